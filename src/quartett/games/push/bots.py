"""Push: what a good player of it does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.push.outlook import LOWEST, Outlook
from quartett.games.push.position import COLUMNS, DECIDING, OPENING, PLACING
from quartett.games.push.rules import BANK, BIT, FLIP, PLACE, STOP, TAKE, Push
from quartett.games.push.sets import COLOUR_SET, COLOURS, points

# The numbers below were tuned in games of one changed bot against unchanged ones, the same deals
# for each value; `docs/strength.md` tells how to do it again.

RIVALRY: Final = 1.0
"""A point for oneself is worth as much as a point more than the mean of the others."""

GROWTH: Final = 0.8
"""What the second flip from now adds if its card fits: 0.6 to 1.0 did equally well, 0 and 2 lost
five points in a hundred wins."""

BANK_FROM: Final = 4.0
BANK_FROM_OF_TWO: Final = 7.0
"""Points that banking must save from future rolls to be worth a turn. With two seats the turn that
is given up goes to the only rival."""

ROLLS_TAKEN: Final = 0.8
"""The share of the roll cards in the pile that somebody will have to roll for."""

NO_TAIL: Final = vec[float]([0.0])
TAIL_OF_TWO: Final = vec[float]([5.0, 3.4, -1.8, -3.3, -5.0, -5.0, -3.4, -1.7, -0.9, 0.0])
"""With two seats: the points gained on the rival until the end when a turn leaves so many cards,
against the mean of all turns. Five cards are one good last turn for the rival."""


class GreedyBot(Bot):
    """Plays for the points that it can have now: it looks one card ahead, and neither at what
    the others get nor further into the game."""

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
        return FLIP

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
        return FLIP if outlook.value_of_flipping() > outlook.value_of_stopping() else STOP

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
        self.rivalry: float = RIVALRY
        self.growth: float = GROWTH
        self.bank_from: float = BANK_FROM
        self.bank_from_of_two: float = BANK_FROM_OF_TWO
        self.rolls_taken: float = ROLLS_TAKEN
        self.tails: list[vec[float]] = [
            NO_TAIL,
            NO_TAIL,
            TAIL_OF_TWO,
            NO_TAIL,
            NO_TAIL,
            NO_TAIL,
            NO_TAIL,
        ]

    def outlook(self, seen: Push, seat: i64) -> Outlook:
        return Outlook(seen, seat, self.rivalry, self.growth, 1.0, self.tails[seen.seats])

    def placed(self, outlook: Outlook, column: i64, card: i64) -> float:
        return outlook.value_of_placing(column, card, True)

    def open_turn(self, seen: Push, seat: i64) -> i64:
        """Banks the colour that saves most, if it saves more than a turn is worth."""
        best: i64 = FLIP
        most: float = self.bank_from_of_two if seen.seats == 2 else self.bank_from
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
