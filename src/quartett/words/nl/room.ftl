## De kamer voor het spel

room-yours = Je tafel wacht op gasten
room-invites = { $who } nodigt je uit voor { $game }
room-invited = Je bent uitgenodigd voor { $game }
room-plays = { $game } met { $count } spelers, { $pace }.
room-at-once = in één keer
room-with-days = met dagen voor elke zet
room-code = Code
room-code-how = Wie hem in de lobby typt, het plaatje scant of de link opent, komt hier.
share-link = Delen
share-text = Speel mee: { $game }
room-seats = Plaatsen
seat-invites = nodigt uit
seat-awaited = wacht op iemand
let-bots-play = Laat bots spelen
bot-on-seat = Zet een bot op plaats { $number }
free-seat = Plaats { $number } vrijmaken
start-game = Spel beginnen
seats-left = { $free ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
all-sit = Alle plaatsen zijn bezet.
host-will-start = { $who } start het spel.
your-name-is = Zo noemen de anderen je
keep-name = Bewaren
get-up = Opstaan
no-seat-left = Iemand was sneller: er is geen plaats meer vrij. Je kunt toekijken.
change-what = Wat er gespeeld wordt

## Wie er is

seat-gone = is weg
seat-devices = op { $count } apparaten
seat-stands-in = een bot valt in
you-watch = Je kijkt toe
watching-count = { $count ->
    [one] { $count } kijkt toe
   *[other] { $count } kijken toe
}
since-minutes = al { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}
gone-since = { $who } is { $since } weg.
silent-since = { $who } heeft { $since } niet geantwoord.
you-are-awaited = De anderen wachten op je en zouden een bot laten doorspelen.
i-am-here = Ik ben er nog
they-are-here = { $who } is er nog
plays-again = { $who } speelt zelf verder
awaited = Wachten op { $who }
one-away = { $who } is er niet
one-gone = { $who } is weg
since-now = al even
vote-bot = Laat een bot doorspelen
vote-not = Toch wachten
votes-so-far = Voor: { $who }
bot-for-you = Een bot speelt voor jou.
play-myself = Zelf verderspelen

## Wat er verder gebeurt

aside-undo-asked = { $who } wil een zet terugnemen.
own-undo-asked = De anderen krijgen de vraag of je de zet mag terugnemen.
aside-undo-declined = { $other } vond het niet goed: de zet blijft.
aside-undo-agreed = { $other } vond het goed: de zet is teruggenomen.
aside-bot-plays = Een bot speelt door voor { $who }.
aside-back = { $who } speelt weer zelf.
aside-still-here = { $who } is er nog en denkt na.
aside-sat = { $who } is gaan zitten.
aside-stood-up = { $who } is opgestaan.
aside-sent-away = De plaats van { $who } is vrijgemaakt.
aside-started = Het spel begint.
aside-rematch = { $who } wil nog een keer spelen.

## Opmerkingen

remarks = Opmerkingen
remark-by = { $who }: { $what }
hide-remarks = Opmerkingen verbergen
hide-remarks-of = Opmerkingen van { $who } verbergen
say-hello = Hallo
say-well-played = Goed gespeeld
say-thanks = Bedankt
say-sorry = Sorry
say-lucky = Dat was geluk
say-moment = Een ogenblik graag.
say-go-on = Jij bent aan de beurt
say-goodbye = Tot gauw
say-clap = Applaus
say-laugh = Gelach
say-wow = Verbazing
say-oh-no = O nee
