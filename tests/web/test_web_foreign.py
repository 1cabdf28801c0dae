"""Custom card files and records are read in separate workers; a failure stays isolated."""

import asyncio
import multiprocessing
import resource
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from quartett import games
from quartett.core.problem import Problem
from quartett.games.facts import MOST_DOTS, CardFile
from quartett.lab.run import plan
from quartett.table import replays
from quartett.table.bot_workers import Room, Thinkers
from quartett.table.fair_queue import Asker
from quartett.table.replays import MOST_MOVES
from quartett.table.worker import Worker, WorkerLost
from quartett.web.limits import Limits
from serving import AtOnce, InThread, ask, open_table, serving, wait_for

BOMB = "a" + ".b" * 5000 + "=1"
"""C1 of the attack: with 120,000 dots this took 24 GB."""
COPIES = files("quartett.games.deckbattle").joinpath("cards.toml").read_text("utf-8")


def hungry() -> int:
    return len(bytes(2**30))


def endless() -> None:
    while True:
        pass


def crash() -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    import ctypes

    ctypes.string_at(0)


def five() -> int:
    return 5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    thinkers = Thinkers(1)
    with serving(tmp_path_factory.mktemp("foreign") / "tables.db", thinkers=thinkers) as running:
        yield running


@pytest.mark.parametrize(
    "text",
    (
        BOMB,
        f"[{BOMB[:-2]}]",
        'a = 1\n"x"' + ' . "x"' * (MOST_DOTS + 1) + " = 1",
        "a.\t" + "b." * (MOST_DOTS + 1) + " c = 1",
        'a = "unclosed\n' + BOMB,
    ),
)
def test_a_key_with_many_dots_is_refused_before_it_is_read(text: str) -> None:
    with pytest.raises(Problem, match="cards-long-key"):
        CardFile(text, "bomb.toml")


def test_dots_in_strings_and_comments_are_no_key() -> None:
    dots = "." * 99
    reason = f'# {dots}\na.b = {{ is = "{dots}", mark = "reconstructed", reason = \'{dots}\' }}'
    assert CardFile(reason).facts["a"]["b"].value == dots


def test_a_bomb_is_refused_by_the_server_with_a_sentence(server: InThread) -> None:
    body = {"game": "push", "seats": ["you", "you"], "cards": {"text": BOMB}}
    for place, sent in (("tables", body), ("replay", {"record": "x", "cards": body["cards"]})):
        answer = ask(f"{server.address}/api/{place}", sent)
        assert answer.status in (400, 413) and answer.json["text"]
    assert ask(f"{server.address}/healthz").json["status"] == "well"


@pytest.mark.parametrize(
    ("job", "seconds", "why"),
    ((hungry, 60.0, "memory"), (endless, 1.0, "time"), (crash, 60.0, "E")),
)
def test_a_worker_that_takes_too_much_ends_alone_and_the_next_job_gets_another(
    job: Any, seconds: float, why: str
) -> None:
    worker = Worker(memory=2**29)
    with pytest.raises(WorkerLost, match=why):
        worker.do(job, (), seconds)
    assert worker.do(five, (), 60.0) == 5
    worker.end()


def test_a_job_that_breaks_its_worker_is_blamed_on_nobody_else() -> None:
    """H1: a crash failed the jobs of all tables, whose bots then played at random."""

    async def work() -> list[Any]:
        thinkers = Thinkers(1)
        jobs = [thinkers.read(f"a{n}", crash if n % 2 else five) for n in range(4)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        thinkers.stop()
        return answers

    answers = asyncio.run(work())
    assert [answer == 5 for answer in answers] == [True, False] * 2
    assert {str(answer.args[0]) for answer in answers[1::2]} == {"too-heavy"}


def test_a_copy_among_other_steps_is_refused() -> None:
    """H1: `[gain, copy]` on two characters was an infinite loop in compiled code."""
    gain = '{ effect = "gain", what = "force", amount = 1 }'
    text = COPIES.replace('[{ effect = "copy" }]', f'[{gain}, {{ effect = "copy" }}]', 1)
    assert text != COPIES
    with pytest.raises(Problem, match="cards-wrong-field") as refused:
        games.load("deckbattle", CardFile(text, "mine.toml"))
    assert getattr(refused.value, "right", "") == "right-copy-alone"


# H2: long records, and responses that nobody reads


def long_record(moves: int) -> str:
    """Repeats the last move: too long, whatever the rules say about it."""
    record = plan(games.load("push"), ["random", "random"], 1, 1, {}).record(0)
    record.moves += [record.moves[-1]] * (moves - len(record.moves))
    return record.text()


def test_a_record_that_is_longer_than_any_game_is_not_played(server: InThread) -> None:
    answer = ask(f"{server.address}/api/replay", {"record": long_record(MOST_MOVES + 1)})
    assert answer.status == 400 and answer.json["name"] == "record-too-long"


def test_an_answer_that_would_be_too_long_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    text = plan(games.load("push"), ["random", "random"], 1, 1, {}).record(0).text()
    assert replays.packed(text, None, -3)
    monkeypatch.setattr(replays, "MOST_BYTES", 1000)
    with pytest.raises(Problem, match="too-heavy"):
        replays.packed(text, None, -3)


def test_a_long_record_costs_more(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", Limits(requests=1, burst=40)) as server:
        answers = [
            ask(f"{server.address}/api/replay", {"record": long_record(length)}).status
            for length in (4000, 400)
        ]
    assert answers == [400, 429]


def test_a_reader_is_there_before_the_first_game_is_asked_for() -> None:
    """Starting a process takes longer than reading a game, so opening the replay page starts
    one."""
    before = set(multiprocessing.active_children())

    def readers() -> int:
        return len(set(multiprocessing.active_children()) - before)

    async def work() -> list[int]:
        thinkers = Thinkers(1)
        started = [readers()]
        await thinkers.prepare("a")
        started.append(readers())
        await thinkers.prepare("b")
        await thinkers.read("a", int, "5")
        started.append(readers())
        thinkers.stop()
        return started

    assert asyncio.run(work()) == [0, 1, 1]


MODULES = "sorted(__import__('sys').modules)"


async def imported_for_a_replay() -> list[str]:
    """The modules that a prepared reader still had to import for its first game."""
    text = plan(games.load("push"), ["random", "random"], 1, 1, {}).record(0).text()
    thinkers = Thinkers(1)
    await thinkers.prepare("a")
    before = await thinkers.read("a", eval, MODULES)
    await thinkers.read("a", replays.packed, text, None, -3)
    after = await thinkers.read("a", eval, MODULES)
    thinkers.stop()
    return sorted(set(after) - set(before))


def test_the_first_replay_waits_for_no_import() -> None:
    """Most of the first second was the import of the server, which a reader does not need."""
    assert asyncio.run(imported_for_a_replay()) == []


def test_the_pages_that_ask_for_games_prepare_a_reader(tmp_path: Path) -> None:
    prepared: list[str] = []

    class Noting(AtOnce):
        async def prepare(self, address: str) -> None:
            prepared.append(address)

    (tmp_path / "index.html").write_text("<!doctype html><title>Quartett</title>")
    with serving(tmp_path / "tables.db", thinkers=Noting(), client=tmp_path) as server:
        for page in ("/", "/rules/push"):
            ask(f"{server.address}{page}")
        assert prepared == []
        ask(f"{server.address}/replay")
        wait_for(lambda: prepared)


def test_who_cannot_unpack_gets_the_replay_in_pieces(server: InThread) -> None:
    text = plan(games.load("push"), ["random", "random"], 1, 1, {}).record(0).text()
    plain = ask(f"{server.address}/api/replay", {"record": text}, accept_encoding="identity")
    assert plain.json["game"] == "push" and plain.headers["Content-Length"] is None


def test_bots_think_about_own_cards_apart_from_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """H1: such cards only affect their own worker, never one that other tables wait for."""
    rooms: list[Room] = []

    async def run(room: Room, *_: Any) -> int:
        rooms.append(room)
        return 0

    monkeypatch.setattr(Room, "run", run)
    thinkers = Thinkers(1)
    text = files("quartett.games.push").joinpath("cards.toml").read_text("utf-8")
    for cards in (None, CardFile(text, "mine.toml")):
        game, asker = games.load("push", cards), Asker("address", "table")
        asyncio.run(thinkers.ask(asker, game, [], 0, "random"))
        asyncio.run(thinkers.hint(asker, game, [], 0))
    thinkers.stop()
    assert rooms == [thinkers.bots] * 2 + [thinkers.foreign] * 2


def test_tables_with_own_cards_are_played_with_bots_in_a_room_of_their_own(
    server: InThread,
) -> None:
    body = {"text": files("quartett.games.push").joinpath("cards.toml").read_text("utf-8")}
    opened = open_table(server.address, ["random", "random"], "push", cards=body)
    name = opened.json["table"]
    seen = ask(f"{server.address}/api/tables/{name}").json
    for _ in range(600):
        if (seen := ask(f"{server.address}/api/tables/{name}").json)["over"]:
            break
    assert seen["own_cards"]
