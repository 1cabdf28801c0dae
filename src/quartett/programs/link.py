"""The link of a seat, and requests to its server over HTTP."""

import json
import re
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from quartett.core.problem import Problem
from quartett.core.record import short

PATIENCE: Final = 30
"""Seconds for one request."""
NAME: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
"""The path of a table."""
MOST: Final = 2**22
"""Bytes of one answer."""


class Told(Problem):
    """A problem reported by a server, with its sentence."""

    def __init__(self, text: str) -> None:
        super().__init__("server-says", text=text)


class Link(msgspec.Struct, frozen=True):
    """`secret` opens the seat. It is only ever sent to the server that issued it."""

    server: str
    table: str
    secret: str

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/play"


def parse(text: str) -> Link:
    """
    >>> parse("http://127.0.0.1:8000/table/abc#secret").table
    'abc'
    """
    parts = urlsplit(text.strip())
    place, _, table = parts.path.rpartition("/table/")
    known = parts.scheme in ("http", "https") and parts.hostname and NAME.fullmatch(table)
    if not (known and parts.fragment) or place:
        raise Problem("no-link", link=short(text.partition("#")[0]))
    return Link(f"{parts.scheme}://{parts.netloc}", table, parts.fragment)


class Door:
    """A table over HTTP, for the holder of a seat's link."""

    def __init__(self, link: Link, language: str = "en") -> None:
        self.link = link
        self._headers = {"Content-Type": "application/json", "Accept-Language": language}
        entered, cookie = self._ask("enter", {"secret": link.secret})
        self.seat = int(entered["seat"])
        self._headers["Cookie"] = cookie

    @property
    def cookie(self) -> str:
        return self._headers["Cookie"]

    def facts(self) -> Any:
        return self._ask("")[0]

    def cards(self) -> Any:
        return self._ask("/cards")[0]

    def hand(self, bot: str) -> None:
        """Hands this seat to a bot."""
        self._ask(f"seats/{self.seat}/hand", {"bot": bot})

    def _ask(self, place: str, body: Any = None) -> tuple[Any, str]:
        address = f"{self.link.server}/api/tables/{self.link.table}"
        address += f"/{place.strip('/')}" if place else ""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(address, data, self._headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                cookie = str(answer.headers.get("Set-Cookie", "")).split(";")[0]
                return json.loads(answer.read(MOST)), cookie
        except urllib.error.HTTPError as error:
            raise _told(error.read(MOST)) from None
        except (OSError, ValueError):
            raise Problem("server-away", server=self.link.server) from None


def _told(body: bytes) -> Problem:
    try:
        return Told(str(json.loads(body)["text"]))
    except (ValueError, KeyError, TypeError):
        return Problem("server-strange")
