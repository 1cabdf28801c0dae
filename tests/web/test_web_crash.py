"""The server is killed in the middle of games: what was acknowledged is there, once."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from databases import databases, why_none
from quartett import games
from quartett.core.record import parse
from quartett.core.replay import replay, start
from quartett.table.fairness import verify
from quartett.table.log import Entry
from quartett.table.reading import course_of
from quartett.table.sqlite import read_table
from quartett.table.writer import connect
from serving import InProcess, ask, open_table, wait_for
from stubborn import Patient, Stubborn

KILLS = int(os.environ.get("QUARTETT_KILLS", "3"))
TABLES = 4
MOVES_BETWEEN_KILLS = 12
LONG = "push"
"""A game in which nobody can move to and fro for ever, as this client would in Deck Battle."""


@pytest.fixture
def server(tmp_path: Path) -> InProcess:
    return InProcess(tmp_path / "tables.db")


def test_no_acknowledged_move_is_lost_and_none_is_doubled(
    server: InProcess, tmp_path: Path
) -> None:
    opened = [open_table(server.address, ["you", "random"]) for _ in range(TABLES)]
    players = [Stubborn(server.address, one) for one in opened]
    for player in players:
        player.start()
    try:
        for _ in range(KILLS):
            wanted = count(players) + MOVES_BETWEEN_KILLS
            wait_for(lambda n=wanted: count(players) >= n or all(p.over for p in players))
            server.kill()
            check(tmp_path / "tables.db", players)
            server.start()
            for place, player in enumerate(players):
                if player.over:
                    players[place] = Stubborn(
                        server.address, open_table(server.address, ["you", "random"])
                    )
                    players[place].start()
    finally:
        for player in players:
            player.stopped = True
        health = ask(f"{server.address}/healthz").status
        server.stop()
        for player in players:
            player.join()
    assert health == 200
    assert [player.failure for player in players] == [None] * TABLES
    check(tmp_path / "tables.db", players)


def count(players: list[Stubborn]) -> int:
    failures = [player.failure for player in players if player.failure]
    assert not failures, failures
    return sum(len(player.acknowledged) for player in players)


def check(file: Path, players: list[Stubborn]) -> None:
    """The log of every table is whole, and holds each acknowledged move exactly once."""
    # What is acknowledged from here on may be newer than what we read.
    expected = [(player.table, dict(player.acknowledged)) for player in players]
    database = connect(str(file))
    for table, acknowledged in expected:
        kept = read_table(database, table)
        assert kept is not None
        assert [entry.number for entry in kept.log] == list(range(len(kept.log)))
        for name, number in acknowledged.items():
            assert places(kept.log, name) == [number - 1]
        course_of(kept)  # every entry can follow on the one before
    database.close()


def places(log: list[Entry], name: str) -> list[int]:
    return [entry.number for entry in log if entry.ack == name]


def test_a_game_that_was_interrupted_can_be_finished_and_verified(
    server: InProcess, tmp_path: Path
) -> None:
    opened = open_table(server.address, ["you", "random"])
    player = Stubborn(server.address, opened)
    player.start()
    wait_for(lambda: len(player.acknowledged) >= 5)
    server.kill()
    server.start()
    player.join()
    assert player.over and player.failure is None
    text = ask(f"{server.address}/api/tables/{opened.json['table']}/record").body.decode()
    server.stop()
    record = parse(text)
    game = games.load(record.game)
    assert list(replay(game, record, start(game, record)))
    assert verify(game, record) > 0


def workers(server: InProcess) -> list[int]:
    """The processes that think for it, without the one that looks after what they share."""
    threads = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    every = (int(number) for thread in threads for number in thread.read_text().split())
    return [number for number in every if b"spawn_main" in command_of(number)]


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def test_bots_go_on_when_their_workers_are_killed(server: InProcess) -> None:
    """A worker that dies takes its own job with it, which is begun again."""
    seats = ["you", "steady"]
    player = Stubborn(server.address, open_table(server.address, seats, LONG))
    player.start()
    played, killed = [player], 0
    try:
        while killed < KILLS:
            wanted = len(player.acknowledged) + 3
            wait_for(lambda n=wanted: not played[-1].is_alive() or count(played[-1:]) >= n)
            if player.over:
                player = Stubborn(server.address, open_table(server.address, seats, LONG))
                player.start()
                played.append(player)
            killed += kill_workers(server)
        wanted = len(player.acknowledged) + 3
        wait_for(lambda: len(player.acknowledged) >= wanted or not player.is_alive())
        health = ask(f"{server.address}/healthz").json["status"]
    finally:
        player.stopped = True
        server.stop()
        player.join()
    assert killed and player.failure is None and health == "well"


def kill_workers(server: InProcess) -> int:
    """How many there were."""
    killed = 0
    for worker in workers(server):
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
            killed += 1
    return killed


@pytest.mark.skipif(bool(why_none()), reason=why_none())
def test_no_acknowledged_move_is_lost_when_the_database_crashes() -> None:
    with databases() as database:
        server = InProcess(database.address)
        opened = [open_table(server.address, ["you", "random"], LONG) for _ in range(2)]
        players = [Patient(server.address, one) for one in opened]
        for player in players:
            player.start()
        try:
            for _ in range(max(1, KILLS // 3)):
                wanted = count(players) + MOVES_BETWEEN_KILLS
                wait_for(lambda n=wanted: count(players) >= n or all(p.over for p in players))
                database.crash()
                database.start()
                for place, player in enumerate(players):
                    if player.over:
                        wait_for(lambda: ask(f"{server.address}/healthz").status == 200)
                        again = open_table(server.address, ["you", "random"], LONG)
                        players[place] = Patient(server.address, again)
                        players[place].start()
                asyncio.run(check_shared(database.address, players))
            wanted = count(players) + MOVES_BETWEEN_KILLS
            wait_for(lambda: count(players) >= wanted or all(p.over for p in players))
        finally:
            for player in players:
                player.stopped = True
            server.stop()
            for player in players:
                player.join()
        assert [player.failure for player in players] == [None] * len(players)
        asyncio.run(check_shared(database.address, players))


async def check_shared(address: str, players: list[Patient]) -> None:
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
