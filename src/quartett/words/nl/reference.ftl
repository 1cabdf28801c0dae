# What is said on the pages to look things up: rules, cards, the log, a replay.

## Sections of the rules

section-idea = Het idee
section-setup = Klaarzetten
section-turn = Je beurt
section-placing = Kaarten leggen
section-stopping = Stoppen en nemen
section-others = De anderen
section-bust = Te veel gewaagd
section-banking = Veiligstellen
section-end = Het einde
section-duel = Het duel
section-droid = R2-D2
section-vader = Darth Vader
section-scoring = Puntentelling
section-ninja = Wat er op de kaarten staat
section-attempt = Op missie
section-powers = Krachten
section-synergies = Synergieën
section-cards = Kaarten en begrippen
section-track = Het Dreigingsspoor
section-techniques = Vermogens en technieken
section-items = Voorwerpen
section-gauges = Chakra en rollen
section-healing = Verwonden en genezen
section-missions = Missies
section-deployment = Inzet
section-upkeep = Afronding
section-tokens = Maskers en speciale fiches
section-texts = Open, geheim en wat kaarten zeggen
section-modes = Andere speelwijzen

## Worked examples

example-columns = Waar kan de oranje 2 heen?
example-columns-text = De eerste rij heeft al een 2, de tweede heeft al oranje. De derde heeft geen van beide, dus daar past de kaart.
example-flipped = omgedraaid
example-has-a-2 = heeft een 2
example-has-orange = heeft oranje
example-fits = past
example-die = De dobbelsteen toont groen
example-die-text = Alle open groene kaarten zijn verloren: 8 punten. Andere kleuren blijven, en veiliggestelde kaarten ook.
example-stays = blijft
example-symbols = Twee spelen een 6
example-symbols-text = De 6 is de hoogste waarde en ligt er twee keer. Han heeft er meer symbolen op en neemt Jabba; zijn kaart is verloren. De anderen nemen de hunne terug.
example-at-stake = ligt open
example-wins-and-is-lost = wint, is verloren
example-comes-back = komt terug
example-pairs = Wat is dit aan het eind waard?
example-pairs-text = Twee Jabba’s brengen elk 6 en 10 voor het paar: 22. Greedo brengt 3. Deze Vader kost 4. Samen 21.
example-cancelling = Temari heft Itachi op
example-cancelling-text = Temari heft één kaart met het oog op. Itachi of Hinata? Itachi was −4 waard en telt nu 0. Hinata krijgt 2 voor twee vuisten. De hand heeft sterkte 10.
example-hand = Hoe sterk is deze hand?
example-hand-text = Sakura mag Sasuke (+2), Kakashi drie van zijn team (+3), Naruto één kroon (+2), Iruka Naruto (+2). Samen 20.
example-fight = Asuma en Chôji vechten tegen Karin
example-fight-text = Karin kost 4 Kracht, en 2 en 2 is 4. Karin gaat onderop in je ziekenboeg, de twee vechters naar je aflegstapel.
example-recruiting = Kakashi en Sakura werven Ayame
example-recruiting-text = Ayame kost 2 Werving. 2 en 1 is 3: één te veel, en dat is verloren. Kakashi alleen was genoeg geweest.

## Pages to look things up

contents = Inhoud
settled-question = Opgehelderde vraag
example = Voorbeeld
verdict-yes = ja
verdict-no = nee
back-to-table = Terug naar de tafel
card-search = Naam, getal of effect
filter-all = Alle
filter-kind = Soort
filter-team = Team of kleur
filter-price = Prijs of waarde
filter-effect = Effect
filter-clear = Alle kaarten tonen
cards-found = { $count ->
    [one] Eén soort kaart
   *[other] { $count } soorten kaarten
}
copies = { $count ->
    [one] één exemplaar
   *[other] { $count } exemplaren
}

## What cards can do, to filter by

does-gain-force = geeft Kracht
does-gain-recruit = geeft Werving
does-gain-chakra = geeft chakra
does-gain-scroll = geeft rollen
does-gain-card = trekt kaarten
does-bonus = versterkt anderen
does-heal = geneest
does-eliminate = schakelt uit
does-take-item = brengt voorwerpen
does-acquire = neemt veldpersonages
does-recall = haalt terug
does-recall-affinity = haalt verwanten terug
does-cost = verandert kosten
does-drain = neemt van anderen
does-copy = kopieert
does-points-per = telt aan het eind
does-with = met bepaalde anderen
does-with-any = met één van meerdere
does-per-symbol = per symbool
does-per-teammate = per teamgenoot
does-cancels = heft op

## Piles that are open to all

pile-eliminated = Uitgeschakeld
pile-deck-title = Je deck
pile-deck-left = Nog te trekken: { $count }
pile-deck-whole = Het hele deck: { $count }
pile-deck-empty = Niets. Bij de volgende trekking wordt de aflegstapel geschud.

## A replay

replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-times = { $times }×
replay-unit = Stapgrootte
unit-move = Zet
unit-turn = Beurt
unit-round = Ronde
replay-first = Naar het begin
replay-last = Naar het eind
replay-more = Grafiek en keuzes
turn-back = Eén beurt terug
turn-on = Eén beurt verder
round-back = Eén ronde terug
round-on = Eén ronde verder
jump-marks = Bijzondere momenten
mark-at = { $step }: { $what }
share-picture = Afbeelding delen
picture-of = { $game }, zet { $step } van { $steps }
picture-failed = De afbeelding kon niet worden gemaakt.
drop-record = Sleep een bestand hierheen of kies er een
choose-file = Bestand kiezen
the-team = Het team

## The own game, in the end

your-game = Jouw spel
team-game = Het spel van jullie team
most-gained = { $points ->
    [one] Zet { $step } bracht je één punt
   *[other] Zet { $step } bracht je { $points } punten
}
most-lost = { $points ->
    [one] Zet { $step } kostte je één punt
   *[other] Zet { $step } kostte je { $points } punten
}
team-gained = { $points ->
    [one] Zet { $step } bracht het team één punt
   *[other] Zet { $step } bracht het team { $points } punten
}
lead-changed = Vanaf zet { $step } stond { $who } voor
you-lead-changed = Vanaf zet { $step } stond je voor
in-front = Voorop bij { $count } van { $steps } zetten
shuffle-fair = Er is eerlijk geschud
