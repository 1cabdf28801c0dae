"""Votes on a seat whose owner is gone or silent: the others may let a bot take over."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from quartett.bots import USUAL
from quartett.core.problem import Problem
from quartett.table import seat_changes
from quartett.table.affairs import STILL_HERE, Affairs, with_aside, with_votes
from quartett.table.away import is_lost
from quartett.table.store import BOT, PERSON, Chair

if TYPE_CHECKING:
    from quartett.table.table import Table


def can_be_replaced(table: "Table", seat: int) -> bool:
    """Nobody is replaced before or after the game, or while they are present and answering."""
    runs = not (table.facts.room or table.match.state.over)
    return runs and table.chairs[seat].kind == PERSON and is_lost(table, seat)


def voters(table: "Table", about: int) -> set[int]:
    """Everybody except the subject of the vote and those who are gone or silent themselves."""
    return {
        seat
        for seat, chair in enumerate(table.chairs)
        if seat != about and chair.kind == PERSON and not is_lost(table, seat)
    }


async def vote(table: "Table", seats: Sequence[int], about: int, agrees: bool) -> int:
    """The caller holds the lock of the table."""
    if not 0 <= about < len(table.chairs):
        raise Problem("unknown-seat", seat=about, last=len(table.chairs) - 1)
    people = {seat for seat in seats if table.chairs[seat].kind == PERSON}
    if not people or not can_be_replaced(table, about):
        raise Problem("no-vote-now")
    if about in people:
        return await stay(table, about, agrees)

    def joined(was: Affairs) -> Affairs:
        """Adds to what others have voted in the meantime, perhaps at another process."""
        known = set(was.votes_for(about)) - people
        return with_votes(was, about, tuple(sorted(known | people if agrees else known)))

    await table.set_affairs(joined)
    if agrees and voters(table, about) <= set(table.affairs.votes_for(about)):
        chair = table.chairs[about]
        if chair.kind == PERSON:
            bot = Chair(BOT, chair.name, USUAL, chair.forced)
            await seat_changes.seat(table, about, bot, PERSON)
        await owner_came(table, about)
    return table.number


async def stay(table: "Table", seat: int, agrees: bool) -> int:
    """Somebody silent says they are still there, so the others wait again."""
    if agrees:
        raise Problem("no-vote-now")
    at = time.time()
    await table.set_affairs(
        lambda was: with_aside(with_votes(was, seat, ()), STILL_HERE, seat, at=at)
    )
    return table.number


async def owner_came(table: "Table", seat: int) -> None:
    """Discards votes about somebody who is back or has answered."""
    if table.affairs.votes_for(seat):
        await table.set_affairs(lambda was: with_votes(was, seat, ()))
