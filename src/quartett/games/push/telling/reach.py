"""Push: the moves within reach of the seat whose turn it is."""

from quartett.games.push.rules.columns import COLUMNS
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import FLIP, PLACE, STOP
from quartett.games.push.rules.state import PLACING


def within_reach(seen: Push, seat: int) -> tuple[int, ...]:
    if seat != seen.turn:
        return ()
    return (*range(PLACE, PLACE + COLUMNS), STOP) if seen.phase == PLACING else (FLIP, STOP)
