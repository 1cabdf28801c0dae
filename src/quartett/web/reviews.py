"""What was luck and what was a mistake in a finished game, line by line as it is worked out."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.table.reviews import Reading, Reviews
from quartett.web import bodies
from quartett.web.answers import ENCODE, body_of, language_of, trouble
from quartett.web.replays import LINES_A_REQUEST, PRICE
from quartett.web.requests import charge, finished_table, limits_of, number_asked
from quartett.web.shield import address_of

LOOK_SECONDS: Final = 1.0
"""How often it is checked whether the client still waits for the first line."""


async def review_table(request: Request) -> Response:
    table = await finished_table(request, PRICE)
    seat = number_asked(request, "seat", 0)
    address, facts = address_of(request.scope), table.facts
    text = table.record().text()
    reading = await reviews_of(request).of_table(address, facts.table, text, facts.cards, seat)
    return await tell(request, reading)


async def review_record(request: Request) -> Response:
    asked = await body_of(request, bodies.SendReview, limits_of(request).file_bytes)
    charge(request, PRICE + asked.record.count("\n") // LINES_A_REQUEST)
    own = asked.cards
    cards = None if own is None else (own.text, short(own.file))
    address = address_of(request.scope)
    return await tell(
        request, reviews_of(request).of_record(address, asked.record, cards, asked.seat)
    )


def reviews_of(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


async def tell(request: Request, reading: Reading) -> Response:
    """What is wrong from the beginning is a problem with its status; later it is the last line."""
    lines = reading.read()
    first = await first_line(request, lines)
    language = language_of(request.headers.get("accept-language", ""))
    return StreamingResponse(rest(first, lines, language), media_type="application/x-ndjson")


async def first_line(request: Request, lines: AsyncGenerator[bytes]) -> bytes:
    """A client that disconnects while it waits loses its place."""
    waits = asyncio.ensure_future(anext(lines))
    try:
        while not waits.done():
            await asyncio.wait({waits}, timeout=LOOK_SECONDS)
            if not waits.done() and await request.is_disconnected():
                return b""
        return waits.result()
    finally:
        waits.cancel()


async def rest(first: bytes, lines: AsyncGenerator[bytes], language: str) -> AsyncIterator[bytes]:
    try:
        yield first
        async for line in lines:
            yield line
    except Problem as problem:
        yield ENCODE(trouble(problem, language)) + b"\n"
    finally:
        await lines.aclose()


ROUTES: Final = [
    Route("/api/tables/{table}/review", review_table),
    Route("/api/review", review_record, methods=["POST"]),
]
