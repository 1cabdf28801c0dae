"""Push: what a good player of it does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.push.players.expectations import LOWEST, Outlook
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, BIT, FLIP, PLACE, STOP, TAKE
from quartett.games.push.rules.sets import COLOUR_SET, COLOURS, points
from quartett.games.push.rules.state import COLUMNS, DECIDING, OPENING, PLACING

# The numbers below were tuned in games of one changed bot against unchanged ones, the same deals
# for each value; `docs/strength.md` tells how to do it again.

RIVALRY: Final = 1.0
"""A point for oneself is worth as much as a point more than the mean of the others."""

GROWTH: Final = 0.8
"""What the second flip from now adds if its card fits: 0.5 to 1.0 did equally well; with 0 five and
with 2 ten of a hundred wins were lost (two seats)."""

BANK_FROM: Final = vec[float]([0.0, 0.0, 7.0, 4.0, 4.0, 6.0, 6.0])
"""By seats: the points that banking must save from the rolls to come to be worth a turn. With two
the turn that is given up goes to the only rival; with many there are few turns to give up. Five
seats were not tuned and play as six."""

ROLLS_TAKEN: Final = 0.8
"""The share of the roll cards in the pile that somebody will have to roll for: an estimate, which
BANK_FROM was tuned with."""

RICH: Final = 10
"""Greedy banks a colour from so many points on: more than most columns bring."""


def _row(text: str) -> vec[float]:
    return vec[float]([float(number) for number in text.split()])


# The points that a seat gains on the mean of the others until the end when its turn leaves so many
# cards (none, one, two ...), against the mean of all turns: measured in games of steady bots, with
# and without risk. Whoever leaves the last few cards to another gives away a turn, and the wave
# comes back whenever one round of turns more is left. With five and six seats nothing was gained.
NO_TAIL: Final = _row("0")
TAIL_OF_TWO: Final = _row(
    "3 0 -5 -7 -8.5 -8.5 -8 -5.5 -3 -1.5 0 -1.5 -2.5 -3 -3.5 -3.5 -3.5 -2.5 -2.5 -1.5 -1.5 "
    "-1.5 -1.5 -2 -2 -2 -2 -1.5 -1 -1 0 "
)
TAIL_OF_THREE: Final = _row(
    "2.5 1.5 0 -2 -3.5 -5 -6 -6.5 -6.5 -6.5 -7 -6 -6 -6 -5 -4 -3.5 -2.5 -1.5 -0.5 0 0 -0.5 -1 "
    "-1.5 -2 -2 -2.5 -3 -3 -3 -2.5 -2.5 -2.5 -2 -1.5 -1.5 -1 -0.5 -0.5 0 "
)
TAIL_OF_FOUR: Final = _row(
    "3.5 2.5 1.5 1 0.5 0 0 -0.5 -0.5 -1.5 -2 -3.5 -4 -5 -6 -7 -7 -7 -7 -6 -5.5 -4.5 -3.5 -2.5 "
    "-1.5 -0.5 0.5 1 1.5 2 2 1.5 1.5 1 0.5 0 -0.5 -1 -1.5 -1.5 -2 -2.5 -2.5 -2.5 -2.5 -2 -2 "
    "-1.5 -1 -1 0 "
)
TAILS: Final = [NO_TAIL, NO_TAIL, TAIL_OF_TWO, TAIL_OF_THREE, TAIL_OF_FOUR, NO_TAIL, NO_TAIL]


class GreedyBot(Bot):
    """Plays for the points that lie there: it looks one card ahead, and neither at the die nor at
    what the others get."""

    def __init__(self) -> None:
        self.rich: i64 = RICH
        self.caution: float = 0.0  # points by which one more flip must be better than stopping

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Push)
        if seen.phase == OPENING:
            return self.open_turn(seen, seat)
        outlook = self.outlook(seen, seat)
        if seen.phase == PLACING:
            return self.place(seen, outlook)
        if seen.phase == DECIDING:
            return self.decide(seen, outlook)
        return self.take(seen, outlook)

    def outlook(self, seen: Push, seat: i64) -> Outlook:
        return Outlook(seen, seat, 0.0, 0.0, 0.0, NO_TAIL)

    def open_turn(self, seen: Push, seat: i64) -> i64:
        """Banks the colour with most points, if it has more than a column is likely to bring."""
        best: i64 = FLIP
        most: i64 = self.rich - 1
        for colour in range(i64(COLOURS)):
            worth: i64 = points(seen.open[seat] & COLOUR_SET[colour])
            if worth > most:
                best = BANK + colour
                most = worth
        return best

    def place(self, seen: Push, outlook: Outlook) -> i64:
        best: i64 = 0
        most: float = LOWEST
        for column in range(i64(COLUMNS)):
            if seen.mask & BIT[PLACE + column]:
                value: float = self.placed(outlook, column, seen.flipped)
                if value > most:
                    best = column
                    most = value
        return PLACE + best

    def placed(self, outlook: Outlook, column: i64, card: i64) -> float:
        return outlook.value_of_placing(column, card, False)

    def decide(self, seen: Push, outlook: Outlook) -> i64:
        if (seen.mask & BIT[STOP]) == 0:
            return FLIP
        if (seen.mask & BIT[FLIP]) == 0:
            return STOP
        stopping: float = outlook.value_of_stopping() + self.caution
        return FLIP if outlook.value_of_flipping() > stopping else STOP

    def take(self, seen: Push, outlook: Outlook) -> i64:
        best: i64 = 0
        most: float = LOWEST
        for column in range(i64(COLUMNS)):
            if seen.mask & BIT[TAKE + column]:
                value: float = outlook.value_of_taking(column, seen.takers)
                if value > most:
                    best = column
                    most = value
        return TAKE + best


class SteadyBot(GreedyBot):
    """Plays for the end: it gives the others as little as it can, keeps the columns open for
    the cards that are left, and banks what the rolls to come would cost."""

    def __init__(self) -> None:
        super().__init__()
        self.rivalry: float = RIVALRY
        self.growth: float = GROWTH
        self.bank_from: vec[float] = BANK_FROM
        self.rolls_taken: float = ROLLS_TAKEN
        self.tails: list[vec[float]] = TAILS

    def outlook(self, seen: Push, seat: i64) -> Outlook:
        return Outlook(seen, seat, self.rivalry, self.growth, 1.0, self.tails[seen.seats])

    def placed(self, outlook: Outlook, column: i64, card: i64) -> float:
        return outlook.value_of_placing(column, card, True)

    def open_turn(self, seen: Push, seat: i64) -> i64:
        """Banks the colour that saves most, if it saves more than a turn is worth."""
        best: i64 = FLIP
        most: float = self.bank_from[seen.seats]
        lost: float = self.outlook(seen, seat).lost_in(self.rolls_to_come(seen))
        for colour in range(i64(COLOURS)):
            saved: float = lost * float(points(seen.open[seat] & COLOUR_SET[colour]))
            if saved > most:
                best = BANK + colour
                most = saved
        return best

    def rolls_to_come(self, seen: Push) -> float:
        """How often one seat will have to roll until the end."""
        return self.rolls_taken * float(seen.rolls) / float(seen.seats)
