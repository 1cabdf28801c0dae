## Seats

you = You
bot-sign = bot { $bot }

## At the table

welcome = At the table: { $names }.
question-for = { $who }: { $question }
colon = { ": " }
between = { "; " }
choice-possible = { $number }: { $choice }
choice-refused = { $count ->
    [one] { $number } is not possible: { $choice }
   *[other] { $number } are not possible: { $choice }
}
pass-keyboard = { $who }, press Enter when the others look away.
hint = Number or move · ? what is not possible · card NAME · help · undo · quit
hint-enter = Enter: the only choice · ? what is not possible · help · undo · quit
thinks = { $who } thinks …{ $seconds ->
    [0] { "" }
   *[other] { " " }{ $seconds } s
}

## Answers that are no move

answer-unknown = “{ $text }” is no move and no command. Possible now: { $examples }. “help” lists the commands.
answer-ambiguous = “{ $text }” can mean several moves: { $moves }.
answer-out-of-range = There is no choice { $number }. The choices are 1 to { $most }.
no-such-card = No card is called “{ $card }”. Type a name as it is shown on the table, or its beginning.
card-ambiguous = “{ $card }” fits many cards: { $cards }. Type more of the name.
not-now = { $move }: { $reason }.

## Commands; the English names work in every language

command-why = ?
command-help = help
command-card = card
command-hint = hint
command-rule = rule
command-rules = rules
command-table = table
command-log = log
command-undo = undo
command-save = save
command-quit = quit

help-answer = Answer with the number of a choice, or with a move such as “{ $example }”; a clear beginning is enough.
help-why = { $command }: what is not possible now, and why; “? WORD” only what has this word in it.
help-card = { $command } NAME: what a card says; the beginning of a name is enough.
help-hint = { $command }: what a master would do here, and why.
help-rule = { $command } 13: the rule with this number.
help-rules = { $command } WORD: all rules, or those with this word in them.
help-table = { $command }: the table.
help-log = { $command }: everything that happened so far.
help-undo = { $command }: take back your last move, if nobody has learned anything since.
help-save = { $command } FILE: write a record of the game into a new file.
help-quit = { $command }: leave; the game is kept and can go on later.

log-empty = Nothing has happened yet.
rules-without = No rule has “{ $word }” in it.
why-nothing = Everything that is meant by this is possible now.
more-lines = [{ $lines } more: Enter goes on, q ends]
undone = Taken back: { $move }.
cannot-undo = There is nothing to take back: only your own last move can be, and only while no card, die or other player has followed.

## Keeping a game

kept = The game is kept in { $file }.
left = The game is kept. Go on with:
how-to-replay = Replay it with:
not-over = The record stops here; the game is not over.
told-from = { $count ->
    [one] The first move was
   *[other] The first { NUMBER($count, useGrouping: 0) } moves were
} made under other rules; the story begins after that.

## The end

final-score = { $who }: { $points }

## What was wrong, and what would be right

unknown-player = Nobody here is called “{ $player }”. A seat is one of: { $players }; a name may come before it, as in Ada=you.
bad-player-name = “{ $player }” cannot be a name. A name has 1 to { $longest } visible characters, without the signs = , ; and #.
mixed-player-name = “{ $player }” mixes alphabets whose letters look alike. Keep to one of them.
player-name-twice = Two seats are called { $player }, or look as if they were. Each name can be given once.
other-seat-count = { $seats ->
    [one] { $seats } seat was
   *[other] { $seats } seats were
} named, and the record has { $right }. Name { $right }, or none to go on as before.
file-exists = { $file } exists already and stays as it is. Name a new file.
file-unwritable = The file { $file } cannot be written ({ $cause }). Name another place, such as a file in your own folder.
nothing-to-resume = There is no unfinished game in { $folder }. Name a record to go on from.

## Push

push-turn = Turn: { $who }
push-column = Column { $number }
push-flipped = Flipped
push-points = Points
push-pile-label = Draw pile
push-pile-count = To draw { $count }
push-discard-count = Discarded { $count }
push-pile = Draw pile: { card-count }: { $cards }.
push-discard = Discard pile: { card-count }.
push-colour-count = { $count } { $colour }
push-roll-count = { $count ->
    [one] { $count } roll card
   *[other] { $count } roll cards
}
push-switch-count = { $count ->
    [one] { $count } switch card
   *[other] { $count } switch cards
}
push-picking = Columns go to: { $names }.{ $aside ->
    [0] { "" }
    [one] { " " }{ $aside } switch card.
   *[other] { " " }{ $aside } switch cards.
}
push-told-column = Column { $number }: { $cards } ({ point-count }).
push-no-column = There is no column yet.
push-told-flipped = Flipped: { $card }.
push-told-seat = { $who }: { $layout }.
push-nothing-open = no open cards
push-told-open = open { $cards } ({ point-count })
push-told-banked = banked { $cards } ({ point-count })
push-told-banked-hidden = banked { $cards }
push-tie-break = Equal points, so the cards are counted (PUSH-46). { $counts }.

## Deck Battle

deck-force-letter = F
deck-recruit-letter = R
deck-chakra-letter = C
deck-scroll-letter = S
deck-points = { $points }p
deck-turn = Turn: { $who } · { $phase }
deck-track = Track
deck-last-round = Last round
deck-market = Market
deck-missions = Missions
deck-away = out
deck-masks = { $count ->
    [one] { $count } mask
   *[other] { $count } masks
}
deck-chakra-gauge = Chakra
deck-scroll-gauge = Scrolls
deck-in-hand = hand { $count }
deck-piles = draw pile { $draw }, discarded { $discard }
deck-hand = Hand
deck-in-play = In play
deck-infirmary = Infirmary
deck-items = Items
deck-techniques = Techniques
deck-done = Missions done
deck-tokens = Tokens
deck-lion = Lion
deck-insects = { $count ->
    [one] { $count } insect
   *[other] { $count } insects
}
deck-count = { $who }: { $parts } = { $points }
deck-count-characters = Characters
deck-count-missions = Missions
deck-count-tokens = Threat tokens
deck-count-masks = Masks
deck-count-objectives = Objectives
deck-count-scourge = Scourge
deck-sum = { $parts } = { $total } of { $needed }: { $left }
deck-short = { $count } short
deck-exact = just enough
deck-lost = enough, { $count } would be lost
deck-told-track = { $count ->
    [one] { $count } token is
   *[other] { $count } tokens are
} left on the track.
deck-told-aim = { $card }: { $text }
deck-told-market = At the market, with the Recruitment they cost: { $items }.
deck-told-missions = Missions, with the scrolls they cost: { $missions }.
deck-told-slot = Field { $place }: { $card }, cost { $cost }, { point-count }; has { $values }.
deck-told-next = It is the Threat and { $place ->
    [0] escapes next.
   *[other] goes to { $place } next.
}
deck-told-seat = { $who }: { $parts }.
deck-told-person = In play: { $card }, { $parts }.
deck-told-used = ability used

## Signs on the table

command-legend = legend
help-legend = { $command }: what the signs on the table mean.
legend-asked = ▶ who is asked.
legend-more = … something is left out; “{ $log }” and “{ $table }” tell all of it.
push-legend = ▪3 banked cards; “+ ?” their points are hidden.
force-legend = ? a card face down; ×2 two of these cards.
konoha-legend = ✓ mission won; · passed by; ▼ where the team stands; ⌂ the village.
deck-legend-values = { deck-force-letter } Force · { deck-recruit-letter } Recruitment · { deck-chakra-letter } chakra · { deck-scroll-letter } scrolls · { $points } three points
deck-legend-slot = “2 { deck-force-letter }5/{ deck-recruit-letter }3 NAME { $points } { deck-force-letter }4”: on place 2, for 5 Force or 3 Recruitment; worth three points; has 4 Force once it is yours.
deck-legend-threat = ▶NAME→3: the Threat, and the place where it goes next.
deck-legend-track = ● a token on the track, · one that is gone; ? an objective that is still hidden, !? the scourge.
deck-legend-play = ✓ takes part in the manoeuvre; [NAME] the item that somebody carries; ■□ how full a gauge is.
deck-field = Field
deck-others = the others
deck-own = your board
deck-points-told = points
legend-table = … “{ $command }” shows all of the table.
folded = Not shown: { $parts }. “{ $command }” shows all.

## Lessons

lesson-head = { $game }: lesson { $part } of { $parts }, step { $step } of { $steps }
lesson-go-on = [Enter: go on]
lesson-done = That was the lesson. Play with:
lesson-next = That was the lesson. The next one:

## Beginning, and what may fail

which-game = Which game?
not-kept = This game is not kept: { $file } cannot be written ({ $cause }). “--save FILE” names another place.
not-kept-left = The game was not kept.
output-failed = The output cannot be written ({ $cause }).
cards-not-text = The file { $file } is not text. A card file is a text file in UTF-8, in TOML.
balance-interrupted = Interrupted: half a measurement tells nothing, so nothing was written.

## What would you do?

puzzles-solved = Solved: { $solved } of { $tried }.
unknown-puzzle = There is no puzzle { $number }. They are numbered 1 to { $most }.
wrong-puzzle-count = { NUMBER($count, useGrouping: 0) } puzzles cannot be looked for. Name a number from 1 to { NUMBER($most, useGrouping: 0) }.
puzzles-other-cards = The puzzles of { $game } are for other rules or cards than these. Find new ones with quartett puzzle { $game } --find 60.
no-puzzles = There are no puzzles of { $game } yet. Find some with quartett puzzle { $game } --find 60.

## A command that was typed wrongly

arguments-missing = Something is missing: { $names }.
argument-without-value = A value is missing after { $argument }.
argument-takes-no-value = { $argument } takes no value.
argument-no-whole = “{ $given }” is not a whole number, which { $argument } needs.
argument-no-natural = “{ $given }” is not a whole number from 0 on, which { $argument } needs.
argument-no-number = “{ $given }” is not a number, which { $argument } needs.
argument-out-of-range = { $argument } cannot be { $given }. It can be { $least } to { $most }.
argument-unknown = Nothing is known about “{ $argument }” here.
argument-ambiguous = “{ $argument }” can mean several things: { $choices }.
argument-meant = There is no “{ $given }”. Did you mean “{ $near }”?
argument-none-of = There is no “{ $given }”. There are: { $choices }.
argument-wrong = What was typed is not understood ({ $cause }).
argument-help = `{ $program } --help` shows what is possible.

## A file, an address or the output cannot be used because of …

cause-missing = there is no such file or folder
cause-folder = it is a folder
cause-no-folder = a part of the path is not a folder
cause-forbidden = that is not permitted
cause-full = the disk is full
cause-exists = it exists already
cause-read-only = the disk can only be read
cause-long-name = the name is too long
cause-taken = the port is taken
cause-elsewhere = this machine does not have that address
cause-silent = nobody answers there
