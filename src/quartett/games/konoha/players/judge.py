"""Konoha: what a search knows about it. Moves follow habits; for a hint a round is played to its
end, and then the remaining missions count for what a team usually scores on them."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.judge import Judge
from quartett.core.state import State
from quartett.games.konoha.players.expert import ExpertBot
from quartett.games.konoha.players.hand_sampling import believe
from quartett.games.konoha.players.master import MasterBot
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import POINTS
from quartett.games.konoha.rules.state import FACE_UP, POWERS, ROUNDS, TILES
from quartett.games.konoha.rules.strength import BIT

MOST: Final = 20.0
"""The points of the four best missions."""
SHARE: Final = vec[float]([0.0, 0.72, 0.72, 0.72, 0.0])
"""By rounds played: the share of the best remaining missions that a team wins on average."""
POWER: Final = 0.5
"""The worth of an unused power, in points."""


class KonohaJudge(Judge):
    def __init__(self, agreed: bool) -> None:
        """`agreed`: whether the team has agreed on what its words and votes mean."""
        super().__init__(MasterBot() if agreed else ExpertBot(), MOST, True, True)

    def known(self, seen: State, seat: i64, stream: Stream, may_look: Callable[[], bool]) -> i64:
        """Searching was no better than the habits, which were fitted to later play: see
        docs/strength.md."""
        return self.policy.choose(seen, seat, stream)

    def imagine(self, seen: State, stream: Stream) -> State:
        assert isinstance(seen, Konoha)
        return believe(seen, stream)

    def is_enough(self, state: State, root: State) -> bool:
        assert isinstance(state, Konoha)
        assert isinstance(root, Konoha)
        return state.round > root.round

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Konoha)
        worth: float = float(state.score())
        if not state.over:
            worth += later(state)
        return [worth / MOST] * int(state.seats)


def later(state: Konoha) -> float:
    """The worth of the rounds to come; the state is the start of a new one."""
    left: i64 = ROUNDS - state.round + 1
    worth: float = 0.0
    for tile in range(TILES):
        if left and state.line & BIT[tile]:
            worth += SHARE[state.round - 1] * float(POINTS[tile])
            left -= 1
    for power in range(POWERS):
        if state.powers[power] == FACE_UP:
            worth += POWER
    return worth
