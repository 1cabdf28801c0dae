"""Push: what a search knows about it. A turn is played to its end; then the cards left decide."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.judge import Judge
from quartett.core.state import State
from quartett.games.push.players.chances import Chances
from quartett.games.push.players.endgame import worths
from quartett.games.push.players.playouts import PROBABLY, SURELY, Playouts
from quartett.games.push.players.steady import SteadyBot
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.state import OPENING

PLAYED_OUT: Final = 45
"""From three seats on, games are played out with at most this many cards in the pile."""


class PushJudge(Judge):
    def __init__(self, chances: Chances) -> None:
        super().__init__(SteadyBot(), 10.0, False, False)
        self.chances: Chances = chances
        self.foresees = True

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
        """The winning chances of each seat."""
        assert isinstance(state, Push)
        return self.chances.of(state)
