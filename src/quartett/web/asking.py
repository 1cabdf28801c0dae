"""Who is asking, for what, and how much of it: shared by everything that answers requests."""

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.table.house import House
from quartett.table.opening import DAY
from quartett.table.passes import digest_of
from quartett.table.store import Pass
from quartett.table.table import Table
from quartett.web.answers import language_of
from quartett.web.limits import Addresses, Limits
from quartett.web.shield import address_of
from quartett.words import LANGUAGES

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


async def check_watching(request: Request, table: Table) -> Pass | None:
    """A table that is not for watching is only for those who sit there."""
    own = await pass_of(request)
    if own is None and not table.facts.manner.watch:
        raise Problem("no-pass")
    return own


async def host_or_sitter(request: Request, seat: int) -> Pass:
    own = await pass_of(request)
    if own is None:
        raise Problem("no-pass")
    if not own.host and own.seat != seat:
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
