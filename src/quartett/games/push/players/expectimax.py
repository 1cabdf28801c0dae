"""Push with two seats: expectimax over all cards that may come in a turn."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.push.players.evaluation import WEIGHTS
from quartett.games.push.players.expectations import BLOCKED, FULL, HOLDS
from quartett.games.push.players.trial import WORTHS
from quartett.games.push.players.turn_end import NEAR, TurnEnd
from quartett.games.push.rules.columns import COLUMNS, NEED, ROLL_BIT
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.pile import CARDS, COLOUR_SET, COLOURS, ROLL_CARD, UNIT, VALUES

GROWTH: Final = vec[float](WEIGHTS.row("growth-by-columns"))


class Expectimax(TurnEnd):
    """Looks `reach` cards ahead, as long as `may_look` allows; otherwise it is `tired`, and its
    result is void."""

    def __init__(self, seen: Push, turn: i64, may_look: Callable[[], bool]) -> None:
        super().__init__(seen, turn)
        self.may_look: Callable[[], bool] = may_look
        self.reach: i64 = 1
        self.tired: bool = False

    def value_of_deciding(self, depth: i64) -> float:
        """The better of stopping and flipping on, looking `depth` cards ahead."""
        stop: float = self.value_of_stopping()
        if self.pile == 0:
            return stop
        flip: float = self.value_of_flipping(depth) if depth else self.hope(stop)
        return flip if flip > stop else stop

    def value_of_flipping(self, depth: i64) -> float:
        """The average over all possible next cards, each placed optimally."""
        if self.is_tired():
            return 0.0
        self.pile -= 1
        self.weigh()
        quick: bool = depth == 1 and self.pile > NEAR
        if quick:
            self.foresee(VALUES)
        total: float = 0.0
        for colour in range(i64(COLOURS)):
            share: float = self.share_in_pile(colour)
            if share > 0.0:
                total += share * self._value_of_colour(colour, depth, quick)
        if self.rolls:
            total += float(self.rolls) * self._value_of_roll_card(depth)
        self.pile += 1
        self.weigh()
        return total / float(self.pile)

    def is_tired(self) -> bool:
        """The shallowest look is always allowed, so that there is an answer."""
        if self.reach > 1 and not self.tired:
            self.tired = not self.may_look()
        return self.tired

    def share_in_pile(self, colour: i64) -> float:
        """The share of a colour's unseen cards that nobody has banked."""
        cards: i64 = self.unseen & COLOUR_SET[colour]
        if cards == 0 or self.away[colour] == 0:
            return 1.0 if cards else 0.0
        many: i64 = CARDS.count(cards)
        return float(many - self.away[colour]) / float(many)

    def _value_of_colour(self, colour: i64, depth: i64, quick: bool) -> float:
        total: float = 0.0
        for value in range(i64(VALUES)):
            card: i64 = colour * VALUES + value
            left: i64 = (self.unseen >> (2 * card)) & FULL
            if left:
                self.unseen -= UNIT[card]
                found: float = 0.0
                if quick:
                    found = self._value_of_last(card, value)
                else:
                    found = self._value_of_card(card, depth)
                total += float(left) * found
                self.unseen += UNIT[card]
        return total

    def _value_of_roll_card(self, depth: i64) -> float:
        self.rolls -= 1
        self.weigh()
        value: float = self._value_of_card(ROLL_CARD, depth)
        self.rolls += 1
        return value

    def _value_of_card(self, card: i64, depth: i64) -> float:
        """The value of a card in its best column, or of the bust."""
        best: float = -1.0
        need: i64 = NEED[card]
        for column in range(self.places()):
            if (self.holds[column] & need) == 0:
                value: float = self.value_of_placing(column, card, depth - 1)
                if value > best:
                    best = value
        return best if best >= 0.0 else self.value_of_bust()

    def value_of_placing(self, column: i64, card: i64, depth: i64) -> float:
        before: i64 = self.lay(column, card)
        value: float = self.value_of_deciding(depth)
        self.lift(column, card, before)
        return value

    def _value_of_last(self, card: i64, value: i64) -> float:
        """The same for the last card of the look-ahead, which was foreseen."""
        best: float = -1.0
        need: i64 = NEED[card]
        laid: i64 = self.laid
        for column in range(self.places()):
            before: i64 = self.holds[column]
            if (before & need) == 0:
                self.laid = laid + 1 if column == laid else laid
                self.holds[column] = before | need
                place: i64 = column * WORTHS + value
                stop: float = self.stops[place]
                found: float = max(stop, self._hope(stop, self.busts[place], self.dead_share()))
                self.holds[column] = before
                if found > best:
                    best = found
        self.laid = laid
        return best if best >= 0.0 else self.value_of_bust()

    def hope(self, stop: float) -> float:
        """The value of one more flip, without looking at its card."""
        dead: float = self.dead_share()
        return self._hope(stop, self.value_of_bust() if dead > 0.0 else 0.0, dead)

    def _hope(self, stop: float, bust: float, dead: float) -> float:
        grown: float = stop + GROWTH[self.laid] * self.point * stop * (1.0 - stop)
        return grown + dead * (bust - grown)

    def dead_share(self) -> float:
        """The probability that the next card fits nowhere."""
        if self.laid < COLUMNS:
            return 0.0
        dead: i64 = self.unseen
        roll: i64 = ROLL_BIT
        for column in range(i64(COLUMNS)):
            dead &= BLOCKED[self.holds[column] & (HOLDS - 1)]
            roll &= self.holds[column]
        cards: float = float(self.rolls) if roll else 0.0
        if not self.veiled:
            return (cards + float(CARDS.count(dead))) / float(self.pile)
        for colour in range(i64(COLOURS)):
            cards += self.share_in_pile(colour) * float(CARDS.count(dead & COLOUR_SET[colour]))
        return cards / float(self.pile)
