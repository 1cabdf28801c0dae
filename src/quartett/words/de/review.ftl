## Was Glück war und was ein Fehler, für einen Platz eines beendeten Spiels

review-title = { $player }, { $game }: Glück und Entscheidungen
review-chance-start = Gewinnchance am Anfang
review-chance-result = Ergebnis, in Siegen
review-score-start = Erwartete Punkte am Anfang
review-score-result = Punkte am Ende
review-cards = Kartenglück
review-hidden = Verdecktes und Unabsehbares
review-own = Eigene Fehler
review-others = Fehler der anderen
review-unit-chance = In Siegen je hundert Spiele.
review-unit-score = In Punkten des Teams.
review-most = { $kind ->
    [cards-gain] Am meisten half das Kartenglück: { $amount }.
    [cards-loss] Am meisten kostete das Pech mit den Karten: { $amount }.
    [hidden-gain] Am meisten half, was verdeckt oder nicht abzusehen war: { $amount }.
    [hidden-loss] Am meisten kostete, was verdeckt oder nicht abzusehen war: { $amount }.
    [own-loss] Am meisten kosteten die eigenen Fehler: { $amount }.
    [others-gain] Am meisten halfen die Fehler der anderen: { $amount }.
   *[others-loss] Am meisten kosteten die Fehler der anderen: { $amount }.
}
review-decisions = { $count ->
    [0] Es gab nichts zu entscheiden.
    [one] Eine Entscheidung zählte; sie kostete { $loss }.
   *[other] { $count } Entscheidungen zählten; jede kostete im Schnitt { $loss }.
}
review-worst = Was am meisten kostete
review-no-mistakes = Kein Zug war deutlich schlechter als ein anderer.
review-moment = Zug { $number }: { $grade }, −{ $loss }
review-turn = Eigener Zug { $turn }, als Ganzes: { $grade }, −{ $loss }
review-step = Zug { $number }: von { $before } auf { $after }.
review-did = Gespielt: { $choice }
review-better = Besser: { $choice }
review-more = { $count ->
    [one] Noch eine Entscheidung in diesem Zug kostete etwas weniger.
   *[other] Noch { $count } Entscheidungen in diesem Zug kosteten etwas weniger.
}
review-curve = Die Gewinnchance, Zug um Zug
review-curve-score = Die erwarteten Punkte, Zug um Zug
review-axis-chance = Gewinnchance
review-axis-score = Punkte des Teams
review-axis-moves = Züge
review-axis-turns = Eigene Züge
review-curve-told = Von { $start } am Anfang auf { $end } am Ende; am höchsten { $high } bei Zug { $peak }, am tiefsten { $low } bei Zug { $dip }. { $count ->
    [0] Eigene Fehler gab es keine.
    [one] Ein eigener Fehler ist markiert.
   *[other] { $count } eigene Fehler sind markiert.
}
grade-small = ein kleiner Fehler
grade-mistake = ein Fehler
grade-blunder = ein grober Fehler
review-not-over = Dieses Spiel ist noch nicht zu Ende. Eine Analyse verrät, was in allen Händen steckt; darum gibt es sie nur für beendete Spiele.
unknown-effort = Einen Aufwand „{ $effort }“ gibt es nicht. Möglich sind: { $efforts }.
review-page-exists = { $file } gibt es schon. Nenne eine neue Datei für die Seite.
review-busy = Es werden gerade zu viele Analysen berechnet. Versuche es in einer Minute noch einmal.
review-look = Im Rückblick ansehen
play-on-about = Ein neuer Tisch, an dem die ersten { NUMBER($number, useGrouping: 0) } Züge schon gespielt sind. Die gespielte Partie bleibt, wie sie ist.
play-on-seat = Du sitzt als
play-on-others = Die anderen sind
play-on-friends = Freunde, per Link
play-on-luck = Glück
play-on-luck-new = Neu
play-on-luck-same = Dasselbe
play-on-new-about = Verdeckte Karten bleiben, wo sie sind; was der Zufall von hier an antwortet, wird neu gezogen.
play-on-same-about = Solange gleich viele Züge gemacht werden, antwortet der Zufall wie damals.
play-on-begin = Hinsetzen

## Was würdest du tun?

puzzles-about = Stellungen, in denen ein Zug deutlich besser ist als alle anderen – nach dem, was du am Tisch wüsstest.
puzzles-of = { $solved } von { $count } gelöst
puzzles-none = Für dieses Spiel gibt es noch keine.
puzzles-go-on = Lösen
puzzles-all = Alle Aufgaben
puzzles-own = { $count ->
    [one] Dein eigener Fehler
   *[other] Deine eigenen Fehler: { $count }
}
puzzles-own-about = Aus deinen Partien, die in diesem Browser ausgewertet wurden.
puzzle-own = Dein eigener Fehler, Zug { $number }. Was würdest du jetzt tun?
puzzle-easy = leicht
puzzle-middling = schwieriger
puzzle-hard = schwer
puzzle-called = Aufgabe { $number }, { $grade }
puzzle-called-solved = Aufgabe { $number }, { $grade }, gelöst
puzzle-called-missed = Aufgabe { $number }, { $grade }, noch nicht gelöst
puzzle-good = Richtig: Nichts ist besser.
puzzle-answered = Was deine Antwort wert ist, steht über dem Tisch.
puzzle-worths = Was jeder Zug kostet
puzzle-move = Zug
puzzle-cost-chance = Von hundert Siegen
puzzle-cost-score = Punkte des Teams
puzzle-best-of-all = am besten
puzzle-next = Nächste Aufgabe
puzzle-was-last = Das war die letzte.
no-puzzle-there = Bei Antwort { NUMBER($number, useGrouping: 0) } dieser Partie gab es nichts zu wählen.
wrong-glance = { NUMBER($worlds, useGrouping: 0) } Welten sind kein kurzer Blick. Nenne eine Zahl von 0 bis { NUMBER($most, useGrouping: 0) }.
puzzle-number = Aufgabe { $number } von { $count }. Was würdest du tun?
puzzle-right = Richtig: Kein anderer Zug ist so gut.
puzzle-wrong-chance = Das kostet { $loss } von hundert Siegen.
puzzle-wrong-score = Das kostet das Team { $loss ->
    [one] { $loss } Punkt
   *[other] { $loss } Punkte
}.
puzzle-best = Besser: { $choice }

## Deine Entscheidungen

decisions-title = Deine Entscheidungen
decisions-about = Aus deinen Partien, die in diesem Browser ausgewertet wurden: was eine Entscheidung im Schnitt gekostet hat, auch kleine Verluste, deren eine einzelne Analyse nicht sicher ist, und wie die Partien ohne das Kartenglück ausgegangen wären.
decisions-none = Noch keine deiner Partien wurde ausgewertet. Öffne eine beendete Partie und wähle „{ $button }“.
decisions-cost = Kosten einer Entscheidung
decisions-lately = Zuletzt
decisions-result = Ergebnis im Schnitt
decisions-adjusted = Ohne das Kartenglück
decisions-games = { $count ->
    [one] Eine ausgewertete Partie
   *[other] { $count } ausgewertete Partien
}
decisions-game = Partie
