## The table of a run

lab-title = { $game } ({ $options }), { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
lab-bot = Robot
lab-games = Parties
lab-wins = Victoires
lab-win-rate = Taux de victoire
lab-interval = Intervalle à 95 %
lab-score = Score
lab-spread = Écart type
lab-rate = { $tally } / { $whole }
lab-length = Durée d’une partie : { $mean } coups en moyenne, de { NUMBER($shortest, useGrouping: 0) } à { NUMBER($longest, useGrouping: 0) }, hasard compris.
lab-uncompiled = Cette version n’est pas compilée : mêmes résultats, mais bien plus lentement.
lab-adjusted = { $bot } : { $value } sans la chance des cartes ({ $low } – { $high }) ; tel quel { $plain } ({ $plainlow } – { $plainhigh }).
lab-interrupted = Interrompu : { $done } parties sur { $asked } ont été jouées.

## How even a game is

lab-by-seat = Victoires par place
lab-card = Carte
lab-had = Possédée
lab-apart = Écart
lab-alike = Écart entre semblables
lab-unused = Cartes que personne n’a utilisées : { $cards }
lab-strong = Cartes qui vont à coup sûr, entre semblables, avec plus de 10 points de victoires : { $cards }
measure-dead-offers = Capacités proposées qui n’auraient aucun effet
measure-leader-wins = Victoires de qui menait seul à mi-partie
measure-threats-beaten = Menaces vaincues par partie
measure-turns = Tours d’un joueur
measure-missions-done = Missions d’un joueur
measure-empty-reserve = Parties qui finissent avec une réserve vide

## Tuning

tune-title = { $game } : valeurs de cartes réglées
tune-told = Avant et après sur les mêmes parties ({ $games } de chaque sorte), qui n’ont servi à régler aucune valeur ; avec intervalles à 95 %. Tous les essais sont dans trials.jsonl, le fichier de cartes aux nouvelles valeurs est cards.toml.
tune-numbers = Ce qui a été réglé
tune-setting = { $bot }, places : { $seats }
tune-measure = Mesure
tune-field = Valeur
tune-before = Avant
tune-after = Après
tune-aim = Objectif
tune-no-bounds = Rien à régler ici : { $file } ne dit dans aucune table « bounds » jusqu’où ses valeurs peuvent aller.
tune-rounds = Un réglage compte de 1 à 100 séries, et non { $rounds }.
tune-games = { $games }, c’est trop peu pour une série. Il en faut au moins { $fewest }.
tune-games-each = --games demande un nombre, ou un par bot : pas { $games } pour { $bots }.
plans-none = Il n’y a pas de plan pour « { $bot } ». Il y a : { $plans }.
tune-only = « { $option } » ne sert qu’au réglage. Ajoutez --tune.
tune-writes = Un réglage écrit un rapport ; « { $option } » n’y a pas de sens.
tune-interrupted = Interrompu : tout ce qui a été joué est conservé dans { $folder }. La même commande avec --resume reprend ici.

## The picture of a run

lab-points = Points
lab-share-of-games = Parties (%)
plot-needs-matplotlib = Les images demandent matplotlib, qui n’est pas installé. Installez-le avec : pip install matplotlib.
plot-unknown-ending = Une image ne peut pas s’appeler « { $file } ». Son nom se termine par : { $endings }.

## Environments for learners

unknown-reward = Il n’y a pas de récompense « { $reward } ». Les récompenses sont : { $rewards }.
too-few-games = On ne peut pas jouer { $games } parties à la fois. Il en faut au moins 1.
wrong-bot-count = { $bots } robots ne conviennent pas à { $seats } places. Une place au moins est à l’apprenant, et aucun robot ne reste.
no-such-seat = Il n’y a pas de place { $seat }. Les { $seats } places se comptent à partir de 0.

## Le classement

ladder-title = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par rencontre, graine { $seed }
ladder-seats = Places
ladder-rating = Cote
ladder-score = Score moyen (part de ce qui est possible à mains ouvertes après la première passe)
ladder-duel = { $first } a gagné { $rate } % contre { $second } ({ $interval }).
ladder-duel-adjusted = Sans la chance des cartes { $rate } % ({ $interval }).
ladder-adjusted = Intervalle à 95 %, sans la chance
ladder-among = { $first } a gagné { $rate } % parmi des { $second } ({ $interval } ; { $fair } % seraient équitables).
ladder-with-seats = { $game } à { $seats } places
ladder-swapped = { $high } est plus faible que { $low }, le niveau en dessous.
ladder-interrupted = Interrompu : un demi-classement ne dit rien, donc rien n’a été écrit.
records-interrupted = Interrompu : { NUMBER($done, useGrouping: 0) } parties sur { NUMBER($games, useGrouping: 0) } sont enregistrées dans { $folder }. La même commande continue avec les autres.
wrong-ladder = Un classement demande au moins deux robots différents, chacun une fois, comme steady,master:400. Ont été nommés : { $players }.

## Experiments: what can be wrong

field-problem = { $file }, ligne { $line }, « { $field } » : { $problem }
field-unknown = Ce champ n’existe pas ici. Les champs sont : { $fields }.
field-missing = Ce champ est nécessaire.
field-wrong-kind = Il faut ici { $right }.
kind-whole-number = un nombre entier
kind-number = un nombre
kind-text = un texte entre guillemets
kind-flag = true ou false
kind-list = une liste entre crochets
kind-table = une table
experiment-not-toml = L’expérience { $file } n’est pas du TOML : { $cause }.
unknown-bot-number = Le robot « { $bot } » n’a pas de nombre « { $number } ». Ses nombres sont : { $numbers }.
wrong-bot-number = « { $value } » ne peut pas être le nombre « { $number } » du robot « { $bot } ». Il faut un nombre, entier là où celui du robot est entier.
change-unknown-card = Il n’y a pas de carte « { $card } » à changer. Les cartes sont : { $cards }.
change-unknown-field = La carte « { $card } » n’a pas de « { $field } » à changer. Elle a : { $fields }.
wrong-sweep = Aucun nombre ne va de { $start } à { $to }. Le pas dépasse 0, et la fin ne précède pas le début.
bad-sweep = « { $sweep } » n’est pas un parcours. Écrivez cards.emperor.points=4..14 ou bot.caution=-2..4:0.5.
unknown-sweep = « { $number } » n’est pas un nombre qui peut varier. Écrivez cards.<carte>.<champ>, options.<option>, bot.<nombre> (le premier robot) ou bots.<nombre> (tous).
too-many-variants = { $count } variantes sont trop pour une expérience. Elle peut en avoir { $most }.
luck-not-measured = La chance des cartes ne peut être retirée que de la mesure « { $right } », pas de « { $measure } ».
unknown-measure = Il n’y a pas de mesure « { $measure } ». Les mesures sont : { $measures }.
wrong-interval = Un intervalle de { $interval } ne peut être atteint. Indiquez un nombre au-dessus de 0, comme 0.01.
variant-twice = Deux variantes s’appellent « { $variant } ». Donnez à chacune son nom.
workers-die = Les processus qui jouent meurent sans cesse. Ce qui est fait est gardé ; essayez avec moins de processus.
cluster-needs-ray = Une grappe demande Ray, qui n’est pas installé. Installez-le avec : pip install ray.
cluster-not-there = Il n’y a pas de grappe Ray à « { $address } ». Démarrez-en une avec « ray start --head », ou omettez « --cluster » pour cette machine.
resume-other = Le dossier { $folder } contient une autre expérience. Indiquez le bon dossier avec --out.
resume-nothing = Il n’y a dans { $folder } rien à reprendre. Lancez l’expérience sans --resume.
report-exists = Le dossier { $folder } existe déjà. Indiquez-en un autre avec --out, ou reprenez avec --resume.
file-not-utf-8 = Le fichier { $file } n’est pas du texte en UTF-8.

## Experiments: the report

lab-luck-out = Sans la chance des cartes
lab-moves = Durée en coups
lab-variant = Variante
lab-difference = Différence avec { $variant }
lab-percentage-points = points de pourcentage
lab-clear = nette
lab-unclear = aucune constatée
lab-move = Coup
lab-seats = Places qui l’ont joué
lab-results = Résultats
lab-all-bots = Tous les robots
lab-by-move = Coup par coup
lab-by-move-note = Les résultats des places qui ont joué un coup au moins une fois dans la partie. Qu’un coup aille avec de bons résultats ne prouve pas qu’il les cause. Les coups joués par moins de 100 places sont omis.
lab-method = Comment on a joué
lab-method-note = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par variante, graine { $seed }. Toutes les variantes reçoivent les mêmes cartes, et les places tournent d’une partie à l’autre ; les différences se prennent partie par partie. On mesure le premier robot, { $bot }. Les intervalles contiennent la vraie valeur dans 95 cas sur 100.
lab-game = Jeu
lab-options = Options
lab-setting = Réglage
lab-value = Valeur
lab-repeat = Pour recommencer
lab-report-written = Le rapport est dans { $folder }.
lab-go-on = La même commande avec --resume reprend ici.
