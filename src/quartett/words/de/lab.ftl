## The table of a run

lab-title = { $game } ({ $options }), { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }
lab-bot = Bot
lab-games = Spiele
lab-wins = Siege
lab-win-rate = Siegquote
lab-interval = 95-%-Intervall
lab-score = Punkte
lab-spread = Streuung
lab-rate = { $tally } / { $whole }
lab-length = Länge eines Spiels: { $mean } Schritte im Mittel, { NUMBER($shortest, useGrouping: 0) } bis { NUMBER($longest, useGrouping: 0) }, der Zufall mitgezählt.
lab-uncompiled = Diese Fassung ist nicht kompiliert: gleiche Ergebnisse, aber um ein Vielfaches langsamer.
lab-adjusted = { $bot }: { $value } ohne das Kartenglück ({ $low } – { $high }); wie gespielt { $plain } ({ $plainlow } – { $plainhigh }).
lab-interrupted = Abgebrochen: { $done } von { $asked } Spielen wurden gespielt.

## How even a game is

lab-by-seat = Siege nach Platz
lab-card = Karte
lab-had = Im Besitz
lab-apart = Unterschied
lab-alike = Unterschied unter Gleichen
lab-unused = Karten, die niemand benutzte: { $cards }
lab-strong = Karten, mit denen unter Gleichen sicher mehr als 10 Punkte der Siegquote einhergehen: { $cards }
measure-dead-offers = Angebotene Fähigkeiten, die nichts bewirken würden
measure-leader-wins = Siege dessen, der zur Halbzeit allein vorne lag
measure-threats-beaten = Besiegte Bedrohungen in einem Spiel
measure-turns = Züge eines Spielers
measure-missions-done = Missionen eines Spielers
measure-empty-reserve = Spiele, die mit leerer Reserve enden

## Tuning

tune-title = { $game }: verstellte Zahlen der Karten
tune-told = Vorher und nachher mit denselben Spielen ({ $games } jeder Art), nach denen keine Zahl verstellt wurde; mit 95-%-Intervallen. Alles, was versucht wurde, steht in trials.jsonl, die Kartendatei mit den neuen Zahlen ist cards.toml.
tune-numbers = Was verstellt wurde
tune-setting = { $bot }, Plätze: { $seats }
tune-measure = Messgröße
tune-field = Zahl
tune-before = Vorher
tune-after = Nachher
tune-aim = Ziel
tune-no-bounds = Hier lässt sich nichts abstimmen: { $file } sagt in keiner Tabelle „bounds“, wie weit ihre Zahlen gehen dürfen.
tune-rounds = Ein Abstimmen hat 1 bis 100 Runden, nicht { $rounds }.
tune-games = { $games } sind für eine Runde zu wenig Spiele. Es müssen mindestens { $fewest } sein.
tune-games-each = --games braucht eine Zahl, oder für jeden Bot eine: nicht { $games } für { $bots }.
plans-none = Zu „{ $bot }“ gibt es keine Pläne. Es gibt: { $plans }.
tune-only = „{ $option }“ gehört zum Abstimmen. Füge --tune hinzu.
tune-writes = Ein Abstimmen schreibt einen Bericht; „{ $option }“ hat dort keinen Sinn.
tune-interrupted = Abgebrochen: Alles Gespielte liegt in { $folder }. Derselbe Befehl mit --resume macht hier weiter.

## The picture of a run

lab-points = Punkte
lab-share-of-games = Spiele (%)
plot-needs-matplotlib = Bilder brauchen matplotlib, und es ist nicht installiert. Installiere es mit: pip install matplotlib.
plot-unknown-ending = Ein Bild kann nicht als „{ $file }“ geschrieben werden. Sein Name endet auf: { $endings }.

## Environments for learners

unknown-reward = Eine Belohnung namens „{ $reward }“ gibt es nicht. Es gibt: { $rewards }.
too-few-games = { $games } Spiele zugleich gehen nicht. Mindestens 1 ist nötig.
wrong-bot-count = { $bots } Bots passen nicht an { $seats } Plätze. Mindestens ein Platz gehört dem Lernenden, und kein Bot bleibt übrig.
no-such-seat = Einen Platz { $seat } gibt es nicht. Die { $seats } Plätze zählen ab 0.

## Die Rangliste

ladder-title = { $game }, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} je Begegnung, Startwert { $seed }
ladder-seats = Plätze
ladder-rating = Wertung
ladder-score = Mittlere Punktzahl (von dem, was möglich ist, wenn nach der ersten Weitergabe alle Karten offen liegen)
ladder-duel = { $first } gewann { $rate } % gegen { $second } ({ $interval }).
ladder-duel-adjusted = Ohne das Kartenglück { $rate } % ({ $interval }).
ladder-adjusted = 95-%-Intervall ohne Kartenglück
ladder-among = { $first } gewann { $rate } % unter { $second } ({ $interval }; { $fair } % wären angemessen).
ladder-with-seats = { $game } mit { $seats } Plätzen
ladder-swapped = { $high } ist schwächer als { $low }, die Stufe darunter.
ladder-interrupted = Unterbrochen: Eine halbe Rangliste sagt nichts, darum wurde nichts geschrieben.
records-interrupted = Unterbrochen: { NUMBER($done, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Aufzeichnungen liegen in { $folder }. Derselbe Befehl macht mit den übrigen weiter.
wrong-ladder = Eine Rangliste braucht mindestens zwei verschiedene Bots, jeden einmal, wie steady,master:400. Genannt wurden: { $players }.

## Experiments: what can be wrong

field-problem = { $file }, Zeile { $line }, „{ $field }“: { $problem }
field-unknown = So ein Feld gibt es hier nicht. Die Felder sind: { $fields }.
field-missing = Dieses Feld ist nötig.
field-wrong-kind = Hier gehört { $right } hin.
kind-whole-number = eine ganze Zahl
kind-number = eine Zahl
kind-text = ein Text in Anführungszeichen
kind-flag = true oder false
kind-list = eine Liste in eckigen Klammern
kind-table = eine Tabelle
experiment-not-toml = Das Experiment { $file } ist kein TOML: { $cause }.
unknown-bot-number = Der Bot „{ $bot }“ hat keine Zahl namens „{ $number }“. Seine Zahlen sind: { $numbers }.
wrong-bot-number = „{ $value }“ kann nicht die Zahl „{ $number }“ des Bots „{ $bot }“ sein. Nötig ist eine Zahl, und eine ganze, wo der Bot selbst eine ganze hat.
change-unknown-card = Eine Karte „{ $card }“ gibt es nicht zu ändern. Die Karten sind: { $cards }.
change-unknown-field = Die Karte „{ $card }“ hat kein „{ $field }“ zu ändern. Sie hat: { $fields }.
wrong-sweep = Keine Zahl kann von { $start } bis { $to } gehen. Der Schritt ist größer als 0, und das Ende liegt nicht vor dem Anfang.
bad-sweep = „{ $sweep }“ ist keine Reihe. Schreib sie wie cards.emperor.points=4..14 oder bot.caution=-2..4:0.5.
unknown-sweep = „{ $number }“ ist keine Zahl, die sich ändern lässt. Schreib cards.<Karte>.<Feld>, options.<Option>, bot.<Zahl> (der erste Bot) oder bots.<Zahl> (alle).
too-many-variants = { $count } Varianten sind zu viele für ein Experiment. Möglich sind { $most }.
luck-not-measured = Das Kartenglück lässt sich nur aus dem Maß „{ $right }“ herausrechnen, nicht aus „{ $measure }“.
unknown-measure = Ein Maß namens „{ $measure }“ gibt es nicht. Die Maße sind: { $measures }.
wrong-interval = Ein Intervall von { $interval } ist nicht zu erreichen. Nenne eine Zahl über 0, etwa 0.01.
variant-twice = Zwei Varianten heißen „{ $variant }“. Gib jeder ihren eigenen Namen.
workers-die = Die spielenden Prozesse sterben immer wieder. Was fertig ist, bleibt erhalten; versuch es mit weniger Prozessen.
cluster-needs-ray = Ein Cluster braucht Ray, und es ist nicht installiert. Installiere es mit: pip install ray.
cluster-not-there = Unter „{ $address }“ gibt es keinen Ray-Cluster. Starte einen mit „ray start --head“, oder lass „--cluster“ weg und nimm diesen Rechner.
resume-other = Im Ordner { $folder } liegt der Lauf eines anderen Experiments. Nenne mit --out seinen eigenen Ordner.
resume-nothing = In { $folder } gibt es keinen Lauf, der weitergehen könnte. Starte ihn ohne --resume.
report-exists = Den Ordner { $folder } gibt es schon. Nenne mit --out einen anderen, oder mach mit --resume weiter.
file-not-utf-8 = Die Datei { $file } ist kein Text in UTF-8.

## Experiments: the report

lab-luck-out = Ohne Kartenglück
lab-moves = Länge in Schritten
lab-variant = Variante
lab-difference = Unterschied zu { $variant }
lab-percentage-points = Prozentpunkte
lab-clear = deutlich
lab-unclear = keiner gezeigt
lab-move = Zug
lab-seats = Plätze, die ihn machten
lab-results = Ergebnisse
lab-all-bots = Alle Bots
lab-by-move = Zug für Zug
lab-by-move-note = Wie die Plätze abschnitten, die einen Zug im Spiel wenigstens einmal machten. Dass ein Zug mit guten Ergebnissen einhergeht, beweist nicht, dass er sie bewirkt. Züge, die weniger als 100 Plätze machten, fehlen.
lab-method = Wie gespielt wurde
lab-method-note = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} je Variante, Startwert { $seed }. Alle Varianten bekommen dieselben Karten, und die Plätze wechseln von Spiel zu Spiel; Unterschiede werden Spiel für Spiel gebildet. Gemessen wird der erste Bot, { $bot }. Die Intervalle enthalten den wahren Wert in 95 von 100 Fällen.
lab-game = Spiel
lab-options = Optionen
lab-setting = Einstellung
lab-value = Wert
lab-repeat = So lässt es sich wiederholen
lab-report-written = Der Bericht liegt in { $folder }.
lab-go-on = Derselbe Befehl mit --resume macht hier weiter.
