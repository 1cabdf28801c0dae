"""Who is asking, for what, and how much of it: shared by everything that answers requests."""

from typing import Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.core.state import OPEN
from quartett.table.daily import DAILY, Daily
from quartett.table.opening import DAY
from quartett.table.passes import digest_of
from quartett.table.registry import Registry
from quartett.table.store import PERSON, Pass
from quartett.table.table import Table
from quartett.web.answers import language_of
from quartett.web.limits import Addresses, Limits
from quartett.web.shield import address_of
from quartett.words import LANGUAGES

COOKIE_SECONDS: Final = 400 * DAY
MOST_HELD: Final = 8
"""Passes for one table in one browser; no game has more seats."""
BETWEEN: Final = "."
"""Between the secrets of a cookie; none of them has it."""


def registry_of(connection: HTTPConnection) -> Registry:
    registry: Registry = connection.app.state.registry
    return registry


def limits_of(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def daily_of(connection: HTTPConnection) -> Daily:
    daily: Daily = connection.app.state.daily
    return daily


async def table_of(connection: HTTPConnection) -> Table:
    return await registry_of(connection).find(connection.path_params["table"])


# Who is asking


class Held(msgspec.Struct, frozen=True):
    """The passes of a browser for a table: one for each person who shares the browser."""

    passes: dict[str, Pass] = {}
    """By their secrets."""
    asked: str | None = None
    """The seat that `?own=` names."""

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(sorted({one.seat for one in self.passes.values()} - {NOBODY}))

    @property
    def own(self) -> Pass | None:
        """For the seat that is asked for. Who shares a browser and names no seat sees no hand:
        somebody else may hold it."""
        if not self.passes:
            return None
        table = next(iter(self.passes.values())).table
        seats, host = self.seats, any(one.host for one in self.passes.values())
        if self.asked is None:
            return Pass(table, seats[0] if len(seats) == 1 else NOBODY, host)
        named = [seat for seat in seats if str(seat) == self.asked]
        return Pass(table, named[0], host) if named else None


async def held_by(connection: HTTPConnection) -> Held:
    """What the cookie of this table opens, without what was revoked."""
    name = connection.path_params["table"]
    text = connection.cookies.get(cookie_name(name), "")
    store, found = registry_of(connection).store, dict[str, Pass]()
    for secret in text.split(BETWEEN)[:MOST_HELD] if text else ():
        known = await store.find_pass(digest_of(secret))
        if known is not None and known.table == name:
            found[secret] = known
    return Held(found, connection.query_params.get("own"))


async def pass_of(connection: HTTPConnection) -> Pass | None:
    """What the cookie of this table allows; None without one, or if it was revoked."""
    return (await held_by(connection)).own


async def check_watching(request: Request, table: Table) -> Pass | None:
    """Raises a Problem for a spectator of a table that may not be watched."""
    own = await pass_of(request)
    header = table.facts.header
    shown = DAILY in header and not daily_of(request).is_sealed(header)
    if own is None and not (table.facts.manner.watch or shown):
        raise Problem("no-pass")
    return own


def check_unsealed(request: Request, table: Table, viewer: int = OPEN) -> None:
    """The deal of a day is for everybody until the day is over: who has played it may look back
    only with their own eyes."""
    own = viewer == 0 and table.chairs[0].kind == PERSON
    if daily_of(request).is_sealed(table.facts.header) and not own:
        raise Problem("daily-sealed")


async def finished_table(request: Request, price: int) -> Table:
    """A table whose game is over, for who may look back at it and pays for that."""
    table = await table_of(request)
    await check_watching(request, table)
    charge(request, price)
    if not table.match.state.over:
        raise Problem("review-not-over")
    check_unsealed(request, table)
    return table


async def host_or_sitter(request: Request, seat: int) -> Pass:
    held = await held_by(request)
    if not held.passes:
        raise Problem("no-pass")
    host = any(one.host for one in held.passes.values())
    if not host and seat not in held.seats:
        raise Problem("not-host")
    return Pass(request.path_params["table"], seat, host)


def cookie_name(table: str) -> str:
    return f"quartett-{table}"


def set_cookie(request: Request, response: Response, table: str, *secrets: str) -> None:
    """One cookie for everybody who shares the browser, because browsers keep few of them."""
    response.set_cookie(
        cookie_name(table),
        BETWEEN.join(secrets),
        max_age=COOKIE_SECONDS,
        path=f"/api/tables/{table}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


# What is asked for


def charge(request: Request, price: int) -> None:
    """Takes more from the address than one request costs."""
    addresses: Addresses = request.app.state.addresses
    if not addresses.may_ask(address_of(request.scope), price):
        raise Problem("too-many-requests", most=addresses.limits.requests)


def asked_language(request: Request) -> str:
    """`?language=` or what the browser prefers."""
    language = request.query_params.get("language")
    if language is None:
        return language_of(request.headers.get("accept-language", ""))
    if language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise Problem("unknown-language", language=short(language), languages=choices)
    return language


def number_asked(request: Request, name: str, usual: int) -> int:
    """`?name=` as a small number."""
    text = request.query_params.get(name, str(usual))
    if not text.removeprefix("-").isdecimal() or len(text) > 6:
        raise Problem("bad-number", field=name, text=short(text))
    return int(text)
