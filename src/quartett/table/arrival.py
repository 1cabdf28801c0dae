"""The first arrival at a table, and the nonces that players add to chance.

A server that knew the nonces before committing to its seed could choose the seed to match. So the
commitment comes first, then the players add their nonces, and only then does anything happen.
"""

import time
from typing import TYPE_CHECKING

from quartett.table.store import PERSON

if TYPE_CHECKING:
    from quartett.table.table import Table


def awaits_somebody(table: "Table") -> bool:
    """Whether nothing happens before somebody seated has come."""
    if not table.facts.waits or table.number or table.somebody_came:
        return False
    return any(chair.kind == PERSON for chair in table.chairs)


def is_needed(table: "Table", seat: int, nonce: str) -> bool:
    """A table in its room is greeted by everybody at the start."""
    if table.facts.room:
        return False
    return awaits_somebody(table) or (bool(nonce) and adds(table, seat))


def adds(table: "Table", seat: int) -> bool:
    """Whether a nonce of this seat still counts: only the first does, and only during the game."""
    return not (table.match.state.over or table.facts.repeats) and all(
        nonce.seat != seat for nonce in table.match.nonces
    )


async def greet(table: "Table", seat: int, nonce: str) -> None:
    """The caller holds the lock of the table."""
    table.somebody_came = True
    if nonce and adds(table, seat):
        await table.add(table.match.plan_nonce(seat, nonce, table.forced, time.time()))
    else:
        table.autoplay.look()
