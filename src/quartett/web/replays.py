"""Games that are over, step by step: of a table, or of a record that somebody brings."""

import gzip
from collections.abc import AsyncIterator, Callable
from io import BytesIO
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from quartett.core.problem import Problem
from quartett.core.record import parse, short
from quartett.core.state import OPEN
from quartett.table.retelling import retold
from quartett.table.thinking import READING_SECONDS
from quartett.web import messages as wire
from quartett.web.answers import body_of
from quartett.web.asking import (
    charge,
    check_unsealed,
    check_watching,
    house_of,
    limits_of,
    number_asked,
    table_of,
)
from quartett.web.shield import address_of

PRICE: Final = 10
"""In requests: a whole game is played again for it."""
LINES_A_REQUEST: Final = 200
"""How many lines of a record cost one more request."""
PIECE_BYTES: Final = 2**16
MOST_BYTES: Final = 2**25
"""Of an answer before it is compressed; the longest games have a tenth of it."""
Cards = tuple[str, str] | None
Work = Callable[[str, Cards, int], bytes]
QUICKLY: Final = 1
"""The level of compression. Views follow each other with few changes, so it is enough."""


def packed(text: str, cards: Cards, viewer: int) -> bytes:
    """The whole answer, or a problem if it would be too long. Runs in a worker."""
    whole = retold(text, cards, viewer)
    if len(whole) > MOST_BYTES:
        raise Problem("too-heavy", seconds=int(READING_SECONDS))
    return gzip.compress(whole, QUICKLY, mtime=0)


def foreign(text: str, cards: Cards, viewer: int) -> bytes:
    """A record that somebody brings: its own word for a state is not taken."""
    if "snapshot" in parse(text).header:
        raise Problem("record-with-snapshot")
    return packed(text, cards, viewer)


async def replay_table(request: Request) -> Response:
    table = await table_of(request)
    await check_watching(request, table)
    charge(request, PRICE)
    viewer = number_asked(request, "viewer", OPEN)
    check_unsealed(request, table, viewer)
    return await retell(request, table.record().text(), table.facts.cards, viewer)


async def replay_record(request: Request) -> Response:
    asked = await body_of(request, wire.SendRecord, limits_of(request).file_bytes)
    charge(request, PRICE + asked.record.count("\n") // LINES_A_REQUEST)
    own = asked.cards
    cards = None if own is None else (own.text, short(own.file))
    return await retell(request, asked.record, cards, asked.viewer, foreign)


async def retell(
    request: Request, text: str, cards: Cards, viewer: int, work: Work = packed
) -> Response:
    """A worker plays the game again, so that no table waits for it."""
    address = address_of(request.scope)
    body = await house_of(request).thinkers.read(address, work, text, cards, viewer)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers=headers)
    del headers["content-encoding"]
    return StreamingResponse(unpacked(body), media_type="application/json", headers=headers)


async def unpacked(body: bytes) -> AsyncIterator[bytes]:
    """Piece by piece, so that who reads slowly holds no more than one piece in our memory."""
    with gzip.open(BytesIO(body)) as whole:
        while piece := whole.read(PIECE_BYTES):
            yield piece


ROUTES: Final = [
    Route("/api/tables/{table}/replay", replay_table),
    Route("/api/replay", replay_record, methods=["POST"]),
]
