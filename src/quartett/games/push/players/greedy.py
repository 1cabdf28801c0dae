"""Push: a player for the points on the table."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.push.players.evaluation import WEIGHTS
from quartett.games.push.players.expectations import LOWEST, NO_TAIL, TurnOutlook
from quartett.games.push.rules.columns import COLUMNS
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, BIT, FLIP, PLACE, STOP, TAKE
from quartett.games.push.rules.pile import COLOUR_SET, COLOURS, points
from quartett.games.push.rules.state import DECIDING, OPENING, PLACING

RICH: Final = int(WEIGHTS.number("rich"))


class GreedyBot(Bot):
    """Plays for the points on the table: it looks one card ahead, and ignores the die and what the
    others get."""

    def __init__(self) -> None:
        self.rich: i64 = RICH
        self.caution: float = 0.0  # points by which another flip must beat stopping
        self.flips_on: bool = False  # whether the last card was placed to flip on

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

    def outlook(self, seen: Push, seat: i64) -> TurnOutlook:
        return TurnOutlook(seen, seat, 0.0, 0.0, 0.0, NO_TAIL)

    def open_turn(self, seen: Push, seat: i64) -> i64:
        """Banks the colour with the most points, if it has more than a column is likely to gain."""
        best: i64 = FLIP
        most: i64 = self.rich - 1
        for colour in range(i64(COLOURS)):
            worth: i64 = points(seen.open[seat] & COLOUR_SET[colour])
            if worth > most:
                best = BANK + colour
                most = worth
        return best

    def place(self, seen: Push, outlook: TurnOutlook) -> i64:
        best: i64 = 0
        most: float = LOWEST
        for column in range(i64(COLUMNS)):
            if seen.mask & BIT[PLACE + column]:
                value: float = self.placed(outlook, column, seen.flipped)
                if value > most:
                    best = column
                    most = value
                    self.flips_on = outlook.flips_on
        return PLACE + best

    def placed(self, outlook: TurnOutlook, column: i64, card: i64) -> float:
        return outlook.value_of_placing(column, card, False)

    def decide(self, seen: Push, outlook: TurnOutlook) -> i64:
        if (seen.mask & BIT[STOP]) == 0:
            return FLIP
        if (seen.mask & BIT[FLIP]) == 0:
            return STOP
        stopping: float = outlook.value_of_stopping() + self.caution
        return FLIP if outlook.value_of_flipping() > stopping else STOP

    def take(self, seen: Push, outlook: TurnOutlook) -> i64:
        best: i64 = 0
        most: float = LOWEST
        for column in range(i64(COLUMNS)):
            if seen.mask & BIT[TAKE + column]:
                value: float = outlook.value_of_taking(column, seen.takers)
                if value > most:
                    best = column
                    most = value
        return TAKE + best
