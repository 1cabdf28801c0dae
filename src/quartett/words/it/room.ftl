## La stanza prima della partita

room-yours = Il tuo tavolo aspetta ospiti
room-invites = { $who } ti invita a { $game }
room-invited = Sei invitato a { $game }
room-plays = { $game } per { $count } giocatori, { $pace }.
room-at-once = in una sola seduta
room-with-days = con giorni di tempo per mossa
room-code = Codice
room-code-how = Chi lo scrive nella sala, scansiona l’immagine o apre il link arriva qui.
share-link = Condividi
share-text = Vieni a giocare a { $game }
room-seats = Posti
seat-invites = invita
seat-awaited = aspetta qualcuno
let-bots-play = Fai giocare i bot
bot-on-seat = Metti un bot al posto { $number }
free-seat = Libera il posto { $number }
start-game = Comincia la partita
seats-left = { $free ->
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
all-sit = Tutti i posti sono occupati.
host-will-start = { $who } farà cominciare la partita.
your-name-is = Come ti chiamano gli altri
keep-name = Conferma
get-up = Alzati
no-seat-left = Qualcuno è stato più veloce: non ci sono più posti liberi. Puoi guardare.
change-what = Che cosa si gioca

## Chi c’è

seat-gone = non è più qui
seat-devices = su { $count } dispositivi
seat-stands-in = gioca un bot
you-watch = Stai guardando
watching-count = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
since-minutes = da { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
gone-since = { $who } manca { $since }.
silent-since = { $who } non risponde { $since }.
you-are-awaited = Gli altri ti aspettano e farebbero continuare un bot.
i-am-here = Sono ancora qui
they-are-here = { $who } è ancora qui
plays-again = { $who } riprende a giocare
awaited = Si aspetta { $who }
one-away = { $who } non è qui
one-gone = { $who } non è più al tavolo
since-now = da un attimo
vote-bot = Fai continuare un bot
vote-not = Meglio aspettare
votes-so-far = A favore: { $who }
bot-for-you = Un bot gioca per te.
play-myself = Riprendo io

## Che altro succede

aside-undo-asked = { $who } vorrebbe ritirare una mossa.
own-undo-asked = Agli altri si chiede se puoi ritirare la mossa.
aside-undo-declined = { $other } ha rifiutato: la mossa resta.
aside-undo-agreed = { $other } è d’accordo: la mossa è ritirata.
aside-bot-plays = Un bot continua per { $who }.
aside-back = { $who } gioca di nuovo.
aside-still-here = { $who } è ancora qui e sta pensando.
aside-sat = { $who } si è seduto.
aside-stood-up = { $who } si è alzato.
aside-sent-away = Il posto di { $who } è stato liberato.
aside-started = La partita comincia.
aside-rematch = { $who } vorrebbe giocare ancora.

## Osservazioni

remarks = Osservazioni
remark-by = { $who }: { $what }
hide-remarks = Nascondi le osservazioni
hide-remarks-of = Nascondi le osservazioni di { $who }
say-hello = Ciao
say-well-played = Ben giocato
say-thanks = Grazie
say-sorry = Scusa
say-lucky = Che fortuna
say-moment = Un attimo, per favore.
say-go-on = Tocca a te
say-goodbye = A presto
say-clap = Applausi
say-laugh = Risate
say-wow = Stupore
say-oh-no = Oh no
