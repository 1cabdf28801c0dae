"""A thousand clients at one server: `python -m benchmarks.load`.

The server runs in a process of its own, the clients in this one. Each table has people on all
seats; a client that is asked picks one of the choices. Two times are measured for every move: until
its sender is told that it is stored, and until the last of the table's viewers has seen it.
"""

import argparse
import asyncio
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
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
GAME: Final = "push"
PATIENCE: Final = 60
IN_TIME: Final = 100
"""Milliseconds until everybody has seen a move."""
KEPT_UP: Final = 0.9
"""The part of the moves that must have been made in the given time."""


class Heard(msgspec.Struct):
    """What a client needs of a message; the rest is skipped."""

    type: str
    number: int = 0
    choices: list[dict[str, Any]] = []
    id: str = ""


DECODE: Final = msgspec.json.Decoder(Heard).decode


class Results(msgspec.Struct):
    stored: list[float] = []
    seen: list[float] = []
    entries: int = 0
    errors: int = 0
    worked: float = 0.0
    """Seconds of processor time that the server took."""
    stolen: float = 0.0
    """The part of all processor time that the host of this virtual machine kept for others."""


class Client:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.number = -1
        self.choices: list[str] = []
        self.news = asyncio.Event()
        self.answers: asyncio.Queue[Heard] = asyncio.Queue()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.connection:
            heard = DECODE(text)
            if heard.type == "update":
                self.number = heard.number
                self.choices = [choice["move"] for choice in heard.choices]
                self.news.set()
            elif heard.type != "welcome":
                await self.answers.put(heard)

    async def reach(self, number: int) -> None:
        while self.number < number:
            self.news.clear()
            await self.news.wait()


async def sit_down(port: int) -> list[Client]:
    """A new table with a client on every seat, each of which sees it."""
    opened = await asyncio.to_thread(ask, port, "", {"game": GAME, "seats": ["you"] * SEATS})
    table = opened["table"]
    clients = []
    for link in opened["links"]:
        place = f"/{table}/enter"
        cookie = (await asyncio.to_thread(ask, port, place, {"secret": link["secret"]}))["cookie"]
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/play"
        connection = await connect(
            address, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None
        )
        await connection.send('{"type":"hello","version":2}')
        clients.append(Client(connection))
    await asyncio.gather(*(client.reach(0) for client in clients))
    return clients


def ask(port: int, place: str, body: dict[str, Any]) -> dict[str, Any]:
    address = f"http://127.0.0.1:{port}/api/tables{place}"
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        told: dict[str, Any] = json.loads(answer.read())
        return told | {"cookie": answer.headers["Set-Cookie"].split(";")[0]}


async def play(clients: list[Client], pause: float, until: float, results: Results) -> None:
    """Moves at this table, one every `pause` seconds on the average."""
    due = time.monotonic() + random.uniform(0, pause)
    while due < until:
        await asyncio.sleep(due - time.monotonic())
        due += pause
        asked = next((client for client in clients if client.choices), None)
        if asked is None:
            return  # the game is over
        await move(asked, clients, results)


async def move(asked: Client, clients: list[Client], results: Results) -> None:
    number, text = asked.number, random.choice(asked.choices)
    asked.choices = []
    message = {"type": "move", "id": f"{number}-{text}", "number": number, "move": text}
    start = time.perf_counter()
    await asked.connection.send(json.dumps(message))
    try:
        async with asyncio.timeout(PATIENCE):
            answer = await asked.answers.get()
            results.stored.append(time.perf_counter() - start)
            results.errors += answer.type != "answer"
            await asyncio.gather(*(client.reach(answer.number) for client in clients))
            results.seen.append(time.perf_counter() - start)
            results.entries += max(client.number for client in clients) - number
    except TimeoutError:
        results.errors += 1


async def measure(port: int, pid: int, tables: int, rate: float, seconds: float) -> Results:
    seated = [await sit_down(port) for _ in range(tables)]
    results = Results()
    gc.freeze()
    gc.disable()  # the pauses of a thousand clients in one process are not the server's
    worked, (stolen, everything) = worked_by(pid), stolen_of_all()
    until = time.monotonic() + seconds
    await asyncio.gather(*(play(clients, tables / rate, until, results) for clients in seated))
    results.worked = worked_by(pid) - worked
    stolen_after, everything_after = stolen_of_all()
    results.stolen = (stolen_after - stolen) / max(1, everything_after - everything)
    for client in (client for clients in seated for client in clients):
        client.reading.cancel()
        await client.connection.close()
    return results


def worked_by(pid: int) -> float:
    """Seconds of processor time of a process, from Linux's own count."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def stolen_of_all() -> tuple[int, int]:
    """Ticks that were stolen since the machine started, and all ticks."""
    ticks = [int(text) for text in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return ticks[7], sum(ticks)


def start_server(folder: str) -> tuple[subprocess.Popen[str], int]:
    """On a port that the system chooses, so that nobody else's server is measured."""
    limits = ["--limit=requests=1000000", "--limit=sockets=100000", "--limit=tables=100000"]
    database = f"sqlite:///{Path(folder) / 'load.db'}"
    command = [sys.executable, "-m", "quartett", "serve", "--port", "0", "--database", database]
    server = subprocess.Popen(
        [*command, *limits], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    assert server.stderr is not None
    for line in server.stderr:
        told = json.loads(line)
        if told["what"] == "serving":
            threading.Thread(target=server.stderr.read, daemon=True).start()
            return server, told["port"]
    raise RuntimeError("the server did not start")


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def told(results: Results, tables: int, seconds: float) -> str:
    """One row of the table in benchmarks/README.md."""
    times = [percentile(v, p) for v in (results.stored, results.seen) for p in (0.5, 0.99)]
    columns = [str(tables * SEATS), str(tables), f"{len(results.stored) / seconds:.0f}"]
    columns += [f"{results.entries / seconds:.0f}", *(f"{ms:.1f}" for ms in times)]
    columns += [f"{1000 * results.worked / max(1, len(results.stored)):.2f}"]
    columns += [f"{results.stolen:.1%}", str(results.errors)]
    return f"| {' | '.join(columns)} |"


def run(tables: int, rate: float, seconds: float) -> Results:
    """One measurement with a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(folder)
        try:
            return asyncio.run(measure(port, server.pid, tables, rate, seconds))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)


def search(tables: int, seconds: float, lowest: float, highest: float) -> float:
    """The highest rate, to a twentieth, at which 99 of 100 moves are seen in time and none fails.
    Prints a row for each rate it tries."""
    best = 0.0
    while highest - lowest > lowest / 20:
        rate = (lowest + highest) / 2
        results = run(tables, rate, seconds)
        print(told(results, tables, seconds), flush=True)
        kept_up = len(results.stored) > KEPT_UP * rate * seconds
        if kept_up and not results.errors and percentile(results.seen, 0.99) < IN_TIME:
            best = lowest = rate
        else:
            highest = rate
    return best


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250, help="with four clients each (250)")
    parser.add_argument("--rate", type=float, default=500, help="moves a second (500)")
    parser.add_argument("--seconds", type=float, default=60, help="(60)")
    parser.add_argument("--search", action="store_true", help="look for the highest rate in time")
    settings = parser.parse_args(arguments)
    if settings.search:
        best = search(settings.tables, settings.seconds, settings.rate / 2, 4 * settings.rate)
        print(f"highest rate with p99 under {IN_TIME} ms: {best:.0f} moves a second")
    else:
        results = run(settings.tables, settings.rate, settings.seconds)
        print(told(results, settings.tables, settings.seconds))


if __name__ == "__main__":
    main()
