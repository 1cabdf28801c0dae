"""A table without HTTP: stored before acknowledged, consistent whatever happens, never blocked
by a bot."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.table import store as keeping
from quartett.table.fair_queue import Asker
from quartett.table.log import Entry
from quartett.table.match import Plan
from quartett.table.opening import OpenTable, check_manner
from quartett.table.registry import Registry
from quartett.table.snapshot import Snapshot
from quartett.table.sqlite import SqliteStore
from quartett.table.store import Behind, Manner
from quartett.table.table import Table
from quartett.table.writer import connect
from serving import PATIENCE, AtOnce


class Looker:
    """A viewer that counts updates, and checks what is stored at that moment."""

    seat = 0

    def __init__(self, table: Table, file: Path) -> None:
        self.table, self.file = table, file
        self.stored: list[int] = []
        self.left = False

    def wake(self) -> None:
        with sqlite3.connect(self.file) as database:
            row = database.execute("SELECT count(*) FROM log").fetchone()
        assert row[0] >= self.table.number, "told before stored"
        self.stored.append(row[0])

    def leave(self) -> None:
        self.left = True


class Broken(SqliteStore):
    """A store with a full disk or a slow writer."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.full = False
        self.pause = 0.0

    async def append(self, table: str, plan: Plan) -> None:
        await asyncio.sleep(self.pause)
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        await super().append(table, plan)


Work = Callable[[Registry, Table, Looker], Awaitable[None]]


def at_table(
    tmp_path: Path, work: Work, seats: Sequence[str] = ("you", "you"), thinkers: Any = None
) -> None:
    async def run() -> None:
        file = tmp_path / "tables.db"
        registry = Registry(Broken(str(file)), thinkers or AtOnce())
        table = (await registry.open(OpenTable("push", list(seats)))).table
        looker = Looker(table, file)
        table.viewers.add(looker)
        await asyncio.wait_for(work(registry, table, looker), PATIENCE)
        registry.close()
        await registry.store.stop()

    asyncio.run(run())


async def until(ready: Callable[[], bool]) -> None:
    while not ready():
        await asyncio.sleep(0.005)


def test_nothing_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        await table.move(0, 0, "flip", "a")
        assert looker.stored == [2]

    at_table(tmp_path, work)


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        before = table.match.state.numbers()
        registry.store.full = True
        with pytest.raises(Problem, match="not-stored"):
            await table.move(0, 0, "flip", "a")
        assert table.match.state.numbers() == before and looker.stored == []
        assert table.broken and looker.left
        registry.store.full = False
        again = await registry.find(table.name)
        assert again is not table and await again.move(0, 0, "flip", "a") == 1

    at_table(tmp_path, work)


def test_who_is_cancelled_in_the_middle_of_storing_leaves_the_table_whole(tmp_path: Path) -> None:
    """It is unknown then whether the move was stored, so everything is read again from the
    store."""

    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        registry.store.pause = 0.05
        asking = asyncio.create_task(table.move(0, 0, "flip", "a"))
        await asyncio.sleep(0.01)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert table.broken and looker.left
        found = await registry.find(table.name)
        assert found is not table
        assert await found.move(0, 0, "flip", "a") == 1 and found.number == 2
        kept = await registry.store.load(table.name)
        assert kept is not None and len(kept.log) == found.number

    at_table(tmp_path, work)


def test_the_same_message_sent_twice_at_once_happens_once(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        answers = await asyncio.gather(*(table.move(0, 0, "flip", "a") for _ in range(20)))
        assert answers == [1] * 20 and table.number == 2

    at_table(tmp_path, work)


def test_two_different_answers_to_one_question_do_not_both_happen(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        asked = (table.move(0, 0, "flip", name) for name in ("a", "b"))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Problem)]
        assert [problem.name for problem in refused] == ["stale-number"] and table.number == 2

    at_table(tmp_path, work)


class Slow(AtOnce):
    """A bot that never finishes, or fails."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.asked = 0

    async def ask(
        self, asker: Asker, game: Game[Any], numbers: list[int], seat: int, name: str
    ) -> int:
        self.asked += 1
        if self.fails:
            raise RuntimeError("no idea")
        await asyncio.sleep(3600)
        return 0


def test_a_bot_that_thinks_for_ever_holds_up_neither_its_seat_nor_another_table(
    tmp_path: Path,
) -> None:
    thinkers = Slow()

    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        await until(lambda: thinkers.asked == 1)
        other = (await registry.open(OpenTable("push", ["you", "you"]))).table
        assert await other.move(0, 0, "flip", "a") == 1
        await table.seat(0, keeping.Chair("person"))
        assert await table.move(0, 0, "flip", "a") == 1

    at_table(tmp_path, work, ("steady", "you"), thinkers)


def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        await until(lambda: bool(table.match.state.over))
        assert table.record().ending

    at_table(tmp_path, work, ("steady", "random"), Slow(fails=True))


def test_tables_that_nobody_needs_rest_and_are_found_again(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        await table.move(0, 0, "flip", "a")
        registry.rest_after = -1
        registry.rest()
        assert table.name in registry.tables, "somebody looks at it"
        table.viewers.clear()
        registry.rest()
        assert table.name not in registry.tables
        found = await registry.find(table.name)
        assert found.match.state.numbers() == table.match.state.numbers()

    at_table(tmp_path, work)


def test_after_a_start_games_go_on_without_anybody_asking(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        await until(lambda: bool(table.number))

    at_table(tmp_path, work, ("random", "random"), Slow(fails=True))

    async def again() -> None:
        registry = Registry(SqliteStore(str(tmp_path / "tables.db")), AtOnce())
        await registry.wake()
        (table,) = registry.tables.values()
        await asyncio.wait_for(until(lambda: bool(table.match.state.over)), PATIENCE)
        assert await registry.store.orphans(0) == []
        await registry.store.stop()

    asyncio.run(again())


# The store


def plan_of(entry: Entry) -> Plan:
    return Plan([entry], False, Snapshot(0, 0, "", []))


def test_a_job_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "tables.db"))
        registry = Registry(store, AtOnce())
        table = (await registry.open(OpenTable("push", ["you", "you"]))).table
        entries = [Entry(number, 0, "flip") for number in (0, 1, 1, 2)]
        jobs = [store.append(table.name, plan_of(entry)) for entry in entries]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(answer, Behind) for answer in answers] == [*(False, False, True, False)]
        kept = await store.load(table.name)
        assert kept is not None and [entry.number for entry in kept.log] == [0, 1, 2]
        await store.stop()

    asyncio.run(run())


def test_many_writers_share_their_commits(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "tables.db"))
        registry = Registry(store, AtOnce())
        table = (await registry.open(OpenTable("push", ["you", "you"]))).table
        before = store.writer.commits
        jobs = [store.append(table.name, plan_of(Entry(n, 0, "flip"))) for n in range(400)]
        await asyncio.gather(*jobs)
        assert 0 < store.writer.commits - before < 100
        await store.stop()

    asyncio.run(run())


def test_commits_reach_the_disk(tmp_path: Path) -> None:
    database = connect(str(tmp_path / "tables.db"))
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)
    database.close()


def test_a_file_of_another_kind_or_a_newer_version_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "letter.db"
    other.write_text("Dear Ada," * 200)
    with pytest.raises(Problem, match="database-unusable"):
        SqliteStore(str(other))
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(Problem, match="database-newer"):
        SqliteStore(str(newer))
    assert other.read_text().startswith("Dear Ada")


# What survives the process


def test_a_wish_and_a_clock_outlive_the_process(tmp_path: Path) -> None:
    async def first() -> str:
        registry = Registry(SqliteStore(str(tmp_path / "tables.db")), AtOnce())
        asked = OpenTable("push", ["you", "you"], manner=Manner(seconds=1000, late="play"))
        table = (await registry.open(asked)).table
        await table.move(0, 0, "flip", "a")
        await table.undo(0, 2, "b")
        assert table.wish is not None
        dues.append(table.autoplay.due(0))
        registry.close()
        await registry.store.stop()
        return table.name

    async def again(name: str) -> None:
        registry = Registry(SqliteStore(str(tmp_path / "tables.db")), AtOnce())
        table = await registry.find(name)
        dues.append(table.autoplay.due(0))
        await table.consent(1, 2, True)
        assert table.number == 3 and table.match.moves == [] and table.wish is None
        registry.close()
        await registry.store.stop()

    dues: list[float | None] = []
    asyncio.run(again(asyncio.run(first())))
    assert dues[0] is not None and dues[0] == dues[1]


def test_a_table_that_nobody_touched_for_long_is_put_away(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        await table.move(0, 0, "flip", "a")
        await registry.archive(1)
        assert await table.move(0, 2, "place 1", "b") > 2, "it was touched just now"
        await registry.archive(-1)
        await until(lambda: table.archived)
        with pytest.raises(Problem, match="table-archived"):
            await table.move(1, table.number, "flip", "c")
        assert await registry.store.orphans(0) == [] and await registry.store.listed(9, 9) == []
        table.close()
        again = await registry.find(table.name)
        assert again.archived
        with pytest.raises(Problem, match="record-after-end"):
            again.record()  # it may continue, so its seed stays secret
        revived = await registry.revive(again)
        assert not revived.archived and revived.autoplay.on_duty
        (seat,) = revived.match.state.owing
        move = revived.match.game.moves.text(revived.match.state.legal(seat)[0])
        assert await revived.move(seat, revived.number, move, "c") > 2

    at_table(tmp_path, work)


def test_a_bot_waits_a_little_where_people_sit(tmp_path: Path) -> None:
    async def run() -> None:
        registry = Registry(SqliteStore(str(tmp_path / "tables.db")), AtOnce())
        asked = OpenTable("push", ["random", "you"], manner=Manner(pause=5000))
        table = (await registry.open(asked)).table
        await asyncio.sleep(0.1)
        assert table.number == 0
        table.facts = msgspec.structs.replace(table.facts, manner=Manner(pause=0))
        await table.seat(0, keeping.Chair("bot", "Mira", "random"))
        await until(lambda: table.number > 0)
        registry.close()
        await registry.store.stop()

    asyncio.run(run())
    with pytest.raises(Problem, match="bad-pause"):
        check_manner(Manner(pause=60_000))


def test_who_was_a_person_when_the_answer_was_given_is_asked(tmp_path: Path) -> None:
    """M3 of the attack: hand another player's seat to a bot, undo, hand it back."""

    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        await table.move(0, 0, "flip", "a")
        assert table.number == 2, "chance has answered"
        await table.seat(1, keeping.Chair("bot", "Ada", "random"))
        assert await table.undo(0, 2, "u") == 2 and table.wish is not None
        await table.seat(1, keeping.Chair("person", "Ada"))
        assert table.wish is not None and table.number == 2
        await table.seat(1, keeping.Chair("bot", "Ada", "random"))
        await table.consent(1, 2, True)
        assert table.number == 3 and table.match.moves == []

    at_table(tmp_path, work)


def test_a_bot_does_not_mind_what_happened_since_it_sits_there(tmp_path: Path) -> None:
    async def work(registry: Registry, table: Table, looker: Looker) -> None:
        await table.seat(1, keeping.Chair("bot", "Ada", "random"))
        await table.move(0, 0, "flip", "a")
        await table.undo(0, 2, "u")
        assert table.match.moves == []

    at_table(tmp_path, work)
