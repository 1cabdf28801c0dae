"""One and two processes behind one port, on PostgreSQL: `python -m benchmarks.processes`.

First the load of `benchmarks.load` on both. Then people play on two processes while one of them, or
the database, is killed again and again: how long a table stood still, and whether anything that was
acknowledged is missing or there twice. The database and the players are those of the tests.
"""

import argparse
import asyncio
import os
import signal
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "web"))

from benchmarks.load.results import HEAD
from benchmarks.load.run import Run, measured
from benchmarks.load.server import children_of
from databases import Database, databases
from kills import check_shared, end
from serving import InProcess, ask, open_table, wait_for
from stubborn import Patient

TABLES: Final = 6
"""Of two people each, who may sit at different processes; two more have a bot."""
WITH_BOT: Final = 2
MOVES_BETWEEN: Final = 20


class Town:
    """Tables whose players never give up; a game that is over is followed by another."""

    def __init__(self, server: InProcess) -> None:
        self.server = server
        self.everybody: list[Patient] = []
        self.tables = [self._open(place < WITH_BOT) for place in range(TABLES + WITH_BOT)]

    def _open(self, bot: bool) -> list[Patient]:
        opened = open_table(self.server.address, ["you", "steady" if bot else "you"], "push")
        cookies = [opened.cookie]
        if not bot:
            entered = {"secret": opened.json["links"][1]["secret"]}
            place = f"{self.server.address}/api/tables/{opened.json['table']}/enter"
            cookies.append(ask(place, entered).cookie)
        marked = zip(cookies, "ab", strict=False)
        players = [Patient(self.server.address, opened, *one) for one in marked]
        for player in players:
            player.start()
        self.everybody += players
        return players

    def moves(self, table: int) -> int:
        return sum(len(player.acknowledged) for player in self.tables[table])

    def renew(self) -> None:
        """Opens a table for each that is over."""
        for place, players in enumerate(self.tables):
            failures = [player.failure for player in players if player.failure]
            assert not failures, failures
            if any(player.over for player in players):
                for player in players:
                    player.stopped = True
                self.tables[place] = self._open(place < WITH_BOT)

    def gaps(self) -> list[float]:
        """Seconds until each table has taken another move. One that ends meanwhile is left out."""
        before, since = [self.moves(table) for table in range(len(self.tables))], time.monotonic()
        found: dict[int, float] = {}

        def gone_on() -> bool:
            for table in range(len(self.tables)):
                if table not in found and self.moves(table) > before[table]:
                    found[table] = time.monotonic() - since
            over = [any(player.over for player in players) for players in self.tables]
            return all(over[table] or table in found for table in range(len(self.tables)))

        wait_for(gone_on)
        return list(found.values())

    def play(self) -> None:
        wanted = sum(map(self.moves, range(len(self.tables)))) + MOVES_BETWEEN
        over = lambda: any(p.over for players in self.tables for p in players)  # noqa: E731
        wait_for(lambda: over() or sum(map(self.moves, range(len(self.tables)))) >= wanted)


def kill_process(server: InProcess) -> None:
    """One of those that serve; the one that looks after them goes on."""
    os.kill(min(children_of(server.process.pid)), signal.SIGKILL)


def fall(database: Database, kills: int, kill: Callable[[InProcess], None]) -> str:
    server = InProcess(database.address, "--processes", "2")
    town, gaps = Town(server), list[float]()
    try:
        for _ in range(kills):
            town.renew()
            town.play()
            kill(server)
            gaps += town.gaps()
            asyncio.run(check_shared(database.address, town.everybody))
    finally:
        end(server, town.everybody)
    asyncio.run(check_shared(database.address, town.everybody))
    taken = sum(len(player.acknowledged) for player in town.everybody)
    return f"{kills} | {taken} | 0 | {statistics.median(gaps):.2f} | {max(gaps):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="of a process, and of the database")
    parser.add_argument("--seconds", type=float, default=15, help="of load (15)")
    parser.add_argument("--rate", type=float, default=300, help="moves a second (300)")
    settings = parser.parse_args()
    load_of = Path("/proc/loadavg")
    print(f"load {load_of.read_text()[:14]}\n{HEAD}", flush=True)
    for processes in (1, 2, 1, 2):
        with databases() as database:
            run = Run("push", 75, settings.rate, settings.seconds)
            what = f"push, {processes} of them"
            more = (database.address, "--processes", str(processes))
            print(run.row(measured(run, "", *more), what), flush=True)
    print("| killed | times | moves taken | lost or twice | still for, median s | worst s |")
    with databases() as database:
        print(f"| a process | {fall(database, settings.kills, kill_process)} |", flush=True)

        def crash(_server: InProcess) -> None:
            database.crash()
            database.start()

        print(f"| the database | {fall(database, settings.kills, crash)} |", flush=True)
    print(f"load {load_of.read_text()[:14]}")


if __name__ == "__main__":
    main()
