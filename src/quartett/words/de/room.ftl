## Der Raum vor dem Spiel

room-yours = Dein Tisch wartet auf Gäste
room-invites = { $who } lädt dich zu { $game } ein
room-invited = Du bist zu { $game } eingeladen
room-plays = { $game } zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count } Personen
}, { $pace }.
room-at-once = am Stück
room-with-days = mit Tagen Zeit pro Zug
room-code = Code
room-code-how = Wer ihn in der Übersicht eintippt, das Bild scannt oder den Link öffnet, kommt hierher.
share-link = Teilen
share-text = Spiel mit: { $game }
room-seats = Plätze
seat-invites = lädt ein
seat-awaited = wartet auf jemanden
let-bots-play = Bots spielen lassen
bot-on-seat = Einen Bot auf Platz { $number } setzen
free-seat = Platz { $number } freimachen
start-game = Spiel beginnen
seats-left = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
all-sit = Alle Plätze sind besetzt.
host-will-start = { $who } beginnt das Spiel.
your-name-is = So nennen dich die anderen
keep-name = Übernehmen
get-up = Aufstehen
no-seat-left = Jemand war schneller: Es ist kein Platz mehr frei. Du kannst zusehen.
change-what = Was gespielt wird

## Wer da ist

seat-gone = ist weg
seat-devices = auf { $count } Geräten
seat-stands-in = Bot springt ein
you-watch = Du siehst zu
watching-count = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
since-minutes = seit { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}
gone-since = { $who } ist { $since } weg.
silent-since = { $who } hat { $since } nicht geantwortet.
you-are-awaited = Die anderen warten auf dich und würden einen Bot weiterspielen lassen.
i-am-here = Ich bin noch da
they-are-here = { $who } ist noch da
plays-again = { $who } spielt selbst weiter
awaited = Warten auf { $who }
one-away = { $who } ist nicht da
one-gone = { $who } ist weg
since-now = seit eben
vote-bot = Einen Bot weiterspielen lassen
vote-not = Doch warten
votes-so-far = Dafür: { $who }
bot-for-you = Ein Bot spielt für dich.
play-myself = Selbst weiterspielen

## Was sonst geschieht

aside-undo-asked = { $who } möchte einen Zug zurücknehmen.
own-undo-asked = Die anderen werden gefragt, ob du den Zug zurücknehmen darfst.
aside-undo-declined = { $other } hat das Zurücknehmen abgelehnt.
aside-undo-agreed = { $other } ist einverstanden: Der Zug ist zurückgenommen.
aside-bot-plays = Für { $who } spielt ein Bot weiter.
aside-back = { $who } spielt wieder selbst.
aside-still-here = { $who } ist noch da und überlegt.
aside-sat = { $who } hat sich gesetzt.
aside-stood-up = { $who } ist aufgestanden.
aside-sent-away = Der Platz von { $who } wurde freigemacht.
aside-started = Das Spiel beginnt.
aside-rematch = { $who } möchte noch einmal spielen.

## Bemerkungen

remarks = Bemerkungen
remark-by = { $who }: { $what }
hide-remarks = Bemerkungen ausblenden
hide-remarks-of = Bemerkungen von { $who } ausblenden
say-hello = Hallo
say-well-played = Gut gespielt
say-thanks = Danke
say-sorry = Entschuldige
say-lucky = Glück gehabt
say-moment = Einen Moment bitte.
say-go-on = Du bist dran
say-goodbye = Bis bald
say-clap = Applaus
say-laugh = Gelächter
say-wow = Staunen
say-oh-no = O nein
