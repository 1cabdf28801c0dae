"""A real server for the tests, in its own process or thread, and clients for it."""

import asyncio
import json
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import uvicorn
from websockets.sync.client import ClientConnection, connect

from quartett import games
from quartett.bots.hint import Hint
from quartett.core.game import Game
from quartett.table.bot_workers import advise, box_of, choose
from quartett.table.builds import Rules
from quartett.table.change import changed
from quartett.table.fair_queue import Asker
from quartett.table.registry import Registry
from quartett.table.updates import NOTHING_SEEN
from quartett.web.limits import Limits
from quartett.web.messages import VERSION
from quartett.web.pages import CLIENT
from quartett.web.server import Settings, configure, open_store

T = TypeVar("T")

PATIENCE = 120
"""Seconds until a test gives up; nothing should ever take that long."""

MANY = ("messages", "address_messages", "requests", "sockets", "connections", "tables", "listed")
GENEROUS = Limits(**dict.fromkeys(MANY, 100_000))


class AtOnce:
    """Bots that think in this process, for tests about something else."""

    rules = Rules()

    async def ask(
        self,
        asker: Asker,
        game: Game[Any],
        numbers: list[int],
        seat: int,
        name: str,
        seed: int = 1,
    ) -> int:
        return choose(box_of(game), numbers, seat, name, seed)

    async def hint(self, asker: Asker, game: Game[Any], numbers: list[int], seat: int) -> Hint:
        return advise(box_of(game), numbers, seat)

    async def read(self, address: str, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    async def prepare(self, address: str) -> None:
        pass

    def warm(self) -> None:
        pass

    async def review(
        self, address: str, told: Callable[[Any], None], work: Callable[..., Any], *arguments: Any
    ) -> None:
        for piece in work(*arguments):
            told(piece)
            await asyncio.sleep(0)

    def waiting(self) -> tuple[int, float]:
        return 0, 0.0

    def stop(self) -> None:
        pass


class Asked:
    """An HTTP response."""

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        return str(self.headers.get("Set-Cookie", "")).split(";")[0]


def ask(address: str, body: Any = None, method: str | None = None, **headers: str) -> Asked:
    data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
    sent = {"Content-Type": "application/json"}
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(address, data, sent, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return Asked(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        return Asked(error.code, error.headers, error.read())


class Player:
    """A client with a socket."""

    def __init__(
        self,
        server: str,
        table: str,
        cookie: str = "",
        number: int = NOTHING_SEEN,
        nonce: str = "",
        own: int | None = None,
    ) -> None:
        """`own`: the seat to play, if the cookie opens several."""
        self.frames: list[str] = []
        self.number = number
        self.last: dict[str, Any] = {}
        """The last update."""
        self._doors = ExitStack()
        asked = "" if own is None else f"?own={own}"
        self.socket = self._connect(server, f"{table}/play{asked}", cookie)
        self.say(type="hello", version=VERSION, number=number, nonce=nonce)

    def _connect(self, server: str, line: str, cookie: str) -> ClientConnection:
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{line}"
        headers = {"Cookie": cookie} if cookie else {}
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE)
        return self._doors.enter_context(opening)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self._see(message)
        return message

    def _see(self, update: dict[str, Any]) -> None:
        """Replaces differences by whole views, in every step and in the update."""
        view = update["view"] or self.last["view"]
        for step in update["steps"]:
            if step["change"] is not None:
                view = step["view"] = changed(view, step["change"])
        update["view"] = view
        self.number, self.last = update["number"], update

    def hear_until(self, *kinds: str) -> dict[str, Any]:
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def question(self) -> dict[str, Any]:
        """The next update with a question or the end."""
        while not ((update := self.hear_until("update"))["choices"] or update["view"]["over"]):
            pass
        return update

    def move(self, text: str, number: int, name: str = "") -> dict[str, Any]:
        self.say(type="move", id=name or uuid.uuid4().hex, number=number, move=text)
        return self.hear_until("answer", "refused")

    def close(self) -> None:
        self._doors.close()


def open_table(server: str, seats: list[str], game: str = "", **more: Any) -> Asked:
    body = {"game": game or games.NAMES[0], "seats": seats, **more}
    opened = ask(f"{server}/api/tables", body)
    assert opened.status == 201, opened.body
    return opened


def enter(server: str, opened: Asked, seat: int) -> str:
    """The cookie of a seat, from its link."""
    secret = next(link["secret"] for link in opened.json["links"] if link["seat"] == seat)
    entered = ask(f"{server}/api/tables/{opened.json['table']}/enter", {"secret": secret})
    assert entered.status == 200 and entered.json["seat"] == seat
    return entered.cookie


@contextmanager
def serving(
    file: Path, limits: Limits = GENEROUS, thinkers: Any = None, client: Path = CLIENT
) -> Iterator["InThread"]:
    """A server in a thread, whose registry tests can access."""
    settings = Settings(port=0, limits=limits, client=client)
    server = InThread(file, settings, thinkers or AtOnce())
    try:
        yield server
    finally:
        server.stop()


class InThread:
    def __init__(self, file: Path, settings: Settings, thinkers: Any) -> None:
        store, away_limits = open_store(f"sqlite:///{file}"), settings.limits.away_limits
        self.registry = Registry(store, thinkers, away_limits=away_limits)
        self.config = configure(settings, self.registry)
        self._server = uvicorn.Server(self.config)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        wait_for(lambda: self._server.started)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    def _run(self) -> None:
        self.loop.run_until_complete(self._server.serve())
        self.loop.close()

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


class InProcess:
    """`quartett serve` as people start it, in a process that can be killed."""

    def __init__(self, database: Path | str, *more: str) -> None:
        self.command = [sys.executable, "-m", "quartett", "serve"]
        address = database if isinstance(database, str) else f"sqlite:///{database}"
        self.command += ["--database", address]
        for limit in MANY:
            self.command += ["--limit", f"{limit}=100000"]
        self.command += more
        self.logs: list[str] = []
        self.port = 0
        self.start()
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """The server chooses a free port at first, and is restarted on the same one."""
        command = [*self.command, "--port", str(self.port)]
        self.process = self._launch(command)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.logs.append(line)
            told = json.loads(line)
            if told["what"] == "serving":
                self.port = told["port"]
                self._reading = threading.Thread(target=self._read, args=(self.process.stderr,))
                self._reading.start()
                return
        raise AssertionError(self.logs)

    def _launch(self, command: list[str]) -> "subprocess.Popen[str]":
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def _read(self, pipe: IO[str]) -> None:
        """Reads the log, because a full pipe would block the server."""
        self.logs.extend(pipe)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe:
                pipe.close()
        return code


def wait_for(ready: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)
