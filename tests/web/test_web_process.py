"""The server process: its bots, its logs, its shutdown."""

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import socket
from pathlib import Path

import pytest

from quartett import games
from quartett.cli import main
from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.table.bot_workers import Thinkers
from quartett.table.fair_queue import Asker
from quartett.web.logs import LINES_AT_ONCE, Calm, JsonLines
from quartett.web.server import bind, open_store, usual_database
from serving import InProcess, Player, ask, enter, open_table
from walks import SOME, Setup, glimpses


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_what_a_seat_may_know_reaches_a_worker_whole(setup: Setup) -> None:
    for state in glimpses(setup, seed=1, every=20):
        for viewer in (NOBODY, *range(setup.seats)):
            seen = state.masked(viewer)
            again = setup.game.restore(seen.numbers())
            assert again.numbers() == seen.numbers() and again.viewer == viewer
            assert again.owing == seen.owing
            assert all(again.legal(seat) == seen.legal(seat) for seat in range(setup.seats))


def test_a_worker_that_dies_is_replaced() -> None:
    game = games.load("push")
    seen = game.start(2).masked(0)

    async def ask_twice() -> list[int]:
        thinkers = Thinkers(1)
        before = {child.pid for child in multiprocessing.active_children()}
        asker = Asker("table", "address")
        first = await thinkers.ask(asker, game, seen.numbers(), 0, "steady")
        for child in multiprocessing.active_children():
            if child.pid is not None and child.pid not in before:
                os.kill(child.pid, signal.SIGKILL)
                child.join()
        answers = [first, await thinkers.ask(asker, game, seen.numbers(), 0, "steady")]
        thinkers.stop()
        return answers

    assert asyncio.run(ask_twice()) == [game.moves.parse("flip")] * 2


def test_logs_are_json_lines_without_secrets_and_the_end_is_orderly(tmp_path: Path) -> None:
    server = InProcess(tmp_path / "tables.db")
    opened = open_table(server.address, ["you", "you", "random"])
    cookie = enter(server.address, opened, 1)
    player = Player(server.address, opened.json["table"], opened.cookie)
    player.move("flip", player.question()["number"])
    ask(f"{server.address}/api/tables/{opened.json['table']}/enter", {"secret": "wrong-one"})
    assert server.stop() == 0
    logs = "".join(server.logs)
    lines = [json.loads(line) for line in logs.splitlines()]
    assert {"serving", "opened", "stopped"} <= {line["what"] for line in lines}
    secrets = [link["secret"] for link in opened.json["links"]]
    secrets += [one.partition("=")[2] for one in (cookie, opened.cookie)]
    assert not any(secret in logs for secret in (*secrets, "wrong-one"))


@pytest.mark.parametrize(
    ("arguments", "right"),
    (
        (["--database", "redis://here"], "sqlite:///FILE"),
        (["--database", "sqlite:///"], "sqlite:///FILE"),
        (["--database", "sqlite:////nowhere/at/all.db"], "new file"),
        (["--database", "postgresql://ada:pw@127.0.0.1:1/x"], "Check the address"),
        (["--port", "70000", "--database", "sqlite:///{folder}/x.db"], "--port"),
        (["--limit", "tables=many"], "name=number"),
    ),
)
def test_wrong_settings_are_told_in_one_sentence(
    arguments: list[str], right: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    given = [argument.format(folder=tmp_path) for argument in arguments]
    assert main(["serve", "--language", "en", *given]) == 2
    told = capsys.readouterr()
    assert right in told.err and told.out == "" and told.err.count("\n") == 1


def test_an_update_never_waits_for_the_client_to_confirm_the_answer() -> None:
    """M1 of the attack: 42 ms, because accepted sockets had no TCP_NODELAY."""
    line = bind("127.0.0.1", 0)
    with line, socket.create_connection(line.getsockname()) as _:
        accepted, _ = line.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_address_is_told_once_and_a_taken_port_is_not_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("QUARTETT_LANGUAGE", "en")
    server = InProcess("")
    assert server.process.stdout is not None
    assert f"http://127.0.0.1:{server.port}." in server.process.stdout.readline()
    assert (tmp_path / "quartett" / "tables.db").exists()
    monkeypatch.setattr("quartett.web.server.USUAL_PORT", server.port)
    free = bind("127.0.0.1", None)
    assert free.getsockname()[1] != server.port
    with pytest.raises(Problem, match="port-unusable"):
        bind("127.0.0.1", server.port)
    with pytest.raises(Problem, match="port-unusable"):
        bind("127.0.0.1", 70_000)
    with pytest.raises(Problem, match="database-in-use"):
        open_store(usual_database())
    free.close()
    server.stop()


def test_a_log_cannot_be_flooded(capsys: pytest.CaptureFixture[str]) -> None:
    calm, kept = Calm(), []
    for number in range(1000):
        record = logging.makeLogRecord({"msg": "again", "pathname": "x", "lineno": 1})
        kept += [number] if calm.filter(record) else []
    other = logging.makeLogRecord({"msg": "other", "pathname": "x", "lineno": 2})
    assert LINES_AT_ONCE <= len(kept) < 100 and calm.filter(other)
    calm._buckets.clear()
    assert calm.filter(record) and json.loads(JsonLines().format(record))["left_out"] >= 900
