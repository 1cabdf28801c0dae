"""Reviews over the network: the same numbers as in the library, for finished games only, and no
more at a time than there is capacity for."""

import asyncio
import json
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quartett import games
from quartett.bots.evaluator import EFFORTS, Effort
from quartett.bots.puzzles import puzzles
from quartett.bots.review import review
from quartett.core.chance import CHANCE
from quartett.core.problem import Problem
from quartett.core.record import parse
from quartett.table.bot_workers import Room, Thinkers
from quartett.table.fair_queue import Accounts, Asker
from quartett.table.reviews import Reviews, review_lines
from quartett.table.worker import RoomFull
from serving import PATIENCE, AtOnce, InThread, ask, open_table, serving, wait_for

RECORDS = Path(__file__).parent.parent / "records"
FORCE = min((file.read_text("utf-8") for file in (RECORDS / "force").glob("*.quartett")), key=len)
HASTY = Effort(rollouts=2, outcomes=4, worlds=4, batch=2, tries=10)
"""The messages are the same at any effort."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, "quick", HASTY)


class Counting(AtOnce):
    def __init__(self) -> None:
        self.reviews = 0

    async def review(self, *arguments: Any) -> None:
        self.reviews += 1
        await super().review(*arguments)


@pytest.fixture(scope="module")
def thinkers() -> Counting:
    return Counting()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, thinkers: Counting) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("review") / "tables.db", thinkers=thinkers) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: InThread) -> str:
    """The URL of a table that bots have played to the end."""
    opened = open_table(server.address, ["random", "steady"], "force")
    table = f"{server.address}/api/tables/{opened.json['table']}"
    wait_for(lambda: ask(table).json["over"])
    return table


def lines_of(body: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in body.splitlines()]


def test_a_review_over_the_wire_is_the_one_of_the_library(finished: str) -> None:
    told = ask(f"{finished}/review?seat=1")
    assert told.status == 200 and told.headers["Content-Type"] == "application/x-ndjson"
    begun, *rows, done = lines_of(told.body)
    record = parse(ask(f"{finished}/record").body.decode())
    own = review(games.load("force"), record, 1)
    assert (begun["type"], begun["rows"], begun["seat"]) == ("begun", len(rows), 1)
    assert [row["row"]["after"] for row in rows] == [row.after for row in own.rows]
    for name in ("start", "result", "cards", "hidden", "own", "others"):
        assert done[name] == getattr(own, name)
    total = sum(done[name] for name in ("start", "cards", "hidden", "own", "others"))
    assert total == pytest.approx(done["result"], abs=1e-9)
    assert [one["number"] for one in done["worst"]] == [one.number for one in own.worst()]


def test_who_asks_again_gets_what_is_kept(finished: str, thinkers: Counting) -> None:
    first = ask(f"{finished}/review?seat=0")
    count = thinkers.reviews
    assert ask(f"{finished}/review?seat=0").body == first.body
    assert thinkers.reviews == count


def test_a_running_game_is_not_reviewed(server: InThread) -> None:
    opened = open_table(server.address, ["you", "random"], "force")
    table = f"{server.address}/api/tables/{opened.json['table']}"
    told = ask(f"{table}/review?seat=0", cookie=opened.cookie)
    assert (told.status, told.json["name"]) == (409, "review-not-over")
    assert told.json["text"].startswith("This game is not over.")


@pytest.mark.parametrize(
    ("seat", "status", "name"),
    [("2", 404, "no-such-seat"), ("-1", 404, "no-such-seat"), ("x", 400, "bad-number")],
)
def test_a_seat_that_does_not_exist_is_refused(
    finished: str, seat: str, status: int, name: str
) -> None:
    told = ask(f"{finished}/review?seat={seat}")
    assert (told.status, told.json["name"]) == (status, name)


def test_a_table_that_is_not_for_watching_is_reviewed_by_who_sat_there(server: InThread) -> None:
    manner = {"watch": False}
    opened = open_table(server.address, ["you", "random"], "force", manner=manner)
    table = f"{server.address}/api/tables/{opened.json['table']}"
    ask(f"{table}/seats/0/hand", {"bot": "random"}, cookie=opened.cookie)
    wait_for(lambda: ask(table, cookie=opened.cookie).json["over"])
    assert ask(f"{table}/review").status == 403
    assert ask(f"{table}/review", cookie=opened.cookie).status == 200


def test_a_record_from_a_file_is_reviewed(server: InThread) -> None:
    told = ask(f"{server.address}/api/review", {"record": FORCE, "seat": 1})
    assert told.body == b"".join(review_lines(FORCE, None, 1))


def test_a_record_that_breaks_the_rules_ends_with_a_problem_as_its_last_line(
    server: InThread,
) -> None:
    lines = FORCE.splitlines(keepends=True)
    moves = [at for at, line in enumerate(lines) if line[:1].isdigit()]
    lines[moves[-1]] = lines[moves[0]]
    told = ask(f"{server.address}/api/review", {"record": "".join(lines)})
    assert told.status == 200
    last = lines_of(told.body)[-1]
    assert last["type"] == "problem" and last["text"]


@pytest.mark.parametrize(
    "record",
    [
        "",
        "not a game",
        FORCE[: len(FORCE) // 2],
        re.sub(r"(?m)^rules: .*$", "rules: 999", FORCE),
        re.sub(r"(?m)^seats: .*$", "seats: 99999999", FORCE),
        FORCE.replace("\n", "\nsnapshot: 0 0 0\n", 1),
        FORCE + "9" * 3_000_000,
    ],
    ids=["empty", "foreign", "truncated", "other rules", "many seats", "snapshot", "endless"],
)
def test_a_text_that_is_no_finished_game_is_one_sentence_and_disturbs_nothing(
    server: InThread, finished: str, record: str
) -> None:
    told = ask(f"{server.address}/api/review", {"record": record})
    last = told.json if told.status != 200 else lines_of(told.body)[-1]
    assert told.status in (200, 400, 409, 413) and last["text"] and len(last["text"]) < 500
    assert last.get("type", "problem") == "problem" and "Traceback" not in str(last)
    assert ask(f"{finished}/review?seat=0").status == 200


# Workers


def test_rows_come_from_a_worker_one_by_one() -> None:
    async def work() -> list[bytes]:
        thinkers = Thinkers(1)
        told: list[bytes] = []
        try:
            await thinkers.review("a", told.append, review_lines, FORCE, None, 0, HASTY)
        finally:
            thinkers.stop()
        return told

    told = asyncio.run(asyncio.wait_for(work(), PATIENCE))
    assert told == list(review_lines(FORCE, None, 0))


def test_a_full_queue_is_a_problem_and_nothing_else() -> None:
    async def work() -> None:
        room = Room(1, Accounts(), 60.0, most=1)
        asked = [
            asyncio.create_task(room.stream(Asker(n, "a"), print, drip, 3600)) for n in range(3)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert isinstance(asked[2].exception(), RoomFull)
        for task in asked:
            task.cancel()
        room.stop()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_the_server_says_that_the_queue_is_full(tmp_path: Path) -> None:
    class Full(Thinkers):
        def __init__(self) -> None:
            super().__init__(1)
            self.reviews = Room(1, Accounts(), 60.0, most=0)

    with serving(tmp_path / "tables.db", thinkers=Full()) as server:
        told = ask(f"{server.address}/api/review", {"record": FORCE})
        assert (told.status, told.json["name"]) == (429, "review-busy")
        assert ask(f"{server.address}/healthz").status == 200


def test_work_that_nobody_waits_for_ends() -> None:
    """The worker would send lines for hours, but is free for the next job as soon as nobody
    waits."""

    async def work() -> int:
        room = Room(1, Accounts(), 3600.0)
        heard = asyncio.Event()
        first = asyncio.create_task(room.stream(Asker(1, "a"), lambda _: heard.set(), drip, 10**6))
        await heard.wait()
        first.cancel()
        try:
            return await room.run(Asker(2, "b"), 1, int, "5")
        finally:
            room.stop()

    assert asyncio.run(asyncio.wait_for(work(), PATIENCE)) == 5


def drip(times: int) -> Iterator[int]:
    for number in range(times):
        threading.Event().wait(0.01)
        yield number


class NoStore:
    """A store that fails."""

    async def find_review(self, *_: Any) -> bytes | None:
        raise Problem("not-stored")

    async def keep_review(self, *_: Any) -> None:
        raise Problem("not-stored")


def test_a_finished_review_outlives_the_server(tmp_path: Path) -> None:
    """After a restart it is sent again byte for byte without being recomputed."""
    first, second = Counting(), Counting()
    with serving(tmp_path / "tables.db", thinkers=first) as server:
        table = open_table(server.address, ["random", "steady"], "force").json["table"]
        wait_for(lambda: ask(f"{server.address}/api/tables/{table}").json["over"])
        told = ask(f"{server.address}/api/tables/{table}/review?seat=1").body
        wait_for(lambda: kept_reviews(tmp_path / "tables.db") == 1)
    with serving(tmp_path / "tables.db", thinkers=second) as server:
        assert ask(f"{server.address}/api/tables/{table}/review?seat=1").body == told
    assert (first.reviews, second.reviews) == (1, 0)


def kept_reviews(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("SELECT count(*) FROM reviews").fetchone()[0])


def test_a_store_that_is_out_of_order_does_not_keep_anybody_from_a_review() -> None:
    class Quick(AtOnce):
        async def review(self, address: str, told: Any, *rest: Any) -> None:
            told(b"all\n")

    async def work() -> list[bytes]:
        reviews = Reviews(Quick(), NoStore(), "1")  # type: ignore[arg-type]
        reading = await reviews.of_table("a", "table", "text", None, 0)
        return [line async for line in reading.read()]

    assert asyncio.run(asyncio.wait_for(work(), PATIENCE)) == [b"all\n"]


def test_a_review_that_all_have_left_is_given_up_and_begun_anew_for_the_next() -> None:
    class Slow(AtOnce):
        ended = 0

        async def review(self, address: str, told: Any, *rest: Any) -> None:
            told(b"first\n")
            try:
                await asyncio.sleep(3600)
            finally:
                self.ended += 1

    async def work() -> None:
        thinkers = Slow()
        reviews = Reviews(thinkers, NoStore(), "1")  # type: ignore[arg-type]
        one = reviews.of_record("a", "text", None, 0)
        two = reviews.of_record("b", "text", None, 0)
        assert one is two
        readers = [one.read(), two.read()]
        for reader in readers:
            assert await anext(reader) == b"first\n"
        await readers[0].aclose()
        await asyncio.sleep(0)
        assert not thinkers.ended
        await readers[1].aclose()
        assert reviews.of_record("a", "text", None, 0) is not one
        await asyncio.sleep(0.01)
        assert thinkers.ended == 1

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_puzzle_over_the_wire_is_what_its_seat_saw(server: InThread) -> None:
    push = games.load("push")
    listed = ask(f"{server.address}/api/games/push/puzzles").json
    assert [one["name"] for one in listed] == [one.name for one in puzzles(push)]
    puzzle = puzzles(push)[3]
    told = ask(f"{server.address}/api/games/push/puzzles/4").json
    view = json.loads(msgspec.json.encode(push.view(puzzle.seen(push))))
    assert (told["seat"], told["update"]["view"]) == (puzzle.seat, view)
    assert {one["move"]: one["loss"] for one in told["moves"]} == {
        puzzle.best: 0.0,
        **puzzle.losses,
    }
    assert [one["move"] for one in told["update"]["choices"]] == [
        push.moves.text(int(move)) for move in puzzle.seen(push).legal(puzzle.seat)
    ]


@pytest.mark.parametrize(
    ("address", "status"), [("push/puzzles/0", 404), ("push/puzzles/61", 404), ("x/puzzles", 404)]
)
def test_a_puzzle_that_does_not_exist_is_told(server: InThread, address: str, status: int) -> None:
    told = ask(f"{server.address}/api/games/{address}")
    assert told.status == status and told.json["text"]


def test_a_mistake_of_a_finished_game_is_a_puzzle_with_the_answer_of_the_review(
    finished: str,
) -> None:
    rows = [line["row"] for line in lines_of(ask(f"{finished}/review?seat=0").body)[1:-1]]
    wrong = next(row for row in rows if row["actor"] == 0 and row["grade"])
    told = ask(f"{finished}/puzzle?number={wrong['number']}").json
    losses = {one["move"]: one["loss"] for one in told["moves"]}
    assert losses[wrong["best"]] == 0.0
    assert losses[wrong["move"]] == pytest.approx(wrong["loss"], abs=1e-3)
    dealt = next(row for row in rows if row["actor"] == CHANCE)
    for number in (dealt["number"], 9999):
        assert ask(f"{finished}/puzzle?number={number}").status == 404


def test_a_running_game_has_no_puzzles(server: InThread) -> None:
    opened = open_table(server.address, ["you", "steady"], "force")
    told = ask(f"{server.address}/api/tables/{opened.json['table']}/puzzle?number=1")
    assert told.status == 409 and told.json["name"] == "review-not-over"
