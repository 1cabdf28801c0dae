"""The arena: programs and levels are rated with intervals, failures are reported, and an
interrupted run can be resumed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quartett import games
from quartett.cli import main
from quartett.programs.arena import Entrant, Meeting, Plan, Ring, Standing
from quartett.programs.arena_page import text
from quartett.words import Words

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples" / "programs"
PYTHON = f"{sys.executable} {EXAMPLES / 'any.py'}"
NODE = f"node {EXAMPLES / 'any.js'}"
SHELL = f"sh {EXAMPLES / 'any.sh'}"
BAD = f"{sys.executable} {ROOT / 'tests' / 'programs_bad.py'}"
THREE = ["--program", f"py={PYTHON}", "--program", f"js={NODE}", "--text-program", f"sh={SHELL}"]


def arena(game: str, keep: Path, *more: str) -> int:
    return main(["arena", game, "--language", "en", "--keep", str(keep), *more])


def test_three_programs_and_two_levels_give_a_table_with_intervals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "kept.jsonl"
    assert arena("force", keep, "--levels", "random,steady", *THREE, "--games", "2") == 0
    said = capsys.readouterr().out
    assert said.startswith("Battle of the Force, seed 1, 20 of 20 games")
    table = said.split("\n\n")[1].splitlines()
    assert {line.split()[0] for line in table[1:]} == {"random", "steady", "py", "js", "sh"}
    assert all(" … " in line and line.endswith("none") for line in table[1:])
    assert len(keep.read_text().splitlines()) == 21
    assert arena("force", keep, "--levels", "random,steady", *THREE, "--games", "2") == 0
    assert capsys.readouterr().out == said, "nothing is played twice"


def test_who_was_late_or_died_is_told_and_has_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = ["--program", f"slow={BAD} hang", "--program", f"gone={BAD} dead"]
    run = ["--levels", "random", *bad, "--games", "1", "--seconds", "1.5"]
    assert arena("force", tmp_path / "kept.jsonl", *run) == 0
    said = capsys.readouterr().out
    table = {line.split()[0]: line for line in said.split("\n\n")[1].splitlines()}
    assert "2 too late" in table["slow"] and "2 died" in table["gone"] and "none" in table["random"]
    assert "random won 100.0 % against slow" in said and "random won 100.0 % against gone" in said


def test_a_team_is_measured_by_its_score(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = ["--levels", "steady", "--program", f"py={PYTHON}", "--games", "1"]
    assert arena("konoha", tmp_path / "kept.jsonl", *run) == 0
    said = capsys.readouterr().out
    assert "2 of 2 games" in said and "Score" in said and "won" not in said


def test_every_deal_is_played_from_each_seat_with_the_same_cards(tmp_path: Path) -> None:
    push = games.load("push")
    plan = Plan("push", (Entrant("steady"), Entrant("greedy")), push.settle(2, {}), 1, 1.0, "")
    with Ring(push, plan) as ring:
        assert [ring.order((0, 1), index) for index in (0, 1)] == [[0, 1], [1, 0]]
        mirrored = Plan("push", (Entrant("steady"), Entrant("steady")), plan.options, 1, 1.0, "")
    with Ring(push, mirrored) as ring:
        first, second = ring.play((0, 1), 0), ring.play((0, 1), 1)
    assert first.scores == second.scores[::-1], "the same player, the same deal, the other seat"


def test_an_arena_that_was_stopped_goes_on(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    command = [sys.executable, "-m", "quartett", "arena", "force", "--language", "en"]
    command += ["--keep", str(keep), "--levels", "random", "--program", f"py={PYTHON}"]
    first = subprocess.Popen(
        [*command, "--games", "100000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        until = time.monotonic() + 120
        while not (keep.exists() and keep.read_text().count("\n") > 3):
            assert time.monotonic() < until and first.poll() is None
            time.sleep(0.05)
        first.send_signal(signal.SIGINT)
        told, complaint = first.communicate(timeout=60)
    finally:
        first.kill()
    assert first.returncode == 130 and "of 100000 games" in told.replace(",", "")
    assert "The same command goes on from here" in complaint and str(keep) in complaint
    before = keep.read_text()
    count = before.count("\n") + 1
    with keep.open("a") as file:
        file.write('{"pair":[0,1],"ind')  # the plug was pulled
    done = subprocess.run(
        [*command, "--games", str(count)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    lines = keep.read_text()
    assert lines.startswith(before)
    played = [json.loads(line) for line in lines.splitlines()[1:]]
    assert [meeting["index"] for meeting in played] == list(range(count))
    assert not programs_left(), "no program outlives the arena"


def programs_left() -> list[str]:
    """The programs of this test that still run."""
    found = []
    for place in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = place.read_bytes().split(b"\0")
        except OSError:
            continue
        if str(EXAMPLES / "any.py").encode() in line and int(place.parent.name) != os.getpid():
            found.append(place.parent.name)
    return found


@pytest.mark.parametrize(
    "wrong",
    [
        ["--levels", "steady"],
        ["--levels", "steady,steady"],
        ["--levels", "steady,clever"],
        ["--program", "./mybot"],
        ["--program", "mine="],
        ["--program", 'mine="'],
        ["--program", "mine=./no-such-program"],
        ["--seconds", "-1"],
        ["--games", "0"],
    ],
)
def test_a_strange_arena_is_refused(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena("push", tmp_path / "kept.jsonl", *wrong) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1


def test_the_file_of_another_arena_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "kept.jsonl"
    assert arena("force", keep, "--levels", "random,greedy", "--games", "1") == 0
    before = keep.read_text()
    for other in (["--seed", "2"], ["--levels", "random,novice"]):
        assert arena("force", keep, "--games", "1", *other) == 2
    keep.write_text("my diary\n")
    assert arena("force", keep, "--levels", "random,greedy", "--games", "1") == 2
    assert keep.read_text() == "my diary\n" and before
    capsys.readouterr()


def test_the_interval_shrinks_with_the_games() -> None:
    lows = []
    for count in (9, 900):
        shares = [(1.0, 0.0) if index % 3 else (0.0, 1.0) for index in range(count)]
        played = tuple(Meeting((0, 1), index, each, (0, 0)) for index, each in enumerate(shares))
        plan = Plan("push", (Entrant("a"), Entrant("b")), {}, 1, 1.0, "")
        told = text(Standing(plan, count, played, False), Words("en", "push"))
        (line,) = [line for line in told.splitlines() if line.startswith("b ")]
        lows.append(int(line.split("…")[0].split()[-1]))
    assert lows[0] < lows[1] < -50
