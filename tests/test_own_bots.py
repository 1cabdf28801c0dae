"""A custom bot plays wherever ours do: as an object in the library, by name in the commands."""

import json
import pickle
from pathlib import Path

import pytest

from own_bots import First, Spy
from quartett import games
from quartett.bots.own import is_own, own_bot
from quartett.bots.players import player
from quartett.cli import main
from quartett.core.problem import Problem
from quartett.lab.batch import simulate
from quartett.lab.run import Run
from quartett.table.seats import parse_seats, seats_of

PUSH = games.load("push")


@pytest.mark.parametrize("processes", [1, 2])
def test_simulate_takes_bots_as_objects_in_any_number_of_processes(processes: int) -> None:
    result = simulate(PUSH, [First(), "greedy"], 20, seed=3, processes=processes)
    named = simulate(PUSH, ["own_bots:First", "greedy"], 20, seed=3, processes=1)
    assert result.labels() == ["First", "greedy"]
    assert result.tally == named.tally


def test_an_own_bot_sees_only_what_its_seat_may_see() -> None:
    Spy.viewers.clear()
    simulate(games.load("force"), [Spy(), "random"], 2, processes=1)
    assert Spy.viewers == {0}


def test_numbers_of_an_own_bot_can_be_tuned() -> None:
    assert player(PUSH, "own_bots:First:skip=2").skip == 2


def test_a_bot_that_cannot_travel_is_named() -> None:
    class Local(First):
        pass

    with pytest.raises(Problem) as problem:
        simulate(PUSH, [Local(), "greedy"], 4, processes=2)
    assert problem.value.name == "own-bot-stays"
    assert simulate(PUSH, [Local(), "greedy"], 1, processes=1).games == 1


def test_an_own_bot_travels_with_its_attributes() -> None:
    bot = First()
    bot.skip = 3
    assert pickle.loads(pickle.dumps(bot)).skip == 3


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("no_such_module:Bot", "own-bot-no-module"),
        ("own_bots.deeper:Bot", "own-bot-no-module"),
        ("own_bots:Missing", "own-bot-no-bot"),
        ("own_bots:not_a_class", "own-bot-no-bot"),
        ("os:abort", "own-bot-no-bot"),
    ],
)
def test_what_is_no_bot_is_refused_and_not_called(text: str, name: str) -> None:
    with pytest.raises(Problem) as problem:
        own_bot(text)
    assert problem.value.name == name


def test_levels_with_tries_are_not_taken_for_modules() -> None:
    assert not any(is_own(text) for text in ("steady", "master:500", "greedy:rich=14", ":", "a:"))


def test_commands_take_an_own_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = "from own_bots import First\n\n\nclass Mine(First):\n    pass\n"
    (tmp_path / "bots_of_mine.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    asked = ["simulate", "push", "--seats", "bots_of_mine:Mine,steady", "--games", "4", "--json"]
    assert main([*asked, "--processes", "2"]) == 0
    rows = json.loads(capsys.readouterr().out)["bots"]
    assert [row["bot"] for row in rows] == ["bots_of_mine:Mine", "steady"]
    assert main(["simulate", "push", "--seats", "nothing_here:Mine,steady"]) == 2
    assert "nothing_here" in capsys.readouterr().err


def test_an_own_bot_sits_at_a_table_but_a_record_never_imports_one() -> None:
    seats = parse_seats("you,Eve=own_bots:First", ["steady"], own=True)
    assert [seat.bot for seat in seats] == ["", "own_bots:First"]
    with pytest.raises(Problem):
        parse_seats("you,own_bots:First", ["steady"])
    record = Run("push", ("random", "random"), PUSH.settle(2, {}), seed=1, games=1).record(0)
    record.header["players"] = "you; Eve=own_bots:First"
    assert [seat.bot for seat in seats_of(record, ["steady"])] == ["", ""]
