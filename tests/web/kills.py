"""Servers, their workers and databases are killed while people play, and the acknowledged moves
are compared with the stored ones. `benchmarks/soak.py` does it a thousand times."""

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import asyncpg
import msgspec

from databases import Database
from quartett.table.log import Entry
from quartett.table.recovery import match_of
from quartett.table.sqlite import read_table
from quartett.table.writer import connect
from serving import InProcess, ask, open_table, wait_for
from stubborn import Patient, Stubborn

TABLES: Final = 4
MOVES_BETWEEN_KILLS: Final = 12
LONG: Final = "push"
"""A game that always ends: in Deck Battle this client could go back and forth for ever."""


class Told(msgspec.Struct):
    """The result of the kills. A lost or duplicated move raises an exception instead."""

    kills: int = 0
    in_flight: int = 0
    """Kills while at least one move was sent and not yet answered."""
    moves: int = 0
    """Acknowledged moves, all of them compared."""


class Players:
    """Players who never give up, at tables with a bot. When a game is over they begin another."""

    def __init__(self, server: InProcess, tables: int, bot: str, kind: type[Stubborn]) -> None:
        self.server, self.bot, self.kind = server, bot, kind
        self.everybody: list[Stubborn] = []
        self.playing = [self._sit_down() for _ in range(tables)]

    def _sit_down(self) -> Stubborn:
        player = self.kind(
            self.server.address, open_table(self.server.address, ["you", self.bot], LONG)
        )
        player.start()
        self.everybody.append(player)
        return player

    def go_on(self, moves: int = MOVES_BETWEEN_KILLS) -> None:
        """Waits until this many more moves are acknowledged, or nobody can play any more."""
        wanted = count(self.everybody) + moves
        wait_for(lambda: count(self.everybody) >= wanted or self.all_over())

    def all_over(self) -> bool:
        return all(player.over for player in self.playing)

    def renew(self) -> None:
        for place, player in enumerate(self.playing):
            if player.over:
                self.playing[place] = self._sit_down()

    def waiting(self) -> bool:
        return any(player.waits for player in self.playing)

    def end(self) -> None:
        end(self.server, self.everybody)

    def told(self, kills: int, in_flight: int) -> Told:
        return Told(kills, in_flight, count(self.everybody))


def end(server: InProcess, players: Sequence[Stubborn]) -> None:
    """Stops the server and its players."""
    for player in players:
        player.stopped = True
    server.stop()
    for player in players:
        player.join()


def count(players: Sequence[Stubborn]) -> int:
    """The acknowledged moves; raises if a player failed."""
    failures = [player.failure for player in players if player.failure]
    assert not failures, failures
    return sum(len(player.acknowledged) for player in players)


def kill_servers(start: Callable[[Path], InProcess], folder: Path, kills: int) -> Told:
    file, in_flight = folder / "tables.db", 0
    players = Players(start(file), TABLES, "random", Stubborn)
    server = players.server
    try:
        for _ in range(kills):
            players.go_on()
            in_flight += players.waiting()
            server.kill()
            check(file, players.everybody)
            server.start()
            players.renew()
        players.go_on()
        health = ask(f"{server.address}/healthz").status
    finally:
        players.end()
    assert health == 200
    check(file, players.everybody)
    return players.told(kills, in_flight)


def check(file: Path, players: Sequence[Stubborn]) -> None:
    """The log of every table is complete, and holds each acknowledged move exactly once."""
    # Moves acknowledged from here on may be newer than what is read.
    expected = [(player.table, dict(player.acknowledged)) for player in players]
    database = connect(str(file))
    for table, acknowledged in expected:
        kept = read_table(database, table)
        assert kept is not None
        assert [entry.number for entry in kept.log] == list(range(len(kept.log)))
        for name, number in acknowledged.items():
            assert places(kept.log, name) == [number - 1]
        match_of(kept)  # every entry follows from the one before
    database.close()


def places(log: list[Entry], name: str) -> list[int]:
    return [entry.number for entry in log if entry.ack == name]


def kill_workers(start: Callable[[Path], InProcess], folder: Path, kills: int) -> Told:
    """A killed worker loses only its own job, which is restarted."""
    players = Players(start(folder / "tables.db"), 1, "steady", Stubborn)
    killed = in_flight = 0
    try:
        while killed < kills:
            players.go_on(3)
            players.renew()
            hit, found = players.waiting(), kill_each(workers(players.server))
            killed, in_flight = killed + found, in_flight + found * hit
        players.go_on(3)
        health = ask(f"{players.server.address}/healthz").json["status"]
    finally:
        players.end()
    assert health == "well"
    check(folder / "tables.db", players.everybody)
    return players.told(killed, in_flight)


def workers(server: InProcess) -> list[int]:
    """The server's worker processes, without the resource tracker."""
    threads = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    every = (int(number) for thread in threads for number in thread.read_text().split())
    return [number for number in every if b"spawn_main" in command_of(number)]


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def kill_each(processes: list[int]) -> int:
    """Returns how many there were."""
    killed = 0
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
            killed += 1
    return killed


def crash_databases(start: Callable[[str], InProcess], database: Database, kills: int) -> Told:
    players = Players(start(database.address), 2, "random", Patient)
    in_flight = 0
    try:
        for _ in range(kills):
            players.go_on()
            in_flight += players.waiting()
            database.crash()
            database.start()
            asyncio.run(check_shared(database.address, players.everybody))
            wait_for(lambda: ask(f"{players.server.address}/healthz").status == 200)
            players.renew()
        players.go_on()
    finally:
        players.end()
    asyncio.run(check_shared(database.address, players.everybody))
    return players.told(kills, in_flight)


async def check_shared(address: str, players: Sequence[Stubborn]) -> None:
    expected = [(player.table, dict(player.acknowledged)) for player in players]
    line = await asyncpg.connect(address)
    for table, acknowledged in expected:
        rows = await line.fetch(
            "SELECT number, ack FROM quartett.log WHERE name = $1 ORDER BY number", table
        )
        assert [number for number, _ in rows] == list(range(len(rows)))
        for name, number in acknowledged.items():
            assert [at for at, ack in rows if ack == name] == [number - 1]
    await line.close()
