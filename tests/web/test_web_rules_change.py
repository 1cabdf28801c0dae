"""A running game survives a change of its rules: it continues from its snapshot and says so."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from matches import grow, walk
from quartett.cli import main
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import Record, parse
from quartett.core.replay import replay, start
from quartett.core.state import OPEN
from quartett.table.fairness import verify
from quartett.table.log import Entry, moves_of
from quartett.table.match import Match
from quartett.table.opening import OpenTable
from quartett.table.registry import Registry
from quartett.table.replays import replay_of
from quartett.table.sqlite import SqliteStore
from quartett.table.table import Table
from quartett.terminal.local_match import Sitting
from quartett.terminal.retell import retell
from serving import AtOnce
from walks import ALL_GAMES, SOME, Setup

FEW = [next(s for s in SOME if s.name == name and s.seats >= 3) for name in ALL_GAMES]
some_setups = pytest.mark.parametrize("setup", FEW, ids=str)
LOOK_EVERY = 25


@some_setups
@pytest.mark.parametrize("undo", (0, 3))
def test_the_moves_follow_from_the_log_without_the_rules(setup: Setup, undo: int) -> None:
    log: list[Entry] = []
    for match in walk(setup, seed=6, undo=undo, log=log):
        assert len(log) == match.number == len(match.told) == len(match.times)
        if len(log) % LOOK_EVERY:
            continue
        settled = match.moves[: match.settled]
        assert moves_of(log)[: len(settled)] == settled
        assert sorted(moves_of(log), key=str) == sorted(match.moves, key=str)
    assert moves_of(log) == match.moves


@some_setups
def test_every_plan_has_a_snapshot_of_where_it_leads(setup: Setup) -> None:
    match, own = Match(setup.game, setup.start(), bytes(32)), Stream(3)
    plan = match.plan_start()
    grow(match, plan)
    for number in range(60):
        if match.state.over:
            break
        seat = match.state.owing[-1]
        plan = match.plan(seat, int(match.state.pick(seat, own)))
        grow(match, plan)
        if number % 5 == 4 and match.can_take_back(seat):
            plan = match.plan_undo(seat)
            grow(match, plan)
        assert plan.snapshot.number == match.number
        assert plan.snapshot.moves == match.settled
        assert plan.snapshot.state == match.position.before.numbers()


@contextmanager
def new_rules(game: Game[Any], version: int = 9) -> Iterator[None]:
    """The same game after a change of its rules."""
    kind, before = type(game), game.rules_version
    kind.rules_version = version
    try:
        yield
    finally:
        kind.rules_version = before


async def play_on(table: Table, answers: int, own: Stream) -> None:
    """People answer, the last one asked first."""
    for _ in range(answers):
        while table.match.state.actor == CHANCE:
            await asyncio.sleep(0.001)
        state = table.match.state
        if state.over:
            return
        seat = state.owing[-1]
        move = table.match.game.moves.text(int(state.pick(seat, own)))
        await table.move(seat, table.number, move, f"a{table.number}")


async def once_more(file: Path) -> Registry:
    return Registry(SqliteStore(str(file)), AtOnce())


async def close(registry: Registry) -> None:
    registry.close()
    await registry.store.stop()


def change_in_mid_game(file: Path, setup: Setup, cut: int) -> Record:
    """A game during which the rules change twice, with a new server each time."""

    async def run() -> Record:
        own, name, before = Stream(7), "", None
        for version, answers in ((1, cut), (2, cut), (3, cut), (3, 10_000)):
            with new_rules(setup.game, version):
                registry = await once_more(file)
                asked = OpenTable(setup.name, ["you"] * setup.seats, setup.options)
                table = await registry.find(name) if name else (await registry.open(asked)).table
                name = table.name
                assert before in (None, table.match.state.numbers())
                await play_on(table, answers, own)
                before = table.match.state.numbers()
                await close(registry)
        return table.record()

    return asyncio.run(run())


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Record]:
    folder = tmp_path_factory.mktemp("change")
    return {
        str(setup): change_in_mid_game(folder / f"{place}.db", setup, 7 + place)
        for place, setup in enumerate(FEW)
    }


@some_setups
def test_a_game_goes_on_from_its_snapshot_and_its_record_says_so(
    setup: Setup, changed: dict[str, Record]
) -> None:
    record = parse(changed[str(setup)].text())
    assert record.header["rules"] == "3" and record.ending
    first, last = (int(part.partition("=")[2]) for part in record.header["earlier"].split())
    assert 0 < first < last == record.earlier < len(record.moves)
    with new_rules(setup.game, 3):
        told = list(replay(setup.game, record, start(setup.game, record)))
        assert told == record.moves[record.earlier :]
        chance = sum(move.seat == CHANCE for move in told)
        assert verify(setup.game, record) == chance
        shown = replay_of(setup.game, record, OPEN)
        assert (shown.earlier, len(shown.steps)) == (record.earlier, len(told))
        resumed = Sitting.resume(setup.game, record).record.moves
        assert [(m.seat, m.text) for m in resumed] == [(m.seat, m.text) for m in record.moves]


def test_a_record_with_other_rules_is_told_and_verified_as_far_as_it_can_be(
    changed: dict[str, Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    setup, file = FEW[0], tmp_path / "game.quartett"
    record = changed[str(setup)]
    file.write_text(record.text())
    assert main(["verify", "--language", "en", str(file)]) == 2
    assert "rules" in capsys.readouterr().err
    with new_rules(setup.game, 3):
        assert main(["verify", "--language", "en", str(file)]) == 0
        assert f"first {record.earlier} moves" in capsys.readouterr().out
        lines = list(retell(setup.game, record, "en"))
    assert f"first {record.earlier} moves" in lines[1]


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    (
        ("earlier", "1=many", "record-bad-earlier"),
        ("earlier", "1=99999", "record-bad-earlier"),
        ("earlier", "", "record-bad-earlier"),
        ("snapshot", "abc 1 2 3", "snapshot-other-layout"),
        ("snapshot", None, "snapshot-not-whole"),
    ),
)
def test_a_record_that_lies_about_its_rules_is_refused(
    changed: dict[str, Record], key: str, value: str | None, problem: str
) -> None:
    setup = FEW[0]
    record = changed[str(setup)]
    layout = record.header["snapshot"].split()[0]
    header = {**record.header, key: f"{layout} 1 x" if value is None else value}
    with new_rules(setup.game, 3), pytest.raises(Problem) as refused:
        told = parse(Record(header, record.moves, record.ending).text())
        start(setup.game, told)
    assert refused.value.name == problem


def test_a_snapshot_of_other_seats_or_for_one_viewer_is_refused(
    changed: dict[str, Record],
) -> None:
    setup = FEW[0]
    record = changed[str(setup)]
    layout, *numbers = record.header["snapshot"].split()
    viewer = 1 + setup.start().fields()[0].index("viewer")
    for place, lie in ((0, "9"), (viewer, "1")):
        lied = [*numbers[:place], lie, *numbers[place + 1 :]]
        header = {**record.header, "snapshot": " ".join([layout, *lied])}
        with new_rules(setup.game, 3), pytest.raises(Problem, match="snapshot-not-whole"):
            start(setup.game, Record(header, record.moves, record.ending))


def test_a_finished_game_under_older_rules_can_still_be_looked_at(tmp_path: Path) -> None:
    setup = FEW[0]

    async def run() -> None:
        registry = await once_more(tmp_path / "tables.db")
        table = (await registry.open(OpenTable(setup.name, ["you", "you"]))).table
        await play_on(table, 10_000, Stream(1))
        text, state = table.record().text(), table.match.state.numbers()
        await close(registry)
        registry = await once_more(tmp_path / "tables.db")
        with new_rules(setup.game):
            again = await registry.find(table.name)
        assert (again.record().text(), again.match.state.numbers()) == (text, state)
        await close(registry)

    asyncio.run(run())


def test_a_table_of_newer_rules_waits_for_a_newer_server(tmp_path: Path) -> None:
    setup = FEW[0]

    async def run() -> None:
        registry = await once_more(tmp_path / "tables.db")
        with new_rules(setup.game):
            table = (await registry.open(OpenTable(setup.name, ["you", "you"]))).table
        await close(registry)
        registry = await once_more(tmp_path / "tables.db")
        with pytest.raises(Problem, match="table-newer-rules"):
            await registry.find(table.name)
        await close(registry)

    asyncio.run(run())
