"""Simulations: the same seed gives the same result, counts are exact, and bad input is reported."""

import json
import multiprocessing
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quartett import games
from quartett.bots import NAMES
from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.problem import Problem
from quartett.core.record import parse
from quartett.core.replay import replay, start
from quartett.core.state import IllegalMove, State
from quartett.lab.batch import LARGEST_PART, count_game, parts, play_part, simulate
from quartett.lab.plot import draw, plot
from quartett.lab.progress import progress_bar
from quartett.lab.report import table
from quartett.lab.result import Result
from quartett.lab.run import Run, plan
from quartett.lab.statistics import mean_and_spread, wilson
from quartett.lab.tally import SHARE, blank
from quartett.words import LANGUAGES, Words

PUSH = games.load("push")
RANDOMS = ["random"] * 3


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(PUSH, ["greedy", "random", "random"], 30, 5, {"risk": "yes"}, processes=1)


# Playing


@pytest.mark.parametrize("processes", [2, 3])
def test_the_number_of_processes_does_not_change_the_result(result: Result, processes: int) -> None:
    names = list(result.run.names)
    again = simulate(PUSH, names, 30, 5, {"risk": "yes"}, processes=processes)
    assert again.json() == result.json()


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**31])
def test_another_seed_gives_another_result(seed: int) -> None:
    one = simulate(PUSH, RANDOMS, 5, seed, processes=1)
    other = simulate(PUSH, RANDOMS, 5, seed + 1, processes=1)
    assert one.tally != other.tally


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_workers_may_be_started_in_any_way(method: str) -> None:
    part = (plan(PUSH, RANDOMS, 2, 1, {}), 0, 2)
    with multiprocessing.get_context(method).Pool(1) as pool:
        assert pool.map(play_part, [part]) == [play_part(part)]


def test_every_game_is_in_one_part() -> None:
    for count, workers in ((1, 1), (7, 2), (1000, 4), (10_001, 2)):
        run = Run("push", ("random", "random"), {}, 1, count)
        covered = [index for _, first, end in parts(run, workers) for index in range(first, end)]
        assert covered == list(range(count))
        assert all(end - first <= LARGEST_PART for _, first, end in parts(run, workers))


def test_seats_rotate() -> None:
    run = Run("push", ("steady", "greedy", "random"), {}, seed=1, games=3)
    seats = [[run.order(index).index(entry) for index in range(3)] for entry in range(3)]
    assert seats == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_game_of_a_run_can_be_written_down_and_replayed(result: Result) -> None:
    record = parse(result.run.record(4).text())
    state = start(PUSH, record)
    moves = list(replay(PUSH, record, state))
    assert state.over and record.players == ["random", "greedy", "random"]
    assert result.tally.shortest <= len(moves) <= result.tally.longest


class Faulty(Bot):
    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        raise IllegalMove(seat, 99)


def test_a_fault_in_a_worker_reaches_the_parent_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PUSH, "bots", {"faulty": Faulty})
    part = (plan(PUSH, ["faulty"] * 2, 1, 1, {}), 0, 1)
    with pytest.raises(RuntimeError, match="move 99") as caught:
        play_part(part)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


# Stopping early


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupt_ends_with_the_games_that_were_finished(processes: int) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    result = simulate(PUSH, RANDOMS, 40, 1, {}, processes, interrupt)
    assert result.interrupted and 0 < result.games < 40
    assert sum(entry.shares for entry in result.tally.entries) == SHARE * result.games
    last = table(result, Words("en", "push")).splitlines()[-1]
    assert last == f"Interrupted: {result.games} of 40 games were played."


STUBBORN = """
import signal
from quartett import games
from quartett.lab.batch import simulate

def interrupt(_: int) -> None:
    raise KeyboardInterrupt

signal.signal(signal.SIGTERM, lambda number, frame: None)
for _ in range(5):
    simulate(games.load("push"), ["random"] * 2, 40, 1, {}, 2, interrupt)
"""


def test_workers_end_also_where_the_program_around_does_not_heed_sigterm() -> None:
    subprocess.run([sys.executable, "-c", STUBBORN], check=True, timeout=120)


def test_progress_hears_of_every_game_and_says_nothing_where_nobody_watches(
    capsys: pytest.CaptureFixture[str],
) -> None:
    heard: list[int] = []
    simulate(PUSH, RANDOMS, 20, processes=1, progress=heard.append)
    assert sum(heard) == 20
    with progress_bar(20) as advance:
        advance(20)
    assert capsys.readouterr() == ("", "")


# Counting


def test_counts_add_up(result: Result) -> None:
    assert result.games == 30 and not result.interrupted
    assert sum(entry.shares for entry in result.tally.entries) == SHARE * 30
    assert all(sum(entry.scores.values()) == 30 for entry in result.tally.entries)
    assert result.tally.shortest <= result.length <= result.tally.longest


@pytest.mark.parametrize("seats", range(2, 7))
def test_joint_winners_share_one_win_without_a_rest(seats: int) -> None:
    state, tally = PUSH.start(seats), blank(seats)
    count_game(tally, state, list(range(seats)), PUSH)
    assert state.winners() == list(range(seats)), "nobody has a card yet"
    assert [entry.shares * seats for entry in tally.entries] == [SHARE] * seats


def test_the_interval_is_wilsons() -> None:
    # 81 of 263, an example of the literature (Newcombe 1998): 0.2553 to 0.3662.
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 10)[0] == 0.0 and wilson(1, 10)[1] == pytest.approx(1.0)


def test_mean_and_spread_are_those_of_the_sample() -> None:
    assert mean_and_spread({2: 1, 4: 3, 5: 2, 7: 1, 9: 1}) == pytest.approx(
        (5.0, 2.13809), abs=1e-5
    )


def test_a_rate_is_counted_per_turn(result: Result) -> None:
    for row, entry in zip(result.rows(), result.tally.entries, strict=True):
        assert row.tallies["turns"] * 30 == pytest.approx(entry.tallies[1])
        assert row.rates == {"busts": entry.tallies[0] / entry.tallies[1]}


# Telling


def test_the_result_as_json_is_plain_and_complete(result: Result) -> None:
    told = json.loads(json.dumps(result.json()))
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random 1", "random 2"]
    assert told["games"] == 30 and told["options"] == {"first": "0", "risk": "yes"}
    assert all(sum(bot["scores"].values()) == 30 for bot in told["bots"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_aligned_lines_in_every_language(result: Result, language: str) -> None:
    lines = table(result, Words(language, "push")).splitlines()
    rows = lines[2:6]
    assert len({len(row) for row in rows}) == 1
    assert [row.split()[0] for row in rows[1:]] == ["greedy", "random", "random"]


@pytest.mark.parametrize(("ending", "magic"), [(".png", b"\x89PNG"), (".svg", b"<?xml")])
def test_a_picture_is_written_as_its_ending_says(
    result: Result, tmp_path: Path, ending: str, magic: bytes
) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / f"run{ending}"
    plot(result, Words("fr", "push"), path)
    assert path.read_bytes().startswith(magic)


# Bad input


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Problem) as caught:
        act()
    return Words("en", "push").problem(caught.value)


def test_bad_input_is_refused_with_what_would_be_right(result: Result, tmp_path: Path) -> None:
    words = Words("en", "push")
    assert "1 to 2147483647" in refused(lambda: simulate(PUSH, RANDOMS, 0))
    assert "1 to 2147483647" in refused(lambda: simulate(PUSH, RANDOMS, 2**31))
    assert ", ".join(NAMES) in refused(lambda: simulate(PUSH, ["best", "random"], 1))
    assert "2 to 6" in refused(lambda: simulate(PUSH, ["random"] * 7, 1))
    assert "at least 1" in refused(lambda: simulate(PUSH, RANDOMS, 1, processes=0))
    assert ".png, .svg" in refused(lambda: plot(result, words, tmp_path / "run.gif"))
    pytest.importorskip("matplotlib")
    (tmp_path / "file").write_text("no folder")
    place = tmp_path / "file" / "folder" / "run.svg"
    assert "not a folder" in refused(lambda: plot(result, words, place))


@pytest.mark.parametrize(("name", "lines"), [("push", 1), ("konoha", 0)])
def test_the_fair_share_is_drawn_where_bots_play_against_each_other(name: str, lines: int) -> None:
    pytest.importorskip("matplotlib")
    played = simulate(games.load(name), RANDOMS, 2, processes=1)
    wins = draw(played, Words("en", name)).axes[0]
    assert sum(line.get_linestyle() == ":" for line in wins.get_lines()) == lines


def test_a_picture_is_drawn_of_who_never_wins(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    result = simulate(games.load("push"), ["greedy", "steady", "random"], 6, 1, processes=1)
    assert min(row.win_rate for row in result.rows()) == 0.0
    plot(result, Words("en", "push"), tmp_path / "run.png")
    assert (tmp_path / "run.png").is_file()


def test_without_matplotlib_a_picture_is_refused_with_the_way_to_get_it(
    result: Result, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    told = refused(lambda: plot(result, Words("en", "push"), tmp_path / "run.png"))
    assert "pip install matplotlib" in told and not (tmp_path / "run.png").exists()
