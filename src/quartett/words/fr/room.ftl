## La salle avant la partie

room-yours = Votre table attend des invités
room-invites = { $who } vous invite à { $game }
room-invited = Vous êtes invité à { $game }
room-plays = { $game } à { $count } joueurs, { $pace }.
room-at-once = d’une traite
room-with-days = avec plusieurs jours par coup
room-code = Code
room-code-how = Qui le tape à l’accueil, scanne l’image ou ouvre le lien arrive ici.
share-link = Partager
share-text = Venez jouer à { $game }
room-seats = Places
seat-invites = invite
seat-awaited = attend quelqu’un
let-bots-play = Laisser jouer des robots
bot-on-seat = Mettre un robot à la place { $number }
free-seat = Libérer la place { $number }
start-game = Commencer la partie
seats-left = { $free ->
    [one] Il reste une place libre.
   *[other] Il reste { $free } places libres.
}
all-sit = Toutes les places sont prises.
host-will-start = { $who } lancera la partie.
your-name-is = Comment les autres vous appellent
keep-name = Garder
get-up = Se lever
no-seat-left = Quelqu’un a été plus rapide : aucune place n’est libre. Vous pouvez regarder.
change-what = Ce qu’on joue

## Qui est là

seat-gone = n’est plus là
seat-devices = sur { $count } appareils
seat-stands-in = robot à sa place
you-watch = Vous regardez
watching-count = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
since-minutes = depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
gone-since = { $who } est absent { $since }.
silent-since = { $who } n’a pas répondu { $since }.
you-are-awaited = Les autres vous attendent et laisseraient un robot continuer.
i-am-here = Je suis toujours là
they-are-here = { $who } est toujours là
plays-again = { $who } reprend sa place
awaited = On attend { $who }
one-away = { $who } n’est pas là
one-gone = { $who } n’est plus là
since-now = depuis un instant
vote-bot = Laisser un robot continuer
vote-not = Attendre quand même
votes-so-far = Pour : { $who }
bot-for-you = Un robot joue pour vous.
play-myself = Reprendre ma place

## Ce qui se passe autour

aside-undo-asked = { $who } voudrait reprendre un coup.
own-undo-asked = On demande aux autres si vous pouvez reprendre votre coup.
aside-undo-declined = { $other } a refusé : le coup reste.
aside-undo-agreed = { $other } est d’accord : le coup est repris.
aside-bot-plays = Un robot continue pour { $who }.
aside-back = { $who } a repris sa place.
aside-still-here = { $who } est toujours là et réfléchit.
aside-sat = { $who } a pris place.
aside-stood-up = { $who } s’est levé.
aside-sent-away = La place de { $who } a été libérée.
aside-started = La partie commence.
aside-rematch = { $who } voudrait rejouer.

## Remarques

remarks = Remarques
remark-by = { $who } : { $what }
hide-remarks = Masquer les remarques
hide-remarks-of = Masquer les remarques de { $who }
say-hello = Bonjour
say-well-played = Bien joué
say-thanks = Merci
say-sorry = Pardon
say-lucky = Quelle chance
say-moment = Un instant, s’il vous plaît.
say-go-on = À vous de jouer
say-goodbye = À bientôt
say-clap = Bravo
say-laugh = Rires
say-wow = Stupeur
say-oh-no = Oh non
