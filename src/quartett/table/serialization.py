"""How snapshots, wishes and times are stored in a database."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from quartett.table.affairs import Affairs
from quartett.table.match import Plan
from quartett.table.snapshot import Snapshot
from quartett.table.store import Behind, Chair, Facts, Kept, Wish

NO_LOG: Final = 2**31 - 1
"""A position in the log after every entry."""

PACK: Final = msgspec.msgpack.Encoder().encode
A_MINUTE: Final = 60


def touched_by(plan: Plan) -> float:
    """When a table was touched last, to the minute while its game goes on: every database has an
    index of it, which need not change at every move.

    >>> from quartett import games
    >>> from quartett.table.match import Match
    >>> game = games.load("push")
    >>> touched_by(Match(game, game.start(2), bytes(32)).plan(0, game.moves.parse("flip"), at=130))
    120
    """
    at = plan.entries[-1].at
    return at if plan.over else at - at % A_MINUTE


def touches(plan: Plan) -> bool:
    """Whether this is anything new."""
    return plan.over or plan.before - plan.before % A_MINUTE != touched_by(plan)


def check_same(row: Sequence[Any] | None, kind: type[Any], was: Any) -> None:
    """Raises if the stored data is not what was read. Compared as values, because an older version
    may have written the same data as different bytes."""
    data = None if row is None else row[0]
    if (None if data is None else msgspec.json.decode(data, type=kind)) != was:
        raise Behind


def check_room(facts: Sequence[Any] | None, chairs: Sequence[Any], was: Kept) -> None:
    """Raises if the facts or a chair differ from what was read."""
    check_same(facts, Facts, msgspec.structs.replace(was.facts, address=""))
    if [msgspec.json.decode(row[0], type=Chair) for row in chairs] != list(was.chairs):
        raise Behind


def pack_facts(facts: Facts) -> bytes:
    """Without the address, which has its own column and is deleted after a day."""
    return msgspec.json.encode(msgspec.structs.replace(facts, address=""))


def pack_wish(wish: Wish | None) -> bytes | None:
    return None if wish is None else msgspec.json.encode(wish)


def unpack_wish(data: bytes | None) -> Wish | None:
    return None if data is None else msgspec.json.decode(data, type=Wish)


def pack_affairs(affairs: Affairs) -> bytes | None:
    return None if affairs == Affairs() else msgspec.json.encode(affairs)


def unpack_affairs(data: bytes | None) -> Affairs:
    return Affairs() if data is None else msgspec.json.decode(data, type=Affairs)


def unpack_snapshot(data: bytes | None) -> Snapshot | None:
    return None if data is None else msgspec.msgpack.decode(data, type=Snapshot)
