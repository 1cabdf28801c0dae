## The game

game-push = Push
about-push = Build columns, stop in time, and keep your points safe from the die.
option-first = First player
option-first-random = By lot
option-risk = Risk variant
option-risk-yes = With: a star costs all open cards
option-risk-no = Without: a star costs nothing
tally-busts = Busts
tally-turns = Turns

## Cards, colours, faces of the die

card-orange = orange { $number }
card-blue = blue { $number }
card-green = green { $number }
card-yellow = yellow { $number }
card-purple = purple { $number }
card-roll = roll card
card-switch = switch card
colour-orange = orange
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
face-orange = orange
face-blue = blue
face-green = green
face-yellow = yellow
face-purple = purple
face-star = star
letter-orange = O
letter-blue = B
letter-green = G
letter-yellow = Y
letter-purple = P

## On the cards and at the table in the browser

push-roll = Roll
push-switch = Switch
push-a-column = Column { $number }
push-place-here = Place here
push-new-column = New column
push-take-it = Take it
push-choose-column = Choose column { $columns }.
push-left-to-draw = { $count ->
    [one] { $count } card is left to draw.
   *[other] { $count } cards are left to draw.
}
push-to-draw = to draw
push-discarded = discarded
push-discard-title = The discard pile, open to all
push-last-roll = last roll
push-pile-holds = The draw pile holds
push-who-flipped = { $you ->
    [yes] You flipped
   *[no] { $seat } flipped
}
push-your-cards = Your cards
push-die-takes = The die can take open cards. Banked cards are safe.
push-open = open
push-banked = banked
push-total = total
push-safe = safe
push-bank-it = Bank { $points }
push-lane = { $colour }: { $points } open, { $count } banked, worth { $safe }
push-lane-seen = { $colour }: { $points } open, { $count } banked
push-has-the-turn = has the turn
push-takes = { $nth ->
    [1] takes a column first
    [2] takes a column second
    [3] takes a column third
   *[other] may take a column
}
push-open-banked = open, { $count } banked
push-order = Columns go to
push-rolls = { $you ->
    [yes] You roll the die.
   *[no] { $seat } rolls the die.
}
push-rolling = The die is rolling
push-bust = Bust
push-switched = { $you ->
    [yes] You flipped a switch card: columns now go the other way round.
   *[no] { $seat } flipped a switch card: columns now go the other way round.
}
push-who-rolled = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
}
push-facts = What is known
push-aside = Switch cards in this turn: { $count }
push-take-rolls = { $count ->
    [one] Column { $columns } has a roll card: you would roll the die.
   *[other] Columns { $columns } have a roll card: you would roll the die.
}
push-take-safe = No column has a roll card.
push-key-flip = Flip a card
push-key-stop = Stop and take a column
push-key-bank = To banking

## What happened

turn-began = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
card-flipped = { $you ->
    [yes] You flipped a card: { $card }.
   *[no] { $seat } flipped a card: { $card }.
}
card-placed = { $you ->
    [yes] You placed the { $card } in column { $column }.
   *[no] { $seat } placed the { $card } in column { $column }.
}
busted = { $you ->
    [yes] No column has room for the { $card }. You risked too much and take no column.
   *[no] No column has room for the { $card }. { $seat } risked too much and takes no column.
}
stopped = { $you ->
    [yes] You stopped.
   *[no] { $seat } stopped.
}
column-taken = { $you ->
    [yes] You took column { $column }: { $cards } ({ point-count }).
   *[no] { $seat } took column { $column }: { $cards } ({ point-count }).
}
die-rolled = { $you ->
    [yes] You rolled the die: { $face }.
   *[no] { $seat } rolled the die: { $face }.
} { $points ->
    [0] Nothing is lost.
   *[other] Lost: { $cards } ({ point-count }).
}
colour-banked = { $you ->
    [yes] You banked { $colour }: { card-count }, { point-count }.
   *[no] { $seat } banked { $colour }: { card-count }.
}
column-left-over = Nobody took column { $column }. Discarded: { $cards }.
game-ended = The draw pile is used up. The game is over.

## Questions and choices

ask-open = Flip a card, or bank a colour?
ask-flip = Flip a card
ask-place = Where does the { $card } go?
    .short = Place the { $card }
ask-decide = Flip another card, or stop?
ask-flip-on = Flip another card
ask-stop = The draw pile is empty: stop
ask-take = Which column do you take?
ask-take-last = Take the last column
choose-flip = Flip a card
choose-stop = Stop and take a column
choose-place = Column { $number }: { $cards } ({ point-count })
    .short = Column { $number }
choose-new-column = New column { $number }
choose-take = Take column { $number }: { $cards } ({ point-count })
    .short = Take column { $number }
choose-bank = Bank { $colour }: { $cards } ({ point-count })
    .short = Bank { $colour }

## Why not

why-game-over = The game is over
why-players-decide = This is for a player to decide
why-pile-decides = The draw pile decides which card comes
why-die-decides = The die decides
why-wait-for-chance = A card or the die comes first
why-no-roll-due = No roll of the die is due
why-no-card-due = No card is being flipped
why-other-takes = Now { who } takes a column
why-other-turn = It is { who }’s turn
why-card-first = A card is being flipped
why-roll-first = The die is being rolled
why-no-switch-cards = With two players there are no switch cards
why-no-such-card-left = No longer in the draw pile: { $card }
why-nothing-flipped-to-stop = Stopping needs a placed card
    .short = place a card first
why-nothing-to-bank = No open { $colour } card in the layout
why-no-column-yet = No column yet
why-nothing-flipped = No flipped card to place
why-bank-is-a-whole-turn = Banking takes a whole turn, instead of flipping
why-place-first = The { $card } has to be placed first
    .short = first place this card
why-columns-in-order = The next new column is column { $column }
why-roll-card-in-column = Column { $column } has a roll card already
    .short = Has a roll card
why-colour-in-column = Column { $column } has { $colour } already
    .short = Has { $colour } already
why-number-in-column = Column { $column } has a { $number } already
    .short = Has a { $number } already
why-pile-empty = The draw pile is empty
why-no-column-to-stop = No column to take yet
why-stop-first = Taking comes after stopping
why-must-take = A column has to be taken
why-drawing-is-over = Flipping is over for this turn
why-column-taken = Column { $column } is taken
why-no-such-column = There is no column { $column }

## The rules

PUSH-01 = Push is for 2 to 6 players from the age of 8.
PUSH-02 = Whoever owns the highest total on their cards when the game is over has won.
PUSH-03 = To begin, all 120 cards are mixed and form one face-down draw pile.
PUSH-04 = With two players the 12 switch cards stay in the box, so 108 cards are played.
PUSH-05 = The turn passes clockwise, to the left.
PUSH-06 = The person who was first to sit down has the first turn.
PUSH-07 = A turn is one of two things: flipping cards or banking a colour, never both.
PUSH-08 = Whoever flips turns over the top card of the draw pile; the first card placed begins the first column.
PUSH-09 = After that you may flip as many further cards as you dare, one by one.
PUSH-10 = A flipped card finds its place before the next one is turned over.
PUSH-11 = For each card you choose between a column that is already there and a new one.
PUSH-12 = A turn has three columns at most; it may have fewer.
PUSH-13 = No column holds the same colour twice.
PUSH-14 = No column holds the same number twice.
PUSH-15 = No column holds more than one roll card.
PUSH-16 = A roll card fits every column that has none yet, and it may begin a new column.
PUSH-17 = Switch cards are not placed in columns; they wait beside the draw pile until the turn is over.
PUSH-18 = Each time you have placed a card you choose: flip on, or stop.
PUSH-19 = Whoever stops flips nothing more and takes a column at once; its cards lie open in that player’s layout.
PUSH-20 = In a layout the cards lie by colour, with every number in sight.
PUSH-21 = If the column taken has a roll card, its number cards go to the layout first; then comes one roll of the die.
PUSH-22 = A colour on the die costs every open card of that colour in the roller’s layout, even the ones just taken.
PUSH-23 = The roll card is discarded after use.
PUSH-24 = The die has no power over banked cards.
PUSH-25 = A star on the die costs nothing.
PUSH-26 = A colour of which you have no open cards costs nothing.
PUSH-27 = There is one discard pile for all; it lies face up next to the draw pile.
PUSH-28 = Your turn is over when you have taken a column and rolled for its roll card, if it has one.
PUSH-29 = Then the others take one column each, from the left neighbour on, while there are columns.
PUSH-30 = A roll card in their column means the same for them: take, then roll.
PUSH-31 = Columns that remain in a game of two are discarded.
PUSH-32 = At a larger table the columns may run out before everyone has one.
PUSH-33 = After a switch card the columns go round the other way in this turn, from the right neighbour on.
PUSH-34 = A second switch card in the same turn undoes the first; only an odd number of them reverses the direction.
PUSH-35 = Switch cards affect who takes columns first in this turn, and nothing else: the turn still passes to the left.
PUSH-36 = A flipped card that none of the three columns can hold is a bust.
PUSH-37 = Whoever busts gets no column.
PUSH-38 = The card that did not fit is discarded.
PUSH-39 = A bust means one roll of the die, and all open cards of the rolled colour are lost.
PUSH-40 = After the roll the others take their columns as always, and the next turn begins.
PUSH-41 = To bank, pick one colour: all your open cards of it go face down on a stack in your layout.
PUSH-42 = What is banked stays banked, and it scores at the end.
PUSH-43 = The game is over when the draw pile is used up and no column is left to hand out.
PUSH-44 = Your score is the total of the numbers on all your cards, open or banked.
PUSH-45 = The highest score wins.
PUSH-46 = Of those with equal scores, the one with more cards wins.
PUSH-47 = If that is equal too, they win together.
PUSH-48 = In the risk variant a star costs the roller every open card; banked cards stay safe.

## Rulings

PUSH-A1 = If the pile is empty after a card was placed, the player stops, columns are taken as usual, and the game is over.
PUSH-A2 = Even the last card can be a bust: it is discarded, the die is rolled, the others take columns, and the game is over.
PUSH-A3 = If the last cards are switch cards and there is no column, the turn and the game end and nobody takes anything.
PUSH-A4 = No turn begins with an empty pile, so there is no banking after the last card.
PUSH-A5 = Banking is the whole turn: no card is flipped, and nobody takes a column.
PUSH-A6 = You can bank a colour only if at least one open card of it lies in your layout.
PUSH-A7 = Stopping needs a column. After nothing but switch cards you flip on; with a column on the table you may stop after a switch card too.
PUSH-A8 = A turn cannot be passed: flip at least one card, or bank.
PUSH-A9 = While columns are left, the player whose pick it is must take exactly one, even one with a roll card.
PUSH-A10 = Whoever stops must take a column too.
PUSH-A11 = With fewer than three columns you may begin a new one even if the card fits an old one.
PUSH-A12 = A card that fits somewhere must be placed; nobody can bust on purpose.
PUSH-A13 = With fewer than three columns a card that fits none of them begins a new one, so there is no bust yet.
PUSH-A14 = A roll card is a bust when all three columns have one; it means one roll, not two.
PUSH-A15 = The direction set by switch cards holds after a bust as well.
PUSH-A16 = When the turn is over, its switch cards are discarded.
PUSH-A17 = Columns that nobody is left to take are discarded, whatever the number of players.
PUSH-A18 = Each player takes and rolls before the next one picks; after a bust the roll comes before all picks.
PUSH-A19 = Cards taken later in a banked colour lie open and can be lost; the colour may be banked again.
PUSH-A20 = For a tie the number cards owned at the end count, open and banked; lost cards do not.
PUSH-A21 = The discard pile never becomes a draw pile.
PUSH-A22 = Others see how many cards of a colour you have banked, but not their numbers, until the game is over.
PUSH-A23 = The first player is chosen before the game or drawn by lot; without a choice it is seat 0.
PUSH-A24 = In the risk variant a star after a bust costs every open card too.
PUSH-A25 = The colours are orange, blue, green, yellow and purple; only orange is known from the rulebook.

field-colour = colour
field-number = number
field-character = character

## What speaks for a move

because-bank = { point-count } would be safe; roll cards left in the pile: { $count }.
because-take = The column is worth { point-count }.
because-take-roll = The column is worth { point-count }, and you must roll for it.
because-place = The column would be worth { $points }.
because-fits = { $percent ->
    [0] The next card will fit somewhere.
   *[other] The next card fits nowhere in { $percent } of 100 cases.
}
because-best = The best column on the table is worth { point-count }.
because-open = Cards left in the pile: { $count }.

## Where the points come from

open-orange = { colour-orange }, open
banked-orange = { colour-orange }, banked
open-blue = { colour-blue }, open
banked-blue = { colour-blue }, banked
open-green = { colour-green }, open
banked-green = { colour-green }, banked
open-yellow = { colour-yellow }, open
banked-yellow = { colour-yellow }, banked
open-purple = { colour-purple }, open
banked-purple = { colour-purple }, banked
decided-by-cards = Equal points: the number of cards decided (PUSH-46).
