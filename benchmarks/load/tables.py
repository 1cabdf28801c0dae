"""Tables with people on all seats, who move when it is time."""

import asyncio
import json
import random
import time
import urllib.request
from typing import Any, Final

from benchmarks.load.client import Client, connect
from benchmarks.load.results import Results

SEATS: Final = 4
PATIENCE: Final = 60


class Table:
    """Four clients, one of whom moves now and then."""

    def __init__(self, results: Results) -> None:
        self.clients: list[Client] = []
        self.results = results
        """Where its moves are counted."""
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

    def leave(self) -> None:
        for client in self.clients:
            client.transport.close()

    async def play(self, pause: float, start: float, until: float) -> None:
        """Moves every `pause` seconds, as long as the game goes on."""
        due = start + random.uniform(0, pause)
        while due < until:
            await asyncio.sleep(due - time.monotonic())
            due += pause
            if not self.move():
                return
            try:
                await asyncio.wait_for(self.idle.wait(), PATIENCE)
            except TimeoutError:
                self.failed()


async def sit_down(port: int, game: str, version: int, results: Results, watchers: int) -> Table:
    """A new table with a client on every seat and some who watch; each of them sees it."""
    opened = await asyncio.to_thread(ask, port, "", {"game": game, "seats": ["you"] * SEATS})
    table, name = Table(results), opened["table"]
    cookies = [""] * watchers
    for link in opened["links"]:
        entered = await asyncio.to_thread(ask, port, f"/{name}/enter", {"secret": link["secret"]})
        cookies.insert(0, entered["cookie"])
    for cookie in cookies:
        table.clients.append(await connect(port, name, table, version, cookie))
    while any(client.number < 0 for client in table.clients):
        await asyncio.sleep(0.01)
    return table


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
