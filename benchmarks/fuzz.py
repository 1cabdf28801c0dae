"""Wrong frames and requests without end: `make fuzz`. Nothing may be the server's own fault.

Every round has a seed of its own, which is printed if something was wrong with it:
`python -m benchmarks.fuzz 17` runs round 17 again.
"""

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from benchmarks.flood import HONEST, Site, memory, start

MOST: Final = int(os.environ.get("QUARTETT_FUZZ", "1000000"))
ROUND: Final = 500
"""Frames and requests of one seed."""
KINDS: Final = ("hello", "move", "undo", "consent", "why", "hint", "ping", "reasons", "", None, 7)
MOVES: Final = ("flip", "stop", "place 1", "draw roll", "x" * 900, "\0", "\ud83d", "")
PATHS: Final = (
    *("/api", "/healthz", "/api/tables", "/api/tables/seen?table=%00", "/api/games/push/rules"),
    *("/api/tables/{t}", "/api/tables/{t}/enter", "/api/tables/{t}/seats/{n}/take"),
    *("/api/tables/{t}/seats/{n}/hand", "/api/tables/{t}/seats/{n}/forced", "/api/replay"),
    *("/api/tables/{t}/seats/{n}/link", "/api/tables/{t}/rematch", "/api/tables/{t}/record"),
    *("/api/tables/{t}/replay?viewer={n}", "/api/words/{n}/{n}.ftl", "/{n}/{n}", "/assets/{n}"),
    *("/api/games/{n}/options?seats={n}", "/api/games/push/lesson", "/%2e%2e/%2e%2e/etc/passwd"),
)
NAMES: Final = ("id", "number", "move", "agree", "version", "nonce", "language", "type", "x" * 99)
FIELDS: Final = ("game", "seats", "options", "manner", "cards", "secret", "name", "bot", "forced")
WILD: Final = (None, True, -1, 0, 3, 10**30, -(10**400), 1e308, "", "x" * 2000, "\0", "ä", "💥", [])


class Fuzz:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        pick = self.random.random()
        if depth < 3 and pick < 0.15:
            return [self.value(depth + 1) for _ in range(self.random.randrange(4))]
        if depth < 3 and pick < 0.3:
            return {self.random.choice(FIELDS): self.value(depth + 1) for _ in range(3)}
        return self.random.choice((*WILD, "push", "you", "free", "steady", {"seconds": 10**29}))

    def message(self) -> str | bytes:
        pick = self.random.random()
        if pick < 0.1:
            return self.random.randbytes(self.random.randrange(200))
        if pick < 0.2:
            return "[" * self.random.randrange(4000)
        told: dict[str, Any] = {"type": self.random.choice(KINDS)}
        for name in self.random.sample(NAMES, self.random.randrange(5)):
            told[name] = self.random.choice((self.value(), self.random.choice(MOVES), "a", 1))
        return json.dumps(told)

    def request(self, table: str) -> tuple[str, str, Any]:
        places = ("0", "1", "9" * 5000, "-1", "a" * 300, "%00", "push", "de")
        path = self.random.choice(PATHS)
        while "{n}" in path:
            path = path.replace("{n}", self.random.choice(places), 1)
        body = {name: self.value() for name in self.random.sample(FIELDS, 4)}
        if self.random.random() < 0.5:
            body |= {"game": "push", "seats": ["you", "you"]}
        method = self.random.choice(("GET", "POST", "POST", "DELETE", "PUT"))
        return method, path.replace("{t}", table), body if method != "GET" else None


async def hear(socket: ClientConnection, counts: Counter[str]) -> None:
    while True:
        told = json.loads(await socket.recv())
        name = told.get("name") or (told.get("problem") or {}).get("name") or ""
        counts["own-fault"] += name == "own-fault"


async def one_round(site: Site, seed: int, counts: Counter[str]) -> None:
    fuzz = Fuzz(seed)
    table, cookie = await site.open(["you", "you"], source=HONEST)
    socket = await site.sit(table, cookie, HONEST)
    hearing = asyncio.create_task(hear(socket, counts))
    for number in range(ROUND):
        try:
            if number % 5:
                await socket.send(fuzz.message())
                counts["frames"] += 1
            else:
                status, _, _ = await site.http(*fuzz.request(table), source=HONEST)
                counts["requests"] += 1
                counts["own-fault"] += status >= 500
        except (WebSocketException, OSError, IndexError, ValueError):
            # A wrong frame may end its connection; the next one is a new one.
            counts["ended"] += 1
            hearing.cancel()
            socket = await site.sit(table, cookie, HONEST)
            hearing = asyncio.create_task(hear(socket, counts))
    hearing.cancel()
    await asyncio.gather(hearing, return_exceptions=True)
    await socket.close()


async def run(seeds: list[int]) -> int:
    with tempfile.TemporaryDirectory(prefix="fuzz") as folder:
        many = ("messages", "address_messages", "requests", "sockets", "connections", "tables")
        process, port = start(folder, *(f"--limit={name}=1000000" for name in many))
        site, counts, wrong = Site(port), Counter[str](), []
        began, first = time.monotonic(), memory(process)
        try:
            for seed in seeds:
                before = counts["own-fault"]
                await one_round(site, seed, counts)
                if counts["own-fault"] > before:
                    wrong.append(seed)
            alive = process.poll() is None
            grown = memory(process) - first if alive else 0
        finally:
            process.terminate()
            process.wait(60)
        errors = (Path(folder) / "log").read_text().count('"error"')
    print(
        f"{counts['frames']} frames and {counts['requests']} requests in "
        f"{time.monotonic() - began:.0f} s; {counts['ended']} connections ended"
    )
    print(
        f"own faults: {counts['own-fault']} (rounds {wrong}); tracebacks: {errors}; "
        f"memory {first} MB {grown:+d} MB; {'alive' if alive else 'DOWN'}"
    )
    return 0 if alive and not wrong and not errors else 1


if __name__ == "__main__":
    chosen = [int(text) for text in sys.argv[1:]] or list(range(max(1, MOST // ROUND)))
    sys.exit(asyncio.run(run(chosen)))
