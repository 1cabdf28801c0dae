"""The luck of the cards as a control variate: unbiased, with narrower intervals."""

import json
from math import sqrt
from pathlib import Path

import pytest

from quartett import games
from quartett.bots.evaluator import Effort, Evaluator, after_chance
from quartett.bots.luck import GLANCE
from quartett.cli import main
from quartett.core.chance import CHANCE
from quartett.core.problem import Problem
from quartett.lab.adjusted import Adjusted
from quartett.lab.batch import simulate
from quartett.lab.experiment_file import read
from quartett.lab.ladder import Duel, climb, fair_wins
from quartett.lab.rating import ratings
from quartett.lab.result import Result
from quartett.lab.study import Study
from quartett.lab.tally import Entry
from quartett.words import LANGUAGES, Words
from walks import SOME, Setup, glimpses

HASTY = Effort(rollouts=2, outcomes=4, worlds=4, batch=2, tries=10)
FORCE = games.load("force")


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(FORCE, ["steady", "greedy"], 300, 3, processes=1, luck="glance")


@pytest.mark.parametrize("effort", [GLANCE, HASTY], ids=["glance", "hasty"])
@pytest.mark.parametrize("setup", SOME, ids=str)
def test_the_luck_of_all_answers_that_chance_may_give_is_zero_on_average(
    setup: Setup, effort: Effort
) -> None:
    """Exactly, at any seats and options: this is why nothing has to be believed of the values."""
    evaluator, looked = Evaluator(setup.game, effort, seed=7), 0
    for state in glimpses(setup, seed=2, every=1):
        if state.actor != CHANCE:
            continue
        afters = [(after_chance(state, move), often) for move, often in state.outcomes()]
        if any(after.actor == CHANCE for after, _ in afters) or looked == 6:
            continue
        looked += 1
        was = evaluator.values(state, state)
        whole = sum(often for _, often in afters)
        for seat in range(int(state.seats)):
            mean = sum(often * evaluator.values(after, state)[seat] for after, often in afters)
            assert mean / whole == pytest.approx(was[seat], abs=1e-12)
    assert looked


def test_the_luck_of_many_games_is_zero_within_its_interval(result: Result) -> None:
    for row in result.rows():
        assert row.adjusted is not None
        luck, plain = row.win_rate - row.adjusted.mean, (row.interval[1] - row.interval[0]) / 2
        assert abs(luck) < 1.5 * sqrt(plain**2 - row.adjusted.reach**2)


def test_intervals_are_narrower_without_the_luck(result: Result) -> None:
    for row in result.rows():
        assert row.adjusted is not None
        assert row.adjusted.reach < 0.9 * (row.interval[1] - row.interval[0]) / 2
        assert row.adjusted.games > 1.2 * row.games


def test_plain_results_stay_and_processes_change_nothing(result: Result) -> None:
    plain = simulate(FORCE, ["steady", "greedy"], 300, 3, processes=1)
    assert [row.wins for row in plain.rows()] == [row.wins for row in result.rows()]
    assert all(row.adjusted is None for row in plain.rows())
    divided = simulate(FORCE, ["steady", "greedy"], 300, 3, processes=2, luck="glance")
    assert divided.rows() == result.rows()


def test_the_luck_of_rivals_adds_up_to_nothing(result: Result) -> None:
    found = [row.adjusted.mean for row in result.rows() if row.adjusted is not None]
    assert sum(found) == pytest.approx(1.0, abs=1e-6)


@pytest.mark.parametrize("name", games.NAMES)
def test_any_number_of_seats_can_be_played_without_luck(name: str) -> None:
    game = games.load(name)
    for seats in (game.fewest, game.most):
        found = simulate(game, ["greedy"] * seats, 2, 1, processes=1, luck="glance").rows()
        assert all(row.adjusted is not None for row in found)


def test_a_rating_is_as_sure_as_its_results() -> None:
    """Half the error tells as much as four times the games."""
    interval = (0.7 - 0.0449, 0.7 + 0.0449)
    duels = [Duel("a", "b", 100, 70, 0.7, (0.6, 0.8), Adjusted(0.7, interval))]
    (wins, games_told) = fair_wins(duels)["a", "b"]
    assert games_told == pytest.approx(400, rel=0.01) and wins == pytest.approx(280, rel=0.01)
    reach = [ratings({("a", "b"): (0.7 * n, n)}, "b")["a"][1] for n in (100, games_told)]
    assert reach[1] == pytest.approx(reach[0] / 2, rel=0.02)


def test_who_never_loses_is_rated_from_the_games_there_were() -> None:
    duel = Duel("a", "b", 20, 20, 1.0, (0.8, 1.0), Adjusted(1.02, (0.95, 1.09)))
    assert fair_wins([duel])["a", "b"] == (20.0, 20.0)


def test_nothing_is_told_of_one_game() -> None:
    entry = Entry()
    entry.adjust(0.5)
    one = simulate(FORCE, ["greedy", "greedy"], 1, 1, processes=1, luck="glance")
    assert one.rows()[0].adjusted is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_print_both_intervals(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["force", "--games", "8", "--processes", "1", "--language", language]
    told = Words(language, "force")
    assert main(["simulate", *arguments, "--seats", "greedy,random", "--rate"]) == 0
    assert told.say("lab-interval") in (out := capsys.readouterr().out)
    assert out.count("greedy: ") + out.count("greedy\xa0: ") == 1
    assert main(["simulate", *arguments, "--seats", "greedy,random"]) == 0
    assert "greedy: " not in (plain := capsys.readouterr().out) and "greedy\xa0: " not in plain
    assert main(["ladder", *arguments, "--levels", "greedy,random"]) == 0
    assert told.say("ladder-adjusted") in capsys.readouterr().out
    assert main(["ladder", *arguments, "--levels", "greedy,random", "--luck", "none"]) == 0
    assert told.say("ladder-adjusted") not in capsys.readouterr().out


def test_an_unknown_effort_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "force", "--seats", "greedy,random", "--rate", "heroic"]) == 2
    assert "glance, quick, deep" in capsys.readouterr().err
    with pytest.raises(Problem) as problem:
        simulate(FORCE, ["greedy", "greedy"], 1, luck="heroic")
    assert problem.value.name == "unknown-effort"


def test_json_has_both(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "4", "--processes", "1", "--seats", "greedy,random"]
    assert main(["simulate", "force", *arguments, "--rate", "--json"]) == 0
    bots = json.loads(capsys.readouterr().out)["bots"]
    assert bots[0]["interval"] != bots[0]["adjusted"]["interval"]


def test_teams_are_measured_in_points() -> None:
    ladder = climb(games.load("konoha"), ["novice", "greedy"], 2, processes=1, luck="glance")
    found = [rung.adjusted[0] for rung in ladder.rungs if rung.adjusted is not None]
    assert len(found) == len(ladder.rungs) and 1 < max(found) <= 20


EXPERIMENT = 'game = "force"\nseats = ["greedy", "random"]\ngames = 200\nluck = "glance"\n'


def test_an_experiment_tells_both_and_may_stop_sooner(tmp_path: Path) -> None:
    found = Study(read(EXPERIMENT, "e.toml"), tmp_path).conduct(1, None).found[0]
    assert found.adjusted.count == found.measured.count == 200
    assert found.reach == found.adjusted.reach < found.measured.reach


@pytest.mark.parametrize("line", ['measure = "length"\n', 'luck = "heroic"\n'])
def test_luck_is_only_taken_out_of_what_it_changes(line: str) -> None:
    text = EXPERIMENT.replace('luck = "glance"\n', "") if "luck" in line else EXPERIMENT
    with pytest.raises(Problem) as problem:
        read(text + line, "e.toml")
    assert "luck" in str(problem.value)
