"""Battle of the Force: the moves within reach besides the legal ones."""

from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import PLAY
from quartett.games.force.rules.state import DUELLING, R2D2


def within_reach(seen: Force, seat: int) -> tuple[int, ...]:
    """In a duel R2-D2 is within reach while it is in hand, even where it may not be played."""
    holds = int(seen.hand(seat)) >> R2D2 & 1
    return (PLAY + R2D2,) if seen.phase == DUELLING and holds else ()
