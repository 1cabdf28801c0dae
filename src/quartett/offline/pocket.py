"""A server in a pocket: takes requests and socket messages as values, and responds as the real one
does.

It is the real one: the same application, called over ASGI. Keeping the cookies of seats, normally
the browser's job, is done here.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from http.cookies import SimpleCookie
from typing import Any, Final

import msgspec

from quartett.core.problem import Problem
from quartett.offline.export import finished, leaving, so_far
from quartett.offline.local_bots import OwnThinkers
from quartett.offline.memory_store import Keep, OfflineStore
from quartett.table.registry import Registry
from quartett.table.table import Table
from quartett.web.answers import problem_answer
from quartett.web.app import build_app, lifespan
from quartett.web.limits import Limits

HOST: Final = "offline"
NO_LIMITS: Final = Limits(
    messages=10_000, requests=10_000, sockets=1_000, tables=1_000_000, burst=100
)
"""There are no strangers here to limit."""


class Told(msgspec.Struct, frozen=True):
    """The response to a request."""

    status: int
    kind: str
    body: bytes


class Line:
    """A socket: the page's messages go in, the table's messages come out."""

    def __init__(self, hear: Callable[[str], None], ended: Callable[[int], None]) -> None:
        self.hear = hear
        self.ended = ended
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})

    def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def receive(self) -> dict[str, Any]:
        return await self._said.get()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.hear(message["text"])
        elif message["type"] == "websocket.close":
            self.ended(message.get("code", 1000))


class Pocket:
    def __init__(self, kept: bytes, keep: Keep) -> None:
        """`kept` is what was last passed to `keep`, or nothing."""
        self.store = OfflineStore(kept, keep)
        self._registry = Registry(self.store, OwnThinkers())
        self.app = build_app(self._registry, NO_LIMITS)
        self._jar: dict[str, str] = {}
        self._lines: set[asyncio.Task[None]] = set()
        self._running = AsyncExitStack()

    async def start(self) -> None:
        await self._running.enter_async_context(lifespan(self.app))
        rows = self.store.writer.run(lambda db: db.execute("SELECT name, secret FROM jar"))
        self._jar = dict((await rows).fetchall())

    async def stop(self) -> None:
        for line in self._lines:
            line.cancel()
        await self._running.aclose()

    async def ask(self, method: str, address: str, body: bytes = b"", language: str = "") -> Told:
        sent: list[dict[str, Any]] = []
        coming = asyncio.Queue[dict[str, Any]]()
        coming.put_nowait({"type": "http.request", "body": body, "more_body": False})

        async def receive() -> dict[str, Any]:
            """Yields the request; a caller that then waits for the disconnect waits forever."""
            return await coming.get()

        async def send(message: Any) -> None:
            sent.append(message)

        scope = self._scope("http", address, language) | {"method": method}
        await self.app(scope, receive, send)
        headers = [(name.decode(), value.decode()) for name, value in sent[0]["headers"]]
        await self._keep_cookies([value for name, value in headers if name == "set-cookie"])
        whole = b"".join(part.get("body", b"") for part in sent[1:])
        return Told(sent[0]["status"], dict(headers).get("content-type", ""), whole)

    async def leave(self, name: str, friends: bool, language: str) -> Told:
        """What a server needs to continue a table. It goes straight there; no page sees it."""
        return await self._told_of(
            name, language, lambda table: msgspec.json.encode(leaving(table, friends))
        )

    async def finished(self, name: str, language: str) -> Told:
        """What a server needs to keep a finished game."""
        return await self._told_of(
            name, language, lambda table: msgspec.json.encode(finished(table))
        )

    async def record(self, name: str, language: str) -> Told:
        """A game, possibly unfinished, for the player to save as a file."""
        return await self._told_of(name, language, lambda table: so_far(table).text().encode())

    async def _told_of(self, name: str, language: str, tell: Callable[[Table], bytes]) -> Told:
        try:
            return Told(200, "text/plain", tell(await self._registry.find(name)))
        except Problem as problem:
            refused = problem_answer(problem, language)
            return Told(refused.status_code, "application/json", bytes(refused.body))

    def connect(
        self, address: str, hear: Callable[[str], None], ended: Callable[[int], None]
    ) -> Line:
        line = Line(hear, ended)
        scope = self._scope("websocket", address, "")
        talk = asyncio.ensure_future(self.app(scope, line.receive, line.send))
        self._lines.add(talk)
        talk.add_done_callback(self._lines.discard)
        return line

    def _scope(self, kind: str, address: str, language: str) -> dict[str, Any]:
        path, _, query = address.partition("?")
        cookies = "; ".join(f"{name}={secret}" for name, secret in self._cookies_for(path))
        headers = {
            "host": HOST,
            "content-type": "application/json",
            "accept-language": language,
            "cookie": cookies,
        }
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": (HOST, 0),
            "server": (HOST, 80),
            "subprotocols": [],
        }

    def _cookies_for(self, path: str) -> list[tuple[str, str]]:
        """The cookie of a table is only sent to that table, as its path says."""
        parts = path.split("/")
        name = f"quartett-{parts[3]}" if parts[1:3] == ["api", "tables"] and parts[3:] else ""
        return [(name, self._jar[name])] if name in self._jar else []

    async def _keep_cookies(self, given: list[str]) -> None:
        for text in given:
            for name, morsel in SimpleCookie(text).items():
                self._jar[name] = morsel.value
                await self._write("REPLACE INTO jar VALUES (?, ?)", (name, morsel.value))

    async def _write(self, query: str, row: tuple[str, str]) -> None:
        await self.store.writer.run(lambda db: db.execute(query, row))
