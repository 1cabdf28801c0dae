## The table of a run

lab-title = { $game } ({ $options }), { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
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
lab-adjusted = { $bot }: { $value } with the luck of the cards taken out ({ $low } – { $high }); as it was { $plain } ({ $plainlow } – { $plainhigh }).
lab-interrupted = Interrupted: { $done } of { $asked } games were played.

## How even a game is

lab-by-seat = Wins by seat
lab-card = Card
lab-had = Had
lab-apart = Difference
lab-alike = Difference among alike
lab-unused = Cards that nobody used: { $cards }
lab-strong = Cards that go with more than 10 points of win rate among alike, beyond doubt: { $cards }
measure-dead-offers = Offered abilities that would do nothing
measure-leader-wins = Wins of whoever was alone ahead at half-time
measure-threats-beaten = Threats defeated in a game
measure-turns = Turns of a player
measure-missions-done = Missions of a player
measure-empty-reserve = Games that end with an empty reserve

## Tuning

tune-title = { $game }: numbers of cards turned
tune-told = Before and after on the same deals ({ $games } of each kind), which were not used to turn a number; with 95 % intervals. All that was tried is in trials.jsonl, the card file with the new numbers is cards.toml.
tune-numbers = What was turned
tune-setting = { $bot }, seats: { $seats }
tune-measure = Measure
tune-field = Number
tune-before = Before
tune-after = After
tune-aim = Aim
tune-no-bounds = Nothing can be tuned here: { $file } does not state in a table “bounds” how far its numbers may go.
tune-rounds = A tuning has 1 to 100 rounds, not { $rounds }.
tune-games = { $games } is too few games for a round. The fewest are { $fewest }.
tune-games-each = --games takes one number, or one for each bot: not { $games } for { $bots }.
plans-none = There are no plans for “{ $bot }”. There are: { $plans }.
tune-only = “{ $option }” belongs to a tuning. Add --tune.
tune-writes = A tuning writes a report, so that “{ $option }” has no meaning there.
tune-interrupted = Interrupted: all that was played is kept in { $folder }. The same command with --resume goes on from here.

## The picture of a run

lab-points = Points
lab-share-of-games = Games (%)
plot-needs-matplotlib = Pictures need matplotlib, which is not installed. Install it with: pip install matplotlib.
plot-unknown-ending = A picture cannot be written as “{ $file }”. Its name ends in: { $endings }.

## Environments for learners

unknown-reward = There is no reward called “{ $reward }”. The rewards are: { $rewards }.
too-few-games = { $games } games cannot be stepped at once. At least 1 is needed.
wrong-bot-count = { $bots } bots do not fit { $seats } seats. At least one seat is the learner’s, and no bot is left over.
no-such-seat = There is no seat { $seat }. The { $seats } seats count from 0.

## The ladder

ladder-title = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
} for each meeting, seed { $seed }
ladder-seats = Seats
ladder-rating = Rating
ladder-score = Mean score (of what is possible with all hands open after the first pass)
ladder-duel = { $first } won { $rate } % against { $second } ({ $interval }).
ladder-duel-adjusted = With the luck of the cards taken out { $rate } % ({ $interval }).
ladder-adjusted = 95 % interval, luck taken out
ladder-among = { $first } won { $rate } % among { $second } ({ $interval }; { $fair } % would be fair).
ladder-with-seats = { $game } with { $seats } seats
ladder-swapped = { $high } is weaker than { $low }, the level below it.
ladder-interrupted = Interrupted: half a ladder tells nothing, so nothing was written.
records-interrupted = Interrupted: { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } records are in { $folder }. The same command goes on with the others.
wrong-ladder = A ladder needs at least two different bots, each once, such as steady,master:400. These were named: { $players }.

## Experiments: what can be wrong

field-problem = { $file }, line { $line }, “{ $field }”: { $problem }
field-unknown = There is no such field here. The fields are: { $fields }.
field-missing = This field is needed.
field-wrong-kind = This should be { $right }.
kind-whole-number = a whole number
kind-number = a number
kind-text = text in quotes
kind-flag = true or false
kind-list = a list in square brackets
kind-table = a table
experiment-not-toml = The experiment { $file } is not TOML: { $cause }.
unknown-bot-number = The bot “{ $bot }” has no number called “{ $number }”. Its numbers are: { $numbers }.
wrong-bot-number = “{ $value }” cannot be the number “{ $number }” of the bot “{ $bot }”. A number is needed, whole where the bot’s own is whole.
change-unknown-card = There is no card called “{ $card }” to change. The cards are: { $cards }.
change-unknown-field = The card “{ $card }” has no “{ $field }” to change. It has: { $fields }.
wrong-sweep = No number can go from { $start } to { $to }. The step is above 0, and the end is not before the start.
bad-sweep = “{ $sweep }” is not a sweep. Write it like cards.emperor.points=4..14 or bot.caution=-2..4:0.5.
unknown-sweep = “{ $number }” is not a number that can be varied. Write cards.<card>.<field>, options.<option>, bot.<number> (the first bot) or bots.<number> (all).
too-many-variants = { $count } variants are too many for one experiment. It can have { $most }.
luck-not-measured = The luck of the cards can only be taken out of the measure “{ $right }”, not of “{ $measure }”.
unknown-measure = There is no measure called “{ $measure }”. The measures are: { $measures }.
wrong-interval = An interval of { $interval } cannot be reached. Name a number above 0, such as 0.01.
variant-twice = Two variants are called “{ $variant }”. Give each a name of its own.
workers-die = The processes that play die again and again. What was done is kept; try with fewer processes.
cluster-needs-ray = A cluster needs Ray, which is not installed. Install it with: pip install ray.
cluster-not-there = There is no Ray cluster at “{ $address }”. Start one with “ray start --head”, or leave out “--cluster” to use this machine.
resume-other = The folder { $folder } holds a run of another experiment. Name its own folder with --out.
resume-nothing = There is no run in { $folder } that could go on. Start it without --resume.
report-exists = The folder { $folder } is there already. Name another one with --out, or go on with --resume.
file-not-utf-8 = The file { $file } is not text in UTF-8.

## Experiments: the report

lab-luck-out = Luck of the cards taken out
lab-moves = Length in moves
lab-variant = Variant
lab-difference = Difference from { $variant }
lab-percentage-points = percentage points
lab-clear = clear
lab-unclear = none shown
lab-move = Move
lab-seats = Seats that made it
lab-results = Results
lab-all-bots = All bots
lab-by-move = Move by move
lab-by-move-note = How the seats did that made a move at least once in a game. That a move goes with good results does not prove that it causes them. Moves that fewer than 100 seats made are left out.
lab-method = How it was played
lab-method-note = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of each variant, seed { $seed }. All variants get the same deals, and the seats rotate from game to game; differences are taken game by game. The measure is that of the first bot, { $bot }. Intervals hold the true value in 95 of 100 cases.
lab-game = Game
lab-options = Options
lab-setting = Setting
lab-value = Value
lab-repeat = To repeat it
lab-report-written = The report is in { $folder }.
lab-go-on = The same command with --resume goes on from here.
