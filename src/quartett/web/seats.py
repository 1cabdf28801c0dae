"""Seats over HTTP: enter, take, hand over, leave, revoke, carry away, forget."""

from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett.bots import NAMES
from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.table.daily import DAILY
from quartett.table.names import alike
from quartett.table.passes import digest_of, new_secret
from quartett.table.seats import BOT_NAMES, parse_seats
from quartett.table.store import BOT, FREE, PERSON, Chair, Notice, Pass
from quartett.table.table import Table
from quartett.web import bodies, responses
from quartett.web.answers import answer, body_of
from quartett.web.requests import (
    MOST_HELD,
    Held,
    cookie_name,
    held_by,
    host_or_sitter,
    limits_of,
    registry_of,
    set_cookie,
    table_of,
)
from quartett.web.tables import link, public_seats


def seat_number(request: Request, table: Table) -> int:
    text = request.path_params["seat"]
    known = {str(seat): seat for seat in range(len(table.chairs))}
    if text not in known:
        raise Problem("unknown-seat", seat=short(text), last=len(table.chairs) - 1)
    return known[text]


async def enter(request: Request) -> Response:
    """Exchanges the secret of a link for a cookie of its own."""
    asked = await body_of(request, bodies.Enter, limits_of(request).body_bytes)
    table, store = await table_of(request), registry_of(request).store
    found = await store.find_pass(digest_of(asked.secret))
    if found is None or found.table != table.name:
        raise Problem("wrong-secret")
    return await give_cookie(request, table, found, asked.beside)


async def give_cookie(request: Request, table: Table, given: Pass, beside: bool) -> Response:
    """`beside` those whose passes the browser has already, who share it."""
    held = await held_by(request) if beside else Held()
    others = [secret for secret, one in held.passes.items() if one.seat != given.seat]
    if len(others) >= MOST_HELD:
        raise Problem("too-many-here", most=MOST_HELD)
    secret = new_secret()
    await registry_of(request).store.add_pass(digest_of(secret), given)
    promise = table.facts.header["commitment"]
    response = answer(responses.Entered(given.table, given.seat, given.host, promise))
    set_cookie(request, response, given.table, *others, secret)
    return response


async def take_seat(request: Request) -> Response:
    """Takes a free seat: the first caller gets it."""
    asked = await body_of(request, bodies.TakeSeat, limits_of(request).body_bytes)
    table = await table_of(request)
    seat = seat_number(request, table)
    name = parse_seats(f"{asked.name}=you" if asked.name else "you", ())[0].name
    await table.seat(seat, Chair(PERSON, name), only=FREE)
    return await give_cookie(request, table, Pass(table.name, seat), asked.beside)


async def name_seat(request: Request) -> Response:
    """Renames the person on a seat."""
    asked = await body_of(request, bodies.NameSeat, limits_of(request).body_bytes)
    table = await table_of(request)
    seat = seat_number(request, table)
    if seat not in (await held_by(request)).seats:
        raise Problem("no-pass")
    name = parse_seats(f"{asked.name}=you", ())[0].name
    await table.seat(seat, replace(table.chairs[seat], name=name), PERSON)
    return answer(public_seats(table)[seat])


async def managed_seat(request: Request) -> tuple[Table, int, Pass]:
    """A seat, for the host or who sits there, with their pass."""
    table = await table_of(request)
    seat = seat_number(request, table)
    return table, seat, await host_or_sitter(request, seat)


async def free_seat(request: Request) -> Response:
    """Before the game: somebody gets up, or the host frees a seat."""
    table, seat, _ = await managed_seat(request)
    held = await held_by(request)
    await table.free(seat, seat if seat in held.seats else NOBODY)
    return answer(public_seats(table)[seat])


async def hand_seat(request: Request) -> Response:
    """Hands a seat to a bot and back: by the host, or by the person who leaves or returns."""
    asked = await body_of(request, bodies.HandSeat, limits_of(request).body_bytes)
    table, seat, _ = await managed_seat(request)
    chair = table.chairs[seat]
    if DAILY in table.facts.header:
        raise Problem("daily-alone")
    if asked.bot and asked.bot not in NAMES:
        raise Problem("unknown-bot", bot=asked.bot, bots=", ".join(NAMES))
    kind = BOT if asked.bot else PERSON
    name = chair.name or (free_name(table) if chair.kind == FREE else "")
    await table.seat(seat, Chair(kind, name, asked.bot, chair.forced), chair.kind)
    return answer(public_seats(table)[seat])


def free_name(table: Table) -> str:
    """A name for a bot that nobody at the table has."""
    taken = [chair.name for chair in table.chairs if chair.name]
    return next(name for name in BOT_NAMES if not any(alike(name, other) for other in taken))


async def set_forced(request: Request) -> Response:
    """Whether the table makes the seat's only move by itself."""
    asked = await body_of(request, bodies.Forced, limits_of(request).body_bytes)
    table, seat, _ = await managed_seat(request)
    chair = table.chairs[seat]
    await table.seat(seat, replace(chair, forced=asked.forced), chair.kind)
    return answer(public_seats(table)[seat])


async def new_link(request: Request) -> Response:
    """Revokes everything that opens the seat and ends its sockets: for the host, and for who sits
    there and sees that somebody else does too. Gives a new link; who sits there stays."""
    table, seat, own = await managed_seat(request)
    if table.chairs[seat].kind != PERSON:
        raise Problem("no-link-for-bots", seat=seat)
    store, secret, cookie = registry_of(request).store, new_secret(), new_secret()
    await store.revoke(table.name, seat)
    await store.add_pass(digest_of(secret), Pass(table.name, seat))
    response = answer(link(table.name, seat, secret))
    if not own.host:
        await store.add_pass(digest_of(cookie), Pass(table.name, seat))
        held = await held_by(request)
        set_cookie(request, response, table.name, *held.passes, cookie)
    table.send_away(seat)
    await store.tell(Notice(table.name, revoked=seat))
    return response


async def show_passes(request: Request) -> Response:
    """A new secret for every pass of this browser, so that it can be kept in a file and used
    elsewhere. What the browser has stays valid."""
    table, held = await table_of(request), await held_by(request)
    if not held.passes:
        raise Problem("no-pass")
    given: list[responses.SeatLink] = []
    for one in held.passes.values():
        secret = new_secret()
        await registry_of(request).store.add_pass(digest_of(secret), one)
        given.append(link(table.name, one.seat, secret))
    return answer(given)


async def forget(request: Request) -> Response:
    """Whoever asks leaves nothing behind but their moves: their passes are gone, their name is
    nowhere, and where the game goes on a bot plays for them."""
    table, held = await table_of(request), await held_by(request)
    if not held.passes:
        raise Problem("no-pass")
    store = registry_of(request).store
    if table.archived:
        table = await registry_of(request).revive(table)
    for seat in held.seats:
        await table.forget_person(seat)
    for seat in {one.seat for one in held.passes.values()}:
        await store.revoke(table.name, seat, hosts=True)
    response = answer(public_seats(table))
    response.delete_cookie(cookie_name(table.name), path=f"/api/tables/{table.name}")
    for seat in held.seats:
        table.send_away(seat)
        await store.tell(Notice(table.name, revoked=seat))
    return response


ROUTES: Final = [
    Route("/api/tables/{table}/enter", enter, methods=["POST"]),
    Route("/api/tables/{table}/passes", show_passes, methods=["POST"]),
    Route("/api/tables/{table}/forget", forget, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/take", take_seat, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/name", name_seat, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/free", free_seat, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/hand", hand_seat, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/forced", set_forced, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/link", new_link, methods=["POST"]),
]
