"""Push: a player who thinks of the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.push.players.evaluation import WEIGHTS
from quartett.games.push.players.expectations import NO_TAIL, TurnOutlook
from quartett.games.push.players.greedy import GreedyBot
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, FLIP
from quartett.games.push.rules.pile import COLOUR_SET, COLOURS, points

RIVALRY: Final = WEIGHTS.number("rivalry")
GROWTH: Final = WEIGHTS.number("growth")
BANK_FROM: Final = vec[float](WEIGHTS.row("bank-from"))
ROLLS_TAKEN: Final = WEIGHTS.number("rolls-taken")


def _tail(name: str) -> vec[float]:
    return vec[float](WEIGHTS.row(name))


TAILS: Final = [
    *(NO_TAIL, NO_TAIL),
    *(_tail("tail-of-two"), _tail("tail-of-three"), _tail("tail-of-four")),
    *(NO_TAIL, NO_TAIL),
]
"""By number of seats: the value of leaving this many cards in the pile."""


class SteadyBot(GreedyBot):
    """Plays for the end of the game: it gives the others as little as possible, keeps columns open
    for the cards that are left, and banks what future rolls would cost."""

    def __init__(self) -> None:
        super().__init__()
        self.rivalry: float = RIVALRY
        self.growth: float = GROWTH
        self.bank_from: vec[float] = BANK_FROM
        self.rolls_taken: float = ROLLS_TAKEN
        self.tails: list[vec[float]] = TAILS

    def outlook(self, seen: Push, seat: i64) -> TurnOutlook:
        return TurnOutlook(seen, seat, self.rivalry, self.growth, 1.0, self.tails[seen.seats])

    def placed(self, outlook: TurnOutlook, column: i64, card: i64) -> float:
        return outlook.value_of_placing(column, card, True)

    def open_turn(self, seen: Push, seat: i64) -> i64:
        """Banks the colour that saves the most, if that is more than a turn is worth."""
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
        """How often one seat will still have to roll."""
        return self.rolls_taken * float(seen.rolls) / float(seen.seats)
