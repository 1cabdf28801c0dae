"""A thousand clients at one server: `python -m benchmarks.load`.

The server runs in a process of its own, the clients in this one: as light as they can be, so that
the server is measured. Each table has people on all seats; a client that is asked picks one of the
choices. Two times are measured for every move: until its sender is told that it is stored, and
until the last of the table's viewers has seen it. `--other PATH` measures another build, too: a
folder with its own `quartett`, in turns with this one.
"""

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop

SEATS: Final = 4
PATIENCE: Final = 60
IN_TIME: Final = 100
"""Milliseconds until everybody has seen a move."""
KEPT_UP: Final = 0.9
"""The part of the moves that must have been made in the given time."""
HANDSHAKE: Final = (
    "GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)
NO_MASK: Final = b"\0\0\0\0"
"""Clients must mask what they send. With this mask it stays as it is."""
PING, PONG = 0x89, 0x8A
UPDATE: Final = b'{"type":"update","number":'
ANSWER: Final = b'{"type":"answer"'
NUMBER: Final = b'"number":'
CHOICES: Final = b'"choices":[{'
MOVE: Final = b'"move":"'


class Run(msgspec.Struct, frozen=True):
    game: str
    tables: int
    rate: float
    watchers: int
    seconds: float
    aim: str


ASKED: Final = (
    Run("push", 250, 500, 0, 40, "p99 < 10, work ≤ 0.35"),
    Run("deckbattle", 250, 500, 0, 40, "p99 < 10, work ≤ 0.8"),
    Run("push", 500, 2000, 0, 20, "p99 < 50"),
    Run("deckbattle", 1, 4, 2000, 15, "work < 20"),
)
"""`make load`: each short enough that no game ends."""
HEAD: Final = """\
| build | clients | tables | moves/s | entries/s | stored, median | p99 | seen, median | p99 \
| work | bytes | stolen | errors | aim |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|"""
"""Times and work in milliseconds."""


class Results(msgspec.Struct):
    stored: list[float] = []
    seen: list[float] = []
    entries: int = 0
    errors: int = 0
    received: int = 0
    """Bytes that all clients were sent."""
    worked: float = 0.0
    """Seconds of processor time that the server took."""
    stolen: float = 0.0
    """The part of all processor time that the host of this virtual machine kept for others."""


class Client(asyncio.Protocol):
    """One seat: knows how far it has seen, what it may answer, and nothing else."""

    def __init__(self, table: "Table", hello: bytes) -> None:
        self.table = table
        self.number = -1
        self.choices: list[bytes] = []
        self.received = 0
        self._hello = hello
        self._unread = b""
        self._open = False

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport

    def say(self, text: bytes) -> None:
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + text)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        unread = self._unread + data if self._unread else data
        if not self._open:
            end = unread.find(b"\r\n\r\n")
            if end < 0:
                self._unread = unread
                return
            assert b" 101 " in unread[:20], unread[:200]
            self._open, unread = True, unread[end + 4 :]
            self.say(self._hello)
        self._unread = self._messages(unread)

    def _messages(self, data: bytes) -> bytes:
        """Hears all whole frames. Answers what is left."""
        start = 0
        while len(data) - start >= 2:
            size, head = data[start + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(data) - start < head:
                    break
                size = int.from_bytes(data[start + 2 : start + head], "big")
            if len(data) - start < head + size:
                break
            text = data[start + head : start + head + size]
            if data[start] == PING:
                self.transport.write(bytes((PONG, 0x80 | size)) + NO_MASK + text)
            else:
                self._hear(text)
            start += head + size
        return data[start:]

    def _hear(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            before, self.number = self.number, number_at(text, len(UPDATE))
            self.choices = choices_of(text)
            self.table.saw(before, self.number)
        elif text.startswith(ANSWER):
            self.table.answered(number_at(text, text.find(NUMBER) + len(NUMBER)))
        elif not text.startswith(b'{"type":"welcome"'):
            self.table.failed()


def number_at(text: bytes, start: int) -> int:
    end = start
    while 48 <= text[end] < 58:
        end += 1
    return int(text[start:end])


def choices_of(text: bytes) -> list[bytes]:
    start = text.find(CHOICES)
    if start < 0:
        return []
    part = text[start : text.find(b'"refused":', start)]
    return [piece[: piece.find(b'"')] for piece in part.split(MOVE)[1:]]


class Table:
    """Four clients, one of whom moves now and then."""

    def __init__(self, results: Results) -> None:
        self.clients: list[Client] = []
        self.results = results
        self.wanted = -1
        """The number that everybody must reach, once it is known."""
        self.behind = 0
        self.begun = 0.0
        self.before = 0
        self.idle = asyncio.Event()

    def move(self) -> bool:
        """Whether somebody could move."""
        asked = next((client for client in self.clients if client.choices), None)
        if asked is None:
            return False
        self.before, self.wanted = asked.number, -1
        self.idle.clear()
        text = random.choice(asked.choices).decode()
        asked.choices = []
        message = {"type": "move", "id": f"{self.before}-{text}", "number": self.before}
        self.begun = time.perf_counter()
        asked.say(json.dumps(message | {"move": text}).encode())
        return True

    def answered(self, number: int) -> None:
        self.results.stored.append(time.perf_counter() - self.begun)
        self.wanted = number
        self.behind = sum(client.number < number for client in self.clients)
        self._finish()

    def saw(self, before: int, number: int) -> None:
        """One more client has seen the move that is stored."""
        if before < self.wanted <= number:
            self.behind -= 1
            self._finish()

    def _finish(self) -> None:
        if not self.behind:
            self.results.seen.append(time.perf_counter() - self.begun)
            self.results.entries += self.clients[0].number - self.before
            self.wanted = -1
            self.idle.set()

    def failed(self) -> None:
        self.results.errors += 1
        self.idle.set()


async def sit_down(port: int, game: str, version: int, results: Results, watchers: int) -> Table:
    """A new table with a client on every seat and some who watch; each of them sees it."""
    opened = await asyncio.to_thread(ask, port, "", {"game": game, "seats": ["you"] * SEATS})
    table, name = Table(results), opened["table"]
    hello = json.dumps({"type": "hello", "version": version}).encode()
    for link in opened["links"]:
        entered = await asyncio.to_thread(ask, port, f"/{name}/enter", {"secret": link["secret"]})
        await look_on(port, name, table, hello, entered["cookie"])
    for _ in range(watchers):
        await look_on(port, name, table, hello, "")
    while any(client.number < 0 for client in table.clients):
        await asyncio.sleep(0.01)
    return table


async def look_on(port: int, name: str, table: Table, hello: bytes, cookie: str) -> None:
    client = Client(table, hello)
    table.clients.append(client)
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: client, "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = HANDSHAKE.format(table=name, port=port, key=key, cookie=cookie)
    client.transport.write(head.encode())


def ask(port: int, place: str, body: dict[str, Any]) -> dict[str, Any]:
    address = f"http://127.0.0.1:{port}/api/tables{place}"
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        told: dict[str, Any] = json.loads(answer.read())
        return told | {"cookie": answer.headers["Set-Cookie"].split(";")[0]}


def version_of(port: int) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api", timeout=PATIENCE) as answer:
        return int(json.loads(answer.read())["version"])


async def play(table: Table, pause: float, until: float) -> None:
    """Moves at this table, one every `pause` seconds on the average."""
    due = time.monotonic() + random.uniform(0, pause)
    while due < until:
        await asyncio.sleep(due - time.monotonic())
        due += pause
        if not table.move():
            return  # the game is over
        try:
            await asyncio.wait_for(table.idle.wait(), PATIENCE)
        except TimeoutError:
            table.failed()


async def measure(
    port: int, pid: int, game: str, tables: int, rate: float, seconds: float, watchers: int = 0
) -> Results:
    results, version = Results(), version_of(port)
    seated = [await sit_down(port, game, version, results, watchers) for _ in range(tables)]
    clients = [client for table in seated for client in table.clients]
    gc.freeze()
    gc.disable()  # the pauses of a thousand clients in one process are not the server's
    received = sum(client.received for client in clients)
    worked, (stolen, everything) = worked_by(pid), stolen_of_all()
    until = time.monotonic() + seconds
    await asyncio.gather(*(play(table, tables / rate, until) for table in seated))
    results.worked = worked_by(pid) - worked
    results.received = sum(client.received for client in clients) - received
    stolen_after, everything_after = stolen_of_all()
    results.stolen = (stolen_after - stolen) / max(1, everything_after - everything)
    for client in clients:
        client.transport.close()
    return results


def worked_by(pid: int) -> float:
    """Seconds of processor time of a process and those it has started, from Linux's own count."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    own = (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(worked_by, children_of(pid)))


def children_of(pid: int) -> list[int]:
    found = (path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children"))
    return [int(child) for text in found for child in text.split()]


def stolen_of_all() -> tuple[int, int]:
    """Ticks that were stolen since the machine started, and all ticks."""
    ticks = [int(text) for text in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return ticks[7], sum(ticks)


def start_server(
    folder: str, build: str = "", database: str = "", *more: str
) -> tuple[subprocess.Popen[str], int]:
    """On a port that the system chooses, so that nobody else's server is measured. Without a
    database in a file of SQLite."""
    database = database or f"sqlite:///{Path(folder) / 'load.db'}"
    command = [sys.executable, "-m", "quartett", "serve", "--port", "0", "--database", database]
    limits = [f"--limit={name}=1000000" for name in limits_of(build)]
    server = subprocess.Popen(
        [*command, *limits, *more],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(build),
        cwd=folder,
    )
    assert server.stderr is not None
    for line in server.stderr:
        told = json.loads(line)
        if told["what"] == "serving":
            threading.Thread(target=server.stderr.read, daemon=True).start()
            return server, told["port"]
    raise RuntimeError("the server did not start")


def limits_of(build: str) -> list[str]:
    """Those that a thousand clients of one address would meet, as far as the build has them."""
    code = "from quartett.web.limits import Limits; print(*Limits.__struct_fields__)"
    asked = [sys.executable, "-c", code]
    told = subprocess.run(
        asked, capture_output=True, text=True, check=True, env=environment(build), cwd="/"
    )
    counted = {"requests", "sockets", "tables", "connections", "messages", "address_messages"}
    return [name for name in told.stdout.split() if name in counted]


def environment(build: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": build} if build else dict(os.environ)


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def told(results: Results, what: str, tables: int, seconds: float, watchers: int = 0) -> str:
    """One row of the table in benchmarks/README.md."""
    moves = max(1, len(results.stored))
    times = [percentile(v, p) for v in (results.stored, results.seen) for p in (0.5, 0.99)]
    columns = [
        what,
        str(tables * (SEATS + watchers)),
        str(tables),
        f"{len(results.stored) / seconds:.0f}",
    ]
    columns += [f"{results.entries / seconds:.0f}", *(f"{ms:.1f}" for ms in times)]
    columns += [f"{1000 * results.worked / moves:.2f}", f"{results.received / moves:.0f}"]
    columns += [f"{results.stolen:.1%}", str(results.errors)]
    return f"| {' | '.join(columns)} |"


def run(
    game: str,
    tables: int,
    rate: float,
    seconds: float,
    build: str = "",
    watchers: int = 0,
    database: str = "",
    *more: str,
) -> Results:
    """One measurement with a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(folder, build, database, *more)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(measure(port, server.pid, game, tables, rate, seconds, watchers))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)


def search(game: str, tables: int, seconds: float, lowest: float, highest: float) -> float:
    """The highest rate, to a twentieth, at which 99 of 100 moves are seen in time and none fails.
    Prints a row for each rate it tries."""
    best = 0.0
    while highest - lowest > lowest / 20:
        rate = (lowest + highest) / 2
        results = run(game, tables, rate, seconds)
        print(told(results, game, tables, seconds), flush=True)
        kept_up = len(results.stored) > KEPT_UP * rate * seconds
        if kept_up and not results.errors and percentile(results.seen, 0.99) < IN_TIME:
            best = lowest = rate
        else:
            highest = rate
    return best


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="", help="instead of all that is asked for: push, …")
    parser.add_argument("--tables", type=int, default=250, help="with four clients each (250)")
    parser.add_argument("--rate", type=float, default=500, help="moves a second (500)")
    parser.add_argument("--seconds", type=float, default=60, help="(60)")
    parser.add_argument("--watchers", type=int, default=0, help="besides, at each table (0)")
    parser.add_argument("--other", default="", help="a folder with another build")
    parser.add_argument("--rounds", type=int, default=1, help="in turns with the other (1)")
    parser.add_argument("--search", action="store_true", help="look for the highest rate in time")
    settings = parser.parse_args(arguments)
    games = settings.games.split(",") if settings.games else []
    if settings.search:
        for game in games or ["push", "deckbattle"]:
            best = search(
                game, settings.tables, settings.seconds, settings.rate / 2, 4 * settings.rate
            )
            print(f"{game}: p99 under {IN_TIME} ms up to {best:.0f} moves a second")
        return
    runs = [
        Run(game, settings.tables, settings.rate, settings.watchers, settings.seconds, "")
        for game in games
    ]
    print(HEAD, flush=True)
    for one in runs or ASKED:
        for _ in range(settings.rounds):
            print(row(one, one.game, "", one.aim), flush=True)
            if settings.other:
                print(row(one, f"{one.game}, other", settings.other, ""), flush=True)


def row(one: Run, what: str, build: str, aim: str) -> str:
    results = run(one.game, one.tables, one.rate, one.seconds, build, one.watchers)
    return f"{told(results, what, one.tables, one.seconds, one.watchers)} {aim} |"


if __name__ == "__main__":
    main()
