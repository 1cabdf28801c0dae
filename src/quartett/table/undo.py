"""Taking back an answer: at once if nobody learned anything from it, otherwise with consent."""

import time
from typing import TYPE_CHECKING, Final

from quartett.core.problem import Problem
from quartett.table.affairs import UNDO_AGREED, UNDO_ASKED, UNDO_DECLINED
from quartett.table.store import PERSON, Wish

if TYPE_CHECKING:
    from quartett.table.table import Table

MOST_UNDOS: Final = 1000
"""The most undos at one table: each replays some moves, also whenever the table is loaded."""


async def undo(table: "Table", seat: int, number: int, ack: str) -> int:
    """The caller holds the lock of the table."""
    first = table.answered(seat, ack)
    if first is not None:
        return first
    if number != table.number:
        raise Problem("stale-number", number=number, right=table.number)
    if table.undos >= MOST_UNDOS:
        raise Problem("too-many-undos", most=MOST_UNDOS)
    if not table.match.can_take_back(seat):
        raise Problem("nothing-to-undo")
    if table.match.nothing_learned(seat):
        return await table.add(table.match.plan_undo(seat, ack, time.time()))
    pending = table.wish is not None and table.wish.seat == seat
    return table.number if pending else await agree(table, Wish(seat, ack))


async def consent(table: "Table", seat: int, number: int, agrees: bool) -> int:
    """Consents to somebody else's request. The caller holds the lock of the table."""
    wish = table.wish
    if wish is None or number != table.number or seat == wish.seat:
        raise Problem("no-undo-asked")
    if not agrees:
        await table.set_wish(None)
        return await table.tell(UNDO_DECLINED, wish.seat, seat)
    agreed = tuple(sorted({*wish.agreed, seat}))
    return await agree(table, Wish(wish.seat, wish.ack, agreed))


async def agree(table: "Table", wish: Wish) -> int:
    if concerned(table, wish.seat) <= set(wish.agreed):
        number = await table.add(table.match.plan_undo(wish.seat, wish.ack, time.time()))
        if wish.agreed:
            await table.tell(UNDO_AGREED, wish.seat, wish.agreed[-1])
        return number
    await table.set_wish(wish)
    return table.number if wish.agreed else await table.tell(UNDO_ASKED, wish.seat)


def concerned(table: "Table", seat: int) -> set[int]:
    """Who is asked: not bots, but a person who sat there when the answer was given is. Otherwise a
    host could hand somebody's seat to a bot just for an undo."""
    place = table.match.last_of(seat)
    return {
        other
        for other, chair in enumerate(table.chairs)
        if other != seat and (chair.kind == PERSON or (place is not None and chair.left > place))
    }
