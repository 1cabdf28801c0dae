## What was luck and what was a mistake, for one seat of a finished game

review-title = { $player }, { $game }: luck and decisions
review-chance-start = Chance to win at the start
review-chance-result = Result, in wins
review-score-start = Points to expect at the start
review-score-result = Points in the end
review-cards = Luck of the cards
review-hidden = Luck of what was hidden
review-own = Own mistakes
review-others = The others’ mistakes
review-unit-chance = In points of a hundred wins.
review-unit-score = In points of the team.
review-decisions = { $count ->
    [0] There was nothing to decide.
    [one] One decision counted; it cost { $loss }.
   *[other] { $count } decisions counted; each cost { $loss } on average.
}
review-worst = What cost most
review-no-mistakes = No move was clearly worse than another.
review-moment = Move { $number }: { $grade }, −{ $loss }
review-did = Played: { $choice }
review-better = Better: { $choice }
review-curve = The chance to win, move by move
review-curve-score = The points to expect, move by move
grade-small = a small slip
grade-mistake = a mistake
grade-blunder = a blunder
review-not-over = This game is not over. A review reveals what all hands were worth, so only a finished game can be reviewed.
unknown-effort = There is no effort “{ $effort }”. It can be: { $efforts }.
review-page-exists = { $file } exists already. Name a new file for the page.
review-busy = Too many reviews are being worked out. Try again in a minute.
review-look = Look at it in the replay
play-on-about = A new table on which the first { NUMBER($number, useGrouping: 0) } moves stand already. The game that was played stays as it is.
play-on-seat = You sit as
play-on-others = The others are
play-on-friends = Friends, by link
play-on-luck = Luck
play-on-luck-new = New
play-on-luck-same = The same
play-on-new-about = The cards that were hidden stay where they are; what chance answers from here on is drawn anew.
play-on-same-about = As long as as many moves are made, chance answers what it answered then.
play-on-begin = Sit down
