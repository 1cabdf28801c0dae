"""Wrong frames and requests without end: `make fuzz`. Nothing may be the server's own fault.

Every round has a seed of its own: `python -m benchmarks.fuzz 17` runs round 17 again. What each
round came to is kept in `build/fuzz.jsonl` as soon as it is over, so a run that was stopped goes on
where it was; without that file it begins anew. Meanwhile an honest player asks ten times a second.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from benchmarks.flood import HONEST, Honest, Site, memory, start

MOST: Final = int(os.environ.get("QUARTETT_FUZZ", "1000000"))
ROUND: Final = 500
"""Frames and requests of one seed."""
KEPT: Final = Path("build/fuzz.jsonl")
SERVED: Final = 200
"""Rounds until the next server, with a new database."""
KINDS: Final = (
    *("hello", "move", "undo", "consent", "why", "hint", "ping", "vote", "say", "look", "reasons"),
    *("", None, 7),
)
MOVES: Final = ("flip", "stop", "place 1", "draw roll", "x" * 900, "\0", "\ud83d", "")
PATHS: Final = (
    *("/api", "/healthz", "/api/tables", "/api/tables/seen?table=%00", "/api/games/push/rules"),
    *("/api/tables/{t}", "/api/tables/{t}/enter", "/api/tables/{t}/seats/{n}/take"),
    *("/api/tables/{t}/seats/{n}/hand", "/api/tables/{t}/seats/{n}/forced", "/api/replay"),
    *("/api/tables/{t}/seats/{n}/link", "/api/tables/{t}/rematch", "/api/tables/{t}/record"),
    *("/api/tables/{t}/replay?viewer={n}", "/api/words/{n}/{n}.ftl", "/{n}/{n}", "/assets/{n}"),
    *("/api/games/{n}/options?seats={n}", "/api/games/push/lesson", "/%2e%2e/%2e%2e/etc/passwd"),
    *("/api/tables/{t}/seats/{n}/name", "/api/tables/{t}/seats/{n}/free", "/api/tables/{t}/room"),
    *("/api/tables/{t}/start", "/api/tables/{t}/passes", "/api/tables/{t}/forget", "/api/branch"),
    *("/api/tables/{t}/notices", "/api/tables/{t}/notices/stop", "/api/tables/{t}/review?seat={n}"),
    *("/api/review", "/api/daily", "/api/daily/{n}/push", "/api/rooms/{n}", "/api/games/{n}/cards"),
    *("/api/tables/{t}/cards", "/api/tables/{t}/cards.toml", "/metrics"),
)
NAMES: Final = (
    *("id", "number", "move", "agree", "version", "nonce", "language", "type", "x" * 99),
    *("seat", "what", "away"),
)
FIELDS: Final = (
    *("game", "seats", "options", "manner", "cards", "secret", "name", "bot", "forced"),
    *("record", "seat", "viewer", "way", "target", "beside", "seconds", "listed", "number"),
)
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
                as_host = cookie if fuzz.random.random() < 0.5 else ""
                status, _, _ = await site.http(*fuzz.request(table), HONEST, as_host)
                counts["requests"] += 1
                counts["own-fault"] += status >= 500
        except (WebSocketException, OSError, IndexError, ValueError):
            # A wrong frame may end its connection; the next one is a new one.
            counts["ended"] += 1
            hearing.cancel()
            table, cookie = await site.open(["you", "you"], source=HONEST)
            socket = await site.sit(table, cookie, HONEST)
            hearing = asyncio.create_task(hear(socket, counts))
    hearing.cancel()
    await asyncio.gather(hearing, return_exceptions=True)
    await socket.close()


async def some_rounds(seeds: list[int], keep: Path | None) -> None:
    """With one server. Each round is told when it is over, and the last with the server's end."""
    with tempfile.TemporaryDirectory(prefix="fuzz") as folder:
        many = ("messages", "address_messages", "requests", "sockets", "connections", "tables")
        process, port = start(folder, *(f"--limit={name}=1000000" for name in many))
        site, first = Site(port), memory(process)
        honest = Honest(site)
        asking = asyncio.create_task(honest.ask())
        try:
            for seed in seeds:
                told = await counted(site, seed, process, honest)
                told |= {"first": first, "errors": errors_in(Path(folder) / "log")}
                note(told, keep)
                if not told["alive"]:
                    break
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            process.terminate()
            process.wait(60)


async def counted(
    site: Site, seed: int, process: "subprocess.Popen[str]", honest: Honest
) -> dict[str, Any]:
    counts, began = Counter[str](), time.monotonic()
    try:
        await one_round(site, seed, counts)
    except (WebSocketException, OSError):
        counts["own-fault"] += 1  # a table could not even be opened
    alive = process.poll() is None
    asked, honest.asked = [round(1000 * one, 1) for one in honest.asked], []
    told = {"round": seed, "seconds": round(time.monotonic() - began, 2), "alive": alive}
    return told | dict(counts) | {"memory": memory(process) if alive else 0, "honest": asked}


def errors_in(log: Path) -> int:
    """How many tracebacks, and what else went wrong, the server has logged so far."""
    return log.read_text().count('"error"')


def note(told: dict[str, Any], keep: Path | None) -> None:
    if told.get("own-fault") or not told["alive"]:
        print(f"round {told['round']}: {told}", flush=True)
    if keep is not None:
        with keep.open("a") as file:
            file.write(json.dumps(told) + "\n")


def read(keep: Path) -> list[dict[str, Any]]:
    lines = keep.read_text().splitlines() if keep.exists() else []
    return [json.loads(line) for line in lines if line.endswith("}")]


def report(rounds: list[dict[str, Any]]) -> int:
    total = Counter[str]()
    for one in rounds:
        total.update({name: one.get(name, 0) for name in ("frames", "requests", "ended")})
        total.update({"own": one.get("own-fault", 0), "down": not one["alive"]})
    wrong = [one["round"] for one in rounds if one.get("own-fault") or not one["alive"]]
    honest = sorted(ms for one in rounds for ms in one["honest"])
    p99 = honest[min(len(honest) - 1, int(0.99 * len(honest)))] if honest else float("nan")
    grown = max((one["memory"] - one["first"] for one in rounds if one["alive"]), default=0)
    errors = max((one["errors"] for one in rounds), default=0)
    print(
        f"{len(rounds)} rounds: {total['frames']} frames and {total['requests']} requests in "
        f"{sum(one['seconds'] for one in rounds):.0f} s; {total['ended']} connections ended"
    )
    print(
        f"own faults: {total['own']} (rounds {wrong}); errors in the log: {errors}; "
        f"servers that ended: {total['down']}; most memory {grown:+d} MB; "
        f"an honest player's answers: {len(honest)}, p99 {p99} ms"
    )
    return 1 if wrong or errors else 0


def main() -> int:
    chosen = [int(text) for text in sys.argv[1:]]
    keep = None if chosen else KEPT
    KEPT.parent.mkdir(exist_ok=True)
    known = {one["round"] for one in read(KEPT)}
    seeds = chosen or [one for one in range(max(1, MOST // ROUND)) if one not in known]
    for at in range(0, len(seeds), SERVED):
        asyncio.run(some_rounds(seeds[at : at + SERVED], keep))
    return 0 if chosen else report(read(KEPT))


if __name__ == "__main__":
    sys.exit(main())
