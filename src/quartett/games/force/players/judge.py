"""Battle of the Force: what a search is told of it. It looks some duels ahead; then points, and the
cards that everybody still has, decide."""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.judge import Judge, shares
from quartett.core.state import State
from quartett.games.force.players.duel_mixture import Outlook, Tuning
from quartett.games.force.players.equilibrium import draw, equilibrium, judged
from quartett.games.force.players.evaluation import WEIGHTS, chance
from quartett.games.force.players.steady import SteadyBot
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import BITS, VILLAINS
from quartett.games.force.rules.state import CARDS, NONE, R2D2, REVEALING, VALUES

HOT: Final = WEIGHTS.number("hot")
HOTTER: Final = WEIGHTS.number("hotter")
CARD: Final = WEIGHTS.number("card")
DROID: Final = WEIGHTS.number("droid")
SOME_CARD: Final = WEIGHTS.number("some-card")
TRUST: Final = WEIGHTS.numbers("trust")


class ForceJudge(Judge):
    """Looks at `duels` duels, the one in question included. `trust` is how likely the other of
    two is taken to play as steady does."""

    def __init__(self, trust: float) -> None:
        super().__init__(SteadyBot(), 10.0, False, False)
        self.duels: i64 = 2
        self.trust: float = trust
        self.tuning: Tuning = Tuning()

    def known(self, seen: State, seat: i64, stream: Stream, may_look: Callable[[], bool]) -> i64:
        """With two seats the next duels are played by their equilibrium."""
        assert isinstance(seen, Force)
        if seen.seats > 2:
            return -1
        shares, _ = equilibrium(seen, seat, may_look, self.trust)
        return seen.legal(seat)[draw(shares, stream)] if shares else -1

    def worths(self, seen: State, seat: i64, may_look: Callable[[], bool]) -> list[float]:
        """With two seats, where one of them decides alone."""
        assert isinstance(seen, Force)
        if seen.seats > 2 or len(seen.owing) > 1:
            return []
        return judged(seen, seat, may_look)[1]

    def mixture(
        self, seen: State, seat: i64, may_look: Callable[[], bool]
    ) -> tuple[list[float], list[float]]:
        assert isinstance(seen, Force)
        return judged(seen, seat, may_look) if seen.seats == 2 else ([], [])

    def is_enough(self, state: State, root: State) -> bool:
        assert isinstance(state, Force)
        assert isinstance(root, Force)
        if state.phase != REVEALING or state.scout != NONE or state.drawer != NONE:
            return False
        return root.pile - state.pile + 1 >= self.duels

    def values(self, state: State) -> list[float]:
        """How likely each seat wins: the more villains are left, the less a lead says."""
        assert isinstance(state, Force)
        if state.over:
            return shares(state)
        if state.seats == 2:
            first: float = chance(state)
            return [first, 1.0 - first]
        heat: float = HOT + HOTTER * sqrt(float(VILLAINS.count(state.villains)))
        standing = self.standings(state)
        best: float = max(standing)
        weights = [exp((own - best) / heat) for own in standing]
        whole: float = sum(weights)
        return [weight / whole for weight in weights]

    def standings(self, state: Force) -> list[float]:
        """The points of each seat and what its cards may still bring."""
        outlook = Outlook(state, self.tuning)
        standing = [0.0] * int(state.seats)
        for seat in range(state.seats):
            hand: i64 = state.hand(seat)
            own: float = float(state.score(seat)) + SOME_CARD * float(BITS[hand])
            for card in range(VALUES):
                if hand >> card & 1:
                    own += CARD * outlook.worth[seat * CARDS + card]
            if hand >> R2D2 & 1:
                own += DROID * outlook.worth[seat * CARDS + R2D2]
            standing[seat] = own
        return standing
