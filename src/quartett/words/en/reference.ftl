# What is said on the pages to look things up: rules, cards, the log, a replay.

## Sections of the rules

section-idea = The idea
section-setup = Setting up
section-turn = Your turn
section-placing = Placing cards
section-stopping = Stopping and taking
section-others = The others
section-bust = Too much risk
section-banking = Banking
section-end = The end
section-duel = The duel
section-droid = R2-D2
section-vader = Darth Vader
section-scoring = Scoring
section-ninja = What is on the cards
section-attempt = On the mission
section-powers = Powers
section-synergies = Synergies
section-cards = Cards and terms
section-track = The Threat track
section-techniques = Abilities and techniques
section-items = Items
section-gauges = Chakra and scrolls
section-healing = Wounding and healing
section-missions = Missions
section-deployment = Deployment
section-upkeep = Upkeep
section-tokens = Masks and special tokens
section-texts = Open, secret, and what cards say
section-modes = Other ways to play

## Worked examples

example-columns = Where can the orange 2 go?
example-columns-text = The first column has a 2 already, the second has orange already. The third has neither, so the card fits there.
example-flipped = flipped
example-has-a-2 = has a 2
example-has-orange = has orange
example-fits = fits
example-die = The die shows green
example-die-text = All open green cards are lost: 8 points. Other colours stay, and so do banked cards.
example-stays = stays
example-symbols = Two play a 6
example-symbols-text = The 6 is the highest value and was played twice. Han has more symbols on it and takes Jabba; that card is lost. The others take theirs back.
example-at-stake = is fought for
example-wins-and-is-lost = wins, is lost
example-comes-back = comes back
example-pairs = What is this worth at the end?
example-pairs-text = Two Jabbas bring 6 each and 10 for the pair: 22. Greedo brings 3. This Vader costs 4. Together 21.
example-cancelling = Temari cancels Itachi
example-cancelling-text = Temari cancels one card with the eye. Itachi or Hinata? Itachi was worth −4 and now counts 0. Hinata gains 2 for two fists. The hand has strength 10.
example-hand = How strong is this hand?
example-hand-text = Sakura likes Sasuke (+2), Kakashi three of his team (+3), Naruto one crown (+2), Iruka Naruto (+2). Together 20.
example-fight = Asuma and Chôji fight Karin
example-fight-text = Karin costs 4 Force, and 2 and 2 make 4. Karin goes to the bottom of your infirmary, the two fighters to your discard pile.
example-recruiting = Kakashi and Sakura recruit Ayame
example-recruiting-text = Ayame costs 2 Recruitment. 2 and 1 make 3: one too many, and it is lost. Kakashi alone would have been enough.

## Pages to look things up

contents = Contents
settled-question = Settled question
example = Example
verdict-yes = yes
verdict-no = no
back-to-table = Back to your table
card-search = Name, number or effect
filter-all = All
filter-kind = Kind
filter-team = Team or colour
filter-price = Price or value
filter-effect = Effect
filter-clear = Show all cards
cards-found = { $count ->
    [one] One kind of card
   *[other] { $count } kinds of cards
}
copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}

## What cards can do, to filter by

does-gain-force = gives Force
does-gain-recruit = gives Recruitment
does-gain-chakra = gives chakra
does-gain-scroll = gives scrolls
does-gain-card = draws cards
does-bonus = strengthens others
does-heal = heals
does-eliminate = eliminates
does-take-item = brings items
does-acquire = takes field characters
does-recall = calls back
does-recall-affinity = calls kin back
does-cost = changes costs
does-drain = takes from others
does-copy = copies
does-points-per = counts at the end
does-with = with certain others
does-with-any = with one of several
does-per-symbol = for each symbol
does-per-teammate = for each teammate
does-cancels = cancels

## Piles that are open to all

pile-eliminated = Eliminated
pile-deck-title = Your deck
pile-deck-left = Left to draw: { $count }
pile-deck-whole = The whole deck: { $count }
pile-deck-empty = Nothing. The discard pile is shuffled when a card is drawn.

## A replay

replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $times }×
replay-unit = Step by
unit-move = Move
unit-turn = Turn
unit-round = Round
replay-first = To the start
replay-last = To the end
replay-more = Curve and choices
turn-back = One turn back
turn-on = One turn on
round-back = One round back
round-on = One round on
jump-marks = Moments to jump to
mark-at = { $step }: { $what }
share-picture = Share a picture
picture-of = { $game }, move { $step } of { $steps }
picture-failed = The picture could not be made.
drop-record = Drop a file here, or choose one
choose-file = Choose a file
the-team = The team

## The own game, in the end

your-game = Your game
team-game = Your team’s game
most-gained = { $points ->
    [one] Move { $step } brought you one point
   *[other] Move { $step } brought you { $points } points
}
most-lost = { $points ->
    [one] Move { $step } cost you one point
   *[other] Move { $step } cost you { $points } points
}
team-gained = { $points ->
    [one] Move { $step } brought the team one point
   *[other] Move { $step } brought the team { $points } points
}
lead-changed = From move { $step } on, { $who } was ahead
you-lead-changed = From move { $step } on, you were ahead
in-front = In front for { $count } of { $steps } moves
shuffle-fair = The shuffle was fair
