## Überall

skip-to-content = Zum Inhalt
page-not-loaded = Das ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
load-again = Neu laden
no-page = Diese Seite gibt es nicht
to-the-lobby = Zur Übersicht
tools = Werkzeuge
menu = Menü
close = Schließen
language = Sprache
theme = Licht
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
switch-theme = Hell oder dunkel
speed = Tempo
speed-calm = Ruhig
speed-normal = Normal
speed-quick = Schnell
speed-still = Ohne
sounds = Töne
single-keys = Einzelne Buchstaben als Tasten
notices = Melden, wenn ich dran bin
rules = Regeln
rule-opens = Regel { $rule }, öffnet einen neuen Tab
you = Du
bot = Bot
cards = Karten
rules-of = Regeln von { $game }
cards-of = Karten von { $game }
word-or-number = Wort oder Nummer
nothing-found = Nichts gefunden.
learn-quickly = In zwei Minuten lernen
learn-briefly = Lernen, 2 Min.
learn-game-quickly = Lernen, 2 Min.: { $game }
daily-deal = Spiel des Tages
lessons = Lektionen
first-lesson = Erste Lektion
second-lesson = Zweite Lektion
lesson-of = { $lesson }: { $game }
lesson-read-on = Lies oben weiter.
lesson-step = Schritt { $step } von { $steps }
lesson-over = Das war die Lektion.
show-me = Zeig es mir
once-more = Noch einmal
ask-hint = Tipp
thinking = Denkt nach

## Die Übersicht

motto = vier Kartenspiele, ein Tisch
your-tables = Deine Tische
choose-a-game = Wähle ein Spiel
play-now = Sofort spielen
play-now-game = Sofort spielen: { $game }, gegen Bots
new-table = Neuer Tisch: { $game }
players = Plätze
fewer-players = Ein Platz weniger
more-players = Ein Platz mehr
your-name = Dein Name
level-novice = kennt gerade erst die Regeln und greift zu, wo es lockt
level-casual = spielt ab und zu, manchmal überhastet
level-steady = spielt solide, Schritt für Schritt
level-skilled = plant voraus und vergisst ab und zu etwas
level-adept = kennt die guten Gewohnheiten, selten ein Ausrutscher
level-veteran = plant jeden Zug nach guten Faustregeln
level-tactician = plant voraus, oft überhastet
level-expert = plant voraus und irrt selten
level-challenger = wägt viele Pläne ab, übersieht ab und zu einen
level-champion = wägt viele Pläne für seinen Zug ab
level-virtuoso = denkt weit voraus, manchmal überhastet
level-master = denkt so weit voraus, wie es geht
even-match = Auf Augenhöhe
even-match-now = Vorerst { $level }: stärker nach einem Sieg von dir, schwächer nach einer Niederlage
build-compiled = Quartett { $version }, Bots denken mit kompilierten Regeln
build-uncompiled = Quartett { $version }, Bots denken mit unkompilierten Regeln: langsamer, sonst gleich
open-seat = Freier Platz
who-sits = Wer auf Platz { $number } sitzt
pace = Tempo
pace-live = Live
pace-days = Tage pro Zug
open-the-table = Tisch eröffnen
table-code = Code oder Link
join = Hinsetzen
play = Spielen
invite = Einladen
invite-how = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zusehen.
table-link = Link zum Tisch
copy-link = Link kopieren
copied = Kopiert
qr-code = QR-Code des Links
options = Optionen
own-cards = Eigene Kartendatei
list-table = Bei den offenen Tischen zeigen
open-tables = Offene Tische
free-seats = { $free } von { $seats } Plätzen frei
table-summary = du{ $open ->
    [0] { "" }
    [one] , { $open } freier Platz
   *[other] , { $open } freie Plätze
}{ $bots ->
    [0] { "" }
    [one] , { $bots } Bot
   *[other] , { $bots } Bots
}

## Am Tisch

table-name = Tisch { $tree }
player-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
the-table = Der Tisch
the-others = Die anderen
log = Verlauf
taken-back = Ein Zug wurde zurückgenommen.
taken-back-what = Zurückgenommen: { $move }{ $more ->
    [yes] { "" }, und alles, was folgte.
   *[no] .
}
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-what = { $undo }: { $move }
undo-wished = { $who } möchte einen Zug zurücknehmen.
agree = Einverstanden
refuse = Ablehnen
keys = Tasten
key-pick = In gezeigter Reihenfolge wählen
key-tab = Zum Nächsten
key-along = In der Hand oder Reihe weiter
key-enter = Ausführen
key-question = Zur Frage
key-hand = Zu deinen Karten
key-points = Zu den anderen
key-log = Verlauf
key-rule = Regel zur Auswahl
key-undo = Zurücknehmen
key-clear = Verwerfen
key-help = Alle Tasten
your-turn = Du bist dran.
picked = Gewählt: { $move }. Enter bestätigt.
your-turn-title = Du bist dran
waiting-for = { $count ->
    [one] { $who } überlegt
   *[other] { $who } überlegen
}
waiting-for-players = Warten auf Mitspieler
since-seconds = seit { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
a-moment = Einen Moment
not-drawn = Hier fehlt ein Bild. Das Spiel geht weiter, nichts ist verloren.
forced-moves = Meinen einzigen möglichen Zug von selbst machen
not-your-turn = Du bist noch nicht dran.
go-on = Weiter
while-away = Während du weg warst
new-mark = Neu
sending = Unterwegs
take-a-seat = Platz nehmen
seat-free = frei
seat-away = nicht da
seat-owes = überlegt
seat-waits = wartet
play-again = Noch einmal spielen
join-rematch = Beim nächsten Spiel dabei sein
scores = Punkte
replay = Rückblick
before-the-first-move = Vor dem ersten Zug.
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
step-of = Zug { $step } von { $steps }
download-record = Aufzeichnung laden
seen-by = Gesehen von
who-watches = Wer zusieht
all-open = Alles offen
copy-step-link = Link zu diesem Schritt
record-file = Aufzeichnung eines Spiels
open-record = Eine Aufzeichnung ansehen
grades = Grade
grade-from = ab { $points }

## Wie der Tisch verbunden ist

link-connecting = Verbindung wird aufgebaut.
link-connecting-next = Einen Moment.
link-lost = Verbindung verloren.
link-lost-next = Dein letzter Zug ist sicher. Neuer Versuch läuft.
link-offline = Du bist offline.
link-offline-next = Am Tisch geht es weiter, sobald du wieder da bist.
link-restarting = Der Server startet neu.
link-restarting-next = Nichts ist verloren. Neuer Versuch läuft.
link-flooded = Zu viel auf einmal.
link-flooded-next = Gleich noch ein Versuch.
link-gone = Diesen Tisch gibt es nicht
link-gone-next = Bitte um einen neuen Link.
link-private = Hier darf niemand zusehen
link-private-next = Zum Spielen öffne den Link deines Platzes.
link-outdated = Diese Seite ist älter als der Server
link-outdated-next = Lade sie neu; Platz und Spiel sind sicher.
seat-lost = Dein Platz wurde anderswo geöffnet.
seat-lost-next = Du siehst jetzt zu. Bitte um einen neuen Link.

## Wie lange ein Spiel dauert

length-push = 25 Min.
length-force = 25 Min.
length-konoha = 20 Min.
length-deckbattle = 75 Min.

## Ohne Netz

offline-title = Ohne Netz spielen
offline-ask = { NUMBER($size) } MB werden einmal geladen und in diesem Browser aufgehoben. Danach gehen alle vier Spiele mit Bots, Tipps, Regeln und Rückblicken hier ohne Netz und ohne Server.
offline-load = Laden und spielen
offline-loading = Die Spiele werden geladen …
offline-starting = Der Tisch wird gedeckt …
offline-waiting = Quartett ist in einem anderen Tab offen, und dort liegen die Tische. Schließe ihn, um hier weiterzuspielen.
offline-failed = Die Spiele konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
offline-full = Der Speicher dieses Browsers ist voll, deshalb wurde der letzte Zug nicht behalten. Mache Platz und versuche es noch einmal.
offline-ready = Bereit: Dieser Browser spielt ohne Netz.
leave = Anderswo weiterspielen
leave-to-server = Beim Server weiterspielen
leave-about = Alle bisherigen Züge gehen an den Server, und alle Karten bleiben, wo sie sind. Die verdeckten werden übertragen, ohne dass sie jemand sieht. Was der Zufall von hier an entscheidet, zieht der Server neu. Der Tisch in diesem Browser bleibt, wie er ist.
leave-bots = Die Plätze der Bots
leave-bots-stay = Dieselben Bots
leave-bots-friends = Freunde, per Link
leave-to-file = Als Datei speichern
leave-file-about = Die Datei enthält das ganze bisherige Spiel und damit auch die verdeckten Karten: Wer sie öffnet, sieht sie.
keep-title = Beim Server aufbewahren
keep-about = Der Server prüft die ganze Partie und bewahrt sie auf. Dort kann man sie nachspielen, analysieren und als Link teilen. Die Partie in diesem Browser bleibt, wie sie ist.
keep-begin = Partie senden

## Tische heißen nach Bäumen

tree-0 = Ahorn
tree-1 = Weide
tree-2 = Zeder
tree-3 = Birke
tree-4 = Eiche
tree-5 = Esche
tree-6 = Buche
tree-7 = Ulme
tree-8 = Linde
tree-9 = Kiefer
tree-10 = Lärche
tree-11 = Hasel
tree-12 = Kirsche
tree-13 = Pflaume
tree-14 = Olive
tree-15 = Walnuss
review = Analyse
review-of = Wessen Spiel
review-begin = Glück und Fehler zeigen
review-working = Die Analyse wird berechnet.
review-ready = Die Analyse ist fertig.
play-on = Von hier weiterspielen
puzzles = Aufgaben
