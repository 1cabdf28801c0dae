## One device, many people

person-here = Quelqu’un ici
people-here = { $count } personnes sur cet appareil
name-of = Nom de { $who }
hand-it-to = Passez l’appareil à { $name }
hand-it-why = Les cartes apparaissent quand il n’y a que { $name } qui regarde.
i-am = Je suis { $name }. Montrer mes cartes
lately = Ce qui s’est passé
look-at-cards = Regarder ses propres cartes
look-as = { $name } regarde
cover-cards = Cacher
somebody-beside = Une autre personne sur cet appareil
sit-beside = L’installer aussi

## Your play

your-play = Vos parties
browser-full = Ce navigateur ne garde plus rien : sa mémoire est pleine ou désactivée. Vous pouvez continuer à jouer, mais la suite sera oubliée avec cette page.
which-games = Jeux
all-games = Tous
by-game = Par jeu
by-seats = Par nombre de joueurs
by-others = Avec et contre
bot-of = Robot, { $level }
played-games = Jouées
won-games = Gagnées
places = Places
place-times = { $times ->
    [one] une fois
   *[other] { $times } fois
} à la place { $place }
history = Parties terminées
more-games = En montrer plus
no-games-yet = Ce navigateur ne garde aucune partie terminée. Si vous avez déjà joué, il a peut-être jeté ses données : chargez ci-dessous le fichier de vos places.
keeping = Ce que garde ce navigateur
keeping-how = Vos places et l’issue de vos parties se trouvent dans ce navigateur et nulle part ailleurs. Enregistrez-les dans un fichier pour les transférer dans un autre. Qui a le fichier occupe vos places.
save-seats = Enregistrer toutes les places
load-seats = Charger des places
erase-all = Tout effacer
erase-sure = À chaque table, votre nom et vos accès sont effacés, des robots continuent pour vous, et ce navigateur oublie toutes vos parties et vos réglages. Personne ne peut les récupérer.
erase-yes = Tout effacer
erase-no = Garder
packing = Tables rangées : { $done } sur { $count }.
packed-away = Le fichier est enregistré. Gardez-le comme une clé.
unpacked = { $tables ->
    [one] { $tables } table trouvée
   *[other] { $tables } tables trouvées
}, et { $seats ->
    [one] { $seats } place peut être jouée
   *[other] { $seats } places peuvent être jouées
} d’ici.
unpacked-foreign = Le fichier vient d’un autre serveur. { $tables ->
    [one] { $tables } table a rejoint
   *[other] { $tables } tables ont rejoint
} vos parties ; les places ne sont ouvertes que là-bas ({ $seats } ici).
file-not-ours = Ce n’est pas un fichier de places écrit par Quartett.
server-away = Le serveur ne répond pas. Rien n’a changé ; réessayez.
not-erased = { $count ->
    [one] { $count } table n’a pas pu être atteinte et vous connaît
   *[other] { $count } tables n’ont pas pu être atteintes et vous connaissent
} encore. Réessayez plus tard ; tout le reste attend jusque-là.
