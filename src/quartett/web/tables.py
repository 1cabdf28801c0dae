"""Tables over HTTP: open, list, look, play again, and the record after the end."""

from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.table.branch import PlayOn
from quartett.table.finished import KeepGame
from quartett.table.opening import OpenTable
from quartett.table.passes import digest_of, new_secret
from quartett.table.registry import Opened
from quartett.table.room import SetRoom, code_of
from quartett.table.store import Kept, Pass
from quartett.table.table import Table
from quartett.table.updates import SeatSeen, room_seen, seats_seen
from quartett.web import responses
from quartett.web.answers import answer, body_of
from quartett.web.replays import LINES_A_REQUEST
from quartett.web.requests import (
    charge,
    check_unsealed,
    check_watching,
    held_by,
    limits_of,
    registry_of,
    set_cookie,
    table_of,
)
from quartett.web.shield import address_of

MOST_LISTED: Final = 50
MOST_ASKED: Final = 50
"""Tables that one request may ask about."""
PRICE_OF_CARDS: Final = 10
"""In requests: reading a card file takes its time."""
PRICE_OF_CODES: Final = 20
"""In requests: nobody tries many codes in a second."""


async def open_table(request: Request) -> Response:
    registry, limits, address = registry_of(request), limits_of(request), address_of(request.scope)
    asked = await body_of(request, OpenTable, limits.file_bytes)
    if asked.cards is not None:
        charge(request, PRICE_OF_CARDS)
    opened = await registry.open(asked, address, limits.tables, waits=True)
    return begun(request, opened, asked.here)


async def play_on(request: Request) -> Response:
    """A new table that goes on from the middle of a game that was played."""
    registry, limits, address = registry_of(request), limits_of(request), address_of(request.scope)
    asked = await body_of(request, PlayOn, limits.file_bytes)
    charge(request, PRICE_OF_CARDS + asked.record.count("\n") // LINES_A_REQUEST)
    return begun(request, await registry.play_on(asked, address, limits.tables))


async def keep_game(request: Request) -> Response:
    """A table with a game that was played elsewhere, whose record is checked as a whole."""
    registry, limits, address = registry_of(request), limits_of(request), address_of(request.scope)
    asked = await body_of(request, KeepGame, limits.file_bytes)
    charge(request, PRICE_OF_CARDS + 2 * asked.record.count("\n") // LINES_A_REQUEST)
    return begun(request, await registry.keep(asked, address, limits.tables))


def begun(request: Request, opened: Opened, here: Sequence[int] = ()) -> Response:
    """The answer to who opened a table, with the cookie of the host and of who sits `here` too."""
    own = min(opened.secrets, default=NOBODY)
    name = opened.table.name
    sharing = [opened.secrets[seat] for seat in sorted(set(here) - {own})]
    links = [link(name, seat, secret) for seat, secret in opened.secrets.items()]
    promise = opened.table.facts.header["commitment"]
    response = answer(responses.TableOpened(name, own, links, promise), 201)
    set_cookie(request, response, name, opened.host, *sharing)
    return response


def link(table: str, seat: int, secret: str) -> responses.SeatLink:
    return responses.SeatLink(seat, secret, f"/table/{table}#{secret}")


async def list_tables(request: Request) -> Response:
    """Lists the tables with a free seat that want to be found, the newest first."""
    found = registry_of(request).store.listed(MOST_LISTED, limits_of(request).listed)
    return answer([listed(kept) for kept in await found])


def listed(kept: Kept) -> responses.TableListed:
    facts = kept.facts
    return responses.TableListed(
        facts.table,
        facts.header["game"],
        Record(facts.header, []).options,
        facts.manner,
        [responses.SeatListed(chair.kind, chair.name, chair.bot) for chair in kept.chairs],
        facts.opened,
        facts.cards is not None,
        facts.host,
    )


async def find_room(request: Request) -> Response:
    """The table whose code somebody typed. A wrong one costs as much as a right one."""
    charge(request, PRICE_OF_CODES)
    code = code_of(request.path_params["code"])
    name = await registry_of(request).store.find_code(code) if code else None
    if name is None:
        raise Problem("unknown-code")
    return answer(responses.RoomFound(name))


async def set_room(request: Request) -> Response:
    """The host changes what will be played."""
    asked = await body_of(request, SetRoom, limits_of(request).body_bytes)
    table, held = await table_of(request), await held_by(request)
    if not any(one.host for one in held.passes.values()):
        raise Problem("not-host")
    await table.set_room(asked)
    return answer(table_seen(table, held.own, held.seats))


async def start_table(request: Request) -> Response:
    table, held = await table_of(request), await held_by(request)
    if not held.passes:
        raise Problem("no-pass")
    host = any(one.host for one in held.passes.values())
    await table.start(min(held.seats, default=NOBODY), host)
    return answer(table_seen(table, held.own, held.seats))


async def show_tables(request: Request) -> Response:
    """Several tables at once, for who has a list of them. Cookies are for one table each, so those
    that are not for watching are left out, as are those that are gone."""
    names = request.query_params.getlist("table")
    if len(names) > MOST_ASKED:
        raise Problem("too-many-asked", count=len(names), most=MOST_ASKED)
    charge(request, 1 + len(names) // 10)
    seen: list[responses.TableSeen] = []
    for name in dict.fromkeys(names):
        try:
            table = await registry_of(request).find(name)
        except Problem:
            continue
        if table.facts.manner.watch:
            seen.append(table_seen(table, None))
    return answer(seen)


async def show_table(request: Request) -> Response:
    table = await table_of(request)
    own = await check_watching(request, table)
    return answer(table_seen(table, own, (await held_by(request)).seats))


def table_seen(table: Table, own: Pass | None, held: Sequence[int] = ()) -> responses.TableSeen:
    header = table.facts.header
    return responses.TableSeen(
        table.name,
        header["game"],
        Record(header, []).options,
        table.facts.manner,
        public_seats(table),
        table.number,
        table.match.state.over,
        header["commitment"],
        NOBODY if own is None else own.seat,
        own is not None and own.host,
        table.rematch,
        table.facts.cards is not None,
        table.facts.opened,
        result_of(table),
        list(held),
        len(table.facts.before),
        room_seen(table),
        table.watching,
    )


def result_of(table: Table) -> responses.Result | None:
    """How a finished game came out, as everybody may know it."""
    match = table.match
    if not match.state.over:
        return None
    seen = match.state.masked(NOBODY)
    view, ending = match.game.view(seen), match.game.ending(seen)
    return responses.Result(view.scores, view.winners, ending.ranks, ending.together)


def public_seats(table: Table) -> list[SeatSeen]:
    return seats_seen(table, table.match.state.masked(NOBODY))


async def show_record(request: Request) -> Response:
    table = await table_of(request)
    await check_watching(request, table)
    check_unsealed(request, table)
    return PlainTextResponse(table.record().text())


async def show_own_cards(request: Request) -> Response:
    """The card file of the table, without which its record cannot be replayed."""
    table = await table_of(request)
    await check_watching(request, table)
    if table.facts.cards is None:
        raise Problem("no-own-cards", game=table.match.game.name)
    return PlainTextResponse(table.facts.cards[0])


async def play_again(request: Request) -> Response:
    """Opens a new table for the same people, on the same seats."""
    table, registry = await table_of(request), registry_of(request)
    held = await held_by(request)
    if not held.passes:
        raise Problem("no-pass")
    most = limits_of(request).tables
    first = not table.rematch
    again = await registry.rematch(table, address_of(request.scope), most)
    cookies: list[str] = []
    links: list[responses.SeatLink] = []
    for one in held.passes.values():
        cookies.append(new_secret())
        given = Pass(again.name, one.seat, one.host)
        await registry.store.add_pass(digest_of(cookies[-1]), given)
        if one.seat != NOBODY:
            for_link = new_secret()
            await registry.store.add_pass(digest_of(for_link), Pass(again.name, one.seat))
            links.append(link(again.name, one.seat, for_link))
    if first and held.seats:
        await table.wish_rematch(held.seats[0])
    promise = again.facts.header["commitment"]
    seat = min(held.seats, default=NOBODY)
    response = answer(responses.TableOpened(again.name, seat, links, promise))
    set_cookie(request, response, again.name, *cookies)
    return response


ROUTES: Final = [
    Route("/api/tables", list_tables),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/branch", play_on, methods=["POST"]),
    Route("/api/records", keep_game, methods=["POST"]),
    Route("/api/tables/seen", show_tables),
    Route("/api/tables/{table}", show_table),
    Route("/api/tables/{table}/room", set_room, methods=["POST"]),
    Route("/api/tables/{table}/start", start_table, methods=["POST"]),
    Route("/api/rooms/{code}", find_room),
    Route("/api/tables/{table}/record", show_record),
    Route("/api/tables/{table}/cards.toml", show_own_cards),
    Route("/api/tables/{table}/rematch", play_again, methods=["POST"]),
]
