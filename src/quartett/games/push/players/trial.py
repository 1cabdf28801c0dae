"""Push: the columns of a turn, for trying out cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.push.rules.columns import COLUMNS, NEED, ROLL_BIT
from quartett.games.push.rules.die import FACES
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BIT
from quartett.games.push.rules.pile import NUMBERS, ROLL_CARD, VALUES, points

WORTH: Final = vec[float]([float(kind % VALUES + 1) for kind in range(NUMBERS)] + [0.0])
"""Of the number cards and the roll card."""
WORTHS: Final = VALUES + 1
"""What a card can be worth: one of six numbers, or nothing."""


class Trial:
    """`lay` puts a card into a column and `lift` takes it back. `fear`: how much the die counts."""

    def __init__(self, seen: Push, fear: float) -> None:
        self.die: float = fear * (2.0 if seen.risk else 1.0) / FACES
        self.laid: i64 = seen.laid
        self.lying: i64 = seen.lying
        self.holds: vec[i64] = seen.holds
        self.worth: vec[float] = vec[float]([float(points(cards)) for cards in seen.columns])
        self.stops: vec[float] = vec[float]([0.0] * (COLUMNS * WORTHS))
        self.busts: vec[float] = vec[float]([0.0] * (COLUMNS * WORTHS))

    def lay(self, column: i64, card: i64) -> i64:
        """Returns what `lift` needs to take the card back."""
        before: i64 = self.holds[column]
        self.holds[column] = before | NEED[card]
        self.worth[column] += WORTH[card]
        if column == self.laid:
            self.laid += 1
            self.lying |= BIT[column]
        return before

    def lift(self, column: i64, card: i64, before: i64) -> None:
        self.holds[column] = before
        self.worth[column] -= WORTH[card]
        if before == 0:
            self.laid -= 1
            self.lying -= BIT[column]

    def value_of_stopping(self) -> float:
        raise NotImplementedError

    def value_of_bust(self) -> float:
        raise NotImplementedError

    def foresee(self, worths: i64) -> None:
        """The values of stopping and busting with one more card in a column. They depend only on
        the card's worth, so one card of each worth represents all."""
        for column in range(self.places()):
            for worth in range(worths):
                card: i64 = worth if worth < VALUES else ROLL_CARD
                before: i64 = self.lay(column, card)
                self.stops[column * WORTHS + worth] = self.value_of_stopping()
                self.busts[column * WORTHS + worth] = self.value_of_bust()
                self.lift(column, card, before)

    def takes(self, column: i64, card: i64) -> bool:
        return (self.holds[column] & NEED[card]) == 0

    def places(self) -> i64:
        """The number of columns that a card may go to, including a new one."""
        return self.laid + 1 if self.laid < COLUMNS else COLUMNS

    def gain(self, column: i64, held: float) -> float:
        """What a column is worth to a player with these open points, after its possible roll. A
        roll costs a sixth of them on average, however the colours are distributed."""
        worth: float = self.worth[column]
        if self.holds[column] & ROLL_BIT:
            return worth - self.die * (worth + held)
        return worth
