"""The first who comes to a table, and the nonces that players add to chance.

A server that knew the nonces before it promised its seed could choose the seed after them. So the
promise is shown first, the players add their nonces to it, and only then anything happens.
"""

import time
from typing import TYPE_CHECKING

from quartett.table.store import PERSON

if TYPE_CHECKING:
    from quartett.table.table import Table


def awaits_somebody(table: "Table") -> bool:
    """Whether nothing happens before somebody who sits there has come."""
    if not table.facts.waits or table.number or table.somebody_came:
        return False
    return any(chair.kind == PERSON for chair in table.chairs)


def is_needed(table: "Table", seat: int, nonce: str) -> bool:
    """In its room a table is greeted by everybody at the start."""
    if table.facts.room:
        return False
    return awaits_somebody(table) or (bool(nonce) and adds(table, seat))


def adds(table: "Table", seat: int) -> bool:
    """Whether a nonce of this seat still counts: the first does, while the game goes on."""
    return not (table.course.state.over or table.facts.repeats) and all(
        nonce.seat != seat for nonce in table.course.nonces
    )


async def greet(table: "Table", seat: int, nonce: str) -> None:
    """The lock of the table is held."""
    table.somebody_came = True
    if nonce and adds(table, seat):
        await table.add(table.course.plan_nonce(seat, nonce, table.forced, time.time()))
    else:
        table.duties.look()
