"""Push: what one seat may expect from a turn, given the cards that are left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.push.players.trial import WORTHS, Trial
from quartett.games.push.rules import columns, moves, pile, state
from quartett.games.push.rules.game import Push

FULL: Final = 3  # two bits per kind: all copies of it
HOLDS: Final = 2048  # colours and values that a column can hold, as bits


def _blocked(holds: int) -> int:
    """All number cards that a column with these colours and values refuses."""
    kinds = [kind for kind in range(pile.NUMBERS) if holds & int(columns.NEED[kind])]
    return sum(FULL * int(pile.UNIT[kind]) for kind in kinds)


BLOCKED: Final = vec[i64]([_blocked(holds) for holds in range(HOLDS)])
LOWEST: Final = -1000.0
NO_TAIL: Final = vec[float]([0.0])
"""For when it does not matter how many cards a turn leaves."""


class TurnOutlook(Trial):
    """The turn as one seat sees it.

    All values are the points the seat may expect to gain, minus `rivalry` times the others' average
    gain. `growth`: what a fitting card adds beyond the next one. `tail`: the value of leaving this
    many cards in the pile.
    """

    def __init__(
        self,
        seen: Push,
        seat: i64,
        rivalry: float,
        growth: float,
        fear: float,
        tail: vec[float],
    ) -> None:
        super().__init__(seen, fear)
        self.seat: i64 = seat
        self.seats: i64 = seen.seats
        self.rivalry: float = rivalry / float(seen.seats - 1)
        self.growth: float = growth
        self.tail: vec[float] = tail
        self.pile: i64 = seen.pile
        self.unseen: i64 = seen.unseen
        self.rolls: i64 = seen.rolls
        self.switches: i64 = seen.switches
        self.aside: i64 = seen.aside
        self.open: vec[float] = vec[float]([0.0] * seen.seats)
        self.in_pile: vec[float] = vec[float]([0.0] * pile.COLOURS)
        self.flips_on: bool = False  # after the last card that was tried to be placed
        self._count(seen)

    def _count(self, seen: Push) -> None:
        for seat in range(self.seats):
            self.open[seat] = float(pile.points(seen.open[seat]))
        for colour in range(pile.COLOURS):
            unseen: i64 = pile.CARDS.count(seen.unseen & pile.COLOUR_SET[colour])
            hidden: i64 = 0
            for seat in range(self.seats):
                hidden += seen.hidden[seat * pile.COLOURS + colour]
            if unseen:
                self.in_pile[colour] = float(unseen - hidden) / float(unseen)

    # Taking

    def best_column(self, seat: i64, lying: i64) -> i64:
        best: i64 = -1
        most: float = 0.0
        for column in range(self.laid):
            if lying & moves.BIT[column]:
                gain: float = self.gain(column, self.open[seat])
                if best < 0 or gain > most:
                    best = column
                    most = gain
        return best

    def handed_out(self, lying: i64, taker: i64, takers: i64) -> float:
        """What the takers after `taker` gain if each takes what is best for itself."""
        total: float = 0.0
        while lying and takers:
            taker = state.neighbour(taker, self.seats, self.aside)
            column: i64 = self.best_column(taker, lying)
            gain: float = self.gain(column, self.open[taker])
            total += gain
            lying -= moves.BIT[column]
            takers -= 1
        return total

    def value_of_taking(self, column: i64, takers: i64) -> float:
        rest: float = self.handed_out(self.lying - moves.BIT[column], self.seat, takers)
        return self.gain(column, self.open[self.seat]) - self.rivalry * rest

    def value_of_stopping(self) -> float:
        best: float = LOWEST
        for column in range(self.laid):
            value: float = self.value_of_taking(column, self.seats - 1)
            if value > best:
                best = value
        return best + self.after()

    def value_of_bust(self) -> float:
        rest: float = self.handed_out(self.lying, self.seat, self.seats - 1)
        return self.after() - self.die * self.open[self.seat] - self.rivalry * rest

    def after(self) -> float:
        """The value of the cards that this turn leaves. See TAILS."""
        last: i64 = len(self.tail) - 1
        return self.tail[self.pile if self.pile < last else last]

    def lost_in(self, rolls: float) -> float:
        """The share of an open colour that this many rolls cost."""
        kept: float = (1.0 - self.die) ** rolls
        return 1.0 - kept

    # Flipping

    def value_of_placing(self, column: i64, card: i64, ahead: bool) -> float:
        """The value of stopping afterwards or, looking ahead, of another flip if that is better."""
        before: i64 = self.lay(column, card)
        value: float = self.value_of_stopping()
        self.flips_on = False
        if ahead and self.pile:
            flip: float = self.value_of_flipping()
            if flip > value:
                value = flip
                self.flips_on = True
        self.lift(column, card, before)
        return value

    def value_of_flipping(self) -> float:
        """Over all cards that may come next, each placed as well as can be."""
        self.pile -= 1
        self.foresee(WORTHS)
        total: float = float(self.rolls) * self._value_of_card(pile.ROLL_CARD)
        total += float(self.switches) * self._value_of_switch()
        for kind in range(i64(pile.NUMBERS)):
            left: i64 = (self.unseen >> (2 * kind)) & FULL
            if left:
                self.unseen -= pile.UNIT[kind]
                total += float(left) * self.in_pile[kind // pile.VALUES] * self._value_of_card(kind)
                self.unseen += pile.UNIT[kind]
        self.pile += 1
        return total / float(self.pile)

    def _value_of_card(self, card: i64) -> float:
        """The card in its best column, or the bust."""
        worth: i64 = card % pile.VALUES if card < pile.NUMBERS else pile.VALUES
        best: float = LOWEST
        for column in range(self.places()):
            if self.takes(column, card):
                before: i64 = self.lay(column, card)
                place: i64 = column * WORTHS + worth
                value: float = self._hope(self.stops[place], self.busts[place])
                self.lift(column, card, before)
                if value > best:
                    best = value
        return best if best > LOWEST else self.value_of_bust()

    def _value_of_switch(self) -> float:
        self.aside += 1
        value: float = self._hope(self.value_of_stopping(), self.value_of_bust())
        self.aside -= 1
        return value

    def _hope(self, stop: float, bust: float) -> float:
        """The better of stopping and one more flip, if a card that fits adds `growth`."""
        if self.pile == 0:
            return stop
        dead: float = self.dead_share()
        flip: float = stop + self.growth + dead * (bust - stop - self.growth)
        return flip if flip > stop else stop

    def dead_share(self) -> float:
        """How likely the next card fits nowhere."""
        if self.laid < columns.COLUMNS:
            return 0.0
        dead: i64 = self.unseen
        roll: i64 = columns.ROLL_BIT
        for column in range(self.laid):
            dead &= BLOCKED[self.holds[column] & (HOLDS - 1)]
            roll &= self.holds[column]
        cards: float = float(self.rolls) if roll else 0.0
        for colour in range(i64(pile.COLOURS)):
            cards += float(pile.COUNT[dead & pile.COLOUR]) * self.in_pile[colour]
            dead >>= pile.COLOUR_WIDTH
        return cards / float(self.pile)
