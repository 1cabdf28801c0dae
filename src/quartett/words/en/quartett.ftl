## Players and their seats

player = Player { $number }
seat = Seat { $number }
# A seat without a name, as in a record, is called by its number.
who = { $seat ->
    [one] seat { $seat }
    [other] seat { $seat }
   *[name] { $seat }
}

## Small words

yes = yes
no = no
point-count = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Languages, each in its own words

language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
language-nl = Nederlands

## Bots, from the weakest to the strongest

bot-random = Random
bot-greedy = Greedy
bot-novice = Novice
bot-casual = Casual
bot-steady = Steady
bot-skilled = Skilled
bot-adept = Adept
bot-veteran = Veteran
bot-tactician = Tactician
bot-expert = Expert
bot-challenger = Challenger
bot-champion = Champion
bot-virtuoso = Virtuoso
bot-master = Master
bot-clairvoyant = Clairvoyant
bot-unveiled = Unveiled

## The end of a game

outcome-winner = { $names } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
outcome-winners = { $names } win together with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.
you-won = You win with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
you-won-together = { $names } win together with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.
nobody-won = Nobody wins.
together-won = Won together, with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
together-lost = Together it was not enough: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
you-came = You come { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
you-shared = You share { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
part-points = Points
names-and = { $names } and { $last }

## Why a move is not possible now

reason = { $reason } ({ $rule })

## What was wrong with an input, and what would be right

unknown-game = There is no game called “{ $game }”. The games are: { $games }.
unknown-language = There is no language “{ $language }” here. The languages are: { $languages }.
unknown-option = This game has no option “{ $option }”. Its options are: { $options }.
unknown-option-value = The option { $option } cannot be “{ $value }”. It can be: { $choices }.
unknown-argument = Nothing is known about “{ $argument }”. Options begin with two dashes, such as --seats.
unknown-rule = There is no rule { $rule } in this game. The numbers are { $numbers }.
unknown-bot = There is no bot called “{ $bot }”. The bots are: { $bots }.
own-bot-no-module = There is no module “{ $module }” for the bot “{ $bot }”. A bot of your own is written module:Class; the module lies in this folder or is installed.
own-bot-no-bot = “{ $bot }” in the module “{ $module }” is not a bot. A bot is a subclass of quartett.core.play.Bot.
own-bot-stays = The bot “{ $bot }” cannot be sent to other processes. Define its class at the top of a module, or play in one process (processes=1).
wrong-budget = A search cannot think for “{ $budget }”. A budget is a number of tries or seconds above zero, as in master:500.
unknown-move = There is no move “{ $move }”. Moves are written like these: { $examples }.
wrong-seat-count = { $seats ->
    [one] { $seats } seat does
   *[other] { $seats } seats do
} not make a table. This game is for { $fewest } to { $most } players.
wrong-game-count = A run cannot have { NUMBER($games, useGrouping: 0) } games. It can have 1 to { NUMBER($most, useGrouping: 0) }.
wrong-process-count = { $processes } processes cannot play. Name at least 1, or none for all cores.

## Files and records

file-unreadable = The file { $file } cannot be read ({ $cause }). Name a file that exists and may be read.
file-too-large = The file { $file } is larger than { NUMBER($most) } MB, and so it is neither a record nor a card file.
record-not-text = The file { $file } is not text. A record is a text file in UTF-8 that begins with “quartett 1”.
record-empty = The record is empty. It begins with a line such as “quartett 1”.
record-not-one = Line 1: this is not a record. A record begins with “quartett { $format }”.
record-newer = Line 1: the record has format { $version }, and this version of Quartett reads format { $format }. Read it with a matching version.
record-cut-short = Line { NUMBER($line, useGrouping: 0) }: the record ends within its header. After the header comes a line “--”, then the moves.
record-bad-pair = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” does not belong here. Lines here read “key: value”, each key once.
record-header-missing = The header has no line “{ $key }: …”. Add it before the first “--”.
record-header-number = The header says “{ $key }: { $value }”. A whole number belongs there, such as “{ $key }: 2”.
record-bad-option = The options of the header hold “{ $option }”. Each option reads name=value and stands once, with spaces between them.
record-bad-move = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not a move. A move reads: the seat’s number or “?”, a space, the move.
record-ending-missing = Line { NUMBER($line, useGrouping: 0) }: the last part has no line “{ $key }: …”. It holds outcome, scores and winners.
record-other-rules = The record was played with version { $rules } of the rules. This version of Quartett knows version { $known }.
record-other-cards = The record was played with other cards than the { $game } cards used here. Use the card file it was played with.
record-bad-earlier = The header says that the rules changed (“{ $text }”), but not how. It reads earlier: RULES=MOVES, with a line snapshot, and no more moves than there are.
record-bad-branch = The header says where this game came from (“{ $text }”), but not how. It reads branch: sha256:DIGITS after=MOVES chance=MOVES.
snapshot-other-layout = The snapshot is from another Quartett than this one and cannot be read. Use the { $game } that wrote it.
snapshot-not-whole = The snapshot is no state of { $game }. Copy the record again from where it came.
record-unknown-move = Line { NUMBER($line, useGrouping: 0) }: there is no move “{ $move }”. Moves are written like these: { $examples }.
record-unknown-seat = Line { NUMBER($line, useGrouping: 0) }: there is no seat { $seat } in this game. The seats are 0 to { $last }.
record-refused = Line { NUMBER($line, useGrouping: 0) }: “{ $move }” is not possible here. { $reason }.
record-ends-early = Line { NUMBER($line, useGrouping: 0) }: the record tells an outcome, and the game is not over yet. Add the missing moves or leave out the last part.
record-wrong-ending = Line { NUMBER($line, useGrouping: 0) }: the record says “{ $key }: { $told }”. The moves lead to “{ $key }: { $right }”.

## Card files

cards-long-key = The card file { $file } has a key with more than { $most } dots. A card and a field are enough.
cards-not-toml = The card file ({ $file }) cannot be read as TOML: { $cause }.
cards-bad-shape = The card file ({ $file }) does not have the expected shape: { $cause }. It holds a table for each card, and in it a fact for each field.
cards-missing-field = The card file ({ $file }) has no field { $field } for { $card }. Add it.
cards-wrong-field = The card file ({ $file }) cannot be used: { $card }, field { $field }. Right would be: { $right }.
# What would be right for a field of a card file.
right-source = a source, as the value is printed
right-reason = a reason, as the value is reconstructed
right-mark = the mark printed or reconstructed
right-number = a whole number from { $lowest } to { $highest }
right-text = text in quotes
right-name = text of 1 to { $most } printable characters, without spaces around it
right-once = each name only once
right-choice = one of { $choices }
right-numbers = { $length } whole numbers from { $lowest } to { $highest }
right-own-name = a name of its own, in small letters
right-total = { $total } cards in all; { $found } are listed
right-no-tie = a number of symbols that no other rebel has at value { $value }
right-id = an id of its own, in small letters, digits and dashes
right-kinds = { $most } kinds of cards in all
right-effects = a list of known effects ({ $cause })
right-copy-alone = a list in which “copy” stands alone
right-other-card = the id of another card instead of { $found }
options-are-settled = The options of a kept game are settled: { $argument } cannot be changed. Leave it out.
cards-unknown-card = The card file ({ $file }) has a card that this game does not know: { $card }. Its cards are: { $right }.
cards-no-vocabulary = { $game } has no effects to write: its card file holds numbers and names only. Take the built-in file as a pattern.

## The list of cards

field-value = { $field } { $value }
card-printed = printed
card-reconstructed = our own guess: { $fields }

## Counting a hand

hand-card = { $card }: { $working }
no-hand-to-count = In { $game } a hand is not counted. Name a game in which it is, such as konoha.
unknown-card = There is no card “{ $card }” in this game. The cards are: { $cards }.
card-twice = The card { $card } was named twice. There is one of each.

## A hint: moves with what they lead to, and how they compare

no-hint-now = There is no question that you could answer now. Ask for a hint when it is your turn.
hint-chance = { $move }: wins { $percent } of 100 games
hint-score = { $move }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the end
hint-only = It is the only move.
hint-mixed = Be unpredictable: a master does this in { $percent } of 100 cases.
hint-made = A master does this in { $percent } of 100 cases.
hint-usual = A master nearly always does this.
hint-clear = This is clearly the best move.
hint-close = Other moves are about as good.
