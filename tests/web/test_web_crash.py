"""The server is killed in the middle of games: every acknowledged move is stored exactly once."""

from pathlib import Path

import pytest

from databases import databases, why_none
from kills import crash_databases, kill_servers, kill_workers
from nursery import FromNursery, Nursery
from quartett import games
from quartett.core.record import parse
from quartett.core.replay import replay, start
from quartett.table.fairness import verify
from serving import InProcess, ask, open_table, wait_for
from stubborn import Stubborn

KILLS = 3


def test_no_acknowledged_move_is_lost_and_none_is_doubled(tmp_path: Path) -> None:
    told = kill_servers(InProcess, tmp_path, KILLS)
    assert told.kills == KILLS and told.moves > 0


def test_bots_go_on_when_their_workers_are_killed(tmp_path: Path) -> None:
    told = kill_workers(InProcess, tmp_path, KILLS)
    assert told.kills >= KILLS and told.moves > 0


@pytest.mark.skipif(bool(why_none()), reason=why_none())
def test_no_acknowledged_move_is_lost_when_the_database_crashes() -> None:
    with databases() as database:
        told = crash_databases(InProcess, database, 1)
    assert told.kills == 1 and told.moves > 0


def test_a_server_that_is_started_quickly_can_be_killed_like_any_other(tmp_path: Path) -> None:
    """Started like those of `make soak`."""
    nursery = Nursery()
    try:
        told = kill_servers(lambda file: FromNursery(nursery, file), tmp_path, 1)
    finally:
        nursery.end()
    assert told.kills == 1 and told.moves > 0


def test_a_game_that_was_interrupted_can_be_finished_and_verified(tmp_path: Path) -> None:
    server = InProcess(tmp_path / "tables.db")
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
