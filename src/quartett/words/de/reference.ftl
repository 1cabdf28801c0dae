# What is said on the pages to look things up: rules, cards, the log, a replay.

## Sections of the rules

section-idea = Worum es geht
section-setup = Aufbau
section-turn = Dein Zug
section-placing = Karten anlegen
section-stopping = Aufhören und nehmen
section-others = Die anderen
section-bust = Zu viel riskiert
section-banking = Sichern
section-end = Das Ende
section-duel = Das Duell
section-droid = R2-D2
section-vader = Darth Vader
section-scoring = Wertung
section-ninja = Was auf den Karten steht
section-attempt = Auf Mission
section-powers = Kräfte
section-synergies = Synergien
section-cards = Karten und Begriffe
section-track = Die Bedrohungsleiste
section-techniques = Fähigkeiten und Techniken
section-items = Gegenstände
section-gauges = Chakra und Schriftrollen
section-healing = Verwunden und heilen
section-missions = Missionen
section-deployment = Einsatz
section-upkeep = Abschluss
section-tokens = Masken und besondere Marker
section-texts = Offen, geheim, und was Karten sagen
section-modes = Andere Spielarten

## Worked examples

example-columns = Wohin kann die orange 2?
example-columns-text = Die erste Reihe hat schon eine 2, die zweite schon Orange. Die dritte hat beides nicht, also passt die Karte dorthin.
example-flipped = aufgedeckt
example-has-a-2 = hat eine 2
example-has-orange = hat Orange
example-fits = passt
example-die = Der Würfel zeigt Grün
example-die-text = Alle offenen grünen Karten sind verloren: 8 Punkte. Andere Farben bleiben, und gesicherte Karten auch.
example-stays = bleibt
example-symbols = Zwei spielen eine 6
example-symbols-text = Die 6 ist der höchste Wert und liegt zweimal da. Han hat mehr Symbole darauf und nimmt Jabba; seine Karte ist verloren. Die anderen nehmen ihre zurück.
example-at-stake = liegt offen
example-wins-and-is-lost = gewinnt, ist verloren
example-comes-back = kommt zurück
example-pairs = Was bringt das am Ende?
example-pairs-text = Zwei Jabbas bringen je 6 und 10 für das Paar: 22. Greedo bringt 3. Dieser Vader kostet 4. Zusammen 21.
example-cancelling = Temari hebt Itachi auf
example-cancelling-text = Temari hebt eine Karte mit dem Auge auf. Itachi oder Hinata? Itachi zählte −4, jetzt 0. Hinata bekommt +2 für zwei Fäuste. Die Hand hat Stärke 10.
example-hand = Wie stark ist diese Hand?
example-hand-text = Sakura mag Sasuke (+2), Kakashi drei aus seinem Team (+3), Naruto eine Krone (+2), Iruka Naruto (+2). Zusammen 20.
example-fight = Asuma und Chôji kämpfen gegen Karin
example-fight-text = Karin kostet 4 Stärke, und 2 und 2 sind 4. Karin kommt zuunterst in dein Lazarett, die beiden Kämpfer auf deinen Ablagestapel.
example-recruiting = Kakashi und Sakura werben Ayame an
example-recruiting-text = Ayame kostet 2 Anwerbung. 2 und 1 sind 3: eins zu viel, und es ist verloren. Kakashi allein hätte gereicht.

## Pages to look things up

contents = Inhalt
settled-question = Geklärte Frage
example = Beispiel
verdict-yes = ja
verdict-no = nein
back-to-table = Zurück zum Tisch
card-search = Name, Zahl oder Wirkung
filter-all = Alle
filter-kind = Art
filter-team = Team oder Farbe
filter-price = Preis oder Wert
filter-effect = Wirkung
filter-clear = Alle Karten zeigen
cards-found = { $count ->
    [one] Eine Sorte Karten
   *[other] { $count } Sorten Karten
}
copies = { $count ->
    [one] einmal im Spiel
   *[other] { $count }-mal im Spiel
}

## What cards can do, to filter by

does-gain-force = gibt Stärke
does-gain-recruit = gibt Anwerbung
does-gain-chakra = gibt Chakra
does-gain-scroll = gibt Schriftrollen
does-gain-card = zieht Karten
does-bonus = macht andere stärker
does-heal = heilt
does-eliminate = schaltet aus
does-take-item = bringt Gegenstände
does-acquire = holt Feldcharaktere
does-recall = holt zurück
does-recall-affinity = holt Verwandte zurück
does-cost = ändert Kosten
does-drain = nimmt den anderen etwas
does-copy = ahmt nach
does-points-per = zählt am Ende
does-with = mit bestimmten anderen
does-with-any = mit einem von mehreren
does-per-symbol = je Symbol
does-per-teammate = je Teammitglied
does-cancels = hebt auf

## Piles that are open to all

pile-eliminated = Ausgeschaltet
pile-deck-title = Dein Deck
pile-deck-left = Noch zu ziehen: { $count }
pile-deck-whole = Das ganze Deck: { $count }
pile-deck-empty = Nichts. Wird eine Karte gezogen, wird der Ablagestapel gemischt.

## A replay

replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $times }-fach
replay-unit = Schrittweite
unit-move = Schritt
unit-turn = Zug
unit-round = Runde
replay-first = Zum Anfang
replay-last = Zum Ende
replay-more = Kurve und Auswahl
turn-back = Einen ganzen Zug zurück
turn-on = Einen ganzen Zug weiter
round-back = Eine Runde zurück
round-on = Eine Runde weiter
jump-marks = Besondere Stellen
mark-at = { $step }: { $what }
share-picture = Bild teilen
picture-of = { $game }, Zug { $step } von { $steps }
picture-failed = Das Bild konnte nicht gemacht werden.
drop-record = Datei hierher ziehen oder wählen
choose-file = Datei wählen
the-team = Das Team

## The own game, in the end

your-game = Dein Spiel
team-game = Euer Spiel
most-gained = { $points ->
    [one] Zug { $step } brachte dir einen Punkt
   *[other] Zug { $step } brachte dir { $points } Punkte
}
most-lost = { $points ->
    [one] Zug { $step } kostete dich einen Punkt
   *[other] Zug { $step } kostete dich { $points } Punkte
}
team-gained = { $points ->
    [one] Zug { $step } brachte dem Team einen Punkt
   *[other] Zug { $step } brachte dem Team { $points } Punkte
}
lead-changed = Seit Zug { $step } lag { $who } vorn
you-lead-changed = Seit Zug { $step } lagst du vorn
in-front = Vorn bei { $count } von { $steps } Zügen
shuffle-fair = Es wurde ehrlich gemischt
