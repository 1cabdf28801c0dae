"""Battle of the Force: what a search is told of it. It looks some duels ahead; then points, and the
cards that everybody still has, decide."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.judge import Judge, Mixture, shares
from quartett.core.state import State
from quartett.games.force.players.best_reply import BestReply
from quartett.games.force.players.crowd import chances
from quartett.games.force.players.equilibrium import draw, equilibrium, judged
from quartett.games.force.players.evaluation import WEIGHTS, chance
from quartett.games.force.players.steady import SteadyBot
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.state import NONE, REVEALING

TRUST: Final = WEIGHTS.numbers("trust")


class ForceJudge(Judge):
    """Looks at `duels` duels, the one in question included. `trust` is how likely the other of
    two is taken to play as steady does."""

    def __init__(self, trust: float) -> None:
        super().__init__(SteadyBot(), 10.0, False, False)
        self.duels: i64 = 2
        self.trust: float = trust

    def known(self, seen: State, seat: i64, stream: Stream, may_look: Callable[[], bool]) -> i64:
        """With two seats the next duels are played by their equilibrium, with more the best is
        made of what the others are likely to lay."""
        assert isinstance(seen, Force)
        if seen.seats > 2:
            found = BestReply(seen, seat, may_look).worths()
            if not found:
                return self.policy.choose(seen, seat, stream)
            return seen.legal(seat)[found.index(max(found))]
        shares, _ = equilibrium(seen, seat, may_look, self.trust)
        return seen.legal(seat)[draw(shares, stream)] if shares else -1

    def worths(
        self, seen: State, seat: i64, may_look: Callable[[], bool]
    ) -> tuple[list[float], list[float]]:
        """Where one of them decides alone."""
        assert isinstance(seen, Force)
        if len(seen.owing) > 1:
            return [], []
        if seen.seats > 2:
            found = BestReply(seen, seat, may_look).worths()
        else:
            found = judged(seen, seat, may_look, self.trust).worths
        return found, [0.0] * len(found)

    def mixture(self, seen: State, seat: i64, may_look: Callable[[], bool]) -> Mixture:
        """With more than two seats against what the others are likely to lay, so that one card is
        the best and nothing is mixed."""
        assert isinstance(seen, Force)
        if seen.seats == 2:
            both = judged(seen, seat, may_look, self.trust)
            return Mixture(both.shares, both.worths, both.doubts())
        reply = BestReply(seen, seat, may_look)
        found = reply.worths()
        best: float = max(found) if found else 0.0
        often = float(found.count(best))
        even = [1.0 / often if worth == best else 0.0 for worth in found]
        return Mixture(even, found, reply.doubts(found) if found else [])

    def is_enough(self, state: State, root: State) -> bool:
        assert isinstance(state, Force)
        assert isinstance(root, Force)
        if state.phase != REVEALING or state.scout != NONE or state.drawer != NONE:
            return False
        return root.pile - state.pile + 1 >= self.duels

    def values(self, state: State) -> list[float]:
        """How likely each seat wins."""
        assert isinstance(state, Force)
        if state.over:
            return shares(state)
        if state.seats == 2:
            first: float = chance(state)
            return [first, 1.0 - first]
        return chances(state)
