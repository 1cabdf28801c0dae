"""Battle of the Force: a player who bids what the open card is worth right now."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.force.players.evaluation import pile_gain
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import DONE, DRAW, GIVE, KEEP, PLAY
from quartett.games.force.rules.pile import BITS, LOWEST, VADERS, gain
from quartett.games.force.rules.state import DUELLING, R2D2, REBEL_CARDS, SCOUTING

BEST: Final = 20
"""The most that one villain can gain."""


class GreedyBot(Bot):
    """Bids in proportion to the immediate gain: high cards for high gains, the lowest card to let
    others have the rest. It ignores what others need and hold."""

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Force)
        if seen.phase == DUELLING:
            return PLAY + self._bid(seen, seat)
        if seen.phase == SCOUTING:
            return self._keep_or_give(seen, seat)
        return DRAW if pile_gain(seen, seat) > 0 else DONE

    def _bid(self, seen: Force, seat: i64) -> i64:
        """The card whose rank in the hand matches the gain's rank among possible gains."""
        hand: i64 = seen.hand(seat) & REBEL_CARDS
        if hand == 0:
            return R2D2
        if seen.card < VADERS:
            return LOWEST[hand]
        wanted: i64 = self._gain(seen, seat) * BITS[hand] // (BEST + 1)
        while wanted:
            hand &= hand - 1
            wanted -= 1
        return LOWEST[hand]

    def _gain(self, seen: Force, seat: i64) -> i64:
        return min(gain(seen.captured[seat], seen.card - VADERS, seen.worth), BEST)

    def _keep_or_give(self, seen: Force, seat: i64) -> i64:
        """Villains are kept, Vaders go to the left."""
        if seen.card >= VADERS:
            return KEEP
        return GIVE + (seat + 1) % seen.seats
