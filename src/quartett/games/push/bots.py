"""Push: what a good player of it does."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.push.outlook import Outlook
from quartett.games.push.position import COLUMNS, DECIDING, OPENING, PLACING
from quartett.games.push.rules import BANK, BIT, FACES, FLIP, PLACE, STOP, TAKE, Push
from quartett.games.push.sets import COLOUR_SET, COLOURS, NUMBERS, VALUES, points


class GreedyBot(Bot):
    """Goes for the highest column it can have now. It looks one flip ahead, at a fresh deck, and
    neither at what others get nor at the die."""

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Push)
        if seen.phase == OPENING:
            return FLIP
        if seen.phase == PLACING:
            return PLACE + self._highest(seen, seen.mask // BIT[PLACE])
        if seen.phase == DECIDING:
            return self._flip_or_stop(seen)
        return TAKE + self._highest(seen, seen.mask // BIT[TAKE])

    def _highest(self, seen: Push, columns: i64) -> i64:
        """Of the columns in a set the one that is worth most."""
        best: i64 = -1
        most: i64 = -1
        for column in range(COLUMNS):
            if columns & BIT[column] and points(seen.columns[column]) > most:
                best = column
                most = points(seen.columns[column])
        return best

    def _flip_or_stop(self, seen: Push) -> i64:
        if (seen.mask & BIT[STOP]) == 0:
            return FLIP
        if (seen.mask & BIT[FLIP]) == 0:
            return STOP
        best: i64 = points(seen.columns[self._highest(seen, seen.lying)])
        hoped: i64 = 0
        for card in range(NUMBERS):
            hoped += self._best_with(seen, card, best)
        return FLIP if hoped > best * NUMBERS else STOP

    def _best_with(self, seen: Push, card: i64, best: i64) -> i64:
        """The highest column after this card came; nothing after a bust."""
        fits: bool = seen.laid < COLUMNS
        for column in range(seen.laid):
            if seen.fits(column, card):
                fits = True
                worth: i64 = points(seen.columns[column]) + card % VALUES + 1
                if worth > best:
                    best = worth
        return best if fits else 0


class SteadyBot(Bot):
    def __init__(self) -> None:
        self.rivalry: float = 1.0
        self.growth: float = 0.6
        self.bank_at: float = 7.0
        self.bank_open: float = 0.0
        self.tempo: vec[float] = vec[float]([0.0])
        self.rolls: float = 0.8
        self.depth: i64 = 1

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Push)
        if seen.phase == OPENING:
            return self._flip_or_bank(seen, seat)
        outlook = Outlook(seen, seat, self.rivalry / float(seen.seats - 1), self.growth, self.tempo)
        if seen.phase == PLACING:
            return self._place(seen, outlook)
        if seen.phase == DECIDING:
            return self._flip_or_stop(seen, outlook)
        return self._take(seen, outlook)

    def _flip_or_bank(self, seen: Push, seat: i64) -> i64:
        best: i64 = FLIP
        most: float = self.bank_at - self.bank_open * float(points(seen.open[seat]))
        die: float = (2.0 if seen.risk else 1.0) / FACES
        rolls: float = self.rolls * float(seen.rolls) / float(seen.seats)
        safe: float = (1.0 - die) ** rolls
        for colour in range(COLOURS):
            worth: float = float(points(seen.open[seat] & COLOUR_SET[colour])) * (1.0 - safe)
            if worth > most:
                best = BANK + colour
                most = worth
        return best

    def _place(self, seen: Push, outlook: Outlook) -> i64:
        best: i64 = -1
        most: float = 0.0
        for column in range(COLUMNS):
            if seen.mask & BIT[PLACE + column]:
                value: float = outlook.value_of_placing(column, seen.flipped, self.depth)
                if best < 0 or value > most:
                    best = column
                    most = value
        return PLACE + best

    def _flip_or_stop(self, seen: Push, outlook: Outlook) -> i64:
        if (seen.mask & BIT[STOP]) == 0:
            return FLIP
        if (seen.mask & BIT[FLIP]) == 0:
            return STOP
        flip: float = outlook.value_of_flipping(self.depth)
        return FLIP if flip > outlook.value_of_stopping() else STOP

    def _take(self, seen: Push, outlook: Outlook) -> i64:
        best: i64 = -1
        most: float = 0.0
        for column in range(COLUMNS):
            if seen.mask & BIT[TAKE + column]:
                value: float = outlook.value_of_taking(column, seen.takers)
                if best < 0 or value > most:
                    best = column
                    most = value
        return TAKE + best
