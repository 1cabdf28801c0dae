"""Several server processes share their tables over PostgreSQL; any of them may die."""

import asyncio
import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from databases import database, why_none
from quartett.cli import main
from quartett.core.problem import Problem
from quartett.core.record import parse
from quartett.table.fairness import verify
from quartett.table.log import Entry
from quartett.table.match import Plan
from quartett.table.opening import OpenTable, game_of
from quartett.table.registry import Registry
from quartett.table.room import SetRoom
from quartett.table.snapshot import Snapshot
from quartett.table.store import Behind, Chair, Manner, Pass, Wish
from quartett.table.table import Table
from quartett.web.server import open_store
from serving import PATIENCE, AtOnce, InProcess, Player, ask, enter, open_table, wait_for
from stubborn import Stubborn

pytestmark = pytest.mark.skipif(bool(why_none()), reason=why_none())


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with database() as running:
        yield running


class Pair:
    """Two registries that share a store, in one process, so that a test can inspect both."""

    def __init__(self, address: str) -> None:
        self.registries = [Registry(open_store(address), AtOnce()) for _ in range(2)]

    async def open(self, seats: list[str], **more: Any) -> tuple[Table, Table]:
        """A table owned by the first registry, as both see it."""
        asked = OpenTable("push", seats, **more)
        table = (await self.registries[0].open(asked)).table
        return table, await self.registries[1].find(table.name)

    async def __aenter__(self) -> "Pair":
        for registry in self.registries:
            await registry.store.start(registry)
        return self

    async def __aexit__(self, *_: object) -> None:
        for registry in self.registries:
            registry.close()
            await registry.store.stop()


async def until(ready: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(0.01)


def with_two(address: str, work: Any) -> None:
    pair = Pair(address)  # migrates the database, outside of the loop

    async def run() -> None:
        async with pair:
            await asyncio.wait_for(work(pair), PATIENCE)

    asyncio.run(run())


def test_a_move_at_one_house_is_seen_at_the_other(address: str) -> None:
    async def work(pair: Pair) -> None:
        here, there = await pair.open(["you", "you"])
        assert await there.move(0, 0, "flip", "a") == 1
        await until(lambda: here.number == there.number == 2)
        assert here.match.state.numbers() == there.match.state.numbers()
        assert await here.move(0, 0, "flip", "a") == 1, "the first answer again"

    with_two(address, work)


def test_two_answers_to_one_question_at_two_houses_do_not_both_happen(address: str) -> None:
    async def work(pair: Pair) -> None:
        for _ in range(5):
            tables = await pair.open(["you", "you"])
            asked = [table.move(0, 0, "flip", f"m{n}") for n, table in enumerate(tables)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, Problem)]
            assert [problem.name for problem in refused] == ["stale-number"]
            kept = await pair.registries[0].store.load(tables[0].name)
            assert kept is not None and [entry.number for entry in kept.log] == [0, 1]

    with_two(address, work)


def test_sealed_answers_come_in_at_either_house(address: str) -> None:
    async def work(pair: Pair) -> None:
        here, there = await pair.open(["you", "you", "you"])
        asked = OpenTable("force", ["you", "you", "you"])
        here = (await pair.registries[0].open(asked)).table
        there = await pair.registries[1].find(here.name)
        await until(lambda: here.number == there.number > 0 and len(here.match.state.owing) == 3)
        moves, number = here.match.game.moves, here.number
        choices = [moves.text(here.match.state.legal(seat)[0]) for seat in range(3)]
        where = (here, there, here)
        sent = (where[s].move(s, number, choices[s], f"s{s}") for s in range(3))
        await asyncio.gather(*sent)
        await until(lambda: here.number == there.number >= number + 3)
        assert here.match.moves == there.match.moves

    with_two(address, work)


def test_chairs_wishes_and_presence_are_the_same_everywhere(address: str) -> None:
    async def work(pair: Pair) -> None:
        here, there = await pair.open(["you", "you", "free"])
        taken = [
            here.seat(2, Chair("person", "Bob"), "free"),
            there.seat(2, Chair("person"), "free"),
        ]
        answers = await asyncio.gather(*taken, return_exceptions=True)
        assert [type(answer) for answer in answers].count(Problem) == 1
        await here.move(0, 0, "flip", "a")
        await until(lambda: there.number == 2)
        await there.undo(0, 2, "u")
        await until(lambda: here.wish == Wish(0, "u"))
        await asyncio.gather(here.consent(1, 2, True), there.consent(2, 2, True))
        await until(lambda: here.number == there.number == 3)
        assert here.match.moves == [] and here.wish is None

    with_two(address, work)


def test_people_are_forgotten_at_either_house(address: str) -> None:
    async def work(pair: Pair) -> None:
        here, there = await pair.open(["Ada=you", "Bo=you", "Cy=you"])
        store = pair.registries[0].store
        for host in (True, False):
            await store.add_pass(bytes([host]), Pass(here.name, 0, host))
        await asyncio.gather(here.forget_person(0), there.forget_person(1))
        await store.revoke(here.name, 0, hosts=True)
        assert [await store.find_pass(bytes([host])) for host in (True, False)] == [None, None]
        await until(lambda: here.chairs == there.chairs and here.chairs[2].name == "Cy")
        kept = await store.load(here.name)
        assert kept is not None and [chair.name for chair in kept.chairs] == ["", "", "Cy"]
        players = kept.facts.header["players"]
        assert "Cy" in players and "Ada" not in players and "Bo" not in players

    with_two(address, work)


def test_rooms_remarks_and_votes_are_the_same_everywhere(address: str) -> None:
    async def work(pair: Pair) -> None:
        here, there = await pair.open(["Ada=you", "Bo=you", "free"], room=True)
        await there.set_room(SetRoom(options={"risk": "yes"}))
        seats = [
            here.seat(2, Chair("person", "Cem"), "free"),
            there.seat(2, Chair("bot", "Mira", "random"), "free"),
        ]
        taken = await asyncio.gather(*seats, return_exceptions=True)
        assert [type(one) for one in taken].count(Problem) == 1
        starts = await asyncio.gather(
            here.start(0, True), there.start(0, True), return_exceptions=True
        )
        assert [one.name for one in starts if isinstance(one, Problem)] == ["already-started"]
        await until(lambda: not here.facts.room and not there.facts.room)
        assert here.facts.header == there.facts.header and here.facts.asked == {"risk": "yes"}
        said = [
            table.say(seat, "hello") for _ in range(2) for seat, table in ((0, here), (1, there))
        ]
        await asyncio.gather(*said, here.say(0, "thanks"))
        # A remark is counted elsewhere once it has arrived there.
        await until(lambda: here.affairs == there.affairs)
        with pytest.raises(Problem, match="too-many-remarks"):
            await there.say(0, "sorry")
        await until(lambda: here.affairs == there.affairs)
        numbers = [one.number for one in here.affairs.asides]
        assert numbers == list(range(1, len(numbers) + 1)), "each is there once"
        for table in (here, there):
            table.gone_after = 0
            table.welcome(Looker(1))
        await there.seat(2, Chair("person", "Cem"))
        here.welcome(Looker(2))
        await until(lambda: here.here == there.here == {1, 2})
        await asyncio.gather(here.vote((1,), 0, True), there.vote((2,), 0, True))
        await until(lambda: here.chairs == there.chairs and here.affairs == there.affairs)
        assert here.chairs[0].kind == "bot" and here.affairs.votes == ()
        kinds = [one.kind for one in here.affairs.asides]
        assert kinds.count("bot-plays") == 1

    with_two(address, work)


def test_what_the_page_tells_an_operator_to_delete_is_deleted(address: str) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "privacy.md").read_text("utf-8")
    statements = re.findall(r"DELETE FROM (quartett\.\w+) WHERE name = '…';", page)

    async def work(pair: Pair) -> None:
        here, _ = await pair.open(["Zerlina=you", "Bo=you"])
        other, _ = await pair.open(["Ottokar=you", "Bo=you"])
        store: Any = pair.registries[0].store
        for table in (here, other):
            await store.add_pass(table.name.encode(), Pass(table.name, 0))
            await store.add_entry(table.name, "2026-01-01", "push")
            await table.move(0, 0, "flip", "a")
        listed = """SELECT table_name FROM information_schema.columns
            WHERE table_schema = 'quartett' AND column_name = 'name'"""
        named = {f"quartett.{row['table_name']}" for row in await store._pool.fetch(listed)}
        assert named - {"quartett.secrets"} == set(statements)
        for statement in statements:
            await store._pool.execute(f"DELETE FROM {statement} WHERE name = $1", here.name)
        for table in statements:
            rows = await store._pool.fetch(f"SELECT * FROM {table}")
            assert "Zerlina" not in str(rows) and here.name not in str(rows)
        assert await store.load(other.name) is not None

    with_two(address, work)


def test_bots_run_at_one_house_only_and_the_other_takes_over(address: str) -> None:
    async def work(pair: Pair) -> None:
        first, second = pair.registries
        asked = OpenTable("push", ["random", "you"], manner=Manner(pause=5000))
        here = (await first.open(asked)).table
        there = await second.find(here.name)
        assert here.autoplay.on_duty and not there.autoplay.on_duty
        await second.wake()
        assert not there.autoplay.on_duty, "the first one is alive"
        here.close()
        await first.store._members._line.close()  # as if it had died
        await until(lambda: first.store._members._line.is_closed())
        while not there.autoplay.on_duty:
            await second.wake()
            await asyncio.sleep(0.05)

    with_two(address, work)


def test_a_process_that_was_taken_for_dead_reads_again(address: str) -> None:
    async def work(pair: Pair) -> None:
        here, there = await pair.open(["you", "you"])
        members = pair.registries[0].store._members
        before = members.own
        members._line.terminate()
        await there.move(0, 0, "flip", "a")
        await until(lambda: members.own != before and here.number == 2)
        await pair.registries[0].wake()
        assert here.autoplay.on_duty or there.autoplay.on_duty or await claimed(pair, here)

    with_two(address, work)


async def claimed(pair: Pair, table: Table) -> bool:
    return any([await registry.store.claim(table.name) for registry in pair.registries])


def test_plans_share_their_commits_and_a_stale_one_takes_no_other_with_it(address: str) -> None:
    async def work(pair: Pair) -> None:
        store = pair.registries[0].store
        tables = [(await pair.open(["you", "you"]))[0].name for _ in range(4)]
        snapshot = Snapshot(0, 0, "", [])
        plans = [Plan([Entry(n, 0, "flip")], False, snapshot) for n in (0, 1, 0, 0)]
        jobs = [store.append(table, plan) for table, plan in zip(tables, plans, strict=True)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(answer, Behind) for answer in answers] == [False, True, False, False]

    with_two(address, work)


def test_a_plan_that_cannot_be_written_takes_no_other_with_it(address: str) -> None:
    """H5 of the attack: one NUL in an id made the whole statement fail, for every table in it."""

    async def work(pair: Pair) -> None:
        store = pair.registries[0].store
        tables = [(await pair.open(["you", "you"]))[0].name for _ in range(3)]
        snapshot = Snapshot(1, 1, "x", [])
        acks = ("a", "b\0b", "c")
        plans = [Plan([Entry(0, 0, "flip", ack)], False, snapshot) for ack in acks]
        jobs = [store.append(table, plan) for table, plan in zip(tables, plans, strict=True)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [answer is None for answer in answers] == [True, False, True]

    with_two(address, work)


def test_ids_and_names_that_no_database_takes_are_refused_before(address: str) -> None:
    async def work(pair: Pair) -> None:
        here, _ = await pair.open(["you", "you"])
        for ack in ("\0", "a\n", "\ud800", ""):
            with pytest.raises(Problem, match="bad-message-id"):
                await here.move(0, 0, "flip", ack)
        for name in ("\0", "x" * 65, "a b", ""):
            with pytest.raises(Problem, match="unknown-table"):
                await pair.registries[0].find(name)
        assert await here.move(0, 0, "flip", "ä b") == 1

    with_two(address, work)


def test_rows_of_older_versions_can_be_changed(address: str) -> None:
    """H7 of the attack: bytes were compared, and an older version had written different ones."""

    async def work(pair: Pair) -> None:
        here, there = await pair.open(["you", "you"])
        store: Any = pair.registries[0].store
        old = b'{ "kind": "person", "name": "" }'
        await store._pool.execute("UPDATE chairs SET chair = $1 WHERE name = $2", old, here.name)
        await there.seat(1, Chair("bot", "Mira", "random"))
        await until(lambda: here.chairs[1].kind == "bot")

    with_two(address, work)


def test_a_review_that_one_house_kept_is_found_by_the_other(address: str) -> None:
    """A seat has one; a newer one replaces it, and another mark finds nothing."""

    async def work(pair: Pair) -> None:
        here, _ = await pair.open(["random", "random"])
        one, other = (registry.store for registry in pair.registries)
        await one.keep_review(here.name, 1, b"old", b"first")
        await one.keep_review(here.name, 1, b"new", b"second")
        assert await other.find_review(here.name, 1, b"new") == b"second"
        assert await other.find_review(here.name, 1, b"old") is None
        assert await other.find_review(here.name, 0, b"new") is None

    with_two(address, work)


def test_a_rematch_asked_for_at_both_houses_is_one_table(address: str) -> None:
    async def work(pair: Pair) -> None:
        here, there = await pair.open(["random", "random"])
        await until(lambda: here.match.state.over and there.match.state.over)
        asked = [
            registry.rematch(t) for registry, t in zip(pair.registries, (here, there), strict=True)
        ]
        again = await asyncio.gather(*asked)
        assert again[0].name == again[1].name != here.name
        await until(lambda: here.rematch == there.rematch == again[0].name)
        await pair.registries[0].archive(-1)
        await until(lambda: there.archived)
        assert await pair.registries[1].store.listed(5, 5) == []

    with_two(address, work)


@pytest.mark.parametrize(
    "wrong",
    ("postgresql://ada:secret@127.0.0.1:1/none", "postgresql://ada:secret@/x?host=/nowhere"),
)
def test_a_database_that_does_not_answer_is_told_without_the_password(wrong: str) -> None:
    with pytest.raises(Problem, match="database-unreachable") as refused:
        open_store(wrong)
    assert "secret" not in str(refused.value.arguments)


def test_one_of_two_processes_is_killed_and_its_clients_go_on_at_the_other(address: str) -> None:
    """Two people at two processes, and a bot: the process that owns the table is killed."""
    servers = [InProcess(address), InProcess(address)]
    opened = open_table(servers[0].address, ["you", "random", "you"])
    cookies = (opened.cookie, enter(servers[0].address, opened, 2))
    players = [Stubborn(s.address, opened, c) for s, c in zip(servers, cookies, strict=True)]
    for player in players:
        player.start()
    try:
        wait_for(lambda: all(len(player.acknowledged) >= 5 for player in players))
        servers[0].kill()
        players[0].server = servers[1].address
        for player in players:
            player.join(PATIENCE)
        assert all(player.over and player.failure is None for player in players)
        name = opened.json["table"]
        record = parse(ask(f"{servers[1].address}/api/tables/{name}/record").body.decode())
    finally:
        for player in players:
            player.stopped = True
        servers[1].stop()
    assert record.ending and verify(game_of(OpenTable("push", [])), record) > 0


def children(process: int) -> list[int]:
    """The server processes, without their workers."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(number) for number in found.split()]


def test_several_processes_behind_one_port_and_one_that_is_killed_is_replaced(
    address: str,
) -> None:
    server = InProcess(address, "--processes", "2")
    wait_for(lambda: len(children(server.process.pid)) == 2)
    opened = open_table(server.address, ["you", "random", "you"])
    cookies = (opened.cookie, enter(server.address, opened, 2))
    players = [Stubborn(server.address, opened, cookie) for cookie in cookies]
    for player in players:
        player.start()
    try:
        wait_for(lambda: all(len(player.acknowledged) >= 3 for player in players))
        victim = children(server.process.pid)[0]
        os.kill(victim, signal.SIGKILL)
        wait_for(lambda: len(set(children(server.process.pid)) - {victim}) == 2)
        for player in players:
            player.join(PATIENCE)
        assert all(player.over and player.failure is None for player in players)
        name = opened.json["table"]
        record = parse(ask(f"{server.address}/api/tables/{name}/record").body.decode())
    finally:
        for player in players:
            player.stopped = True
        assert server.stop() == 0
    assert record.ending and verify(game_of(OpenTable("push", [])), record) > 0


def test_who_is_connected_is_told_at_both_processes(address: str) -> None:
    async def work(pair: Pair) -> None:
        here, there = await pair.open(["you", "you"])
        here.welcome(Looker(1))
        await until(lambda: there.here == {1})
        late = await pair.registries[1].find(here.name)
        assert late is there
        there.close()
        del pair.registries[1].tables[there.name]
        again = await pair.registries[1].find(here.name)
        await until(lambda: again.here == {1})

    with_two(address, work)


class Looker:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seats = (seat,)
        self.away = False

    def wake(self) -> None:
        pass

    def leave(self) -> None:
        pass


def test_a_backup_is_made_while_moves_come_and_restored_with_all_of_them(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, again = tmp_path / "copy.zip", tmp_path / "again.zip"
    server = InProcess(address)
    opened = open_table(server.address, ["you", "you"])
    name = opened.json["table"]
    player = Player(server.address, name, opened.cookie)
    player.question()
    number = player.move("flip", player.number, "kept")["number"]
    assert command("backup", address, backup) == 0
    assert backup.stat().st_mode & 0o777 == 0o600
    later = player.question()
    move = later["choices"][0]["move"]
    assert player.move(move, later["number"], "later")["type"] == "answer"
    player.close()
    assert command("restore", address, backup) == 2, "it is served"
    server.stop()
    assert command("restore", address, tmp_path / "nothing") == 2
    assert command("restore", address, backup) == 0
    assert "table" in capsys.readouterr().out
    server.start()
    player = Player(server.address, name, opened.cookie)
    assert player.hear()["number"] >= number
    assert player.move("flip", 0, "kept")["number"] == number, "the first answer again"
    assert player.last["number"] == later["number"], "the later move is not in the backup"
    assert player.move(move, later["number"], "later")["type"] == "answer"
    player.close()
    server.stop()
    assert command("backup", address, again) == 0
    told = capsys.readouterr()
    assert "Traceback" not in told.err and "trust" not in told.err


def command(what: str, address: str, file: Path) -> int:
    return main([what, "--language", "en", "--database", address, str(file)])
