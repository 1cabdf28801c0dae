## Overal

skip-to-content = Naar de inhoud
page-not-loaded = Dit kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
load-again = Opnieuw laden
no-page = Deze pagina bestaat niet
to-the-lobby = Naar de lobby
tools = Hulpmiddelen
menu = Menu
close = Sluiten
language = Taal
theme = Licht
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
switch-theme = Licht of donker
speed = Tempo
speed-calm = Rustig
speed-normal = Normaal
speed-quick = Snel
speed-still = Stil
sounds = Geluid
single-keys = Losse letters als toetsen
notices = Meld wanneer ik aan de beurt ben
rules = Regels
rule-opens = Regel { $rule }, opent een nieuw tabblad
you = Jij
bot = Bot
cards = Kaarten
rules-of = Regels van { $game }
cards-of = Kaarten van { $game }
word-or-number = Woord of nummer
nothing-found = Niets gevonden.
learn-quickly = Leer het in twee minuten
learn-briefly = Leren, 2 min
learn-game-quickly = Leren, 2 min: { $game }
daily-deal = Spel van de dag
lessons = Lessen
first-lesson = Eerste les
second-lesson = Tweede les
lesson-of = { $lesson }: { $game }
lesson-read-on = Lees hierboven verder.
lesson-step = Stap { $step } van { $steps }
lesson-over = Dat was de les.
show-me = Laat zien
once-more = Nog een keer
ask-hint = Tip
thinking = Denkt na

## De lobby

motto = vier kaartspellen, één tafel
your-tables = Jouw tafels
choose-a-game = Kies een spel
play-now = Nu spelen
play-now-game = Nu spelen: { $game }, tegen bots
new-table = Nieuwe tafel: { $game }
players = Spelers
fewer-players = Eén speler minder
more-players = Eén speler meer
your-name = Jouw naam
level-novice = kent net de regels en grijpt wat lokt
level-casual = speelt af en toe, soms gehaast
level-steady = speelt degelijk, stap voor stap
level-skilled = plant vooruit en vergeet soms iets
level-adept = kent de goede gewoonten en verslapt zelden
level-veteran = plant elke beurt volgens goede vuistregels
level-tactician = plant vooruit, vaak gehaast
level-expert = plant vooruit en vergist zich zelden
level-challenger = weegt veel plannen af, vergeet er soms een
level-champion = weegt veel plannen voor zijn beurt af
level-virtuoso = denkt ver vooruit, soms gehaast
level-master = denkt zo ver vooruit als het kan
even-match = Gelijk op
even-match-now = Voorlopig { $level }: sterker als je wint, zwakker als je verliest
build-compiled = Quartett { $version }, bots denken met gecompileerde regels
build-uncompiled = Quartett { $version }, bots denken met niet-gecompileerde regels: trager, verder hetzelfde
open-seat = Vrije plaats
who-sits = Wie er op plaats { $number } zit
pace = Tempo
pace-live = Live
pace-days = Dagen per zet
open-the-table = Open de tafel
table-code = Code of link van de tafel
join = Meedoen
play = Spelen
invite = Uitnodigen
invite-how = Wie deze link opent, kan een vrije plaats nemen of toekijken.
table-link = Link van de tafel
copy-link = Kopieer de link
copied = Gekopieerd
qr-code = QR-code van de link
options = Opties
own-cards = Eigen kaartbestand
list-table = Toon bij de open tafels
open-tables = Open tafels
free-seats = { $free } van { $seats } plaatsen vrij
table-summary = jij{ $open ->
    [0] { "" }
    [one] , { $open } vrije plaats
   *[other] , { $open } vrije plaatsen
}{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
   *[other] , { $bots } bots
}

## Aan tafel

table-name = Tafel { $tree }
player-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
the-table = De tafel
the-others = De anderen
log = Verloop
taken-back = Een zet is teruggenomen.
taken-back-what = Teruggenomen: { $move }{ $more ->
    [yes] { "" }, en alles wat volgde.
   *[no] .
}
undo = Terugnemen
undo-ask = Vragen om terug te nemen
undo-what = { $undo }: { $move }
undo-wished = { $who } wil graag een zet terugnemen.
agree = Akkoord
refuse = Weigeren
keys = Toetsen
key-pick = Kiezen in de getoonde volgorde
key-tab = Naar het volgende
key-along = Verder in hand of rij
key-enter = Uitvoeren
key-question = Naar de vraag
key-hand = Naar jouw kaarten
key-points = Naar de anderen
key-log = Verloop
key-rule = Regel van het gekozen ding
key-undo = Terugnemen
key-clear = Wissen
key-help = Alle toetsen
your-turn = Jij bent aan de beurt.
picked = Gekozen: { $move }. Enter bevestigt.
your-turn-title = Jouw beurt
waiting-for = { $count ->
    [one] { $who } denkt na
   *[other] { $who } denken na
}
waiting-for-players = Wachten op spelers
since-seconds = al { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
a-moment = Een ogenblik
not-drawn = Hier ontbreekt een afbeelding. Het spel gaat door, er is niets verloren.
forced-moves = Mijn enige mogelijke zet vanzelf doen
not-your-turn = Je bent nog niet aan de beurt.
go-on = Verder
while-away = Terwijl je weg was
new-mark = Nieuw
sending = Onderweg
take-a-seat = Ga zitten
seat-free = vrij
seat-away = niet hier
seat-owes = denkt na
seat-waits = wacht
play-again = Nog een keer spelen
join-rematch = Doe mee met het volgende spel
scores = Punten
replay = Herhaling
before-the-first-move = Voor de eerste zet.
step-back = Eén stap terug
step-on = Eén stap verder
step-of = Zet { $step } van { $steps }
download-record = Verslag downloaden
seen-by = Gezien door
who-watches = Wie toekijkt
all-open = Alles open
copy-step-link = Link naar deze stap
record-file = Verslag van een spel
open-record = Een verslag bekijken
grades = Rangen
grade-from = vanaf { $points }

## Hoe de tafel verbonden is

link-connecting = Verbinden.
link-connecting-next = Een ogenblik.
link-lost = Verbinding verbroken.
link-lost-next = Je laatste zet is veilig. We proberen het opnieuw.
link-offline = Je bent offline.
link-offline-next = De tafel gaat verder als je terug bent.
link-restarting = De server start opnieuw.
link-restarting-next = Er is niets verloren. We proberen het opnieuw.
link-flooded = Te veel tegelijk.
link-flooded-next = Zo meteen opnieuw.
link-gone = Deze tafel bestaat niet
link-gone-next = Vraag opnieuw om de link.
link-private = Aan deze tafel kun je niet toekijken
link-private-next = Open de link van je plaats om te spelen.
link-outdated = Deze pagina is ouder dan de server
link-outdated-next = Laad die opnieuw; je plaats en het spel zijn veilig.
seat-lost = Je plaats is elders geopend.
seat-lost-next = Je kijkt nu toe. Vraag de gastheer om een nieuwe link.

## Hoe lang een spel duurt

length-push = 25 min
length-force = 25 min
length-konoha = 20 min
length-deckbattle = 75 min

## Zonder net

offline-title = Offline spelen
offline-ask = { NUMBER($size) } MB wordt één keer geladen en in deze browser bewaard. Daarna werken alle vier de spellen met bots, tips, regels en herhalingen hier zonder internet en zonder server.
offline-load = Laden en spelen
offline-loading = De spellen worden geladen …
offline-starting = De tafel wordt gedekt …
offline-waiting = Quartett is open in een ander tabblad, en daar liggen de tafels. Sluit het om hier verder te spelen.
offline-failed = De spellen konden niet worden geladen. Controleer de verbinding en probeer het opnieuw.
offline-full = De opslag van deze browser is vol, daarom is de laatste zet niet bewaard. Maak ruimte en probeer het opnieuw.
offline-ready = Klaar: deze browser speelt offline.
leave = Elders verderspelen
leave-to-server = Bij de server verderspelen
leave-about = Alle zetten tot nu toe gaan naar de server, en alle kaarten blijven waar ze zijn. De gesloten kaarten worden verstuurd zonder dat iemand ze ziet. Wat het toeval vanaf hier beslist, trekt de server opnieuw. De tafel in deze browser blijft zoals hij is.
leave-bots = De plaatsen van de bots
leave-bots-stay = Dezelfde bots
leave-bots-friends = Vrienden, via een link
leave-to-file = Opslaan als bestand
leave-file-about = Het bestand bevat het hele spel tot nu toe, en dus ook de gesloten kaarten: wie het opent, ziet ze.
keep-title = Bij de server bewaren
keep-about = De server controleert het hele spel en bewaart het. Daar kan het opnieuw bekeken, geanalyseerd en met een link gedeeld worden. Het spel in deze browser blijft zoals het is.
keep-begin = Spel versturen

## Tafels heten naar bomen

tree-0 = Esdoorn
tree-1 = Wilg
tree-2 = Ceder
tree-3 = Berk
tree-4 = Eik
tree-5 = Es
tree-6 = Beuk
tree-7 = Iep
tree-8 = Linde
tree-9 = Den
tree-10 = Lariks
tree-11 = Hazelaar
tree-12 = Kers
tree-13 = Pruim
tree-14 = Olijf
tree-15 = Walnoot
review = Analyse
review-of = Wiens spel
review-begin = Toon geluk en fouten
review-working = De analyse wordt gemaakt.
review-ready = De analyse is klaar.
play-on = Vanaf hier verderspelen
puzzles = Opgaven
