## Spelers en hun plaatsen

player = Speler { $number }
seat = Plaats { $number }
# Een plaats zonder naam, zoals in een verslag, heet naar haar nummer.
who = { $seat ->
    [one] plaats { $seat }
    [other] plaats { $seat }
   *[name] { $seat }
}

## Kleine woorden

yes = ja
no = nee
point-count = { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}
card-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}

## Talen, elk met haar eigen naam

language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
language-nl = Nederlands

## Bots, van zwak naar sterk

bot-random = Toeval
bot-greedy = Gretig
bot-novice = Beginner
bot-casual = Af en toe
bot-steady = Bedaard
bot-skilled = Geoefend
bot-adept = Bedreven
bot-veteran = Veteraan
bot-tactician = Tacticus
bot-expert = Expert
bot-challenger = Uitdager
bot-champion = Kampioen
bot-virtuoso = Virtuoos
bot-master = Meester
bot-clairvoyant = Helderziend
bot-unveiled = Onthuld

## Het einde van een spel

outcome-winner = { $names } wint met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
outcome-winners = { $names } winnen samen met elk { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
you-won = Je wint met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
you-won-together = { $names } winnen samen met elk { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
nobody-won = Niemand wint.
together-won = Samen gewonnen, met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
together-lost = Samen was het niet genoeg: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
you-came = Je eindigt op plaats { $rank } met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
you-shared = Je deelt plaats { $rank } met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
part-points = Punten
names-and = { $names } en { $last }

## Waarom een zet nu niet kan

reason = { $reason } ({ $rule })

## Wat er niet klopte aan een invoer, en wat wel goed zou zijn

unknown-game = Er is geen spel “{ $game }”. De spellen zijn: { $games }.
unknown-language = De taal “{ $language }” is er niet bij. De talen zijn: { $languages }.
unknown-option = Dit spel heeft geen optie “{ $option }”. De opties zijn: { $options }.
unknown-option-value = De optie { $option } kan niet “{ $value }” zijn. Mogelijk is: { $choices }.
unknown-argument = “{ $argument }” betekent hier niets. Opties beginnen met twee streepjes, zoals --seats.
unknown-rule = In dit spel is er geen regel { $rule }. De nummers zijn { $numbers }.
unknown-bot = Er is geen bot “{ $bot }”. De bots zijn: { $bots }.
own-bot-no-module = Er is geen module “{ $module }” voor de bot “{ $bot }”. Een eigen bot schrijf je als module:Klasse; de module staat in deze map of is geïnstalleerd.
own-bot-no-bot = “{ $bot }” in de module “{ $module }” is geen bot. Een bot is een subklasse van quartett.core.play.Bot.
own-bot-stays = De bot “{ $bot }” kan niet naar andere processen worden gestuurd. Zet de klasse op het hoogste niveau van een module, of speel in één proces (processes=1).
wrong-budget = Een zoektocht kan niet “{ $budget }” duren. Een budget is een aantal pogingen of seconden boven nul, zoals in master:500.
unknown-move = Er is geen zet “{ $move }”. Zetten schrijf je zo: { $examples }.
wrong-seat-count = Met { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
} gaat het niet. Dit spel is voor { $fewest } tot { $most } spelers.
wrong-game-count = Een reeks van { NUMBER($games, useGrouping: 0) } spellen gaat niet. Mogelijk zijn 1 tot en met { NUMBER($most, useGrouping: 0) }.
wrong-process-count = Met { $processes } processen gaat het niet. Noem er minstens 1, of geen voor alle kernen.

## Bestanden en verslagen

file-unreadable = Het bestand { $file } kan niet worden gelezen ({ $cause }). Noem een bestand dat bestaat en gelezen mag worden.
file-too-large = Het bestand { $file } is groter dan { NUMBER($most) } MB en is dus geen verslag en geen kaartenbestand.
record-not-text = Het bestand { $file } is geen tekst. Een verslag is een tekstbestand in UTF-8 dat begint met “quartett 1”.
record-empty = Het verslag is leeg. Het begint met een regel zoals “quartett 1”.
record-not-one = Regel 1: dit is geen verslag. Een verslag begint met “quartett { $format }”.
record-newer = Regel 1: het verslag heeft indeling { $version } en deze versie van Quartett leest indeling { $format }. Lees het met een passende versie.
record-cut-short = Regel { NUMBER($line, useGrouping: 0) }: het verslag eindigt midden in de kop. Na de kop komt een regel “--”, dan de zetten.
record-bad-pair = Regel { NUMBER($line, useGrouping: 0) }: “{ $text }” hoort hier niet. Hier staan regels als “sleutel: waarde”, elke sleutel één keer.
record-header-missing = In de kop ontbreekt de regel “{ $key }: …”. Zet die vóór de eerste “--”.
record-header-number = In de kop staat “{ $key }: { $value }”. Daar hoort een geheel getal, zoals “{ $key }: 2”.
record-bad-option = Bij de opties in de kop staat “{ $option }”. Elke optie heeft de vorm naam=waarde en staat er één keer, met spaties ertussen.
record-bad-move = Regel { NUMBER($line, useGrouping: 0) }: “{ $text }” is geen zet. Een zet bestaat uit het nummer van de plaats of “?”, een spatie en de zet.
record-ending-missing = Regel { NUMBER($line, useGrouping: 0) }: in het laatste deel ontbreekt de regel “{ $key }: …”. Dat deel bevat outcome, scores en winners.
record-other-rules = Het verslag is gespeeld met versie { $rules } van de regels. Deze versie van Quartett kent versie { $known }.
record-other-cards = Het verslag is gespeeld met andere kaarten dan die van { $game } hier. Gebruik het kaartbestand waarmee het gespeeld is.
record-bad-earlier = Volgens de kop zijn de regels veranderd (“{ $text }”), maar niet hoe. Er staat earlier: REGELS=ZETTEN, met een regel snapshot, en niet meer zetten dan er zijn.
record-bad-branch = Volgens de kop komt dit spel uit een ander (“{ $text }”), maar niet hoe. Er staat branch: sha256:CIJFERS after=ZETTEN chance=ZETTEN.
snapshot-other-layout = De bewaarde stand is van een andere Quartett en hier niet te lezen. Gebruik de { $game } die hem schreef.
snapshot-not-whole = De bewaarde stand is er geen van { $game }. Haal het verslag opnieuw op waar het vandaan kwam.
record-unknown-move = Regel { NUMBER($line, useGrouping: 0) }: er is geen zet “{ $move }”. Zetten schrijf je zo: { $examples }.
record-unknown-seat = Regel { NUMBER($line, useGrouping: 0) }: in dit spel is er geen plaats { $seat }. De plaatsen zijn 0 tot en met { $last }.
record-refused = Regel { NUMBER($line, useGrouping: 0) }: “{ $move }” kan hier niet. { $reason }.
record-ends-early = Regel { NUMBER($line, useGrouping: 0) }: het verslag noemt een uitslag, maar het spel is nog niet afgelopen. Voeg de ontbrekende zetten toe of laat het laatste deel weg.
record-wrong-ending = Regel { NUMBER($line, useGrouping: 0) }: in het verslag staat “{ $key }: { $told }”. De zetten leiden tot “{ $key }: { $right }”.

## Kaartbestanden

cards-long-key = Het kaartbestand { $file } heeft een sleutel met meer dan { $most } punten. Een kaart en een veld volstaan.
cards-not-toml = Het kaartbestand ({ $file }) is niet als TOML te lezen: { $cause }.
cards-bad-shape = Het kaartbestand ({ $file }) heeft een andere vorm dan verwacht: { $cause }. Het bevat een tabel per kaart, met daarin een gegeven per veld.
cards-missing-field = In het kaartbestand ({ $file }) ontbreekt bij { $card } het veld { $field }. Voeg het toe.
cards-wrong-field = Het kaartbestand ({ $file }) is niet te gebruiken: { $card }, veld { $field }. Goed zou zijn: { $right }.
# What would be right for a field of a card file.
right-source = een bron, want de waarde is gedrukt
right-reason = een reden, want de waarde is door ons aangevuld
right-mark = de aanduiding printed of reconstructed
right-number = een geheel getal van { $lowest } tot { $highest }
right-text = tekst tussen aanhalingstekens
right-name = een tekst van 1 tot { $most } afdrukbare tekens, zonder spaties eromheen
right-once = elke naam maar één keer
right-choice = een van { $choices }
right-numbers = { $length } gehele getallen van { $lowest } tot { $highest }
right-own-name = een eigen naam in kleine letters
right-total = { $total } kaarten in totaal; er staan er { $found }
right-no-tie = een aantal symbolen dat geen andere rebel bij waarde { $value } heeft
right-id = een eigen aanduiding in kleine letters, cijfers en streepjes
right-kinds = { $most } soorten kaarten in totaal
right-effects = een lijst van bekende effecten ({ $cause })
right-copy-alone = een lijst waarin “copy” alleen staat
right-other-card = de aanduiding van een andere kaart in plaats van { $found }
options-are-settled = De opties van een begonnen spel staan vast: { $argument } kan niet meer veranderen. Laat het weg.
cards-unknown-card = Het kaartbestand ({ $file }) heeft een kaart die dit spel niet kent: { $card }. De kaarten zijn: { $right }.
cards-no-vocabulary = { $game } heeft geen effecten om te schrijven: het kaartbestand bevat alleen getallen en namen. Neem het ingebouwde bestand als voorbeeld.

## De lijst van de kaarten

field-value = { $field } { $value }
card-printed = gedrukt
card-reconstructed = door ons aangevuld: { $fields }

## Een hand tellen

hand-card = { $card }: { $working }
no-hand-to-count = In { $game } wordt geen hand geteld. Noem een spel waarin dat wel zo is, zoals konoha.
unknown-card = De kaart “{ $card }” is er niet in dit spel. De kaarten zijn: { $cards }.
card-twice = De kaart { $card } is twee keer genoemd. Er is er één van elk.

## Een tip: zetten met waartoe ze leiden, en hoe ze zich verhouden

no-hint-now = Er is nu geen vraag die je kunt beantwoorden. Vraag om een tip als je aan de beurt bent.
hint-chance = { $move }: wint { $percent } van de 100 spellen
hint-score = { $move }: aan het eind ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
hint-only = Het is de enige zet.
hint-mixed = Wees onvoorspelbaar: een meester doet dit in { $percent } van de 100 gevallen.
hint-made = Een meester doet dit in { $percent } van de 100 gevallen.
hint-usual = Een meester doet dit bijna altijd.
hint-clear = Dit is duidelijk de beste zet.
hint-close = Andere zetten zijn ongeveer even goed.
