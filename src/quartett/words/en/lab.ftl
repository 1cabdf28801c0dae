## The table of a run

lab-title = { $game } ({ $options }), { $games } games, seed { $seed }
lab-bot = Bot
lab-games = Games
lab-wins = Wins
lab-win-rate = Win rate
lab-interval = 95 % interval
lab-score = Score
lab-spread = Spread
lab-rate = { $tally } / { $whole }
lab-length = Length of a game: { $mean } moves on average, { NUMBER($shortest, useGrouping: 0) } to { NUMBER($longest, useGrouping: 0) }, chance included.
lab-uncompiled = This build is not compiled: the same results, but many times slower.
lab-interrupted = Interrupted: { $done } of { $asked } games were played.

## The picture of a run

lab-points = Points
lab-share-of-games = Games (%)
plot-needs-matplotlib = Pictures need matplotlib, which is not installed. Install Quartett with its extra “plot”.
plot-unknown-ending = A picture cannot be written as “{ $file }”. Its name ends in: { $endings }.

## Environments for learners

unknown-reward = There is no reward called “{ $reward }”. The rewards are: { $rewards }.
too-few-games = { $games } games cannot be stepped at once. At least 1 is needed.
wrong-bot-count = { $bots } bots do not fit { $seats } seats. At least one seat is the learner’s, and no bot is left over.
no-such-seat = There is no seat { $seat }. The { $seats } seats count from 0.

## The ladder

ladder-title = { $game }, { $games } games for each meeting, seed { $seed }
ladder-seats = Seats
ladder-rating = Rating
ladder-score = Mean score (of what is possible with all hands open)
ladder-duel = { $first } won { $rate } % against { $second } ({ $interval }).
ladder-interrupted = Interrupted: half a ladder tells nothing, so nothing was written.
wrong-ladder = A ladder needs at least two different bots, each once, such as steady,master:400. These were named: { $players }.
