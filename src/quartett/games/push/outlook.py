"""Push: what one seat may expect of a turn, counted from the cards that are left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.push.position import COLUMNS
from quartett.games.push.rules import BIT, FACES, NEED, ROLL_BIT, ROLL_CARD, Push
from quartett.games.push.sets import COLOUR_SET, COLOURS, NUMBERS, UNIT, VALUES, count, points

FULL: Final = 3  # two bits per kind: all copies of it
HOLDS: Final = 2048  # colours and values that a column can hold, as bits


def _blocked(holds: int) -> int:
    """All number cards that a column with these colours and values refuses."""
    kinds = [kind for kind in range(NUMBERS) if holds & int(NEED[kind])]
    return sum(FULL * int(UNIT[kind]) for kind in kinds)


BLOCKED: Final = vec[i64]([_blocked(holds) for holds in range(HOLDS)])
WORTH: Final = vec[float]([float(kind % VALUES + 1) for kind in range(NUMBERS)] + [0.0])
"""Of the number cards and the roll card."""


class Outlook:
    """The turn as the seat whose turn it is sees it. `lay` and `lift` try cards out.

    All values are points: what the seat gains, less `rivalry` times what each other gains.
    """

    def __init__(
        self, seen: Push, seat: i64, rivalry: float, growth: float, tempo: vec[float]
    ) -> None:
        self.seat: i64 = seat
        self.seats: i64 = seen.seats
        self.rivalry: float = rivalry
        self.growth: float = growth
        self.tempo: vec[float] = tempo
        self.die: float = (2.0 if seen.risk else 1.0) / FACES
        self.pile: i64 = seen.pile
        self.unseen: i64 = seen.unseen
        self.rolls: i64 = seen.rolls
        self.switches: i64 = seen.switches
        self.aside: i64 = seen.aside
        self.laid: i64 = seen.laid
        self.lying: i64 = seen.lying
        self.holds: vec[i64] = seen.holds[:]
        self.worth: vec[float] = vec[float]([0.0] * COLUMNS)
        self.open: vec[float] = vec[float]([0.0] * seen.seats)
        self.in_pile: vec[float] = vec[float]([0.0] * COLOURS)
        self._count(seen)

    def _count(self, seen: Push) -> None:
        for column in range(COLUMNS):
            self.worth[column] = float(points(seen.columns[column]))
        for seat in range(self.seats):
            self.open[seat] = float(points(seen.open[seat]))
        for colour in range(COLOURS):
            unseen: i64 = count(seen.unseen & COLOUR_SET[colour])
            hidden: i64 = 0
            for seat in range(self.seats):
                hidden += seen.hidden[seat * COLOURS + colour]
            if unseen:
                self.in_pile[colour] = float(unseen - hidden) / float(unseen)

    # Columns

    def lay(self, column: i64, card: i64) -> None:
        self.holds[column] |= NEED[card]
        self.worth[column] += WORTH[card]
        if column == self.laid:
            self.laid += 1
            self.lying |= BIT[column]

    def lift(self, column: i64, card: i64) -> None:
        self.holds[column] -= NEED[card]
        self.worth[column] -= WORTH[card]
        if self.holds[column] == 0:
            self.laid -= 1
            self.lying -= BIT[column]

    def takes(self, column: i64, card: i64) -> bool:
        """Whether a column has room for a card; the next new one has."""
        if column >= self.laid:
            return column == self.laid
        return (self.holds[column] & NEED[card]) == 0

    # Taking

    def gain(self, seat: i64, column: i64) -> float:
        """What a seat gains from a column after the roll that may come with it. One roll costs
        a sixth of all open points, however the colours are spread."""
        worth: float = self.worth[column]
        if self.holds[column] & ROLL_BIT:
            return worth - self.die * (worth + self.open[seat])
        return worth

    def best_column(self, seat: i64, lying: i64) -> i64:
        best: i64 = -1
        most: float = 0.0
        for column in range(COLUMNS):
            if lying & BIT[column]:
                gain: float = self.gain(seat, column)
                if best < 0 or gain > most:
                    best = column
                    most = gain
        return best

    def handed_out(self, lying: i64, taker: i64, takers: i64) -> float:
        """What the takers after `taker` gain when each takes what is best for itself."""
        step: i64 = self.seats - 1 if self.aside & 1 else 1
        total: float = 0.0
        while lying and takers:
            taker = (taker + step) % self.seats
            column: i64 = self.best_column(taker, lying)
            gain: float = self.gain(taker, column)
            total += gain
            lying -= BIT[column]
            takers -= 1
        return total

    def value_of_taking(self, column: i64, takers: i64) -> float:
        rest: float = self.handed_out(self.lying - BIT[column], self.seat, takers)
        return self.gain(self.seat, column) - self.rivalry * rest

    def value_of_stopping(self) -> float:
        best: float = -1000.0
        for column in range(self.laid):
            value: float = self.value_of_taking(column, self.seats - 1)
            if value > best:
                best = value
        return best + self.after()

    def value_of_bust(self) -> float:
        rest: float = self.handed_out(self.lying, self.seat, self.seats - 1)
        return self.after() - self.die * self.open[self.seat] - self.rivalry * rest

    def after(self) -> float:
        last: i64 = len(self.tempo) - 1
        return self.tempo[self.pile if self.pile < last else last]

    # Flipping

    def dead_share(self) -> float:
        """How likely the next card fits nowhere."""
        if self.laid < COLUMNS or self.pile == 0:
            return 0.0
        dead: i64 = self.unseen
        roll: i64 = ROLL_BIT
        for column in range(COLUMNS):
            dead &= BLOCKED[self.holds[column] & (HOLDS - 1)]
            roll &= self.holds[column]
        cards: float = float(self.rolls) if roll else 0.0
        for colour in range(COLOURS):
            cards += float(count(dead & 4095)) * self.in_pile[colour]
            dead >>= 12
        return cards / float(self.pile)

    def value_of_going_on(self, depth: i64) -> float:
        """The better of stopping and flipping on; beyond `depth` flips a card that fits is
        taken to add `growth`."""
        if self.laid == 0:
            return self.growth
        stop: float = self.value_of_stopping()
        if self.pile == 0:
            return stop
        flip: float
        if depth:
            flip = self.value_of_flipping(depth)
        else:
            dead: float = self.dead_share()
            flip = (1.0 - dead) * (stop + self.growth)
            if dead:
                flip += dead * self.value_of_bust()
        return flip if flip > stop else stop

    def value_of_flipping(self, depth: i64) -> float:
        """Over all cards that may come next, each placed as well as can be."""
        total: float = 0.0
        pile: i64 = self.pile
        self.pile -= 1
        for kind in range(NUMBERS):
            left: i64 = (self.unseen >> (2 * kind)) & FULL
            if left:
                self.unseen -= UNIT[kind]
                value: float = self.value_of_card(kind, depth)
                self.unseen += UNIT[kind]
                total += float(left) * self.in_pile[kind // VALUES] * value
        if self.rolls:
            self.rolls -= 1
            value = self.value_of_card(ROLL_CARD, depth)
            self.rolls += 1
            total += float(self.rolls) * value
        if self.switches:
            self.switches -= 1
            self.aside += 1
            value = self.value_of_going_on(depth - 1)
            self.aside -= 1
            self.switches += 1
            total += float(self.switches) * value
        self.pile = pile
        return total / float(pile)

    def value_of_card(self, card: i64, depth: i64) -> float:
        best: float = -1000.0
        fits: bool = False
        for column in range(COLUMNS):
            if self.takes(column, card):
                fits = True
                value: float = self.value_of_placing(column, card, depth - 1)
                if value > best:
                    best = value
        return best if fits else self.value_of_bust()

    def value_of_placing(self, column: i64, card: i64, depth: i64) -> float:
        self.lay(column, card)
        value: float = self.value_of_going_on(depth)
        self.lift(column, card)
        return value
