## The table of a run

lab-title = { $game } ({ $options }), { $games } Spiele, Startwert { $seed }
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
lab-interrupted = Abgebrochen: { $done } von { $asked } Spielen wurden gespielt.

## The picture of a run

lab-points = Punkte
lab-share-of-games = Spiele (%)
plot-needs-matplotlib = Bilder brauchen matplotlib, und es ist nicht installiert. Installiere Quartett mit dem Zusatz „plot“.
plot-unknown-ending = Ein Bild kann nicht als „{ $file }“ geschrieben werden. Sein Name endet auf: { $endings }.

## Environments for learners

unknown-reward = Eine Belohnung namens „{ $reward }“ gibt es nicht. Es gibt: { $rewards }.
too-few-games = { $games } Spiele zugleich gehen nicht. Mindestens 1 ist nötig.
wrong-bot-count = { $bots } Bots passen nicht an { $seats } Plätze. Mindestens ein Platz gehört dem Lernenden, und kein Bot bleibt übrig.
no-such-seat = Einen Platz { $seat } gibt es nicht. Die { $seats } Plätze zählen ab 0.

## Die Rangliste

ladder-title = { $game }, { $games } Spiele je Begegnung, Startwert { $seed }
ladder-seats = Plätze
ladder-rating = Wertung
ladder-score = Mittlere Punktzahl (von dem, was mit offenen Karten möglich ist)
ladder-duel = { $first } gewann { $rate } % gegen { $second } ({ $interval }).
ladder-interrupted = Unterbrochen: Eine halbe Rangliste sagt nichts, darum wurde nichts geschrieben.
wrong-ladder = Eine Rangliste braucht mindestens zwei verschiedene Bots, jeden einmal, wie steady,master:400. Genannt wurden: { $players }.
