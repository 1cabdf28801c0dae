## What was luck and what was a mistake, for one seat of a finished game

review-title = { $player }, { $game }: luck and decisions
review-chance-start = Win chance at the start
review-chance-result = Result, in wins
review-score-start = Points expected at the start
review-score-result = Points at the end
review-cards = Luck of the cards
review-hidden = What was hidden or hard to foresee
review-own = Own mistakes
review-others = The others’ mistakes
review-unit-chance = In wins per hundred games.
review-unit-score = In team points.
review-most = { $kind ->
    [cards-gain] Luck with the cards helped most: { $amount }.
    [cards-loss] Bad luck with the cards cost most: { $amount }.
    [hidden-gain] What was hidden or hard to foresee helped most: { $amount }.
    [hidden-loss] What was hidden or hard to foresee cost most: { $amount }.
    [own-loss] Own mistakes cost most: { $amount }.
    [others-gain] The others’ mistakes helped most: { $amount }.
   *[others-loss] The others’ mistakes cost most: { $amount }.
}
review-decisions = { $count ->
    [0] There was nothing to decide.
    [one] One decision counted; it cost { $loss }.
   *[other] { $count } decisions counted; each cost { $loss } on average.
}
review-worst = What cost most
review-no-mistakes = No move was clearly worse than another.
review-moment = Move { $number }: { $grade }, −{ $loss }
review-turn = Turn { $turn }: { $grade }, −{ $loss }
review-step = Move { $number }: from { $before } to { $after }.
review-did = Played: { $choice }
review-better = Better: { $choice }
review-more = { $count ->
    [one] One other move of this turn cost less.
   *[other] { $count } other moves of this turn cost less.
}
review-curve = Chance of winning, move by move
review-curve-score = Expected points, move by move
review-axis-chance = Chance of winning
review-axis-score = Team points
review-axis-moves = Moves
review-axis-turns = Own turns
review-curve-told = From { $start } at the start to { $end } at the end; the highest is { $high } at move { $peak }, the lowest { $low } at move { $dip }. { $count ->
    [0] There are no own mistakes.
    [one] One own mistake is marked.
   *[other] { $count } own mistakes are marked.
}
grade-small = a small slip
grade-mistake = a mistake
grade-blunder = a blunder
review-not-over = This game is not over. A review reveals what all hands were worth, so only a finished game can be reviewed.
unknown-effort = There is no effort “{ $effort }”. It can be: { $efforts }.
review-page-exists = { $file } exists already. Name a new file for the page.
review-busy = Too many reviews are being worked out. Try again in a minute.
review-look = Look at it in the replay
play-on-about = A new table at which the first { NUMBER($number, useGrouping: 0) } moves have already been made. The game that was played stays as it is.
play-on-seat = You sit as
play-on-others = The others are
play-on-friends = Friends, by link
play-on-luck = Luck
play-on-luck-new = New
play-on-luck-same = The same
play-on-new-about = The cards that were hidden stay where they are; what chance decides from here on is drawn anew.
play-on-same-about = As long as the number of moves is the same, chance decides as it did then.
play-on-begin = Sit down

## What would you do?

puzzles-about = Positions in which one move is clearly better than all others, given what you would know at the table.
puzzles-of = { $solved } of { $count } solved
puzzles-none = There are none for this game yet.
puzzles-go-on = Solve
puzzles-all = All puzzles
puzzles-own = { $count ->
    [one] Your own mistake
   *[other] Your own mistakes: { $count }
}
puzzles-own-about = From your games that were reviewed in this browser.
puzzle-own = Your own mistake, move { $number }. What would you do now?
puzzle-easy = easy
puzzle-middling = medium
puzzle-hard = hard
puzzle-called = Puzzle { $number }, { $grade }
puzzle-called-solved = Puzzle { $number }, { $grade }, solved
puzzle-called-missed = Puzzle { $number }, { $grade }, not solved yet
puzzle-good = Right: nothing is better.
puzzle-answered = What your answer is worth is shown above the table.
puzzle-worths = What each move costs
puzzle-move = Move
puzzle-cost-chance = Of a hundred wins
puzzle-cost-score = Team points
puzzle-best-of-all = best
puzzle-next = Next puzzle
puzzle-was-last = That was the last one.
no-puzzle-there = At answer { NUMBER($number, useGrouping: 0) } of this game there was nothing to choose.
wrong-glance = { NUMBER($worlds, useGrouping: 0) } worlds are no glance. Name a number from 0 to { NUMBER($most, useGrouping: 0) }.
puzzle-number = Puzzle { $number } of { $count }. What would you do?
puzzle-right = Right: no other move is as good.
puzzle-wrong-chance = That costs { $loss } of a hundred wins.
puzzle-wrong-score = That costs the team { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}.
puzzle-best = Better: { $choice }

## Your decisions

decisions-title = Your decisions
decisions-about = From your games that were reviewed in this browser: what a decision of yours cost on average, small losses that a single review is not sure of included, and how the games ended with the luck of the cards taken out.
decisions-none = None of your games has been reviewed yet. Open a finished game and choose “{ $button }”.
decisions-cost = Cost of a decision
decisions-lately = Lately
decisions-result = Result on average
decisions-adjusted = Without the luck of the cards
decisions-games = { $count ->
    [one] One reviewed game
   *[other] { $count } reviewed games
}
decisions-game = Game
