### The first turn of each game: what to do now and why. `.other` is said when something else that
### is possible was picked; what is not possible has its reason from the rules.

lesson-other = That is possible too. In this first turn, do as told, to see what follows.

## Push

lesson-push-flip = A turn is one of two things: flip cards, or bank a colour. You have nothing to bank yet, so flip the top card of the pile.
lesson-push-begin = The first card begins the first column. Place the orange 2.
lesson-push-on = After each card you may stop or go on. A single 2 is little: flip another card.
    .other = You may stop here, but you would take home only 2 points. Flip once more.
lesson-push-colour = No column holds a colour or a number twice. Column 1 has orange already, so begin column 2 with the orange 5.
lesson-push-more = Nothing can go wrong yet: a card that fits neither column would begin the third. Flip on.
    .other = You may stop. But there is no risk yet, as a third column is still free.
lesson-push-fits = The green 4 fits everywhere. Put it with the orange 2: that makes 6 points, a column for you.
    .other = It may lie there too. But you want one good column for yourself: put it in column 1.
lesson-push-dare = Once more: the third column is still free.
    .other = Stopping would be wise already. Flip once more, to see a special card.
lesson-push-roll = A roll card: whoever takes its column rolls the die and may lose a whole colour. Put it in column 2, which you do not want.
    .other = It may lie there too. But put it where you will not take it yourself: in column 2.
lesson-push-stop = Column 1 is yours if you stop now. More cards would make the others richer as well, and once three columns lie, a card that fits nowhere is a bust. Stop.
    .other = You may go on. But your column is good, and what comes now is for the others: stop.
lesson-push-take = You pick first. Take column 1: 6 points, and no roll card. The others pick after you.
    .other = Column 2 has 5 points and a roll card: the die could cost you a colour. Take column 1.
lesson-push-bank = Mira rolled orange and lost her 5: what lies open is at risk. Bank green: your 4 is safe to the end, and that is your whole turn.
    .other = That is possible. But green is the most you have lying open: bank it first.
lesson-push-end = That is Push: flip, place, stop in time, take a column, and bank what you do not want to lose. The highest total wins.

## Battle of the Force

lesson-force-win = Boba Fett is worth 8 points. All lay one card face down; the highest wins him, and the winner loses that card. Lay the 6: it is strong, and your 8 stays in hand.
    .other = You may lay it. But low cards win no 8 points, and higher ones are for tighter duels. Lay the 6.
lesson-force-vader = Darth Vader costs whoever wins him 5 points, and all others lose the card they laid. Lay the 1: it will hardly win, and it is no great loss. R2-D2 is not allowed here.
    .other = You may lay it. But it is too good to lose, or so high that it wins Darth Vader. Lay the 1.
lesson-force-droid = Greedo is worth only 3 points. Lay R2-D2: you stay out of this duel, and the next card of the pile is yours to decide on.
    .other = You may fight for Greedo. But 3 points are not worth a good card: lay R2-D2.
lesson-force-keep = R2-D2 found a second Boba Fett. Two of the same villain earn 10 points more. Keep him, even if R2-D2 is lost.
    .other = Then R2-D2 would come back, but Boba Fett would count for somebody else. Keep him.
lesson-force-symbols = If the highest value lies twice, the symbols decide. Your 4 has four symbols, and no other 4 has as many. Lay it for Jabba.
    .other = You may lay it. But see what the symbols do: lay the 4.
lesson-force-end = Mira laid a 4 too, but without symbols. You have 32 points with two Boba Fetts and Jabba. Cards that won are gone, so ask each time what a villain is worth to you.

## Au secours de Konoha

lesson-konoha-pass = You win or lose together: all three hands must reach 30. Everyone passes one card to the left. Pass Shikamaru: without him your hand keeps the most strength.
    .other = You may pass it. But look at what is left: without Shikamaru your hand keeps the most strength.
lesson-konoha-signal = Orochimaru came to you, and your hand has fallen to 10. You may name no cards and no numbers, only words. Say that your hand is fair.
    .other = In a game that is up to you. But each hand needs 10 on average, so fair is the honest word.
lesson-konoha-wait = Fair, fair, weak: that is hardly 30, and a mission that fails brings no points. Wait: the next one is for 6 points, and you pass once more.
    .other = You may go. But two fair hands and a weak one are hardly 30. Wait for one more pass.
lesson-konoha-burden = Orochimaru takes strength from you, and his symbol weakens Sasuke. Pass him on.
    .other = You may pass it. But without Orochimaru your hand keeps the most strength.
lesson-konoha-strong = Sakura came, who is stronger beside Sasuke. Your hand has 19 now. Say that it is strong.
    .other = In a game that is up to you. But the others should know: 19 is nearly twice the average.
lesson-konoha-go = Strong, weak, fair: your 19 make up for the others. Vote to go. All votes are shown at once, and the majority decides.
    .other = You may wait. But the next mission brings only 4 points, and your hand makes up for the others. Go.
lesson-konoha-end = Together 33: the mission is won and brings 6 points. After four rounds they are added up. Pass what helps others more than you, and listen to the words.

## Deck Battle

lesson-deckbattle-team = Everybody begins with a team of ten characters. Choose Team 10: it is good at recruiting.
    .other = Every team is worth playing. This first turn is told with Team 10: choose it.
lesson-deckbattle-channel = Preparation: your five cards are in play, and each of them leaves play when you use it up. Channel Ino: you gain chakra, which pays for techniques later.
    .other = That is possible too. But begin with chakra: channel Ino.
lesson-deckbattle-send = Asuma has Force. Send him on a mission: you gain scrolls, and with enough of them you complete one of the missions on offer.
    .other = That is possible too. But you need scrolls as well: send Asuma on a mission.
lesson-deckbattle-deploy = The other three are for deployment, where you fight, recruit and buy. Go on; nothing of the preparation is possible after that.
    .other = You may. But then too few would be left to recruit somebody. Go on to deployment.
lesson-deckbattle-recruit = Recruit Ebisu from the field: he will be in your deck, and he brings points in the end.
    .other = That is possible too. But a new character helps you in every round: recruit Ebisu.
lesson-deckbattle-join = Say who joins, one by one. Shikamaru first: his Recruitment counts towards the cost.
    .other = Not now: first let Shikamaru join.
lesson-deckbattle-second = The second Shikamaru as well.
    .other = Not now: first the second Shikamaru.
lesson-deckbattle-third = And Ino: now the cost is reached.
    .other = Nothing is lost by that, but Ebisu would stay on the field. Add Ino.
lesson-deckbattle-strike = Carry it out: Ebisu and those who recruited him go to your discard pile, and later you draw all of them.
    .other = Nothing would be lost by that. But the cost is reached: carry it out.
lesson-deckbattle-finish = Nobody is left in play. End deployment: you draw five cards, and the Threat on the field moves to the right.
lesson-deckbattle-end = Hidan moved on and eliminated Yamato. Whoever defeats a Threat takes a token of the track; if it gets away, the token is lost. When the ninth is gone, the most points win.
