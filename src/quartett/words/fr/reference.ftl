# What is said on the pages to look things up: rules, cards, the log, a replay.

## Sections of the rules

section-idea = Le but du jeu
section-setup = Mise en place
section-turn = Votre tour
section-placing = Poser des cartes
section-stopping = S’arrêter et prendre
section-others = Les autres
section-bust = Trop de risques
section-banking = Protéger
section-end = La fin
section-duel = Le duel
section-droid = R2-D2
section-vader = Dark Vador
section-scoring = Décompte
section-ninja = Ce que montrent les cartes
section-attempt = En mission
section-powers = Pouvoirs
section-synergies = Synergies
section-cards = Cartes et termes
section-track = La piste Menace
section-techniques = Capacités et techniques
section-items = Objets
section-gauges = Chakra et parchemins
section-healing = Blesser et soigner
section-missions = Missions
section-deployment = Déploiement
section-upkeep = Entretien
section-tokens = Masques et jetons spéciaux
section-texts = Visible, secret et textes des cartes
section-modes = Autres modes de jeu

## Worked examples

example-columns = Où poser le 2 orange ?
example-columns-text = La première colonne a déjà un 2, la deuxième a déjà de l’orange. La troisième n’a ni l’un ni l’autre : la carte y va.
example-flipped = retournée
example-has-a-2 = a un 2
example-has-orange = a de l’orange
example-fits = convient
example-die = Le dé montre le vert
example-die-text = Toutes les cartes vertes visibles sont perdues : 8 points. Les autres couleurs restent, et les cartes protégées aussi.
example-stays = reste
example-symbols = Deux jouent un 6
example-symbols-text = Le 6 est la plus haute valeur, jouée deux fois. Han y a plus de symboles et prend Jabba ; sa carte est perdue. Les autres reprennent la leur.
example-at-stake = est en jeu
example-wins-and-is-lost = gagne, est perdue
example-comes-back = revient
example-pairs = Combien cela vaut-il à la fin ?
example-pairs-text = Deux Jabba rapportent 6 chacun et 10 pour la paire : 22. Greedo rapporte 3. Ce Vador coûte 4. Total : 21.
example-cancelling = Temari annule Itachi
example-cancelling-text = Temari annule une carte avec l’œil. Itachi ou Hinata ? Itachi valait −4 et compte 0. Hinata gagne 2 pour deux poings. La main a une force de 10.
example-hand = Quelle est la force de cette main ?
example-hand-text = Sakura aime Sasuke (+2), Kakashi trois membres de son équipe (+3), Naruto une couronne (+2), Iruka Naruto (+2). Total : 20.
example-fight = Asuma et Chôji affrontent Karin
example-fight-text = Karin coûte 4 de Force, et 2 et 2 font 4. Karin va sous votre infirmerie, les deux combattants dans votre défausse.
example-recruiting = Kakashi et Sakura recrutent Ayame
example-recruiting-text = Ayame coûte 2 de Recrutement. 2 et 1 font 3 : un de trop, il est perdu. Kakashi seul aurait suffi.

## Pages to look things up

contents = Sommaire
settled-question = Point éclairci
example = Exemple
verdict-yes = oui
verdict-no = non
back-to-table = Retour à la table
card-search = Nom, nombre ou effet
filter-all = Toutes
filter-kind = Sorte
filter-team = Équipe ou couleur
filter-price = Prix ou valeur
filter-effect = Effet
filter-clear = Voir toutes les cartes
cards-found = { $count ->
    [one] Une sorte de carte
   *[other] { $count } sortes de cartes
}
copies = { $count ->
    [one] un exemplaire
   *[other] { $count } exemplaires
}

## What cards can do, to filter by

does-gain-force = donne de la Force
does-gain-recruit = donne du Recrutement
does-gain-chakra = donne du Chakra
does-gain-scroll = donne des parchemins
does-gain-card = pioche des cartes
does-bonus = renforce les autres
does-heal = soigne
does-eliminate = élimine
does-take-item = apporte des objets
does-acquire = prend des personnages du terrain
does-recall = rappelle
does-recall-affinity = rappelle par affinité
does-cost = change des coûts
does-drain = prend aux autres
does-copy = copie
does-points-per = compte à la fin
does-with = avec certains autres
does-with-any = avec un parmi plusieurs
does-per-symbol = par symbole
does-per-teammate = par coéquipier
does-cancels = annule

## Piles that are open to all

pile-eliminated = Éliminés
pile-deck-title = Votre deck
pile-deck-left = Reste à piocher : { $count }
pile-deck-whole = Le deck entier : { $count }
pile-deck-empty = Rien. À la prochaine pioche, la défausse est mélangée.

## A replay

replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $times }×
replay-unit = Pas
unit-move = Coup
unit-turn = Tour
unit-round = Manche
replay-first = Au début
replay-last = À la fin
replay-more = Courbe et choix
turn-back = Un tour en arrière
turn-on = Un tour en avant
round-back = Une manche en arrière
round-on = Une manche en avant
jump-marks = Moments forts
mark-at = { $step } : { $what }
share-picture = Partager une image
picture-of = { $game }, coup { $step } sur { $steps }
picture-failed = L’image n’a pas pu être créée.
drop-record = Déposez un fichier ici ou choisissez-en un
choose-file = Choisir un fichier
the-team = L’équipe

## The own game, in the end

your-game = Votre partie
team-game = La partie de l’équipe
most-gained = { $points ->
    [one] Le coup { $step } vous a rapporté { $points } point
   *[other] Le coup { $step } vous a rapporté { $points } points
}
most-lost = { $points ->
    [one] Le coup { $step } vous a coûté { $points } point
   *[other] Le coup { $step } vous a coûté { $points } points
}
team-gained = { $points ->
    [one] Le coup { $step } a rapporté { $points } point à l’équipe
   *[other] Le coup { $step } a rapporté { $points } points à l’équipe
}
lead-changed = Depuis le coup { $step }, { $who } était en tête
you-lead-changed = Depuis le coup { $step }, vous étiez en tête
in-front = Coups en tête : { $count } sur { $steps }
shuffle-fair = Le mélange était honnête
