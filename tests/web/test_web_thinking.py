"""Thinking time is shared fairly (C2 of the attack: one client silenced every bot of the
server)."""

import asyncio
import os
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.table.bot_workers import Room
from quartett.table.fair_queue import (
    ALONE,
    LIGHT_SECONDS,
    PEOPLE,
    QUIET,
    Accounts,
    Asker,
    FairQueue,
    Job,
)
from quartett.table.opening import OpenTable
from quartett.table.registry import Registry
from quartett.table.sqlite import SqliteStore
from quartett.table.table import Table
from serving import PATIENCE, AtOnce


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def job(table: str, address: str, rank: int = PEOPLE, since: float = 0.0) -> Job:
    return Job(Asker(table, address, lambda: rank), since)


def order(queue: FairQueue[Job], clock: Time, seconds: float) -> list[Any]:
    """The tables in the order in which their jobs are done, each taking a number of seconds."""
    done = []
    while (one := queue.next()) is not None:
        clock.now += seconds
        queue.done(one, seconds)
        done.append(one.asker.key)
    return done


def test_one_address_with_many_tables_does_not_crowd_out_another() -> None:
    clock = Time()
    queue: FairQueue[Job] = FairQueue(1, Accounts(clock))
    for number in range(20):
        queue.add(job(f"bad{number}", "bad"))
    queue.add(job("good", "good", since=9.0))
    assert order(queue, clock, 1.0).index("good") == 1


def test_people_come_before_tables_where_nobody_is() -> None:
    clock = Time()
    queue: FairQueue[Job] = FairQueue(1, Accounts(clock))
    for name, rank in (("alone", ALONE), ("quiet", QUIET), ("people", PEOPLE)):
        queue.add(job(name, name, rank))
    assert queue.oldest(5.0) == 5.0
    assert order(queue, clock, 0.1) == ["people", "quiet", "alone"]


def test_a_table_without_anybody_is_not_waited_for() -> None:
    queue: FairQueue[Job] = FairQueue(1, Accounts(Time()))
    queue.add(job("alone", "a", ALONE))
    assert queue.oldest(99.0) == 0.0 and len(queue) == 1


def test_one_table_has_one_job_under_way() -> None:
    queue: FairQueue[Job] = FairQueue(4, Accounts(Time()))
    for _ in range(3):
        queue.add(job("one", "a"))
    first = queue.next()
    assert first is not None and queue.next() is None
    queue.done(first, 0.1)
    assert queue.next() is not None


def test_a_worker_is_kept_for_those_who_have_had_little() -> None:
    clock = Time()
    accounts = Accounts(clock)
    accounts.book("bad", 2 * LIGHT_SECONDS)
    queue: FairQueue[Job] = FairQueue(2, accounts)
    for number in range(5):
        queue.add(job(f"bad{number}", "bad"))
    assert queue.next() is not None and queue.next() is None
    queue.add(job("good", "good"))
    good = queue.next()
    assert good is not None and good.asker.key == "good"


def test_a_worker_is_kept_for_those_for_whom_somebody_waits() -> None:
    """Two hundred new tables of strong bots: no time has been booked to their address yet."""
    queue: FairQueue[Job] = FairQueue(2, Accounts(Time()))
    for number in range(200):
        queue.add(job(f"bad{number}", "bad", ALONE))
    assert queue.next() is not None and queue.next() is None
    queue.add(job("good", "good"))
    good = queue.next()
    assert good is not None and good.asker.key == "good"


def test_who_plays_quickly_does_not_wait_for_the_long_jobs_of_others() -> None:
    """A person who answers quickly soon exceeds the light share, but still uses less than a
    flood."""
    accounts = Accounts(Time())
    accounts.book("quick", 2 * LIGHT_SECONDS)
    accounts.book("bad", 9 * LIGHT_SECONDS)
    for rank in (ALONE, PEOPLE):
        queue: FairQueue[Job] = FairQueue(2, accounts)
        for number in range(5):
            queue.add(job(f"bad{number}", "bad", rank))
        assert queue.next() is not None and queue.next() is None
        queue.add(job("quick", "quick"))
        quick = queue.next()
        assert quick is not None and quick.asker.key == "quick"


def test_what_was_had_is_forgotten() -> None:
    clock = Time()
    accounts = Accounts(clock)
    accounts.book("a", 10.0)
    clock.now = 300.0
    assert accounts.of("a") < 0.01


# Cancelled jobs


def test_who_gives_up_gives_up_its_place() -> None:
    async def work() -> int:
        room = Room(1, Accounts(), 60.0)
        asked = [asyncio.create_task(room.run(Asker(n, "a"), 1, wait, 0.2)) for n in range(50)]
        await asyncio.sleep(0)
        for task in asked[1:]:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        left = len(room.queue)
        room.stop()
        return left

    assert asyncio.run(asyncio.wait_for(work(), PATIENCE)) == 0


def wait(seconds: float) -> None:
    threading.Event().wait(seconds)


class Counting(AtOnce):
    """Bots that never answer; counts requests and cancellations."""

    def __init__(self) -> None:
        self.asked = 0
        self.waits = 0
        self.names: set[str] = set()

    async def ask(
        self, asker: Asker, game: Game[Any], numbers: list[int], seat: int, name: str
    ) -> int:
        self.asked += 1
        self.waits += 1
        self.names.add(name)
        try:
            await asyncio.sleep(3600)
        finally:
            self.waits -= 1
        return 0

    async def hint(self, asker: Asker, game: Game[Any], numbers: list[int], seat: int) -> Any:
        await asyncio.sleep(3600)


def at_table(
    tmp_path: Path,
    thinkers: AtOnce,
    asked: OpenTable,
    work: Callable[[Registry, Table], Awaitable[None]],
) -> None:
    asyncio.run(at_table_of(tmp_path, thinkers, asked, work))


async def at_table_of(
    tmp_path: Path,
    thinkers: AtOnce,
    asked: OpenTable,
    work: Callable[[Registry, Table], Awaitable[None]],
) -> None:
    registry = Registry(SqliteStore(str(tmp_path / "tables.db")), thinkers)  # type: ignore[arg-type]
    try:
        await asyncio.wait_for(work(registry, (await registry.open(asked)).table), PATIENCE)
    finally:
        registry.close()
        await registry.store.stop()


def test_moves_undos_and_other_bots_leave_one_job_for_each_seat_and_not_hundreds(
    tmp_path: Path,
) -> None:
    thinkers = Counting()

    async def work(registry: Registry, table: Table) -> None:
        while 0 not in table.match.state.owing:
            await asyncio.sleep(0.01)
        for number in range(10):
            seat_moves = table.match.state.legal(0)
            text = table.match.game.moves.text(seat_moves[0])
            await table.move(0, table.number, text, f"m{number}")
            await table.undo(0, table.number, f"u{number}")
        for _ in range(10):
            await table.seat(1, table.chairs[1])
        await asyncio.sleep(0.05)
        assert thinkers.waits == 3 and thinkers.asked >= 13

    at_table(tmp_path, thinkers, OpenTable("force", ["you", "master", "master", "master"]), work)


def test_who_takes_back_what_a_bot_thinks_about_ends_its_job(tmp_path: Path) -> None:
    """Each move and undo left a bot's long job behind."""
    thinkers = Counting()

    async def work(registry: Registry, table: Table) -> None:
        for number in range(8):
            while 1 not in table.match.state.owing:
                while 0 not in table.match.state.owing:
                    await asyncio.sleep(0.01)
                move = table.match.game.moves.text(table.match.state.legal(0)[-1])
                await table.move(0, table.number, move, f"m{number}-{table.number}")
            await asyncio.sleep(0.01)
            assert thinkers.waits == 1
            await table.undo(0, table.number, f"u{number}")
            await asyncio.sleep(0.01)
            assert thinkers.waits == 0 and thinkers.asked == number + 1

    at_table(tmp_path, thinkers, OpenTable("push", ["you", "master"]), work)


def test_in_a_team_with_a_person_nobody_counts_on_conventions_that_were_not_told(
    tmp_path: Path,
) -> None:
    """Konoha's `master` uses signals that it has agreed on with other masters; `expert` does
    not."""

    async def asked(seats: list[str]) -> set[str]:
        thinkers = Counting()

        async def work(registry: Registry, table: Table) -> None:
            while not thinkers.asked:
                await asyncio.sleep(0.01)

        await at_table_of(tmp_path, thinkers, OpenTable("konoha", seats), work)
        return thinkers.names

    assert asyncio.run(asked(["you", "master", "master"])) == {"expert:1"}
    assert asyncio.run(asked(["master", "master", "master"])) == {"master"}


def test_a_seat_has_one_hint_at_a_time_on_however_many_devices(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table) -> None:
        first = asyncio.create_task(table.hint(0))
        await asyncio.sleep(0.01)
        with pytest.raises(Problem, match="hint-pending"):
            await table.hint(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        again = asyncio.create_task(table.hint(0))
        await asyncio.sleep(0.01)
        assert not again.done()
        again.cancel()

    at_table(tmp_path, Counting(), OpenTable("push", ["you", "you"]), work)


class Looker:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seats = (seat,) if seat >= 0 else ()
        self.away = False

    def wake(self) -> None: ...

    def leave(self) -> None: ...


def test_how_urgent_a_table_is_depends_on_who_is_there(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table) -> None:
        bots = (await registry.open(OpenTable("push", ["random", "random"]))).table
        rank = table.autoplay.asker.rank
        assert (rank(), bots.autoplay.asker.rank()) == (QUIET, ALONE)
        table.welcome(Looker(0))
        bots.welcome(Looker(-2))
        assert (rank(), bots.autoplay.asker.rank()) == (PEOPLE, QUIET)

    at_table(tmp_path, Counting(), OpenTable("push", ["you", "random"]), work)


def test_all_workers_are_started_before_the_first_long_job() -> None:
    """The second worker was only started once `master` bots needed it, so players with a quick
    bot waited for a process."""

    async def main() -> None:
        room = Room(2, Accounts(), seconds=PATIENCE)
        room.warm()
        try:
            first = [await room.run(Asker(key, key), 1, os.getpid) for key in ("a", "b")]
            long = asyncio.create_task(room.run(Asker("bad", "bad"), 1, time.sleep, PATIENCE))
            while not room.queue._under_way:
                await asyncio.sleep(0.01)
            assert all(worker.is_started for worker in room._workers)
            began = [worker._process.pid for worker in room._workers]
            quick = await room.run(Asker("good", "good"), 1, os.getpid)
            assert quick in began and set(first) <= set(began)
            long.cancel()
        finally:
            room.stop()

    asyncio.run(main())


def test_a_table_with_a_bot_starts_workers_before_the_bot_is_asked(tmp_path: Path) -> None:
    class Warmed(AtOnce):
        times = 0

        def warm(self) -> None:
            self.times += 1

    async def main() -> None:
        thinkers = Warmed()
        registry = Registry(SqliteStore(str(tmp_path / "tables.db")), thinkers)  # type: ignore[arg-type]
        await registry.open(OpenTable("push", ["you", "you"]))
        assert thinkers.times == 0
        await registry.open(OpenTable("push", ["you", "steady"]))
        assert thinkers.times == 1
        registry.close()
        await registry.store.stop()

    asyncio.run(main())
