## The table of a run

lab-title = { $game } ({ $options }), { $games } spellen, startgetal { $seed }
lab-bot = Bot
lab-games = Spellen
lab-wins = Winst
lab-win-rate = Winstkans
lab-interval = 95%-interval
lab-score = Score
lab-spread = Spreiding
lab-rate = { $tally } / { $whole }
lab-length = Lengte van een spel: gemiddeld { $mean } zetten, { NUMBER($shortest, useGrouping: 0) } tot { NUMBER($longest, useGrouping: 0) }, het toeval meegeteld.
lab-uncompiled = Deze versie is niet gecompileerd: dezelfde uitkomsten, maar vele malen trager.
lab-interrupted = Afgebroken: { $done } van { $asked } spellen zijn gespeeld.

## The picture of a run

lab-points = Punten
lab-share-of-games = Spellen (%)
plot-needs-matplotlib = Plaatjes hebben matplotlib nodig, en dat is niet geïnstalleerd. Installeer Quartett met de extra “plot”.
plot-unknown-ending = Een plaatje kan niet “{ $file }” heten. De naam eindigt op: { $endings }.

## Environments for learners

unknown-reward = Er is geen beloning “{ $reward }”. De beloningen zijn: { $rewards }.
too-few-games = { $games } spellen tegelijk gaat niet. Er is minstens 1 nodig.
wrong-bot-count = { $bots } bots passen niet bij { $seats } plaatsen. Minstens één plaats is voor de leerling, en geen bot blijft over.
no-such-seat = Er is geen plaats { $seat }. De { $seats } plaatsen tellen vanaf 0.

## De ranglijst

ladder-title = { $game }, { $games } spellen per ontmoeting, startgetal { $seed }
ladder-seats = Plaatsen
ladder-rating = Rating
ladder-score = Gemiddelde score (van wat met open handen mogelijk is)
ladder-duel = { $first } won { $rate } % van { $second } ({ $interval }).
ladder-interrupted = Afgebroken: een halve ranglijst zegt niets, dus is er niets geschreven.
wrong-ladder = Een ranglijst heeft minstens twee verschillende bots nodig, elk één keer, zoals steady,master:400. Genoemd zijn: { $players }.
