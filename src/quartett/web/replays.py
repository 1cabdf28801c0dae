"""Games that are over, step by step: of a table, or of a record that somebody brings."""

import gzip
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett.core.problem import Problem
from quartett.core.record import parse, short
from quartett.core.state import OPEN
from quartett.table.retelling import retold
from quartett.web import messages as wire
from quartett.web.answers import body_of
from quartett.web.asking import (
    charge,
    check_watching,
    house_of,
    limits_of,
    number_asked,
    table_of,
)

PRICE: Final = 10
"""In requests: a whole game is played again for it."""
QUICKLY: Final = 1
"""The level of compression. Views follow each other with few changes, so it is enough."""


async def replay_table(request: Request) -> Response:
    table = await table_of(request)
    await check_watching(request, table)
    charge(request, PRICE)
    viewer = number_asked(request, "viewer", OPEN)
    return await retell(request, table.record().text(), table.facts.cards, viewer)


async def replay_record(request: Request) -> Response:
    asked = await body_of(request, wire.SendRecord, limits_of(request).file_bytes)
    charge(request, PRICE)
    if "snapshot" in parse(asked.record).header:
        raise Problem("record-with-snapshot")
    own = asked.cards
    cards = None if own is None else (own.text, short(own.file))
    return await retell(request, asked.record, cards, asked.viewer)


async def retell(
    request: Request, text: str, cards: tuple[str, str] | None, viewer: int
) -> Response:
    """A worker plays the game again, so that no table waits for it."""
    body = await house_of(request).thinkers.run(packed, text, cards, viewer)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        body, headers = gzip.decompress(body), {"vary": "accept-encoding"}
    return Response(body, media_type="application/json", headers=headers)


def packed(*arguments: Any) -> bytes:
    return gzip.compress(retold(*arguments), QUICKLY, mtime=0)


ROUTES: Final = [
    Route("/api/tables/{table}/replay", replay_table),
    Route("/api/replay", replay_record, methods=["POST"]),
]
