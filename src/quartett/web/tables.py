"""Tables over HTTP: open, list, look, play again, and the record after the end."""

from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.table.opening import OpenTable
from quartett.table.passes import digest_of, new_secret
from quartett.table.seen import SeatSeen, seats_seen
from quartett.table.store import Kept, Pass
from quartett.table.table import Table
from quartett.web import messages as wire
from quartett.web.answers import answer, body_of
from quartett.web.asking import (
    charge,
    check_watching,
    house_of,
    limits_of,
    pass_of,
    set_cookie,
    table_of,
)
from quartett.web.shield import address_of

MOST_LISTED: Final = 50
MOST_ASKED: Final = 50
"""Tables that one request may ask about."""
PRICE_OF_CARDS: Final = 10
"""In requests: reading a card file takes its time."""


async def open_table(request: Request) -> Response:
    house, limits, address = house_of(request), limits_of(request), address_of(request.scope)
    asked = await body_of(request, OpenTable, limits.file_bytes)
    if asked.cards is not None:
        charge(request, PRICE_OF_CARDS)
    opened = await house.open(asked, address, limits.tables, waits=True)
    name = opened.table.name
    links = [link(name, seat, secret) for seat, secret in opened.secrets.items()]
    seat = min(opened.secrets, default=NOBODY)
    promise = opened.table.facts.header["commitment"]
    response = answer(wire.TableOpened(name, seat, links, promise), 201)
    set_cookie(request, response, name, opened.host)
    return response


def link(table: str, seat: int, secret: str) -> wire.SeatLink:
    return wire.SeatLink(seat, secret, f"/table/{table}#{secret}")


async def list_tables(request: Request) -> Response:
    """Those that have a free seat and want to be listed, the newest first."""
    found = house_of(request).store.listed(MOST_LISTED, limits_of(request).listed)
    return answer([listed(kept) for kept in await found])


def listed(kept: Kept) -> wire.TableListed:
    facts = kept.facts
    return wire.TableListed(
        facts.table,
        facts.header["game"],
        Record(facts.header, []).options,
        facts.manner,
        [wire.SeatListed(chair.kind, chair.name, chair.bot) for chair in kept.chairs],
        facts.opened,
        facts.cards is not None,
    )


async def show_tables(request: Request) -> Response:
    """Several tables at once, for who has a list of them. Cookies are for one table each, so those
    that are not for watching are left out, as are those that are gone."""
    names = request.query_params.getlist("table")
    if len(names) > MOST_ASKED:
        raise Problem("too-many-asked", count=len(names), most=MOST_ASKED)
    charge(request, 1 + len(names) // 10)
    seen: list[wire.TableSeen] = []
    for name in dict.fromkeys(names):
        try:
            table = await house_of(request).find(name)
        except Problem:
            continue
        if table.facts.manner.watch:
            seen.append(table_seen(table, None))
    return answer(seen)


async def show_table(request: Request) -> Response:
    table = await table_of(request)
    return answer(table_seen(table, await check_watching(request, table)))


def table_seen(table: Table, own: Pass | None) -> wire.TableSeen:
    header = table.facts.header
    return wire.TableSeen(
        table.name,
        header["game"],
        Record(header, []).options,
        table.facts.manner,
        public_seats(table),
        table.number,
        table.course.state.over,
        header["commitment"],
        NOBODY if own is None else own.seat,
        own is not None and own.host,
        table.rematch,
        table.facts.cards is not None,
    )


def public_seats(table: Table) -> list[SeatSeen]:
    return seats_seen(table, table.course.state.masked(NOBODY))


async def show_record(request: Request) -> Response:
    table = await table_of(request)
    await check_watching(request, table)
    return PlainTextResponse(table.record().text())


async def show_own_cards(request: Request) -> Response:
    """The card file of the table, without which its record cannot be replayed."""
    table = await table_of(request)
    await check_watching(request, table)
    if table.facts.cards is None:
        raise Problem("no-own-cards", game=table.course.game.name)
    return PlainTextResponse(table.facts.cards[0])


async def play_again(request: Request) -> Response:
    """The same people at a new table. Whoever sat here gets the same seat there."""
    table, house = await table_of(request), house_of(request)
    own = await pass_of(request)
    if own is None:
        raise Problem("no-pass")
    most = limits_of(request).tables
    again = await house.rematch(table, address_of(request.scope), most)
    for_cookie, for_link = new_secret(), new_secret()
    await house.store.add_pass(digest_of(for_cookie), Pass(again.name, own.seat, own.host))
    await house.store.add_pass(digest_of(for_link), Pass(again.name, own.seat))
    links = [] if own.seat == NOBODY else [link(again.name, own.seat, for_link)]
    promise = again.facts.header["commitment"]
    response = answer(wire.TableOpened(again.name, own.seat, links, promise))
    set_cookie(request, response, again.name, for_cookie)
    return response


ROUTES: Final = [
    Route("/api/tables", list_tables),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/seen", show_tables),
    Route("/api/tables/{table}", show_table),
    Route("/api/tables/{table}/record", show_record),
    Route("/api/tables/{table}/cards.toml", show_own_cards),
    Route("/api/tables/{table}/rematch", play_again, methods=["POST"]),
]
