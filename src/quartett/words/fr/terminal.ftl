## Places

you = Vous
bot-sign = robot { $bot }

## À la table

welcome = À la table : { $names }.
question-for = { $who } : { $question }
colon = { " : " }
between = { " ; " }
choice-possible = { $number } : { $choice }
choice-refused = { $count ->
    [one] { $number } n’est pas possible : { $choice }
   *[other] { $number } ne sont pas possibles : { $choice }
}
pass-keyboard = { $who }, appuyez sur Entrée quand les autres ne regardent pas.
hint = Numéro ou coup · ? pourquoi pas · carte NOM · aide · annuler · quitter
hint-enter = Entrée : le seul choix · ? pourquoi pas · aide · annuler · quitter
thinks = { $who } réfléchit…{ $seconds ->
    [0] { "" }
   *[other] { " " }{ $seconds } s
}

## Réponses qui ne sont pas des coups

answer-unknown = « { $text } » n’est ni un coup ni une commande. Possible maintenant : { $examples }. « aide » donne les commandes.
answer-ambiguous = « { $text } » peut désigner plusieurs coups : { $moves }.
answer-out-of-range = Il n’y a pas de choix { $number }. Les choix vont de 1 à { $most }.
no-such-card = Aucune carte ne s’appelle « { $card } ». Tapez un nom comme il figure sur la table, ou son début.
card-ambiguous = « { $card } » convient à plusieurs cartes : { $cards }. Précisez le nom.
not-now = { $move } : { $reason }.

## Commandes ; les noms anglais valent dans toutes les langues

command-why = ?
command-help = aide
command-card = carte
command-hint = conseil
command-rule = règle
command-rules = règles
command-table = table
command-log = journal
command-undo = annuler
command-save = enregistrer
command-quit = quitter

help-answer = Répondez par le numéro d’un choix ou par un coup comme « { $example } » ; un début sans équivoque suffit.
help-why = { $command } : ce qui n’est pas possible et pourquoi ; « ? MOT » seulement ce qui contient ce mot.
help-card = { $command } NOM : ce que dit une carte ; le début du nom suffit.
help-hint = { $command } : ce qu’un maître ferait ici, et pourquoi.
help-rule = { $command } 13 : la règle qui porte ce numéro.
help-rules = { $command } MOT : toutes les règles, ou celles qui contiennent ce mot.
help-table = { $command } : la table.
help-log = { $command } : tout ce qui s’est passé jusqu’ici.
help-undo = { $command } : reprendre votre dernier coup, tant qu’il n’a rien appris à personne.
help-save = { $command } FICHIER : écrire un enregistrement de la partie dans un nouveau fichier.
help-quit = { $command } : quitter la table ; la partie est gardée et peut reprendre plus tard.

log-empty = Il ne s’est encore rien passé.
rules-without = Aucune règle ne contient « { $word } ».
why-nothing = Tout ce qui répond à ce mot est possible maintenant.
more-lines = [Encore { $lines } : Entrée continue, q arrête]
undone = Repris : { $move }.
cannot-undo = Il n’y a rien à reprendre : seul votre propre dernier coup peut l’être, et seulement tant qu’aucune carte, aucun dé et aucun autre joueur n’a suivi.

## Garder une partie

kept = La partie est gardée dans { $file }.
left = La partie est gardée. Pour la reprendre :
how-to-replay = Pour en relire le récit :
not-over = L’enregistrement s’arrête ici ; la partie n’est pas finie.
told-from = { $count ->
    [one] Le premier coup a été joué
   *[other] Les { NUMBER($count, useGrouping: 0) } premiers coups ont été joués
} selon d’autres règles ; l’histoire commence après.

## La fin

final-score = { $who } : { $points }

## Ce qui n’allait pas, et ce qui irait

unknown-player = Personne ici ne s’appelle « { $player } ». Pour une place, au choix : { $players } ; un nom peut précéder, comme dans Ada=you.
bad-player-name = « { $player } » ne peut pas être un nom. Un nom a de 1 à { $longest } caractères visibles, sans les signes = , ; et #.
mixed-player-name = « { $player } » mélange des alphabets dont les lettres se ressemblent. Tenez-vous-en à un seul.
player-name-twice = Deux places s’appellent { $player }, ou peu s’en faut. Chaque nom ne se donne qu’une fois.
other-seat-count = { $seats ->
    [one] { $seats } place est indiquée
   *[other] { $seats } places sont indiquées
} et l’enregistrement en a { $right }. Indiquez-en { $right }, ou aucune pour continuer comme avant.
file-exists = { $file } existe déjà et reste tel quel. Indiquez un nouveau fichier.
file-unwritable = Le fichier { $file } ne peut pas être écrit ({ $cause }). Indiquez un autre endroit, par exemple un fichier dans votre propre dossier.
nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }. Indiquez un enregistrement à reprendre.

## Push

push-turn = Tour : { $who }
push-column = Colonne { $number }
push-flipped = Retournée
push-points = Points
push-pile-label = Pioche
push-pile-count = À piocher { $count }
push-discard-count = Défausse { $count }
push-pile = Pioche : { card-count } : { $cards }.
push-discard = Défausse : { card-count }.
push-colour-count = { $count } × { $colour }
push-roll-count = { $count ->
    [one] { $count } carte Dé
   *[other] { $count } cartes Dé
}
push-switch-count = { $count ->
    [one] { $count } carte Changement de sens
   *[other] { $count } cartes Changement de sens
}
push-picking = Prennent une colonne : { $names }.{ $aside ->
    [0] { "" }
    [one] { " " }{ $aside } carte Changement de sens.
   *[other] { " " }{ $aside } cartes Changement de sens.
}
push-told-column = Colonne { $number } : { $cards } ({ point-count }).
push-no-column = Il n’y a pas encore de colonne.
push-told-flipped = Carte retournée : { $card }.
push-told-seat = { $who } : { $layout }.
push-nothing-open = aucune carte visible
push-told-open = visibles { $cards } ({ point-count })
push-told-banked = protégées { $cards } ({ point-count })
push-told-banked-hidden = protégées { $cards }
push-tie-break = À points égaux, on compte les cartes (PUSH-46). { $counts }.

## Deck Battle

deck-force-letter = F
deck-recruit-letter = R
deck-chakra-letter = C
deck-scroll-letter = P
deck-points = { $points }pt
deck-turn = Tour : { $who } · { $phase }
deck-track = Piste
deck-last-round = Dernier tour de table
deck-market = Marché
deck-missions = Missions
deck-away = sortie
deck-masks = { $count ->
    [one] { $count } masque
   *[other] { $count } masques
}
deck-chakra-gauge = Chakra
deck-scroll-gauge = Parchemins
deck-in-hand = main { $count }
deck-piles = pioche { $draw }, défausse { $discard }
deck-hand = Main
deck-in-play = En jeu
deck-infirmary = Infirmerie
deck-items = Objets
deck-techniques = Techniques
deck-done = Missions accomplies
deck-tokens = Jetons
deck-lion = Lion
deck-insects = { $count ->
    [one] { $count } insecte
   *[other] { $count } insectes
}
deck-count = { $who } : { $parts } = { $points }
deck-count-characters = Personnages
deck-count-missions = Missions
deck-count-tokens = Jetons Menace
deck-count-masks = Masques
deck-count-objectives = Objectifs
deck-count-scourge = Fléau
deck-sum = { $parts } = { $total } sur { $needed } : { $left }
deck-short = il manque { $count }
deck-exact = juste assez
deck-lost = assez, { $count } en trop
deck-told-track = { $count ->
    [one] Il reste { $count } jeton
   *[other] Il reste { $count } jetons
} sur la piste.
deck-told-aim = { $card } : { $text }
deck-told-market = Au marché, avec leur coût de Recrutement : { $items }.
deck-told-missions = Missions, avec leur coût en parchemins : { $missions }.
deck-told-slot = Terrain { $place } : { $card }, coût { $cost }, { point-count } ; a { $values }.
deck-told-next = C’est la Menace, et { $place ->
    [0] elle s’enfuit au prochain pas.
   *[other] elle ira à la place { $place }.
}
deck-told-seat = { $who } : { $parts }.
deck-told-person = En jeu : { $card }, { $parts }.
deck-told-used = capacité utilisée

## Les signes sur la table

command-legend = légende
help-legend = { $command } : ce que veulent dire les signes sur la table.
legend-asked = ▶ à qui s’adresse la question.
legend-more = … quelque chose est omis ; « { $log } » et « { $table } » disent tout.
push-legend = ▪3 cartes protégées ; « + ? » leurs points sont cachés.
force-legend = « ? » une carte face cachée ; ×2 deux de ces cartes.
konoha-legend = ✓ mission réussie ; · laissée de côté ; ▼ où se trouve l’équipe ; ⌂ le village.
deck-legend-values = { deck-force-letter } Force · { deck-recruit-letter } Recrutement · { deck-chakra-letter } Chakra · { deck-scroll-letter } parchemins · { $points } trois points
deck-legend-slot = « 2 { deck-force-letter }5/{ deck-recruit-letter }3 NOM { $points } { deck-force-letter }4 » : à la place 2, pour 5 de Force ou 3 de Recrutement ; vaut trois points ; a 4 de Force une fois à vous.
deck-legend-threat = ▶NOM→3 : la Menace, et la place où elle ira ensuite.
deck-legend-track = ● un jeton sur la piste, · un jeton parti ; ? un objectif encore caché, !? le fléau.
deck-legend-play = ✓ prend part à la manœuvre ; [NOM] l’objet que quelqu’un porte ; ■□ le niveau d’une jauge.
deck-field = Terrain
deck-others = les autres
deck-own = votre plateau
deck-points-told = points
legend-table = … « { $command } » montre toute la table.
folded = Non affiché : { $parts }. « { $command } » montre tout.

## Leçons

lesson-head = { $game } : leçon { $part } sur { $parts }, étape { $step } sur { $steps }
lesson-go-on = [Entrée : continuer]
lesson-done = La leçon est finie. Pour jouer :
lesson-next = La leçon est finie. La suivante :

## Le début, et ce qui peut échouer

which-game = Quel jeu ?
not-kept = Cette partie n’est pas gardée : { $file } ne peut pas être écrit ({ $cause }). « --save FICHIER » indique un autre endroit.
not-kept-left = La partie n’a pas été gardée.
output-failed = La sortie ne peut pas être écrite ({ $cause }).
cards-not-text = Le fichier { $file } n’est pas du texte. Un fichier de cartes est un fichier texte en UTF-8, en TOML.
balance-interrupted = Interrompu : une moitié de mesure ne dit rien, donc rien n’a été écrit.

## Que feriez-vous ?

puzzles-solved = Résolus : { $solved } sur { $tried }.
unknown-puzzle = Il n’y a pas de problème { $number }. Ils portent les numéros 1 à { $most }.
wrong-puzzle-count = On ne peut pas chercher { NUMBER($count, useGrouping: 0) } problèmes. Donnez un nombre de 1 à { NUMBER($most, useGrouping: 0) }.
puzzles-other-cards = Les problèmes de { $game } sont pour d’autres règles ou cartes. Cherchez-en de nouveaux avec quartett puzzle { $game } --find 60.
no-puzzles = Il n’y a pas encore de problèmes de { $game }. Cherchez-en avec quartett puzzle { $game } --find 60.

## Une commande mal tapée

arguments-missing = Il manque quelque chose : { $names }.
argument-without-value = Il manque une valeur après { $argument }.
argument-takes-no-value = { $argument } ne prend pas de valeur.
argument-no-whole = « { $given } » n’est pas un nombre entier ; { $argument } en demande un.
argument-no-natural = « { $given } » n’est pas un nombre entier à partir de 0 ; { $argument } en demande un.
argument-no-number = « { $given } » n’est pas un nombre ; { $argument } en demande un.
argument-out-of-range = { $argument } ne peut pas valoir { $given }. Valeurs possibles : de { $least } à { $most }.
argument-unknown = « { $argument } » ne correspond à rien ici.
argument-ambiguous = « { $argument } » peut vouloir dire plusieurs choses : { $choices }.
argument-meant = « { $given } » n’existe pas. Vouliez-vous dire « { $near } » ?
argument-none-of = « { $given } » n’existe pas. Il y a : { $choices }.
argument-wrong = La saisie n’est pas comprise ({ $cause }).
argument-help = `{ $program } --help` montre ce qui est possible.

## Un fichier, une adresse ou la sortie est inutilisable parce que …

cause-missing = ce fichier ou ce dossier n’existe pas
cause-folder = c’est un dossier
cause-no-folder = une partie du chemin n’est pas un dossier
cause-forbidden = ce n’est pas autorisé
cause-full = le disque est plein
cause-exists = cela existe déjà
cause-read-only = le disque est en lecture seule
cause-long-name = le nom est trop long
cause-taken = le port est déjà pris
cause-elsewhere = cette machine n’a pas cette adresse
cause-silent = personne n’y répond
