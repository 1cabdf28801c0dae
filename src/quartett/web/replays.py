"""Games that are over, step by step: of a table, or of a record that somebody brings."""

import gzip
from collections.abc import AsyncIterator, Callable
from io import BytesIO
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from quartett.core.record import short
from quartett.core.state import OPEN
from quartett.table.replays import Cards, foreign, packed
from quartett.web import bodies
from quartett.web.answers import body_of
from quartett.web.requests import (
    charge,
    check_unsealed,
    check_watching,
    limits_of,
    number_asked,
    registry_of,
    table_of,
)
from quartett.web.shield import address_of

PRICE: Final = 10
"""In requests: a whole game is played again for it."""
LINES_A_REQUEST: Final = 200
"""How many lines of a record cost one more request."""
PIECE_BYTES: Final = 2**16
Work = Callable[[str, Cards, int], bytes]


async def replay_table(request: Request) -> Response:
    table = await table_of(request)
    await check_watching(request, table)
    charge(request, PRICE)
    viewer = number_asked(request, "viewer", OPEN)
    check_unsealed(request, table, viewer)
    return await retell(request, table.record().text(), table.facts.cards, viewer)


async def replay_record(request: Request) -> Response:
    asked = await body_of(request, bodies.SendRecord, limits_of(request).file_bytes)
    charge(request, PRICE + asked.record.count("\n") // LINES_A_REQUEST)
    own = asked.cards
    cards = None if own is None else (own.text, short(own.file))
    return await retell(request, asked.record, cards, asked.viewer, foreign)


async def retell(
    request: Request, text: str, cards: Cards, viewer: int, work: Work = packed
) -> Response:
    """Replays the game in a worker, so that no table waits for it."""
    address = address_of(request.scope)
    body = await registry_of(request).thinkers.read(address, work, text, cards, viewer)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers=headers)
    del headers["content-encoding"]
    return StreamingResponse(unpacked(body), media_type="application/json", headers=headers)


async def unpacked(body: bytes) -> AsyncIterator[bytes]:
    """Streams in chunks, so that a slow reader keeps only one chunk in memory."""
    with gzip.open(BytesIO(body)) as whole:
        while piece := whole.read(PIECE_BYTES):
            yield piece


ROUTES: Final = [
    Route("/api/tables/{table}/replay", replay_table),
    Route("/api/replay", replay_record, methods=["POST"]),
]
