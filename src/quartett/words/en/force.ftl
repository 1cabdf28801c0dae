## The game

game-force = Battle of the Force
about-force = Outbid the others for villains, and let somebody else meet Darth Vader.
option-rebels = Rebels, one for each seat in order
option-rebels-random = By lot
tally-vaders = Darth Vaders
tally-won = Cards won

## Cards

card-yoda = Yoda { $number }
card-luke = Luke { $number }
card-leia = Leia { $number }
card-han = Han { $number }
card-r2d2 = R2-D2
card-vader = Darth Vader (−{ $number })
card-stormtrooper = Stormtrooper
card-tusken = Tusken Raider
card-greedo = Greedo
card-tarkin = Grand Moff Tarkin
card-jabba = Jabba the Hutt
card-boba-fett = Boba Fett
card-emperor = The Emperor
rebel-yoda = Yoda
rebel-luke = Luke Skywalker
rebel-leia = Princess Leia
rebel-han = Han Solo
field-number = value
field-symbols = symbols
field-points = points
field-penalty = penalty
field-name = name
field-copies = copies
symbol-count = { $symbols ->
    [0] no symbol
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}

## What happened

villain-turned-up = The pile shows { $card } ({ point-count }).
vader-turned-up = The pile shows { $card }.
card-laid = { $you ->
    [yes] You laid { $card } face down.
   *[no] { $seat } laid a card face down.
}
card-played = { $you ->
    [yes] You played { $card }.
   *[no] { $seat } played { $card }.
}
symbols-decided = More than one { $number }: the rebel symbols decide.
villain-won = { $you ->
    [yes] You won { $card }.
   *[no] { $seat } won { $card }.
}
vader-won = { $you ->
    [yes] You won { $card } and take your card back.
   *[no] { $seat } won { $card } and takes their card back.
}
card-set-aside = Nobody won { $card }. It is set aside.
card-lost = { $you ->
    [yes] You lost { $card }.
   *[no] { $seat } lost { $card }.
}
droid-sent = { $you ->
    [yes] Your R2-D2 will turn up the next card.
   *[no] { $seat }’s R2-D2 will turn up the next card.
}
droid-returned = { $you ->
    [yes] Your R2-D2 is back in your hand.
   *[no] R2-D2 is back in { $seat }’s hand.
}
card-scouted = { $you ->
    [yes] R2-D2 turned up a card for you: { $card }.
   *[no] R2-D2 turned up a card for { $seat }: { $card }.
}
card-kept = { $you ->
    [yes] You kept { $card }.
   *[no] { $seat } kept { $card }.
}
card-given = { $you ->
    [yes] You gave { $card } away.
   *[no] { $seat } gave { $card } away.
}
card-received = { $you ->
    [yes] You received { $card }.
   *[no] { $seat } received { $card }.
}
last-hand-left = { $you ->
    [yes] Only you have cards left. You may draw { card-count } from the pile.
   *[no] Only { $seat } has cards left and may draw { card-count } from the pile.
}
card-drawn = { $you ->
    [yes] You drew { $card } from the pile.
   *[no] { $seat } drew { $card } from the pile.
}
drawing-declined = { $you ->
    [yes] You drew no more.
   *[no] { $seat } drew no more.
}
game-ended = { $ending ->
    [last-hand] Only one player had cards left. The game is over.
    [only-r2d2] Nothing but R2-D2 is left in any hand. The game is over.
   *[pile-empty] The pile is used up. The game is over.
}

## Questions and choices

ask-villain = { $card } is open, worth { point-count } to you. Which card do you lay?
    .short = A card for { $card }
ask-vader = { $card } is open. Which card do you lay?
    .short = A card against { $card }
ask-scouted-villain = R2-D2 found { $card }, worth { point-count } to you. Keep it, or give it away?
    .short = Keep { $card }, or give it away?
ask-scouted-vader = R2-D2 found { $card }. Keep it, or give it away?
    .short = Keep { $card }, or give him away?
ask-draw = Draw a card from the pile? You may still take { card-count }.
    .short = Draw a card from the pile?
choose-against-villain = { $card }, { symbol-count }: lost if it wins
    .short = { $card }
choose-against-vader = { $card }, { symbol-count }: lost unless it wins
    .short = { $card }
choose-r2d2 = R2-D2: no part in this duel, but you decide about the next card
    .short = R2-D2
choose-keep-villain = Keep { $card } ({ point-count }) and lose R2-D2
    .short = Keep
choose-keep-vader = Keep { $card } and take R2-D2 back
    .short = Keep
choose-give-villain = Give { $card } ({ point-count }) to { who } and take R2-D2 back
    .short = To { who }
choose-give-vader = Give { $card } to { who } and lose R2-D2
    .short = To { who }
choose-draw = Draw a card, unseen
    .short = Draw a card
choose-done = No more cards
    .short = No more

## Why not

why-game-over = The game is over
why-only-players = Only players lay cards and decide
why-players-decide = This is for a player to decide
why-pile-decides = The pile decides which card comes
why-card-first = A card from the pile comes first
why-no-card-due = No card from the pile is due
why-no-such-card-left = No longer in the pile: { $card }
why-laid-already = Your card is laid already, one for each duel
why-no-cards = No cards left in your hand
why-no-r2d2-against-vader = R2-D2 does not fight Darth Vader
    .short = Not against Vader
why-only-r2d2 = Your only card is R2-D2, so you sit this duel out
why-card-lost = Lost before: { $card }
why-no-errand = No R2-D2 has turned up a card
why-not-fought-for = R2-D2’s card is not fought for
why-other-decides = Here { who } decides
why-not-to-yourself = It can only be given to somebody else
why-no-such-player = The seats are 0 to { $last }
why-not-the-end = Drawing is for the last one with cards
why-duels-are-over = The duels are over
why-other-draws = Only { who } draws now

## At the table

force-open = Open
force-pile-count = Pile { $count }
force-aside-count = Aside { $count }
force-aside = Nobody won: { $cards }.
force-hand = Hand
force-won = Won
force-lost = Lost
force-pile = Pile: { card-count }: { $cards }.
force-no-pile = The pile is empty.
force-told-open = Open: { $card }.
force-told-aside = Set aside: { $cards }.
force-told-seat = { $who }, { $rebel }: { $parts }.
force-told-points = { point-count }
force-told-cards = { card-count } in hand
force-told-hand = hand { $cards }
force-told-laid = laid { $card }
force-face-down = a card face down
force-told-droid = R2-D2 on its errand
force-told-won = won { $cards }
force-told-lost = lost { $cards }

## On the page

rebel-yoda-short = Yoda
rebel-luke-short = Luke
rebel-leia-short = Leia
rebel-han-short = Han
force-sealed = Sealed
force-choosing = Choosing
force-not-sealed = Not sealed yet
force-waits = Waiting
force-out = No cards left
force-left = left
force-points = { $points ->
    [one] point
   *[other] points
}
force-points-so-far = { force-points } so far
force-have = { $count } of { $total } { $count ->
    [one] is
   *[other] are
} yours
force-highest-villain = The highest card takes { $card } and is lost. All others come back.
force-highest-vader = The highest card takes { $card } and comes back. All others are lost.
force-you-are = You are { $rebel }
force-card-lost = lost
force-card-laid = laid
force-seal = Seal the { $value }
force-seal-droid = Seal R2-D2
force-pick-first = Pick a card from your hand, then seal it.
force-others-sealed = { $count ->
    [one] { $who } has sealed.
   *[other] { $who } have sealed.
}
force-all-laid = All cards are down.
force-shows = { $you ->
    [yes] you { $value }
   *[no] { $seat } { $value }
}
force-by-symbols = { $who ->
    [winner] Your { $value } beats { $other }’s { $value } by symbols.
    [loser] { $seat }’s { $value } beats your { $value } by symbols.
   *[nobody] { $seat }’s { $value } beats { $other }’s { $value } by symbols.
}
force-beats = { $who ->
    [winner] Your { $value } beats { $other }’s { $least }.
    [loser] { $seat }’s { $value } beats your { $least }.
   *[nobody] { $seat }’s { $value } beats { $other }’s { $least }.
}
force-gave = { $who ->
    [winner] You give { $card } to { $other }.
    [loser] { $seat } gives you { $card }.
   *[nobody] { $seat } gives { $card } to { $other }.
}
force-worth = Worth { point-count } to you.
force-worth-more = Worth { point-count } to you: { $base } and { $more } for one more of its kind.
force-scouting = R2-D2 is out
force-drawing = { $you ->
    [yes] You may draw { card-count } more
   *[no] { $seat } may draw { card-count } more
}
force-keep-or-give-villain = Keep it: R2-D2 is lost. Give it away: R2-D2 comes back.
force-keep-or-give-vader = Keep him: R2-D2 comes back. Give him away: R2-D2 is lost.
force-facts = { $seat }: what everybody knows
force-last-duel = Last duel
force-key-pick = Pick the card with this value
force-key-droid = Pick R2-D2
force-key-seal = Seal what is picked

## The rules

FORCE-01 = Battle of the Force is for 2 to 4 players from the age of 8.
FORCE-02 = The aim is to have the most victory points at the end.
FORCE-03 = Everybody picks a rebel of their own: Yoda, Luke, Leia or Han.
FORCE-04 = You hold the eight cards of your rebel and one R2-D2: nine cards that nobody else sees.
FORCE-05 = Rebels and R2-D2 cards that nobody uses stay in the box.
FORCE-06 = The 28 villains and the 6 Darth Vaders are mixed into one face-down pile of 34.
FORCE-07 = Each round begins by turning up the top card of the pile.
FORCE-08 = Then everybody lays one card from their hand face down, all at the same time.
FORCE-09 = When the last card is down, all of them are turned up together.
FORCE-10 = In a duel for a villain the highest value wins.
FORCE-11 = If the highest value was played more than once, the card with more rebel symbols wins.
FORCE-12 = The villain goes to the winner and lies open in front of them.
FORCE-13 = The card that won a villain is lost.
FORCE-14 = Everybody else takes their card back and may use it again.
FORCE-15 = Instead of a rebel you may lay R2-D2 in a duel for a villain. Then you take no part in that duel.
FORCE-16 = In return you turn up the first card of the next round and decide what becomes of it.
FORCE-17 = If it is a villain and you keep it, R2-D2 is lost.
FORCE-18 = If it is a villain and you give it to another player, R2-D2 comes back to your hand.
FORCE-19 = If it is Darth Vader and you keep him, R2-D2 comes back to your hand.
FORCE-20 = If it is Darth Vader and you give him to another player, R2-D2 is lost.
FORCE-21 = If several R2-D2s are laid in one round, none of them has an effect; all return to their hands.
FORCE-22 = The six Darth Vaders cost 1, 2, 3, 4, 5 and 6 points at the end.
FORCE-23 = Darth Vader is fought for like a villain, with one card each.
FORCE-24 = R2-D2 may not be laid in a duel for Darth Vader.
FORCE-25 = The highest card wins Darth Vader, and its owner has to take him.
FORCE-26 = The winner of Darth Vader takes back the card they played.
FORCE-27 = All the others lose the cards they played against Darth Vader.
FORCE-28 = The game ends when only one player has cards in hand.
FORCE-29 = For each card left, that player may take one card from the pile.
FORCE-30 = The game also ends when several players hold nothing but R2-D2.
FORCE-31 = And it ends when the pile is used up.
FORCE-32 = Each villain you have won counts the points printed on it.
FORCE-33 = Two cards of the same villain earn 10 points more.
FORCE-34 = Three cards of the same villain earn 20 points more.
FORCE-35 = Four cards of the same villain earn 30 points more.
FORCE-36 = Last of all, your Darth Vaders are subtracted.
FORCE-37 = The most points win.

## Rulings

FORCE-A1 = Values are compared first, then symbols; no two rebels have the same number of symbols on the same value. Should other cards leave a tie, nobody wins: the card is set aside, and only against Darth Vader are the cards played lost.
FORCE-A2 = If everybody lays R2-D2, the villain is set aside and counts for nobody.
FORCE-A3 = If all but one lay R2-D2, the only rebel card wins, and is lost.
FORCE-A4 = Whoever holds only R2-D2 plays nothing against Darth Vader and loses nothing.
FORCE-A5 = Nobody can be made to lay R2-D2 against Darth Vader.
FORCE-A6 = If only one player can fight Darth Vader, that player must, wins him and keeps the card.
FORCE-A7 = Whether the game is over is checked before each card of the pile, so Darth Vader never comes when all hold only R2-D2.
FORCE-A8 = Nobody may pass. Whoever has only R2-D2 lays it on a villain.
FORCE-A9 = If the pile is empty after R2-D2 was laid, R2-D2 has no effect.
FORCE-A10 = The last card of the pile is still fought for, or decided on by R2-D2, before the game ends.
FORCE-A11 = R2-D2’s card is never fought for. The round goes on with the next card, and an R2-D2 that came back may be laid at once.
FORCE-A12 = Everybody sees the card that R2-D2 turns up.
FORCE-A13 = A card may be given to any other player, even one without cards in hand.
FORCE-A14 = A player without cards sits out, keeps what was won and may still be given cards.
FORCE-A15 = Only R2-D2 left means: all who still hold cards, at least two, hold nothing else.
FORCE-A16 = With complete cards the hands are never all empty at once.
FORCE-A17 = An R2-D2 on its errand still counts as a card in hand. The end is checked after each duel and each decision.
FORCE-A18 = R2-D2 counts for the last draws like any other card.
FORCE-A19 = The last draws are voluntary, blind and one at a time; they can bring Darth Vader and end with the pile.
FORCE-A20 = The bonuses do not add up within a kind: 10, 20 or 30 for each kind of villain.
FORCE-A21 = Several Darth Vaders earn no bonus.
FORCE-A22 = A total may fall below zero.
FORCE-A23 = Equal points share the victory.
FORCE-A24 = Lost cards are seen by all.
FORCE-A25 = In a duel for Darth Vader only the winner keeps the card, even if others played the same value.
FORCE-A26 = Which card of the pile comes is nobody’s choice.
FORCE-A27 = A laid card stays secret until all cards are down.
FORCE-A28 = Every round uses up at least one of the 34 cards of the pile, so the game always ends.

## What speaks for a move

because-draw = You have { $points }, the best of the others { $best }.
because-vader = Vader costs his winner { point-count } and all others their card; cards in your hand: { $count }.
because-vader-found = Vader costs { point-count }.
because-give = The villain would bring { who } { point-count }.
because-keep = The villain brings you { point-count }.
because-play = The villain brings you { point-count }, the others { $best } at most.

## Where the points come from

part-villains = Villains
part-pairs = Pairs
part-penalties = Darth Vader
