"""Tables and seats over HTTP: open, enter, hand over, leave, and the record after the end."""

import time
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.table.house import DAY, House
from quartett.table.passes import digest_of, new_secret
from quartett.table.seats import parse_seats
from quartett.table.seen import SeatSeen, seats_seen
from quartett.table.store import Chair, Pass
from quartett.table.table import BOT, FREE, PERSON, Table
from quartett.web import messages as wire
from quartett.web.answers import answer, body_of
from quartett.web.limits import Limits
from quartett.web.shield import address_of

COOKIE_SECONDS: Final = 400 * DAY


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def limits_of(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


async def table_of(connection: HTTPConnection) -> Table:
    return await house_of(connection).find(connection.path_params["table"])


# Who is asking


async def pass_of(connection: HTTPConnection) -> Pass | None:
    """What the cookie of this table allows; None without one, or if it was revoked."""
    name = connection.path_params["table"]
    secret = connection.cookies.get(cookie_name(name))
    if secret is None:
        return None
    found = await house_of(connection).store.find_pass(digest_of(secret))
    return found if found is not None and found.table == name else None


async def host_or_sitter(request: Request, seat: int) -> Pass:
    own = await pass_of(request)
    if own is None:
        raise Problem("no-pass")
    if not own.host and own.seat != seat:
        raise Problem("not-host")
    return own


async def host_only(request: Request) -> Pass:
    own = await pass_of(request)
    if own is None:
        raise Problem("no-pass")
    if not own.host:
        raise Problem("not-host")
    return own


def cookie_name(table: str) -> str:
    return f"quartett-{table}"


def set_cookie(request: Request, response: Response, table: str, secret: str) -> None:
    response.set_cookie(
        cookie_name(table),
        secret,
        max_age=COOKIE_SECONDS,
        path=f"/api/tables/{table}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


def seat_number(request: Request, table: Table) -> int:
    seat = int(request.path_params["seat"])
    if seat >= len(table.chairs):
        raise Problem("unknown-seat", seat=seat, last=len(table.chairs) - 1)
    return seat


# Tables


async def open_table(request: Request) -> Response:
    house, limits, address = house_of(request), limits_of(request), address_of(request.scope)
    asked = await body_of(request, wire.OpenTable, limits.body_bytes)
    if await house.store.tables_of(address, time.time() - DAY) >= limits.tables:
        raise Problem("too-many-tables", most=limits.tables)
    opened = await house.open(asked.game, asked.seats, asked.options, asked.manner, address)
    name = opened.table.name
    links = [link(name, seat, secret) for seat, secret in opened.secrets.items()]
    seat = min(opened.secrets, default=NOBODY)
    response = answer(wire.TableOpened(name, seat, links), 201)
    set_cookie(request, response, name, opened.host)
    return response


def link(table: str, seat: int, secret: str) -> wire.SeatLink:
    return wire.SeatLink(seat, secret, f"/table/{table}#{secret}")


async def show_table(request: Request) -> Response:
    table = await table_of(request)
    if not table.facts.manner.watch and await pass_of(request) is None:
        raise Problem("no-pass")
    header = table.facts.header
    return answer(
        wire.TableSeen(
            table.name,
            header["game"],
            Record(header, []).options,
            table.facts.manner,
            public_seats(table),
            table.number,
            table.course.state.over,
            header["commitment"],
        )
    )


def public_seats(table: Table) -> list[SeatSeen]:
    return seats_seen(table, table.course.state.masked(NOBODY))


async def show_record(request: Request) -> Response:
    table = await table_of(request)
    if not table.facts.manner.watch and await pass_of(request) is None:
        raise Problem("no-pass")
    return PlainTextResponse(table.record().text())


# Seats


async def enter(request: Request) -> Response:
    """Exchanges the secret of a link for a cookie of its own."""
    asked = await body_of(request, wire.Enter, limits_of(request).body_bytes)
    table, store = await table_of(request), house_of(request).store
    found = await store.find_pass(digest_of(asked.secret))
    if found is None or found.table != table.name:
        raise Problem("wrong-secret")
    return await give_cookie(request, found)


async def give_cookie(request: Request, given: Pass) -> Response:
    secret = new_secret()
    await house_of(request).store.add_pass(digest_of(secret), given)
    response = answer(wire.Entered(given.table, given.seat, given.host))
    set_cookie(request, response, given.table, secret)
    return response


async def take_seat(request: Request) -> Response:
    """A free seat is for the first who comes."""
    asked = await body_of(request, wire.TakeSeat, limits_of(request).body_bytes)
    table = await table_of(request)
    seat = seat_number(request, table)
    name = parse_seats(f"{asked.name}=you" if asked.name else "you", ())[0].name
    await table.seat(seat, Chair(PERSON, name), only=FREE)
    return await give_cookie(request, Pass(table.name, seat))


async def hand_seat(request: Request) -> Response:
    """To a bot and back: by the host, or by who sits there and leaves or returns."""
    asked = await body_of(request, wire.HandSeat, limits_of(request).body_bytes)
    table = await table_of(request)
    seat = seat_number(request, table)
    await host_or_sitter(request, seat)
    chair, bots = table.chairs[seat], table.course.game.bots
    if asked.bot and asked.bot not in bots:
        raise Problem("unknown-bot", bot=asked.bot, bots=", ".join(bots))
    kind = BOT if asked.bot else PERSON
    await table.seat(seat, Chair(kind, chair.name, asked.bot, chair.forced))
    return answer(public_seats(table)[seat])


async def set_forced(request: Request) -> Response:
    """Whether the table makes the seat's only move by itself."""
    asked = await body_of(request, wire.Forced, limits_of(request).body_bytes)
    table = await table_of(request)
    seat = seat_number(request, table)
    await host_or_sitter(request, seat)
    chair = table.chairs[seat]
    await table.seat(seat, Chair(chair.kind, chair.name, chair.bot, asked.forced))
    return answer(public_seats(table)[seat])


async def new_link(request: Request) -> Response:
    """Revokes everything that opens the seat, and gives the host a new link for it."""
    table = await table_of(request)
    seat = seat_number(request, table)
    await host_only(request)
    store, secret = house_of(request).store, new_secret()
    await store.revoke(table.name, seat)
    await store.add_pass(digest_of(secret), Pass(table.name, seat))
    for viewer in tuple(table.viewers):
        if viewer.seat == seat:
            viewer.leave()
    return answer(link(table.name, seat, secret))


ROUTES: Final = [
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{table}", show_table),
    Route("/api/tables/{table}/record", show_record),
    Route("/api/tables/{table}/enter", enter, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}/take", take_seat, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}/hand", hand_seat, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}/forced", set_forced, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}/link", new_link, methods=["POST"]),
]
