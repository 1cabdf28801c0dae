"""Chat without moderation: fixed remarks, which everybody reads in their own language."""

import time
from typing import TYPE_CHECKING, Final

from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.table.affairs import REMARK
from quartett.table.viewer import NotNow

if TYPE_CHECKING:
    from quartett.table.table import Table

REMARKS: Final = ("hello", "well-played", "thanks", "sorry", "lucky", "moment", "go-on", "goodbye")
REACTIONS: Final = ("clap", "laugh", "wow", "oh-no")
MOST: Final = 3
"""The most remarks of a seat within `SECONDS`."""
SECONDS: Final = 10


async def say(table: "Table", seat: int, what: str) -> int:
    """The caller holds the lock of the table. The store knows who said how much recently, so the
    limit holds after a restart and at every process."""
    if what not in REMARKS and what not in REACTIONS:
        raise Problem("unknown-remark", remark=short(what))
    reason = None if table.facts.room else table.match.game.silence(table.match.state.masked(seat))
    if reason is not None:
        raise NotNow(reason)
    now = time.time()
    lately = [one for one in table.affairs.asides if one.kind == REMARK and one.seat == seat]
    if sum(now - one.at < SECONDS for one in lately) >= MOST:
        raise Problem("too-many-remarks", most=MOST, seconds=SECONDS)
    await table.tell(REMARK, seat, what=what)
    return table.number
