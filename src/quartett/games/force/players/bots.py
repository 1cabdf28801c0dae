"""Battle of the Force: what a good player of it does."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.force.players.expectations import Outlook, Tuning, blind_gain, leads
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import DONE, DRAW, GIVE, KEEP, PLAY
from quartett.games.force.rules.sets import BITS, BONUS, LOWEST, VADERS, copies
from quartett.games.force.rules.state import DUELLING, R2D2, REBEL_CARDS, SCOUTING

BEST: Final = 20
"""The most that one villain can bring."""


class GreedyBot(Bot):
    """Bids as much as the open card brings it now: high cards for high gains, the lowest card to
    let others have the rest. It looks neither at what others need nor at what they hold."""

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Force)
        if seen.phase == DUELLING:
            return PLAY + self._bid(seen, seat)
        if seen.phase == SCOUTING:
            return self._keep_or_give(seen, seat)
        return DRAW if blind_gain(seen, seat) > 0 else DONE

    def _bid(self, seen: Force, seat: i64) -> i64:
        """The card whose place among the own cards is the gain's place among possible gains."""
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
        kind: i64 = seen.card - VADERS
        held: i64 = copies(seen.captured[seat], kind)
        gain: i64 = seen.worth[kind] + BONUS[held + 1] - BONUS[held]
        return min(gain, BEST)

    def _keep_or_give(self, seen: Force, seat: i64) -> i64:
        """Villains are kept, Vaders go to the left."""
        if seen.card >= VADERS:
            return KEEP
        return GIVE + (seat + 1) % seen.seats


class SteadyBot(Bot):
    """Knows what each card of the pile is worth to whom and what everybody can still lay, mixes
    its bids so that nobody can count on them, and looks after its cards."""

    def __init__(self) -> None:
        self.tuning: Tuning = Tuning()

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Force)
        if seen.phase == DUELLING:
            return PLAY + Outlook(seen, self.tuning).lay(seat, stream)
        if seen.phase == SCOUTING:
            return self._keep_or_give(seen, seat)
        return DONE if leads(seen, seat) else DRAW

    def _keep_or_give(self, seen: Force, seat: i64) -> i64:
        outlook = Outlook(seen, self.tuning)
        other: i64 = outlook.receiver(seat, seen.card)
        keep: float = outlook.value_of_keeping(seat, seen.card)
        return KEEP if keep >= outlook.value_of_giving(seat, other, seen.card) else GIVE + other
