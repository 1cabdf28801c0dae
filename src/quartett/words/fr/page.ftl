## Partout

skip-to-content = Aller au contenu
page-not-loaded = Impossible de charger cette page. Vérifiez la connexion et réessayez.
load-again = Recharger
no-page = Cette page n’existe pas
to-the-lobby = Vers l’accueil
tools = Outils
menu = Menu
close = Fermer
language = Langue
theme = Thème
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
switch-theme = Clair ou sombre
speed = Vitesse
speed-calm = Calme
speed-normal = Normale
speed-quick = Rapide
speed-still = Immobile
sounds = Sons
single-keys = Raccourcis à une lettre
notices = M’avertir quand c’est mon tour
rules = Règles
rule-opens = Règle { $rule }, dans un nouvel onglet
you = Vous
bot = Robot
cards = Cartes
rules-of = Règles : { $game }
cards-of = Cartes : { $game }
word-or-number = Mot ou numéro
nothing-found = Rien trouvé.
learn-quickly = Apprendre en deux minutes
learn-briefly = Apprendre, 2 min
learn-game-quickly = Apprendre, 2 min : { $game }
daily-deal = Donne du jour
lessons = Leçons
first-lesson = Première leçon
second-lesson = Deuxième leçon
lesson-of = { $lesson } : { $game }
lesson-read-on = La suite est en haut.
lesson-step = Étape { $step } sur { $steps }
lesson-over = La leçon est finie.
show-me = Montrez-moi
once-more = Encore une fois
ask-hint = Conseil
thinking = Réflexion

## L’accueil

motto = quatre jeux de cartes, une table
your-tables = Vos tables
choose-a-game = Choisissez un jeu
play-now = Jouer
play-now-game = Jouer : { $game }, contre des robots
new-table = Nouvelle table : { $game }
players = Joueurs
fewer-players = Un joueur de moins
more-players = Un joueur de plus
your-name = Votre nom
level-novice = vient d’apprendre et se laisse tenter
level-casual = joue de temps en temps, parfois à la hâte
level-steady = joue solidement, pas à pas
level-skilled = prévoit ses coups et oublie parfois
level-adept = a de bonnes habitudes, rarement une étourderie
level-veteran = prévoit chaque tour selon de bonnes règles
level-tactician = prévoit ses coups, souvent à la hâte
level-expert = prévoit ses coups et se trompe rarement
level-challenger = compare de nombreux plans, en oublie parfois un
level-champion = compare de nombreux plans pour son tour
level-virtuoso = réfléchit loin, parfois à la hâte
level-master = réfléchit aussi loin que possible
even-match = À votre niveau
even-match-now = { $level } pour l’instant : plus fort si vous gagnez, plus faible si vous perdez
build-compiled = Quartett { $version }, les robots réfléchissent avec des règles compilées
build-uncompiled = Quartett { $version }, les robots réfléchissent avec des règles non compilées : plus lentement, sinon pareil
open-seat = Place libre
who-sits = Qui occupe la place { $number }
pace = Rythme
pace-live = En direct
pace-days = Des jours par coup
open-the-table = Ouvrir la table
table-code = Code ou lien de la table
join = Rejoindre
play = Jouer
invite = Inviter
invite-how = Qui ouvre ce lien peut prendre une place libre, ou regarder.
table-link = Lien de la table
copy-link = Copier le lien
copied = Copié
qr-code = Code QR du lien
options = Options
own-cards = Votre fichier de cartes
list-table = Montrer parmi les tables ouvertes
open-tables = Tables ouvertes
free-seats = Places libres : { $free } sur { $seats }
table-summary = vous{ $open ->
    [0] { "" }
    [one] , { $open } place libre
   *[other] , { $open } places libres
}{ $bots ->
    [0] { "" }
    [one] , { $bots } robot
   *[other] , { $bots } robots
}

## À la table

table-name = Table { $tree }
player-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
the-table = La table
the-others = Les autres
log = Journal
taken-back = Un coup a été repris.
taken-back-what = Coup repris : { $move }{ $more ->
    [yes] { "" }, avec tout ce qui a suivi.
   *[no] .
}
undo = Reprendre le coup
undo-ask = Demander à reprendre
undo-what = { $undo } : { $move }
undo-wished = { $who } voudrait reprendre un coup.
agree = D’accord
refuse = Refuser
keys = Touches
key-pick = Choisir dans l’ordre affiché
key-tab = Élément suivant
key-along = Le long d’une main ou d’une rangée
key-enter = Valider
key-question = À la question
key-hand = À vos cartes
key-points = Aux autres
key-log = Journal
key-rule = Règle de l’élément choisi
key-undo = Reprendre le coup
key-clear = Effacer
key-help = Toutes les touches
your-turn = C’est à vous.
picked = Choix : { $move }. Entrée confirme.
your-turn-title = À vous
waiting-for = { $count ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
}
waiting-for-players = En attente de joueurs
since-seconds = depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
a-moment = Un instant
not-drawn = Une image manque ici. La partie continue, rien n’est perdu.
forced-moves = Jouer pour moi le seul coup possible
not-your-turn = Ce n’est pas encore à vous.
go-on = Continuer
while-away = Pendant votre absence
new-mark = Nouveau
sending = En route
take-a-seat = Prendre place
seat-free = libre
seat-away = absent
seat-owes = réfléchit
seat-waits = attend
play-again = Rejouer
join-rematch = Rejoindre la partie suivante
scores = Points
replay = Revoir la partie
before-the-first-move = Avant le premier coup.
step-back = Un pas en arrière
step-on = Un pas en avant
step-of = Coup { $step } sur { $steps }
download-record = Télécharger la partie
seen-by = Vue de
who-watches = Qui regarde
all-open = Tout visible
copy-step-link = Lien vers cette étape
record-file = Partie enregistrée
open-record = Revoir une partie enregistrée
grades = Grades
grade-from = dès { $points }

## Comment la table est reliée

link-connecting = Connexion.
link-connecting-next = Un instant.
link-lost = Connexion perdue.
link-lost-next = Votre dernier coup est conservé. Nouvel essai.
link-offline = Vous êtes hors ligne.
link-offline-next = La table reprend dès votre retour.
link-restarting = Le serveur redémarre.
link-restarting-next = Rien n’est perdu. Nouvel essai.
link-flooded = Trop à la fois.
link-flooded-next = Nouvel essai dans un instant.
link-gone = Cette table n’existe pas
link-gone-next = Redemandez le lien à qui vous a invité.
link-private = Table fermée aux spectateurs
link-private-next = Pour jouer, ouvrez le lien de votre place.
link-outdated = Cette page est plus ancienne que le serveur
link-outdated-next = Rechargez-la ; votre place et la partie sont conservées.
seat-lost = Votre place a été ouverte ailleurs.
seat-lost-next = Vous regardez à présent. Demandez un nouveau lien à l’hôte.

## La durée d’une partie

length-push = 25 min
length-force = 25 min
length-konoha = 20 min
length-deckbattle = 75 min

## Sans réseau

offline-title = Jouer sans réseau
offline-ask = { NUMBER($size) } Mo sont chargés une fois et gardés dans ce navigateur. Ensuite les quatre jeux, leurs robots, conseils, règles et rediffusions marchent ici sans réseau et sans serveur.
offline-load = Charger et jouer
offline-loading = Les jeux se chargent…
offline-starting = La table se prépare…
offline-waiting = Quartett est ouvert dans un autre onglet, qui a les tables. Fermez-le pour continuer ici.
offline-failed = Les jeux n’ont pas pu être chargés. Vérifiez le réseau et réessayez.
offline-full = La mémoire de ce navigateur est pleine, le dernier coup n’a donc pas été gardé. Faites de la place et réessayez.
offline-ready = Prêt : ce navigateur joue sans réseau.
leave = Continuer ailleurs
leave-to-server = Continuer sur le serveur
leave-about = Tous les coups joués vont au serveur, et toutes les cartes restent où elles sont. Les cartes cachées y sont envoyées sans que personne ne les voie. Ce que le hasard décide à partir d’ici, le serveur le tire à nouveau. La table de ce navigateur reste telle quelle.
leave-bots = Les places des robots
leave-bots-stay = Les mêmes robots
leave-bots-friends = Des amis, par lien
leave-to-file = Enregistrer dans un fichier
leave-file-about = Le fichier contient toute la partie jusqu’ici, donc aussi les cartes cachées : qui l’ouvre les voit.
keep-title = Conserver sur le serveur
keep-about = Le serveur vérifie toute la partie et la conserve. On peut l’y revoir, l’analyser et la partager par un lien. La partie de ce navigateur reste telle quelle.
keep-begin = Envoyer la partie

## Les tables portent des noms d’arbres

tree-0 = Érable
tree-1 = Saule
tree-2 = Cèdre
tree-3 = Bouleau
tree-4 = Chêne
tree-5 = Frêne
tree-6 = Hêtre
tree-7 = Orme
tree-8 = Tilleul
tree-9 = Pin
tree-10 = Mélèze
tree-11 = Noisetier
tree-12 = Cerisier
tree-13 = Prunier
tree-14 = Olivier
tree-15 = Noyer
review = Analyse
review-of = La partie de
review-begin = Montrer la chance et les erreurs
review-working = L’analyse est en cours.
review-ready = L’analyse est prête.
play-on = Continuer d’ici
puzzles = Problèmes
