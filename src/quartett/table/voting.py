"""What becomes of a seat whose owner is gone: the others may let a bot play on."""

from typing import TYPE_CHECKING

from quartett.bots import USUAL
from quartett.core.problem import Problem
from quartett.table.affairs import with_votes
from quartett.table.store import BOT, PERSON, Chair
from quartett.table.viewer import GONE

if TYPE_CHECKING:
    from quartett.table.table import Table


def can_be_replaced(table: "Table", seat: int) -> bool:
    """Nobody is replaced before the game, after it, or while they are there."""
    runs = not (table.facts.room or table.course.state.over)
    return runs and table.chairs[seat].kind == PERSON and table.presence(seat) == GONE


def voters(table: "Table", about: int) -> set[int]:
    """All people but the one it is about and those who are gone themselves."""
    return {
        seat
        for seat, chair in enumerate(table.chairs)
        if seat != about and chair.kind == PERSON and table.presence(seat) != GONE
    }


async def vote(table: "Table", seat: int, about: int, agrees: bool) -> int:
    """The lock of the table is held."""
    if not 0 <= about < len(table.chairs):
        raise Problem("unknown-seat", seat=about, last=len(table.chairs) - 1)
    if seat == about or table.chairs[seat].kind != PERSON or not can_be_replaced(table, about):
        raise Problem("no-vote-now")
    known = set(table.affairs.votes_for(about)) - {seat}
    by = known | {seat} if agrees else known
    if agrees and voters(table, about) <= by:
        chair = table.chairs[about]
        await table.set_chair(about, Chair(BOT, chair.name, USUAL, chair.forced), PERSON)
        by = set()
    await table.set_affairs(lambda was: with_votes(was, about, tuple(sorted(by))))
    return table.number


async def owner_came(table: "Table", seat: int) -> None:
    """Votes about somebody who is back are void."""
    if table.affairs.votes_for(seat):
        await table.set_affairs(lambda was: with_votes(was, seat, ()))
