"""Push: what a search knows about it. A turn is played to its end; then the cards left decide."""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.judge import Judge, shares
from quartett.core.state import State
from quartett.games.push.players.endgame import worths
from quartett.games.push.players.evaluation import WEIGHTS
from quartett.games.push.players.playouts import PROBABLY, SURELY, Playouts
from quartett.games.push.players.steady import TAILS, SteadyBot
from quartett.games.push.rules.die import FACES
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.pile import points
from quartett.games.push.rules.state import OPENING

HOT: Final = vec[float](WEIGHTS.row("hot"))
HOTTER: Final = vec[float](WEIGHTS.row("hotter"))
ROLLS_TAKEN: Final = vec[float](WEIGHTS.row("rolls-rolled"))
TAIL_WEIGHT: Final = WEIGHTS.number("tail-weight")
PLAYED_OUT: Final = 45
"""From three seats on, games are played out with at most this many cards in the pile."""


class PushJudge(Judge):
    def __init__(self) -> None:
        super().__init__(SteadyBot(), 10.0, False, False)

    def worths(
        self, seen: State, seat: i64, may_look: Callable[[], bool]
    ) -> tuple[list[float], list[float]]:
        """With two seats by expectimax over a turn, and with more by games played to the end, once
        few enough cards are left."""
        assert isinstance(seen, Push)
        return self._worths(seen, seat, may_look, SURELY)

    def known(self, seen: State, seat: i64, stream: Stream, may_look: Callable[[], bool]) -> i64:
        """As `steady` does where more is not known."""
        assert isinstance(seen, Push)
        found, _ = self._worths(seen, seat, may_look, PROBABLY)
        if not found:
            return self.policy.choose(seen, seat, stream)
        return seen.legal(seat)[found.index(max(found))]

    def _worths(
        self, seen: Push, seat: i64, may_look: Callable[[], bool], behind: float
    ) -> tuple[list[float], list[float]]:
        if seen.seats == 2:
            return worths(seen, seat, may_look, behind)
        if seen.pile <= PLAYED_OUT:
            usual: i64 = self.policy.choose(seen, seat, Stream(0))
            playouts = Playouts(seen, seat, seen.legal(seat).index(usual), may_look)
            if playouts.run(behind):
                return playouts.worths(playouts.chance())
        return [], []

    def is_enough(self, state: State, root: State) -> bool:
        """Whether the turn is over."""
        assert isinstance(state, Push)
        assert isinstance(root, Push)
        begun: bool = any(state.turns[seat] > root.turns[seat] for seat in range(state.seats))
        return state.phase == OPENING and begun

    def values(self, state: State) -> list[float]:
        """The winning chances of each seat: the more cards are left, the less a lead means."""
        assert isinstance(state, Push)
        if state.over:
            return shares(state)
        heat: float = HOT[state.seats] + HOTTER[state.seats] * sqrt(float(state.pile))
        standing = standings(state)
        best: float = max(standing)
        weights = [exp((own - best) / heat) for own in standing]
        whole: float = sum(weights)
        return [weight / whole for weight in weights]


def standings(state: Push) -> list[float]:
    """The points that each seat may keep, plus the worth of the cards it left in the pile."""
    die: float = (2.0 if state.risk else 1.0) / FACES
    rolls: float = ROLLS_TAKEN[state.seats] * float(state.rolls) / float(state.seats)
    if state.risk:
        rolls *= 0.6
    kept: float = (1.0 - die) ** rolls
    standing = [0.0] * int(state.seats)
    for seat in range(state.seats):
        own: float = kept * float(points(state.open[seat])) + float(points(state.banked[seat]))
        standing[seat] = own
    tail = TAILS[state.seats]
    before: i64 = (state.turn + state.seats - 1) % state.seats
    standing[before] += TAIL_WEIGHT * tail[min(state.pile, len(tail) - 1)]
    return standing
