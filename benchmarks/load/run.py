"""One measurement: who plays what, how fast and for how long."""

import asyncio
import gc
import random
import time
from typing import Final

import msgspec
import uvloop

from benchmarks.load.results import Results
from benchmarks.load.server import serving, stolen_of_all, worked_by
from benchmarks.load.tables import SEATS, Table, sit_down, version_of

WARM_UP: Final = 8
"""Moves at the tables whose games have begun before."""
Shift = tuple[Table, float, float]
"""Who plays, from when and until when, in seconds."""


class Run(msgspec.Struct, frozen=True):
    game: str
    tables: int
    rate: float
    seconds: float
    watchers: int = 0
    aim: str = ""
    together: bool = False
    """Whether all games begin at once. Otherwise they begin one after the other while it is
    measured: until then somebody else plays in their place, whose game has begun before."""

    @property
    def pause(self) -> float:
        """Seconds between the moves at one table."""
        return self.tables / self.rate

    def row(self, results: Results, name: str = "") -> str:
        clients = self.tables * (SEATS + self.watchers)
        return results.row(name or self.game, clients, self.tables, self.seconds, self.aim)


ASKED: Final = (
    Run("push", 250, 500, 40, aim="p99 < 10, work ≤ 0.35"),
    Run("deckbattle", 250, 500, 40, aim="p99 < 10, work ≤ 0.8"),
    Run("push", 500, 2000, 20, aim="p99 < 50"),
    Run("deckbattle", 1, 4, 15, watchers=2000, aim="work < 20", together=True),
)
"""`make load`: each short enough that no game ends."""


def measured(run: Run, build: str = "", database: str = "", *more: str) -> Results:
    """With a server of its own."""
    with (
        serving(build, database, *more) as (pid, port),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(measure(run, port, pid))


async def measure(run: Run, port: int, pid: int) -> Results:
    version, warming, results = version_of(port), Results(), Results()
    games = (run.game, version, warming, run.watchers)
    early = [] if run.together else [await sit_down(port, *games) for _ in range(run.tables)]
    late = [await sit_down(port, *games) for _ in range(run.tables)]
    gc.freeze()
    gc.disable()  # the pauses of a thousand clients in one process are not the server's
    await play(run, [(table, 0, run.pause * WARM_UP) for table in early])
    for table in early + late:
        table.results = results
    before = sum(received_at(table) for table in early + late)
    worked, (stolen, everything) = worked_by(pid), stolen_of_all()
    await play(run, shifts(run, early, late))
    results.worked = worked_by(pid) - worked
    stolen_after, everything_after = stolen_of_all()
    results.stolen = (stolen_after - stolen) / max(1, everything_after - everything)
    results.received = sum(received_at(table) for table in early + late) - before
    results.errors += warming.errors
    for table in early + late:
        table.leave()
    return results


def shifts(run: Run, early: list[Table], late: list[Table]) -> list[Shift]:
    """Each of the early tables plays until one of the late ones takes its place."""
    if not early:
        return [(table, 0, run.seconds) for table in late]
    found: list[Shift] = []
    for leaves, comes in zip(early, late, strict=True):
        change = random.uniform(0, run.seconds)
        found += [(leaves, 0, change), (comes, change, run.seconds)]
    return found


async def play(run: Run, who: list[Shift]) -> None:
    now = time.monotonic()
    plays = (table.play(run.pause, now + start, now + until) for table, start, until in who)
    await asyncio.gather(*plays)


def received_at(table: Table) -> int:
    return sum(client.received for client in table.clients)
