"""Battle of the Force: which moves lie on the table besides those that are possible."""

from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import PLAY
from quartett.games.force.rules.state import DUELLING, R2D2


def within_reach(seen: Force, seat: int) -> tuple[int, ...]:
    """In a duel the whole hand has its place; what is lost shows itself as an empty one."""
    holds = int(seen.hand(seat)) >> R2D2 & 1
    return (PLAY + R2D2,) if seen.phase == DUELLING and holds else ()
