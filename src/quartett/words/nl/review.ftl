## Wat geluk was en wat een fout, voor één plaats van een afgelopen spel

review-title = { $player }, { $game }: geluk en beslissingen
review-chance-start = Winstkans aan het begin
review-chance-result = Resultaat, in overwinningen
review-score-start = Te verwachten punten aan het begin
review-score-result = Punten aan het eind
review-cards = Geluk met de kaarten
review-hidden = Wat verborgen of niet te voorzien was
review-own = Eigen fouten
review-others = Fouten van de anderen
review-unit-chance = In overwinningen per honderd partijen.
review-unit-score = In punten van het team.
review-most = { $kind ->
    [cards-gain] Geluk met de kaarten hielp het meest: { $amount }.
    [cards-loss] Pech met de kaarten kostte het meest: { $amount }.
    [hidden-gain] Wat verborgen of niet te voorzien was, hielp het meest: { $amount }.
    [hidden-loss] Wat verborgen of niet te voorzien was, kostte het meest: { $amount }.
    [own-loss] Eigen fouten kostten het meest: { $amount }.
    [others-gain] Fouten van de anderen hielpen het meest: { $amount }.
   *[others-loss] Fouten van de anderen kostten het meest: { $amount }.
}
review-decisions = { $count ->
    [0] Er viel niets te beslissen.
    [one] Eén beslissing telde; die kostte { $loss }.
   *[other] { $count } beslissingen telden; elk kostte gemiddeld { $loss }.
}
review-worst = Wat het meeste kostte
review-no-mistakes = Geen zet was duidelijk slechter dan een andere.
review-moment = Zet { $number }: { $grade }, −{ $loss }
review-turn = Beurt { $turn }: { $grade }, −{ $loss }
review-step = Zet { $number }: van { $before } naar { $after }.
review-did = Gespeeld: { $choice }
review-better = Beter: { $choice }
review-more = { $count ->
    [one] Eén andere zet in deze beurt kostte minder.
   *[other] { $count } andere zetten in deze beurt kostten minder.
}
review-curve = De winstkans, zet voor zet
review-curve-score = De te verwachten punten, zet voor zet
review-axis-chance = Winstkans
review-axis-score = Punten van het team
review-axis-moves = Zetten
review-axis-turns = Eigen beurten
review-curve-told = Van { $start } aan het begin naar { $end } aan het eind; het hoogst { $high } bij zet { $peak }, het laagst { $low } bij zet { $dip }. { $count ->
    [0] Eigen fouten waren er niet.
    [one] Eén eigen fout is gemarkeerd.
   *[other] { $count } eigen fouten zijn gemarkeerd.
}
grade-small = een kleine misstap
grade-mistake = een fout
grade-blunder = een blunder
review-not-over = Dit spel is nog niet afgelopen. Een analyse verraadt wat alle handen waard zijn; daarom bestaat die alleen voor afgelopen spellen.
unknown-effort = Er is geen inspanning “{ $effort }”. Mogelijk zijn: { $efforts }.
review-page-exists = { $file } bestaat al. Noem een nieuw bestand voor de pagina.
review-busy = Er worden nu te veel analyses gemaakt. Probeer het over een minuut opnieuw.
review-look = Bekijk het in de herhaling
play-on-about = Een nieuwe tafel waaraan de eerste { NUMBER($number, useGrouping: 0) } zetten al gedaan zijn. Het gespeelde spel blijft zoals het is.
play-on-seat = Je bent
play-on-others = De anderen zijn
play-on-friends = Vrienden, via de link
play-on-luck = Geluk
play-on-luck-new = Nieuw
play-on-luck-same = Hetzelfde
play-on-new-about = Gedekte kaarten blijven waar ze zijn; wat het toeval vanaf hier antwoordt, wordt opnieuw getrokken.
play-on-same-about = Zolang er evenveel zetten zijn, antwoordt het toeval zoals toen.
play-on-begin = Gaan zitten

## Wat zou jij doen?

puzzles-about = Stellingen waarin één zet duidelijk beter is dan alle andere, op grond van wat je aan tafel zou weten.
puzzles-of = { $solved } van { $count } opgelost
puzzles-none = Voor dit spel zijn er nog geen.
puzzles-go-on = Oplossen
puzzles-all = Alle opgaven
puzzles-own = { $count ->
    [one] Je eigen fout
   *[other] Je eigen fouten: { $count }
}
puzzles-own-about = Uit je partijen die in deze browser zijn nagekeken.
puzzle-own = Je eigen fout, zet { $number }. Wat zou je nu doen?
puzzle-easy = makkelijk
puzzle-middling = lastiger
puzzle-hard = moeilijk
puzzle-called = Opgave { $number }, { $grade }
puzzle-called-solved = Opgave { $number }, { $grade }, opgelost
puzzle-called-missed = Opgave { $number }, { $grade }, nog niet opgelost
puzzle-good = Goed: niets is beter.
puzzle-answered = Wat je antwoord waard is, staat boven de tafel.
puzzle-worths = Wat elke zet kost
puzzle-move = Zet
puzzle-cost-chance = Van honderd overwinningen
puzzle-cost-score = Punten van het team
puzzle-best-of-all = het best
puzzle-next = Volgende opgave
puzzle-was-last = Dat was de laatste.
no-puzzle-there = Bij antwoord { NUMBER($number, useGrouping: 0) } van deze partij viel er niets te kiezen.
wrong-glance = { NUMBER($worlds, useGrouping: 0) } werelden zijn geen vlugge blik. Noem een getal van 0 tot { NUMBER($most, useGrouping: 0) }.
puzzle-number = Opgave { $number } van { $count }. Wat zou jij doen?
puzzle-right = Goed: geen andere zet is zo sterk.
puzzle-wrong-chance = Dat kost { $loss } van de honderd overwinningen.
puzzle-wrong-score = Dat kost het team { $loss ->
    [one] { $loss } punt
   *[other] { $loss } punten
}.
puzzle-best = Beter: { $choice }

## Jouw beslissingen

decisions-title = Jouw beslissingen
decisions-about = Uit je partijen die in deze browser zijn nagekeken: wat een beslissing gemiddeld heeft gekost, ook kleine verliezen waar één analyse niet zeker van is, en hoe de partijen zonder het geluk met de kaarten waren afgelopen.
decisions-none = Nog geen van je partijen is nagekeken. Open een afgelopen partij en kies “{ $button }”.
decisions-cost = Kosten van een beslissing
decisions-lately = De laatste tijd
decisions-result = Gemiddeld resultaat
decisions-adjusted = Zonder het geluk met de kaarten
decisions-games = { $count ->
    [one] Eén nagekeken partij
   *[other] { $count } nagekeken partijen
}
decisions-game = Partij
