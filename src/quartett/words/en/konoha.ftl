## The game

game-konoha = Au secours de Konoha
about-konoha = Pass ninjas to each other until your hands together are strong enough for the mission.
option-redeal = Hands in the next round
option-redeal-yes = Dealt anew
option-redeal-no = Kept
tally-turns = Turns
tally-failures = Failed missions
tally-powers = Powers used

## Ninjas, symbols, teams

card-naruto = Naruto
card-sasuke = Sasuke
card-sakura = Sakura
card-kakashi = Kakashi
card-gai = Gaï
card-lee = Lee
card-neji = Neji
card-tenten = Tenten
card-kurenai = Kurenai
card-hinata = Hinata
card-kiba = Kiba
card-shino = Shino
card-asuma = Asuma
card-ino = Ino
card-shikamaru = Shikamaru
card-choji = Chôji
card-gaara = Gaara
card-temari = Temari
card-kankuro = Kankurô
card-baki = Baki
card-orochimaru = Orochimaru
card-kabuto = Kabuto
card-zaku = Zaku
card-dosu = Dosu
card-kin = Kin
card-jiraya = Jiraya
card-tsunade = Tsunade
card-hokage = Third Hokage
card-ebisu = Ebisu
card-shizune = Shizune
card-iruka = Iruka
card-itachi = Itachi
field-name = name
field-strength = strength
field-symbol = symbol
field-team = team
field-synergy = synergy
symbol-eye = eye
symbol-crown = crown
symbol-target = target
symbol-fist = fist
symbol-drop = drop
team-seven = Team 7
team-gai = Team Gaï
team-kurenai = Team Kurenai
team-asuma = Team Asuma
team-sand = Sand
team-sound = Sound
team-legends = Legends
team-yellow = Yellow team
team-dawn = Dawn

## Signals, votes, powers, grades

signal-weak = weak
signal-fair = fair
signal-good = good
signal-strong = strong
signal-mighty = mighty
vote-go = go
vote-wait = wait
power-strength = more strength
power-recruit = one more ninja
power-gift = a gift
power-pass = one more pass
grade-noodles = Bowl of noodles
grade-aspirant = Ninja aspirant
grade-middle-class = Middle-class ninja
grade-superior = Superior ninja
grade-kage = Kage

## What a card does

effect-with = { $amount } with { $cards }.
effect-with-any = { $amount } with one of: { $cards }.
effect-per-symbol = { $amount } for each other { $symbol }.
effect-any-symbol = { $amount } with any other { $symbol }.
effect-per-teammate = { $amount } for each teammate.
effect-per-different-symbol = { $amount } for each different symbol on the other cards.
effect-team-together = { $two } with 2 cards of the team, { $three } with 3.
effect-worth-by-symbols = Worth { $three } with 3 different symbols on the other cards, { $more } with more.
effect-worth-with-symbol = Worth { $worth } with any other { $symbol }.
effect-doubles = Doubles { $card }.
effect-cancels = Makes one other { $symbol } card worth 0.

## How a hand is counted

change-added = { $amount } ({ $cards })
change-doubled = doubled ({ $cards })
change-set = now { $worth }
change-cancelled = cancelled ({ $cards })

## What happened

round-began = Round { $round } begins.
card-dealt = { $you ->
    [yes] You were dealt { $card }.
   *[no] { $seat } was dealt { $card }.
}
token-moved = The token moved to the mission for { point-count }.
cards-passed = Everyone passed a card to the left.
card-passed = { $you ->
    [yes] You passed { $card }.
   *[no] { $seat } passed { $card }.
}
card-received = { $you ->
    [yes] You received { $card }.
   *[no] { $seat } received { $card }.
}
signal-given = { $you ->
    [yes] You said that your hand is { $signal }.
   *[no] { $seat } said: my hand is { $signal }.
}
vote-shown = { $you ->
    [yes] You voted: { $vote }.
   *[no] { $seat } voted: { $vote }.
}
team-set-out = The team set out on the mission for { point-count }.
team-waited = The team waited; the mission for { point-count } is left behind.
hand-shown = { $you ->
    [yes] You showed { $cards }: strength { $strength }.
   *[no] { $seat } showed { $cards }: strength { $strength }.
}
mission-won = Together { $strength }: the mission for { point-count } is won.
mission-failed = Together { $strength }: the mission for { point-count } failed.
mission-declined = The team gave up the last mission, for { point-count }. It failed.
tile-gained = A failed-mission tile brings a power: { $power }.
power-proposed = { $you ->
    [yes] You proposed a power: { $power }.
   *[no] { $seat } proposed a power: { $power }.
}
recruit-proposed = { $you ->
    [yes] You proposed a power: { $power } (for: { $other }).
   *[no] { $seat } proposed a power: { $power } (for: { $other }).
}
own-recruit-proposed = { $you ->
    [yes] You proposed a power: { $power }, for yourself.
   *[no] { $seat } proposed a power: { $power }, for their own hand.
}
proposal-agreed = { $you ->
    [yes] You agreed.
   *[no] { $seat } agreed.
}
powers-kept = { $you ->
    [yes] You would rather keep it.
   *[no] { $seat } would rather keep it.
}
proposal-dropped = No majority; the power is kept: { $power }.
power-used = The power was used: { $power }.
ninja-recruited = { $you ->
    [yes] You took the top card: { $card }.
   *[no] { $seat } took the top card.
}
recruit-declined = { $you ->
    [yes] You left the top card where it is.
   *[no] { $seat } left the top card where it is.
}
gift-offered = { $you ->
    [yes] You offered { $card } to the others.
   *[no] { $seat } offered { $card } to the others.
}
gift-taken = { $you ->
    [yes] You took { $card }.
   *[no] { $seat } took { $card }.
}
gift-refused = { $you ->
    [yes] You did not take { $card }.
   *[no] { $seat } did not take { $card }.
}
nothing-given = No card changed hands; the power is kept.
game-ended = The fourth round is over: { point-count }. { $grade }.

## Questions and choices

ask-pass = For { point-count }: which ninja do you pass to the left?
ask-signal = Your hand has strength { $strength }. What do you say about it?
ask-vote = Go on the mission for { point-count }? Together you need { $needed }.
ask-power = Use a power now?
ask-agree = Use this power: { $power }?
ask-agree-recruit = One more ninja for { $other }?
ask-agree-own-recruit = One more ninja for you?
ask-recruit = The team wants you to take the top card. Do you?
ask-give = Do you offer a card to the others?
ask-take = { $other } offers { $card }. Do you take it?
choose-pass = Pass { $card } (strength left: { $strength })
    .short = Pass { $card }
choose-signal = My hand is { $signal }
choose-silent = Say nothing
choose-go = Go, for { point-count }
    .short = Go
choose-wait = Wait; the next mission is for { point-count }
    .short = Wait
choose-give-up = Give up; the mission fails
    .short = Give up
choose-use = Propose: { $power }
    .short = Propose { $power }
choose-recruit = Propose: one more ninja for { $other }
    .short = Propose one more ninja for { $other }
choose-own-recruit = Propose: one more ninja for yourself
    .short = Propose one more ninja for yourself
choose-agree = Agree
choose-keep = Keep what there is
choose-give = Offer { $card } (strength left: { $strength })
    .short = Offer { $card }
choose-take = Take { $card } (strength then: { $strength })
    .short = Take { $card }
choose-take-top = Take the top card
choose-refuse = Do not take it

## Why not

why-game-over = The game is over
why-silent = Until the end you say only the five words about your hand
    .short = Silence for now
why-players-decide = This is for the players to decide
why-pile-decides = The pile decides which card comes
why-stack-decides = The stack decides which tile comes
why-no-tile-due = No mission has just failed
why-no-card-due = No card is being dealt
why-tile-first = A failed-mission tile comes first
why-cards-first = Cards are being dealt
why-answered = You have answered; the others have not
why-other-speaks = Now { who } answers
why-tile-gone = No longer in the stack: { $power }
why-card-dealt = No longer in the pile: { $card }
why-no-vote-now = There is no vote now
why-no-talk-now = Talking comes after passing
why-no-passing-now = No cards are passed now
why-not-in-hand = Not in your hand: { $card }
why-no-power-now = Powers are not decided now
why-one-proposal = One proposal is open already
why-power-not-gained = The team does not have this power: { $power }
why-power-used = This power is used up: { $power }
why-no-such-seat = There is no seat { $number }
why-other-moment = This power is for another moment: { $power }
why-nothing-to-keep = There is nothing to keep or use now
why-nothing-proposed = Nothing has been proposed
why-no-giving-now = No gift is due now
why-nothing-offered = Nothing is offered to you

## The table in the terminal

konoha-round = Round { $round } of 4, won so far: { point-count }.
konoha-missions = Missions: { $tiles }.
konoha-tile = { $points }{ $state ->
    [won] { " " }(won)
    [left-behind] { " " }(passed by)
    [here] { " " }(token here)
   *[ahead] { "" }
}
konoha-needed = Together you need { $needed }.
konoha-power = { $power }{ $used ->
    [yes] { " " }(used)
   *[no] { "" }
}
konoha-powers = Powers: { $powers }.
konoha-seat = { $who }: { $known }.
konoha-said = says: { $signal }
konoha-answered = has answered
konoha-known = seen: { $cards }
konoha-strength = strength { $strength }
konoha-card = { $card } ({ $symbol }, { $team }): { $working }. { $text }
konoha-grade = Grade: { $grade }.

## On the page

konoha-line = The missions, from the village on
konoha-village = Village
konoha-points = { $points ->
    [one] point
   *[other] points
}
konoha-passed-by = passed
konoha-mission-won = won
konoha-round-of = Round { $round } of 4
konoha-won-so-far = won so far: { point-count }
konoha-gets = gets your card
konoha-gives = gives to you
konoha-your-hand = Your hand
konoha-only-you = Only you see it.
konoha-new = New
konoha-unchanged = unchanged
konoha-strength-in-hand = strength in your hand
konoha-strength-of-hand = strength in the hand
konoha-share = { $needed } needed, that is { $share } each
konoha-tell = Tell the others
konoha-general = General words only: no names, no numbers.
konoha-means-weak = up to 5
konoha-means-fair = 6 to 8
konoha-means-good = 9 to 11
konoha-means-strong = 12 to 14
konoha-means-mighty = 15 or more
konoha-meant = That is what bots mean: below each word is its strength.
konoha-pick-first = Pick a ninja from your hand, then confirm.
konoha-pass-it = Pass { $card }
konoha-give-it = Offer { $card }
konoha-key-go = Vote to go
konoha-key-wait = Vote to wait
konoha-key-pass = Pass the picked ninja
konoha-tally = { $go } to go, { $wait } to wait.
konoha-sealed = sealed
konoha-opens = { $you ->
    [yes] Your hand
   *[no] { $seat }’s hand
}: { $left ->
    [0] it is enough already.
   *[other] { $left } more needed.
}
konoha-of-needed = of { $needed }
konoha-added = { $added } of it by the power
konoha-together = Strength of all hands
konoha-stamp-won = { $points ->
    [one] Won: { $points } point
   *[other] Won: { $points } points
}
konoha-stamp-failed = Failed
konoha-failed = failed
konoha-last-mission = Last mission
konoha-rounds = The four rounds
konoha-given-up = given up
konoha-power-of = Power:
konoha-power-used = Used:
konoha-passing = { $card } goes to { $left } when all have chosen.
konoha-passed = You passed { $card } to { $left }.

## The rules

KONOHA-01 = Three to six players play together, not against each other.
KONOHA-02 = A game lasts four rounds.
KONOHA-03 = In each round the players try to make their hands strong enough for one mission.
KONOHA-04 = A mission that succeeds brings its points.
KONOHA-05 = The village tile lies in the middle of the table, with the Konoha token on it.
KONOHA-06 = The missions lie in a line behind the village, from 7 points down to 1; there is none for 5.
KONOHA-07 = The failed-mission tiles are mixed and stacked face down.
KONOHA-08 = The 32 ninjas are mixed; everyone is dealt five, and the rest are set aside.
KONOHA-09 = A ninja’s name may appear on other cards, as part of their synergy.
KONOHA-10 = A ninja’s strength is a number, and it may be below zero.
KONOHA-11 = Each ninja has one of five symbols: eye, crown, target, fist or drop.
KONOHA-12 = A synergy makes a ninja stronger or weaker because of other cards in the same hand.
KONOHA-13 = The colour and shape of the name plate show the team.
KONOHA-14 = A round has one turn or several.
KONOHA-15 = A turn begins with the token moving to the next tile; from the village it goes to the first one, worth 7.
KONOHA-16 = Then everyone picks a card from their hand and passes it face down to the left, all at the same time.
KONOHA-17 = Everyone looks at the card that came and takes it in hand.
KONOHA-18 = After passing you may tell the others how strong your hand is, in general words.
KONOHA-19 = You may not say which cards you hold, and you may not give numbers.
KONOHA-20 = Last in a turn, the players decide together whether they go on the mission under the token.
KONOHA-21 = If they do not go, a new turn begins: the token moves on, and the points shrink.
KONOHA-22 = If they go, everyone shows their hand and counts its strength.
KONOHA-23 = The mission succeeds if all hands together reach ten for each player: 30, 40, 50 or 60.
KONOHA-24 = After a success the team keeps the tile, the token returns to the village, and the line is one tile shorter; the round is over.
KONOHA-25 = After a failure the token returns to the village, the team turns up a failed-mission tile, and the mission stays in the line; the round is over.
KONOHA-26 = A failed-mission tile gives a power for a later round.
KONOHA-27 = Powers are used when the players agree on it.
KONOHA-28 = A tile whose power was used is turned face down; each power works once.
KONOHA-29 = The powers: one strength more for each player; one more card for one player; one card given to another player; one more pass without moving the token.
KONOHA-30 = The game ends after the fourth round, whether its mission succeeded or not.
KONOHA-31 = The points of the missions won are added up; the sum gives the grade.
KONOHA-32 = Asuma, Kurenai, Gaï and Kakashi gain 1 for each other card of their team in the hand.
KONOHA-33 = Sasuke loses 2 if the hand has at least one card with the symbol he dislikes.
KONOHA-34 = Hinata loses 2 with Neji, and gains 1 for each card with the symbol she likes.
KONOHA-35 = The card that doubles Sakura does so after everything else is added to her.
KONOHA-36 = Orochimaru is worth −4; with three different symbols in the hand −2, with more than three 0.
KONOHA-37 = Jiraya gains 3 if Orochimaru or Tsunade is in the hand.
KONOHA-38 = The Third Hokage gains 1 for each different symbol in the hand.
KONOHA-39 = Kabuto is worth −2 if another card with his symbol is in the hand.
KONOHA-40 = Zaku, Temari and Kankurô each cancel exactly one card with their target symbol in their own hand.
KONOHA-41 = A cancelled card counts 0, whatever else would change its strength.
KONOHA-42 = If several cards could be cancelled, their owner chooses.
KONOHA-43 = Gaara gains 1 for each card with the symbol that calms him.
KONOHA-44 = Naruto gains 2 for each card with the symbol he looks up to.
KONOHA-45 = Ebisu and Shizune gain 1 with two cards of the yellow team in the hand, 3 with all three.
KONOHA-46 = A synergy looks only at the hand of the player who holds the card.

## Rulings

KONOHA-A1 = Before each round all cards are collected, mixed and dealt anew; as an option the hands are kept.
KONOHA-A2 = Behind the last tile there is none: if the team does not go there, the mission has failed.
KONOHA-A3 = Not going on an earlier mission brings no failed-mission tile.
KONOHA-A4 = Cards are passed before every decision, the first of a round too.
KONOHA-A5 = The cards laid aside are the pile from which a power draws, face down and mixed.
KONOHA-A6 = The pile never runs out: at least two cards lie there, and only one power draws one.
KONOHA-A7 = One more card, the gift and the extra pass can be used after passing and before hands are shown; added strength when the totals are known.
KONOHA-A8 = A power gained in the fourth round comes too late.
KONOHA-A9 = A hand of four or six cards passes one like all others, counts whole, and has five again in the next round; if hands are kept and are not all of five, the cards are dealt anew.
KONOHA-A10 = Whoever gives names the card; the first one to the left who wants it takes it. If nobody does, the power is not spent.
KONOHA-A11 = The extra pass goes to the left like every other.
KONOHA-A12 = A card never counts itself in its synergy.
KONOHA-A13 = Different symbols are counted on the other cards of the hand.
KONOHA-A14 = Ebisu and Shizune count themselves among the yellow cards; 3 replaces 1.
KONOHA-A15 = Several cards that Sasuke dislikes cost no more than one.
KONOHA-A16 = Orochimaru and Tsunade together help Jiraya no more than one of them.
KONOHA-A17 = First everything is added, then doubled, then replaced by a fixed worth, then cancelled.
KONOHA-A18 = A cancelled card keeps its name, symbol and team for the others.
KONOHA-A19 = A cancelled card still cancels; the order does not matter.
KONOHA-A20 = Cancelling is not optional, and it may hit a card below zero.
KONOHA-A21 = A card cannot cancel itself; two cards may cancel the same one. The best choice is counted.
KONOHA-A22 = A doubled Sakura who is cancelled counts 0.
KONOHA-A23 = The doubling card does nothing without Sakura.
KONOHA-A24 = Everyone has one vote, and all are shown at once; the majority decides, and a tie means no.
KONOHA-A25 = There is a failed-mission tile for every round, so they never run out.
KONOHA-A26 = A mission that failed stays in the line; the next round begins again at the highest tile.
KONOHA-A27 = A round has at most as many turns as there are tiles in the line, plus the extra pass.
KONOHA-A28 = Everyone always passes exactly one card, however many they hold.
KONOHA-A29 = The highest score is 20: 7, 6, 4 and 3.
KONOHA-A30 = What was said and voted in a round may be remembered until the round ends.
KONOHA-A31 = When a power has changed somebody’s hand, they may speak about it again before the team decides.

## What speaks for a move

because-hand = Your hand is then worth { $strength }.
because-signal = Your hand is worth { $strength }.
because-mission = Together you may expect { $total }; { $needed } are needed, and that is reached in { $percent } of 100 cases.
because-wait = If you go now, that succeeds in { $now } of 100 cases; later, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, in { $later }.

## Where the points come from

part-mission = Mission for { $number }
