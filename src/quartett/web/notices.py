"""Turn notices over HTTP, for people with a seat: lists them and switches them on and off."""

import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett.core.problem import Problem
from quartett.notices import push, reach
from quartett.notices.ringer import Ringing
from quartett.notices.wishes import MAIL, PUSH, Wish, check, whereto
from quartett.table.bells import Bell
from quartett.table.passes import digest_of
from quartett.web import bodies, responses
from quartett.web.answers import answer, body_of
from quartett.web.requests import (
    asked_language,
    charge,
    cookie_name,
    limits_of,
    pass_of,
    registry_of,
    table_of,
)

MOST_BELLS: Final = 4
"""For one seat, on all its devices."""
PRICE: Final = 5
"""In requests: a name is looked up."""


def ringing_of(request: Request) -> Ringing:
    ringing: Ringing = request.app.state.ringing
    return ringing


async def digest_asked(request: Request) -> tuple[bytes, int]:
    """The stored digest of the caller's pass, and the seat that it opens."""
    await table_of(request)
    own = await pass_of(request)
    if own is None or own.seat < 0:
        raise Problem("no-pass")
    return digest_of(request.cookies[cookie_name(own.table)]), own.seat


async def show_notices(request: Request) -> Response:
    digest, _ = await digest_asked(request)
    return await told(request, digest)


async def told(request: Request, digest: bytes) -> Response:
    ringing = ringing_of(request)
    bells = await registry_of(request).store.bells_of(digest)
    key = ringing.messenger.key
    seen = [bell_seen(bell) for bell in bells]
    public = push.coded(push.public_key(key)) if key else ""
    return answer(responses.NoticesSeen(ringing.ways, public, int(ringing.seconds), seen))


def bell_seen(bell: Bell) -> responses.NoticeSeen:
    wish = msgspec.json.decode(bell.wish, type=Wish)
    return responses.NoticeSeen(bell.id, wish.way, wish.shape, whereto(wish), bool(wish.link))


async def add_notice(request: Request) -> Response:
    asked = await body_of(request, bodies.WishNotice, limits_of(request).body_bytes)
    digest, seat = await digest_asked(request)
    charge(request, PRICE)
    table, store = request.path_params["table"], registry_of(request).store
    link = f"{str(request.base_url).rstrip('/')}/table/{table}" if asked.link else ""
    wish = Wish(
        asked.way, asked.target, asked.shape, asked.key, asked.auth, link, asked_language(request)
    )
    await check_wish(ringing_of(request), wish)
    bell = Bell(secrets.token_urlsafe(9), table, seat, msgspec.json.encode(wish))
    if not await store.add_bell(digest, bell, MOST_BELLS):
        raise Problem("too-many-bells", most=MOST_BELLS)
    ringing_of(request).hung()
    return await told(request, digest)


async def check_wish(ringing: Ringing, wish: Wish) -> None:
    """Raises a Problem now for a receiver that could never be reached."""
    if wish.way not in ringing.ways:
        raise Problem("no-such-notice", way=wish.way)
    private = ringing.means.private
    check(wish, private)
    if wish.way == PUSH:
        push.check_browser(wish.key, wish.auth)
    if wish.way != MAIL:
        await reach.addresses_of(whereto(wish), 443, private)


async def stop_notice(request: Request) -> Response:
    asked = await body_of(request, bodies.StopNotice, limits_of(request).body_bytes)
    digest, _ = await digest_asked(request)
    await registry_of(request).store.drop_bell(digest, asked.id)
    return await told(request, digest)


ROUTES: Final = [
    Route("/api/tables/{table}/notices", show_notices),
    Route("/api/tables/{table}/notices", add_notice, methods=["POST"]),
    Route("/api/tables/{table}/notices/stop", stop_notice, methods=["POST"]),
]
