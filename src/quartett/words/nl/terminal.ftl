## Plaatsen

you = Jij
bot-sign = bot { $bot }

## Aan tafel

welcome = Aan tafel: { $names }.
question-for = { $who }: { $question }
colon = { ": " }
between = { "; " }
choice-possible = { $number }: { $choice }
choice-refused = { $count ->
    [one] { $number } kan niet: { $choice }
   *[other] { $number } kunnen niet: { $choice }
}
pass-keyboard = { $who }, druk op Enter als de anderen wegkijken.
hint = Nummer of zet · ? wat niet kan · kaart NAAM · hulp · terug · stoppen
hint-enter = Enter: de enige keuze · ? wat niet kan · hulp · terug · stoppen
thinks = { $who } denkt na …{ $seconds ->
    [0] { "" }
   *[other] { " " }{ $seconds } s
}

## Antwoorden die geen zet zijn

answer-unknown = “{ $text }” is geen zet en geen opdracht. Mogelijk is nu: { $examples }. “hulp” noemt de opdrachten.
answer-ambiguous = “{ $text }” kan meer dan één zet betekenen: { $moves }.
answer-out-of-range = Een keuze { $number } is er niet. De keuzes zijn 1 tot en met { $most }.
no-such-card = Geen kaart heet “{ $card }”. Typ een naam zoals die op tafel staat, of het begin ervan.
card-ambiguous = “{ $card }” past bij veel kaarten: { $cards }. Typ meer van de naam.
not-now = { $move }: { $reason }.

## Opdrachten; de Engelse namen werken in elke taal

command-why = ?
command-help = hulp
command-card = kaart
command-hint = tip
command-rule = regel
command-rules = regels
command-table = tafel
command-log = verloop
command-undo = terug
command-save = bewaren
command-quit = stoppen

help-answer = Antwoord met het nummer van een keuze of met een zet zoals “{ $example }”; een duidelijk begin is genoeg.
help-why = { $command }: wat nu niet kan en waarom; “? WOORD” alleen wat dit woord bevat.
help-card = { $command } NAAM: wat er op een kaart staat; het begin van de naam is genoeg.
help-hint = { $command }: wat een meester hier zou doen, en waarom.
help-rule = { $command } 13: de regel met dit nummer.
help-rules = { $command } WOORD: alle regels, of die waarin dit woord staat.
help-table = { $command }: de tafel.
help-log = { $command }: alles wat er tot nu toe is gebeurd.
help-undo = { $command }: neem je laatste zet terug, zolang niemand er wijzer van is geworden.
help-save = { $command } BESTAND: schrijf een verslag van het spel in een nieuw bestand.
help-quit = { $command }: van tafel gaan; het spel blijft bewaard en kan later verder.

log-empty = Er is nog niets gebeurd.
rules-without = In geen enkele regel staat “{ $word }”.
why-nothing = Alles wat hiermee bedoeld is, kan nu.
more-lines = [Nog { $lines }: Enter verder, q stopt]
undone = Teruggenomen: { $move }.
cannot-undo = Er is niets terug te nemen: dat kan alleen met je eigen laatste zet, en alleen zolang er geen kaart, dobbelsteen of andere speler op is gevolgd.

## Een spel bewaren

kept = Het spel is bewaard in { $file }.
left = Het spel is bewaard. Ga verder met:
how-to-replay = Lees het na met:
not-over = Hier stopt het verslag; het spel is niet afgelopen.
told-from = { $count ->
    [one] De eerste zet is
   *[other] De eerste { NUMBER($count, useGrouping: 0) } zetten zijn
} met andere regels gedaan; het verhaal begint daarna.

## Het einde

final-score = { $who }: { $points }

## Wat er mis was, en wat goed zou zijn

unknown-player = Niemand heet hier “{ $player }”. Een plaats is een van: { $players }; er mag een naam voor staan, zoals in Ada=you.
bad-player-name = “{ $player }” kan geen naam zijn. Een naam heeft 1 tot { $longest } zichtbare tekens, zonder de tekens = , ; en #.
mixed-player-name = “{ $player }” mengt alfabetten waarvan de letters op elkaar lijken. Houd je aan één.
player-name-twice = Twee plaatsen heten { $player }, of het lijkt zo. Elke naam kan één keer worden gegeven.
other-seat-count = { $seats ->
    [one] Er is { $seats } plaats genoemd
   *[other] Er zijn { $seats } plaatsen genoemd
} en het verslag heeft er { $right }. Noem er { $right }, of geen om verder te gaan zoals het was.
file-exists = { $file } bestaat al en blijft zoals het is. Noem een nieuw bestand.
file-unwritable = Het bestand { $file } kan niet worden geschreven ({ $cause }). Noem een andere plek, zoals een bestand in je eigen map.
nothing-to-resume = In { $folder } ligt geen onafgemaakt spel. Noem een verslag om mee verder te gaan.

## Push

push-turn = Beurt: { $who }
push-column = Rij { $number }
push-flipped = Omgedraaid
push-points = Punten
push-pile-label = Trekstapel
push-pile-count = Te trekken { $count }
push-discard-count = Afgelegd { $count }
push-pile = Trekstapel: { card-count }: { $cards }.
push-discard = Aflegstapel: { card-count }.
push-colour-count = { $count } × { $colour }
push-roll-count = { $count ->
    [one] { $count } dobbelsteenkaart
   *[other] { $count } dobbelsteenkaarten
}
push-switch-count = { $count ->
    [one] { $count } verander-van-richtingkaart
   *[other] { $count } verander-van-richtingkaarten
}
push-picking = De rijen gaan naar: { $names }.{ $aside ->
    [0] { "" }
    [one] { " " }{ $aside } verander-van-richtingkaart.
   *[other] { " " }{ $aside } verander-van-richtingkaarten.
}
push-told-column = Rij { $number }: { $cards } ({ point-count }).
push-no-column = Er ligt nog geen rij.
push-told-flipped = Omgedraaid: { $card }.
push-told-seat = { $who }: { $layout }.
push-nothing-open = geen open kaarten
push-told-open = open { $cards } ({ point-count })
push-told-banked = veilig { $cards } ({ point-count })
push-told-banked-hidden = veilig { $cards }
push-tie-break = Evenveel punten, dus tellen de kaarten (PUSH-46). { $counts }.

## Deck Battle

deck-force-letter = K
deck-recruit-letter = W
deck-chakra-letter = C
deck-scroll-letter = R
deck-points = { $points }p
deck-turn = Beurt: { $who } · { $phase }
deck-track = Spoor
deck-last-round = Laatste ronde
deck-market = Markt
deck-missions = Missies
deck-away = weg
deck-masks = { $count ->
    [one] { $count } masker
   *[other] { $count } maskers
}
deck-chakra-gauge = Chakra
deck-scroll-gauge = Rollen
deck-in-hand = hand { $count }
deck-piles = stapel { $draw }, aflegstapel { $discard }
deck-hand = Hand
deck-in-play = In het spel
deck-infirmary = Ziekenboeg
deck-items = Voorwerpen
deck-techniques = Technieken
deck-done = Volbrachte missies
deck-tokens = Fiches
deck-lion = Leeuw
deck-insects = { $count ->
    [one] { $count } insect
   *[other] { $count } insecten
}
deck-count = { $who }: { $parts } = { $points }
deck-count-characters = Personages
deck-count-missions = Missies
deck-count-tokens = Dreigingsfiches
deck-count-masks = Maskers
deck-count-objectives = Doelen
deck-count-scourge = Plaag
deck-sum = { $parts } = { $total } van { $needed }: { $left }
deck-short = { $count } te weinig
deck-exact = net genoeg
deck-lost = genoeg, { $count } zou verloren gaan
deck-told-track = { $count ->
    [one] Er ligt nog { $count } fiche
   *[other] Er liggen nog { $count } fiches
} op het spoor.
deck-told-aim = { $card }: { $text }
deck-told-market = Op de markt, met de Werving die ze kosten: { $items }.
deck-told-missions = Missies, met de schriftrollen die ze kosten: { $missions }.
deck-told-slot = Veld { $place }: { $card }, kosten { $cost }, { point-count }; heeft { $values }.
deck-told-next = Dit is de Dreiging, en { $place ->
    [0] ze ontsnapt hierna.
   *[other] ze gaat hierna naar { $place }.
}
deck-told-seat = { $who }: { $parts }.
deck-told-person = In het spel: { $card }, { $parts }.
deck-told-used = vermogen gebruikt

## Tekens op de tafel

command-legend = tekens
help-legend = { $command }: wat de tekens op de tafel betekenen.
legend-asked = ▶ aan wie iets gevraagd wordt.
legend-more = … er is iets weggelaten; “{ $log }” en “{ $table }” vertellen alles.
push-legend = ▪3 veiliggestelde kaarten; “+ ?” hun punten zijn verborgen.
force-legend = ? een kaart met de rug naar boven; ×2 twee van deze kaarten.
konoha-legend = ✓ missie gelukt; · overgeslagen; ▼ waar het team staat; ⌂ het dorp.
deck-legend-values = { deck-force-letter } Kracht · { deck-recruit-letter } Werving · { deck-chakra-letter } chakra · { deck-scroll-letter } schriftrollen · { $points } drie punten
deck-legend-slot = “2 { deck-force-letter }5/{ deck-recruit-letter }3 NAAM { $points } { deck-force-letter }4”: op plaats 2, voor 5 Kracht of 3 Werving; drie punten waard; heeft 4 Kracht zodra de kaart van jou is.
deck-legend-threat = ▶NAAM→3: de Dreiging, en de plaats waar die hierna heen gaat.
deck-legend-track = ● een fiche op het spoor, · een die weg is; ? een doel dat nog verborgen is, !? de plaag.
deck-legend-play = ✓ doet mee aan de manoeuvre; [NAAM] het voorwerp dat iemand draagt; ■□ hoe vol een meter is.
deck-field = Veld
deck-others = de anderen
deck-own = jouw bord
deck-points-told = punten
legend-table = … “{ $command }” toont de hele tafel.
folded = Niet getoond: { $parts }. “{ $command }” toont alles.

## Lessen

lesson-head = { $game }: les { $part } van { $parts }, stap { $step } van { $steps }
lesson-go-on = [Enter: verder]
lesson-done = Dat was de les. Spelen kan met:
lesson-next = Dat was de les. De volgende:

## Het begin, en wat kan mislukken

which-game = Welk spel?
not-kept = Dit spel wordt niet bewaard: { $file } kan niet worden geschreven ({ $cause }). “--save BESTAND” noemt een andere plaats.
not-kept-left = Het spel is niet bewaard.
output-failed = De uitvoer kan niet worden geschreven ({ $cause }).
cards-not-text = Het bestand { $file } is geen tekst. Een kaartbestand is een tekstbestand in UTF-8, in TOML.
balance-interrupted = Onderbroken: een halve meting zegt niets, dus is er niets geschreven.

## Wat zou jij doen?

puzzles-solved = Opgelost: { $solved } van { $tried }.
unknown-puzzle = Een opgave { $number } bestaat niet. Ze hebben de nummers 1 tot { $most }.
wrong-puzzle-count = { NUMBER($count, useGrouping: 0) } opgaven kunnen niet worden gezocht. Noem een getal van 1 tot { NUMBER($most, useGrouping: 0) }.
puzzles-other-cards = De opgaven van { $game } zijn voor andere regels of kaarten. Zoek nieuwe met quartett puzzle { $game } --find 60.
no-puzzles = Van { $game } zijn er nog geen opgaven. Zoek er met quartett puzzle { $game } --find 60.

## Een opdracht die verkeerd getypt is

arguments-missing = Er ontbreekt iets: { $names }.
argument-without-value = Na { $argument } ontbreekt een waarde.
argument-takes-no-value = { $argument } krijgt geen waarde.
argument-no-whole = “{ $given }” is geen geheel getal; { $argument } heeft er een nodig.
argument-no-natural = “{ $given }” is geen geheel getal vanaf 0; { $argument } heeft er een nodig.
argument-no-number = “{ $given }” is geen getal; { $argument } heeft er een nodig.
argument-out-of-range = { $argument } kan niet { $given } zijn. Mogelijk is { $least } tot en met { $most }.
argument-unknown = “{ $argument }” betekent hier niets.
argument-ambiguous = “{ $argument }” kan verschillende dingen betekenen: { $choices }.
argument-meant = “{ $given }” bestaat niet. Bedoelde je “{ $near }”?
argument-none-of = “{ $given }” bestaat niet. Er zijn: { $choices }.
argument-wrong = De invoer is niet te begrijpen ({ $cause }).
argument-help = `{ $program } --help` laat zien wat mogelijk is.

## Een bestand, een adres of de uitvoer is onbruikbaar omdat …

cause-missing = dat bestand of die map bestaat niet
cause-folder = het is een map
cause-no-folder = een deel van het pad is geen map
cause-forbidden = dat is niet toegestaan
cause-full = de schijf is vol
cause-exists = dat bestaat al
cause-read-only = de schijf kan alleen gelezen worden
cause-long-name = de naam is te lang
cause-taken = de poort is bezet
cause-elsewhere = deze computer heeft dat adres niet
cause-silent = daar antwoordt niemand
