"""How snapshots and wishes lie in a database."""

from typing import Final

import msgspec

from quartett.table.snapshot import Snapshot
from quartett.table.store import Wish

NO_LOG: Final = 2**31 - 1
"""As a place in the log: behind every entry."""

PACK: Final = msgspec.msgpack.Encoder().encode


def pack_wish(wish: Wish | None) -> bytes | None:
    return None if wish is None else msgspec.json.encode(wish)


def unpack_wish(data: bytes | None) -> Wish | None:
    return None if data is None else msgspec.json.decode(data, type=Wish)


def unpack_snapshot(data: bytes | None) -> Snapshot | None:
    return None if data is None else msgspec.msgpack.decode(data, type=Snapshot)
