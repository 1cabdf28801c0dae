"""A table before its game: people join, the host changes the settings, somebody starts it.

The caller holds the lock of the table in all of these.
"""

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from quartett.core.problem import Problem
from quartett.table import seat_changes
from quartett.table.affairs import SENT_AWAY, STARTED, STOOD_UP
from quartett.table.opening import check_manner, header_for
from quartett.table.store import FREE, PERSON, PLAY, WAIT, Chair, Facts

if TYPE_CHECKING:
    from quartett.table.table import Table

CODE_SIGNS: Final = "BCDFGHJKMNPQRTVWXZ34679"
"""No vowels, so that no words come out, and no look-alikes."""
CODE_LENGTH: Final = 6


class SetRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes; missing fields stay as they are."""

    seats: int | None = None
    options: dict[str, str] | None = None
    seconds: int | None = None
    listed: bool | None = None


def new_code() -> str:
    """One of 148 million. It only opens a free seat, only until the game starts, and every attempt
    costs an address as much as twenty requests."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def code_of(text: str) -> str:
    """A typed code, normalised; nothing if it cannot be one.

    >>> code_of(" bcd-fgh "), code_of("BCD"), code_of("../../x")
    ('BCDFGH', '', '')
    """
    code = text.upper().replace(" ", "").replace("-", "")
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_SIGNS) else ""


def check_room(table: "Table") -> None:
    if not table.facts.room:
        raise Problem("already-started")


async def change(table: "Table", asked: SetRoom) -> None:
    check_room(table)
    was = table.facts
    chairs = resized(table.chairs, len(table.chairs) if asked.seats is None else asked.seats)
    options = was.asked if asked.options is None else asked.options
    seconds = was.manner.seconds if asked.seconds is None else asked.seconds
    manner = msgspec.structs.replace(
        was.manner,
        seconds=seconds,
        late=PLAY if seconds else WAIT,
        listed=was.manner.listed if asked.listed is None else asked.listed,
    )
    check_manner(manner)
    header = header_for(table.match.game, chairs, options, was.seed, room=True)
    facts = msgspec.structs.replace(was, header=header, asked=options, manner=manner)
    await table.lay(facts, chairs)


def resized(chairs: Sequence[Chair], seats: int) -> list[Chair]:
    """People keep their seat numbers, so only the last seats can be removed."""
    for chair in chairs[max(seats, 0) :]:
        if chair.kind == PERSON:
            raise Problem("seat-occupied", player=chair.name)
    return [*chairs[: max(seats, 0)], *[Chair(FREE)] * min(seats - len(chairs), 100)]


async def start(table: "Table", seat: int, host: bool) -> None:
    """Starts the game: by the host, or by anybody seated if the host is away and every seat is
    taken."""
    check_room(table)
    if not host and table.presence(table.facts.host) != "gone":
        raise Problem("host-starts")
    if any(chair.kind == FREE for chair in table.chairs):
        raise Problem("seats-free")
    await table.lay(begun(table.facts, table), table.chairs)
    await table.tell(STARTED, seat)


def begun(was: Facts, table: "Table") -> Facts:
    header = header_for(table.match.game, table.chairs, was.asked, was.seed)
    return msgspec.structs.replace(was, header=header, room=False, code="", begun=time.time())


async def free(table: "Table", seat: int, by: int) -> None:
    """Somebody gets up, or the host frees a seat. Everything that opened it is revoked before
    anybody else can sit down."""
    check_room(table)
    if seat == table.facts.host:
        raise Problem("host-stays")
    was = table.chairs[seat]
    if was.kind == FREE:
        return
    await table.revoke(seat)
    await seat_changes.seat(table, seat, Chair(FREE), was.kind)
    if was.kind == PERSON:
        await table.tell(STOOD_UP if by == seat else SENT_AWAY, seat)
