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
