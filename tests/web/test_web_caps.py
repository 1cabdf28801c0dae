"""Limits on what a table, a connection or an address can accumulate: undos, entries, numbers,
addresses."""

import asyncio
import time
from contextlib import closing
from pathlib import Path

import pytest

from quartett.core.problem import Problem
from quartett.table import table as tables
from quartett.table import undo
from quartett.table.opening import DAY, OpenTable
from quartett.table.registry import Registry
from quartett.table.sqlite import SqliteStore
from quartett.table.store import MOST_PASSES
from quartett.table.table import Table
from serving import PATIENCE, AtOnce, Player, ask, enter, open_table, serving

FEW = 3
ADDRESS = "203.0.113.77"


async def opened(file: Path, address: str = "") -> tuple[Registry, Table]:
    registry = Registry(SqliteStore(str(file)), AtOnce())
    asked = OpenTable("push", ["you", "random"])
    return registry, (await registry.open(asked, address)).table


async def close(registry: Registry) -> None:
    registry.close()
    await registry.store.stop()


def test_undos_of_a_table_are_counted_and_the_count_outlives_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H4 of the attack: undos against bots are free, and all are replayed when a table is
    loaded."""
    monkeypatch.setattr(undo, "MOST_UNDOS", FEW)

    async def run() -> None:
        registry, table = await opened(tmp_path / "tables.db")
        for number in range(FEW):
            await table.move(0, table.number, "flip", f"m{number}")
            await table.undo(0, table.number, f"u{number}")
        await table.move(0, table.number, "flip", "m")
        stood = table.number
        with pytest.raises(Problem, match="too-many-undos"):
            await table.undo(0, stood, "u")
        assert table.number == stood
        assert await table.undo(0, 2, "u0") <= stood, "what was done before is told again"
        table.close()
        del registry.tables[table.name]
        again = await registry.find(table.name)
        assert again is not table and again.undos == FEW
        with pytest.raises(Problem, match="too-many-undos"):
            await again.undo(0, stood, "u")
        await close(registry)

    asyncio.run(run())


def test_a_log_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_ENTRIES", FEW)

    async def run() -> None:
        registry, table = await opened(tmp_path / "tables.db")
        await table.move(0, 0, "flip", "a")
        await table.undo(0, table.number, "b")
        stood = table.number
        assert stood >= FEW
        with pytest.raises(Problem, match="table-full"):
            await table.move(0, stood, "flip", "c")
        kept = await registry.store.load(table.name)
        assert kept is not None and len(kept.log) == table.number == stood
        await close(registry)

    asyncio.run(run())


def test_who_has_seen_more_than_a_process_is_not_welcomed_before_it_has_read_on(
    tmp_path: Path,
) -> None:
    """L1 of the attack: a paused process is behind what another one has stored and sent."""
    with serving(tmp_path / "tables.db") as server:
        asked = open_table(server.address, ["you", "you"], "push")
        name = asked.json["table"]
        cookie = enter(server.address, asked, 0)
        table = server.registry.tables[name]

        async def elsewhere() -> int:
            """Another process with the same database, as far as tables are concerned."""
            other = Registry(server.registry.store, AtOnce())
            there = await other.find(name)
            await there.move(0, 0, "flip", "a")
            other.close()
            return there.number

        seen = asyncio.run_coroutine_threadsafe(elsewhere(), server.loop).result(PATIENCE)
        assert table.number == 0 < seen, "this process does not know yet"
        with closing(Player(server.address, name, cookie, number=seen)) as player:
            welcome = player.hear_until("welcome")
            assert welcome["number"] == seen == table.number


def test_addresses_are_forgotten_after_a_day(tmp_path: Path) -> None:
    """L2 of the attack. Searches the bytes of the file, not what is documented to be in it."""
    file = tmp_path / "tables.db"

    async def run(age: float) -> bool:
        registry, table = await opened(file, ADDRESS)
        store = registry.store
        assert isinstance(store, SqliteStore)
        query = "UPDATE tables SET opened = ? WHERE name = ?"
        await store.writer.run(lambda db: db.execute(query, (time.time() - age, table.name)))
        await registry.archive(30)
        found = await store.tables_of(ADDRESS, 0) > 0
        await close(registry)
        return found

    assert asyncio.run(run(DAY / 2)), "the limit of tables a day needs it"
    file.unlink()
    assert not asyncio.run(run(DAY * 1.1))
    written = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert ADDRESS.encode() not in written


def test_passes_of_a_seat_do_not_pile_up_and_a_new_link_ends_them(tmp_path: Path) -> None:
    """Anyone with a pass can request another, and all are stored."""
    with serving(tmp_path / "tables.db") as server:
        opened = open_table(server.address, ["you", "you"])
        table = f"{server.address}/api/tables/{opened.json['table']}"
        cookie = enter(server.address, opened, 1)
        asked = [ask(f"{table}/passes", {}, Cookie=cookie).status for _ in range(MOST_PASSES)]
        assert asked == [200] * (MOST_PASSES - 2) + [409] * 2
        secret = {"secret": opened.json["links"][1]["secret"]}
        assert ask(f"{table}/enter", secret).json["name"] == "too-many-passes"
        assert ask(f"{table}/enter", {"secret": opened.json["links"][0]["secret"]}).status == 200
        fresh = ask(f"{table}/seats/1/link", {}, Cookie=opened.cookie).json["secret"]
        assert ask(f"{table}/enter", {"secret": fresh}).status == 200
