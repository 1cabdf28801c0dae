"""Recovery: rows of older versions, unreadable rows, stores that fail."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quartett.core.problem import Problem
from quartett.table.opening import OpenTable
from quartett.table.registry import Registry
from quartett.table.serialization import check_same
from quartett.table.sqlite import SqliteStore
from quartett.table.store import BOT, Behind, Chair, Manner, Wish
from serving import PATIENCE, AtOnce, Player, ask, open_table, serving, wait_for

Work = Callable[[Registry], Awaitable[Any]]


def in_house(file: Path, work: Work) -> Any:
    """Runs work with a registry on a file."""

    async def run() -> Any:
        registry = Registry(SqliteStore(str(file)), AtOnce())
        try:
            return await asyncio.wait_for(work(registry), PATIENCE)
        finally:
            registry.close()
            await registry.store.stop()

    return asyncio.run(run())


def open_tables(file: Path, *tables: OpenTable) -> list[str]:
    async def work(registry: Registry) -> list[str]:
        return [(await registry.open(one)).table.name for one in tables]

    names: list[str] = in_house(file, work)
    return names


def rewrite(file: Path, table: str, column: str, change: Callable[[Any], Any]) -> None:
    keys = {"tables": "name", "chairs": "name || seat"}[table]
    with sqlite3.connect(file) as db:
        for key, data in db.execute(f"SELECT {keys}, {column} FROM {table}").fetchall():
            text = json.dumps(change(json.loads(data))).encode()
            db.execute(f"UPDATE {table} SET {column} = ? WHERE {keys} = ?", (text, key))


def without(*fields: str) -> Callable[[Any], Any]:
    """Removes fields that older versions did not have."""

    def change(row: Any) -> Any:
        row["manner"] = {k: v for k, v in row["manner"].items() if k not in fields}
        row["header"]["rules"] = "0"
        return {k: v for k, v in row.items() if k not in fields}

    return change


# H7 of the attack: an update that changes rules


def test_a_row_that_an_older_version_wrote_goes_on_under_our_rules(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    (name,) = open_tables(file, OpenTable("push", ["you", "you"]))

    async def play(registry: Registry) -> int:
        return await (await registry.find(name)).move(0, 0, "flip", "a")

    in_house(file, play)
    rewrite(file, "tables", "facts", without("hints", "pause", "cards", "continued"))

    async def look(registry: Registry) -> Any:
        return await registry.find(name)

    table = in_house(file, look)
    assert table.number > 0 and table.facts.continued == table.number


def test_a_chair_that_an_older_version_wrote_can_be_changed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    (name,) = open_tables(file, OpenTable("push", ["you", "you"]))
    rewrite(file, "chairs", "chair", lambda row: {"kind": row["kind"], "name": row["name"]})

    async def hand(registry: Registry) -> Any:
        table = await registry.find(name)
        await table.seat(1, Chair(BOT, "Mira", "random"))
        return table.chairs[1]

    assert in_house(file, hand) == Chair(BOT, "Mira", "random", owned=True)


def test_what_lies_there_is_compared_as_a_value() -> None:
    wish = Wish(1, "a", (0,))
    check_same([b'{ "agreed": [0], "ack": "a", "seat": 1 }'], Wish, wish)
    check_same([None], Wish, None)
    for row, was in (([None], wish), ([msgspec.json.encode(wish)], None), (None, wish)):
        with pytest.raises(Behind):
            check_same(row, Wish, was)


def test_who_is_behind_for_ever_is_told_that_nothing_was_stored(tmp_path: Path) -> None:
    async def work(registry: Registry) -> None:
        table = (await registry.open(OpenTable("push", ["you", "you"]))).table

        async def always_behind() -> int:
            raise Behind

        with pytest.raises(Problem, match="not-stored"):
            await table.alone(always_behind)

    in_house(tmp_path / "tables.db", work)


# M5: one unreadable row


def test_a_row_that_nobody_can_read_stops_no_other_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    names = open_tables(file, *[OpenTable("push", ["random", "you"])] * 3)
    with sqlite3.connect(file) as db:
        db.execute(
            "UPDATE tables SET facts = 'broken', touched = touched - 9 WHERE name = ?", names[:1]
        )

    async def wake(registry: Registry) -> None:
        await registry.wake()
        assert registry.own == set(names[1:])
        assert registry.retries.waits(names[0]), "it is not asked for again at once"

    in_house(file, wake)
    assert [record.message for record in caplog.records].count("not resumed") == 1


# M6: a store that fails for a while


def test_a_table_whose_move_could_not_be_stored_goes_on_though_nobody_looks(tmp_path: Path) -> None:
    async def work(registry: Registry) -> None:
        table = (await registry.open(OpenTable("push", ["you", "you"]))).table
        append, registry.store.append = registry.store.append, fail  # type: ignore[method-assign]
        with pytest.raises(Problem, match="not-stored"):
            await table.move(0, 0, "flip", "a")
        registry.store.append = append  # type: ignore[method-assign]
        assert table.broken
        for _ in range(100):
            await registry.mend()
            if registry.tables.get(table.name) not in (None, table):
                break
            await asyncio.sleep(0.05)
        again = registry.tables[table.name]
        assert not again.broken and again.autoplay.on_duty
        assert await again.move(0, 0, "flip", "a") == 1

    in_house(tmp_path / "tables.db", work)


async def fail(*_: Any) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_a_clock_runs_on_after_the_store_has_failed(tmp_path: Path) -> None:
    manner = Manner(seconds=1, late="play")

    async def work(registry: Registry) -> None:
        table = (await registry.open(OpenTable("push", ["you", "you"], manner=manner))).table
        append, registry.store.append = registry.store.append, fail  # type: ignore[method-assign]
        await wait(lambda: table.broken)
        registry.store.append = append  # type: ignore[method-assign]
        while not (again := registry.tables.get(table.name)) or again is table or not again.number:
            await registry.mend()
            await asyncio.sleep(0.05)

    in_house(tmp_path / "tables.db", work)


async def wait(ready: Callable[[], bool]) -> None:
    while not ready():
        await asyncio.sleep(0.02)


# M7: clients that could not be served are told so


def full(registry: Registry) -> Callable[[], None]:
    """Fails all writes, as on a full disk, until the returned function is called."""
    writer: Any = getattr(registry.store, "writer")  # noqa: B009
    right = writer._together, writer._one_by_one

    def refuse(_: Any, batch: list[Any]) -> list[Any]:
        return [sqlite3.OperationalError("database or disk is full")] * len(batch)

    writer._together = writer._one_by_one = refuse

    def enough() -> None:
        writer._together, writer._one_by_one = right

    return enough


def test_a_move_that_was_not_stored_is_refused_before_the_connection_ends(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        opened = open_table(server.address, ["you", "you"])
        name = opened.json["table"]
        player = Player(server.address, name, opened.cookie)
        player.question()
        enough = full(server.registry)
        refused = player.move("flip", player.number, "m")
        assert refused["type"] == "refused" and refused["problem"]["name"] == "not-stored"
        with pytest.raises(ConnectionClosed) as closed:
            player.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        asked = {"game": "push", "seats": ["you", "you"]}
        for place, body in (("/api/tables", asked), (f"/api/tables/{name}/seats/1/hand", {})):
            answer = ask(f"{server.address}{place}", body, cookie=opened.cookie)
            assert (answer.status, answer.json["name"]) == (503, "not-stored")
        health = ask(f"{server.address}/healthz")
        assert health.status == 503 and health.json["status"] == "store"
        enough()
        again = Player(server.address, name, opened.cookie)
        again.question()
        assert again.move("flip", again.number, "m")["type"] == "answer"
        wait_for(lambda: ask(f"{server.address}/healthz").status == 200)


def test_own_faults_are_told_once_and_without_names_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """L8: every 500 was logged twice, with the table's name, which lets people watch."""
    with serving(tmp_path / "tables.db") as server:
        name = open_table(server.address, ["you", "you"]).json["table"]
        monkeypatch.setattr("quartett.web.tables.table_seen", lambda *_: 1 / 0)
        answer = ask(f"{server.address}/api/tables/{name}")
        assert (answer.status, answer.json["name"]) == (500, "own-fault")
        assert answer.headers["Content-Security-Policy"]
    failed = [record for record in caplog.records if record.exc_info]
    assert [record.message for record in failed] == ["request failed"]
    assert name not in "".join(str(record.__dict__) for record in caplog.records)


# M8: a wrong clock


def test_a_wrong_clock_puts_nothing_away_and_publishes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: Registry) -> None:
        table = (await registry.open(OpenTable("push", ["you", "random"]))).table
        wrong = time.time() + 100 * 86_400
        monkeypatch.setattr(time, "time", lambda: wrong)
        await registry.archive(90)
        assert not (await registry.find(table.name)).archived
        with pytest.raises(Problem, match="record-after-end"):
            table.record()
        assert await registry.store.orphans(await registry._today() - 86_400) == [table.name]

    in_house(tmp_path / "tables.db", work)


def test_the_file_with_the_seeds_is_for_its_owner_alone(tmp_path: Path) -> None:
    """L2."""
    open_tables(tmp_path / "tables.db", OpenTable("push", ["you", "you"]))
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert set(modes.values()) == {0o600}, modes
