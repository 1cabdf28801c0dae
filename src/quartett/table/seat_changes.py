"""Who sits on which seat. The caller holds the lock of the table in all of these."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from quartett.bots import NAMES, USUAL
from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.table.affairs import BACK, BOT_PLAYS, SAT
from quartett.table.names import alike
from quartett.table.seats import Seat, players_line, seats_of
from quartett.table.store import BOT, FREE, PERSON, Chair

if TYPE_CHECKING:
    from quartett.table.table import Table

NEWS: Final = {(PERSON, BOT): BOT_PLAYS, (BOT, PERSON): BACK, (FREE, PERSON): SAT}
"""What everybody is told when a seat changes hands."""


async def seat(table: "Table", at: int, chair: Chair, only: str = "") -> None:
    """Gives a seat to somebody else, `only` if it is still of this kind."""
    was = table.chairs[at]
    if only and was.kind != only:
        raise Problem("seat-taken", seat=at)
    others = [c.name for s, c in enumerate(table.chairs) if s != at and c.name]
    if chair.name and any(alike(chair.name, other) for other in others):
        raise Problem("player-name-twice", player=chair.name)
    left = len(table.match.moves) if was.kind == PERSON else was.left
    owned = chair.kind == BOT and (was.owned or was.kind == PERSON)
    chair = msgspec.structs.replace(chair, left=left, owned=owned)
    await table.store.set_chair(table.name, at, was, chair)
    table.chairs[at] = chair
    table.autoplay.forget(at)
    table.change()
    news = NEWS.get((was.kind, chair.kind))
    if news is not None:
        await table.tell(news, at)


async def forget(table: "Table", at: int) -> None:
    """Removes a person's name from the seat and the record, and lets a bot play on."""
    header = dict(table.facts.header)
    names = [Seat("", one.bot) if place == at else one for place, one in _players(table)]
    header["players"] = players_line(names)
    facts = msgspec.structs.replace(table.facts, header=header)
    await table.store.go_on(msgspec.structs.replace(table.facts, address=""), facts)
    table.facts = facts
    over = table.match.state.over
    await seat(table, at, Chair(PERSON) if over else Chair(BOT, "", USUAL))


def _players(table: "Table") -> Iterable[tuple[int, Seat]]:
    """The players as of the opening of the table."""
    return enumerate(seats_of(Record(table.facts.header, []), NAMES))
