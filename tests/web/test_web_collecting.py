"""Garbage collection delays nobody: there is hardly any garbage, and it is collected when nobody
plays."""

import gc
import socket as sockets
import struct
import time
import weakref
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from quartett.web import collector as collection
from quartett.web.collector import LOOK_SECONDS, NEEDED, QUIET, SOME, Collector
from raw_sockets import frame, upgraded
from serving import InThread, Player, ask, enter, open_table, serving, wait_for

TIMES = 10
RESET = struct.pack("ii", 1, 0)
"""For a socket closed without a handshake."""


class Loop:
    """Cyclic garbage."""

    def __init__(self) -> None:
        self.own = self


def play(server: InThread) -> None:
    """A request, an invalid one, a game with a few moves, and all ways to leave."""
    assert ask(f"{server.address}/api").status == 200
    assert ask(f"{server.address}/api/tables", b"{").status == 400
    opened = open_table(server.address, ["you", "you"], "push")
    name = opened.json["table"]
    with closing(Player(server.address, name, enter(server.address, opened, 0))) as player:
        player.hear_until("update")
        assert player.move("flip", 0)["type"] == "answer"
        assert player.move("flop", 0)["type"] == "refused"
    with closing(upgraded(server)) as dead:
        dead.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, RESET)
    with closing(upgraded(server)) as wrong:
        wrong.sendall(frame(0x83))
        while wrong.recv(65536):
            pass


@contextmanager
def unlooked() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def test_moves_requests_and_connections_leave_nothing_that_refers_to_itself(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "tables.db") as server:
        play(server)
        with unlooked():
            for _ in range(TIMES):
                play(server)
            wait_for(lambda: not any(table.viewers for table in server.registry.tables.values()))
            time.sleep(0.2)  # lets the last requests finish
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            found = [thing for thing in gc.garbage if type(thing).__module__.startswith("quartett")]
    assert len(found) < TIMES, found[:20]


class Work:
    """A server's processor time."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def work() -> Work:
    return Work()


@pytest.fixture
def connected() -> list[str]:
    return []


@pytest.fixture
def collector(work: Work, connected: list[str]) -> Iterator[Collector]:
    collector = Collector(lambda: len(connected), work)
    collector.begin()
    yield collector
    collector.end()


def test_python_does_not_look_for_garbage_by_itself(collector: Collector) -> None:
    lost = weakref.ref(Loop())
    kept = [[number] for number in range(SOME)]
    assert lost() is not None and kept and not gc.isenabled()
    collector.end()
    assert gc.isenabled()


def test_garbage_is_looked_for_when_nobody_plays(collector: Collector, work: Work) -> None:
    lost = weakref.ref(Loop())
    kept = [[number] for number in range(SOME)]
    work.seconds += 2 * QUIET * LOOK_SECONDS
    assert not collector.look() and lost() is not None, "somebody plays"
    work.seconds += QUIET * LOOK_SECONDS / 2
    assert collector.look() and lost() is None
    assert kept and not collector.look(), "nothing is new"


def test_garbage_does_not_pile_up_where_somebody_always_plays(
    collector: Collector, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collection, "MANY", 2 * SOME)
    looked = 0
    for _ in range(20):
        garbage = [Loop() for _ in range(SOME)]
        garbage.clear()
        work.seconds += LOOK_SECONDS
        looked += collector.look()
    assert looked == 10


def test_what_was_left_decides_how_much_may_be_new(
    collector: Collector, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many objects are collected less often than few, because it takes longer."""
    monkeypatch.setattr(collection, "MANY", SOME)
    kept = [[number] for number in range(SOME)]
    work.seconds += LOOK_SECONDS
    assert collector.look()
    kept += [[number] for number in range(SOME + SOME // 2)]
    work.seconds += LOOK_SECONDS
    assert not collector.look()
    kept += [[number] for number in range(SOME)]
    work.seconds += LOOK_SECONDS
    assert collector.look()


def test_what_fills_a_house_is_not_taken_for_garbage(
    collector: Collector, work: Work, connected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand tables are more than a million objects, and collecting them takes most of a
    second."""
    monkeypatch.setattr(collection, "MANY", SOME)
    connected += ["somebody"] * (SOME // NEEDED)
    kept = [[number] for number in range(2 * SOME)]
    work.seconds += LOOK_SECONDS
    assert not collector.look()
    connected.clear()
    work.seconds += LOOK_SECONDS
    assert collector.look() and kept
