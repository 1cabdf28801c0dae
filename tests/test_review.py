"""The review: its sums, its blindness to what could not be known, and its refusals."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from quartett import games
from quartett.bots.evaluator import EFFORTS, Effort, Evaluator, Weighed
from quartett.bots.review import Reviewer, Row, review
from quartett.cli import main
from quartett.core.chance import CHANCE, Stream
from quartett.core.problem import Problem
from quartett.core.record import Record, parse
from quartett.lab.run import plan
from quartett.words import LANGUAGES, Words
from walks import ALL_GAMES, SOME, Setup, glimpses

RECORDS = Path(__file__).parent / "records"
HASTY = Effort(rollouts=2, outcomes=4, worlds=4, batch=2, tries=10)
"""Enough for laws, which hold at any effort."""

every_game = pytest.mark.parametrize("name", ALL_GAMES)


def recorded(name: str, number: int = 0) -> Record:
    files = sorted((RECORDS / name).glob("*.quartett"))
    return parse(files[number].read_text("utf-8"))


def part_of(name: str, rows: int, seat: int = 0) -> list[Row]:
    """The first rows of a review."""
    reviewer = Reviewer(games.load(name), recorded(name), seat, HASTY)
    return [row for row, _ in zip(reviewer.rows(), range(rows), strict=False)]


@every_game
@pytest.mark.parametrize("seat", [0, 1])
def test_every_row_splits_the_change_of_value_without_a_rest(name: str, seat: int) -> None:
    for row in part_of(name, 40, seat):
        whole = row.cards + row.hidden + row.own + row.others
        assert whole == pytest.approx(row.after - row.before, abs=1e-12)


@every_game
def test_each_row_begins_where_the_one_before_ended(name: str) -> None:
    rows = part_of(name, 40)
    assert all(one.after == two.before for one, two in pairwise(rows))


def test_the_four_sums_give_the_result() -> None:
    force = games.load("force")
    for number in range(3):
        record = recorded("force", number)
        found = review(force, record, number % record.seats, HASTY)
        total = found.start + found.cards + found.hidden + found.own + found.others
        assert total == pytest.approx(found.result, abs=1e-9)
        winners = record.ending["winners"].split()
        mine = str(found.seat) in winners
        assert found.result == pytest.approx(mine / len(winners))


@every_game
def test_chance_is_never_blamed_and_players_never_deal(name: str) -> None:
    for row in part_of(name, 40):
        if row.actor == CHANCE:
            assert (row.hidden, row.own, row.others, row.counted) == (0.0, 0.0, 0.0, False)
        else:
            assert row.cards == 0.0 and row.loss >= 0.0


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_a_mistake_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(setup: Setup) -> None:
    evaluator = Evaluator(setup.game, HASTY)
    for number, state in enumerate(glimpses(setup, seed=3, every=40)):
        for seat in state.owing:
            if seat == CHANCE or number > 8:
                continue
            other = state.masked(seat).imagine(Stream(number))
            assert evaluator.weigh(state.masked(seat), seat) == evaluator.weigh(
                other.masked(seat), seat
            )


@every_game
def test_a_forced_move_is_not_counted(name: str) -> None:
    game, record = games.load(name), recorded(name)
    reviewer = Reviewer(game, record, 0, HASTY)
    for row, _ in zip(reviewer.rows(), range(40), strict=False):
        if row.actor != CHANCE and row.best:
            assert row.best != row.move and row.better is not None and row.did is not None


def test_a_running_game_is_not_reviewed() -> None:
    record = recorded("push")
    record.ending = {}
    with pytest.raises(Problem) as problem:
        review(games.load("push"), record, 0)
    assert problem.value.name == "review-not-over"


def test_wrong_seats_and_efforts_are_named() -> None:
    push, record = games.load("push"), recorded("push")
    with pytest.raises(Problem) as problem:
        review(push, record, 9)
    assert problem.value.name == "no-such-seat"
    with pytest.raises(Problem) as problem:
        review(push, record, 0, "heroic")
    assert problem.value.name == "unknown-effort"


def test_a_thrown_away_win_is_found() -> None:
    """Whoever plays at random loses more a decision than who plays well."""
    push = games.load("push")
    record = plan(push, ["random", "steady"], 1, 5, {}).record(0)
    losses = [review(push, record, seat, HASTY).loss_a_decision for seat in (0, 1)]
    assert losses[0] > 2 * losses[1]


def test_doing_the_same_things_in_another_order_costs_nothing() -> None:
    """In Deck Battle, whoever leaves the best move for later has not lost it yet."""
    reviewer = Reviewer(games.load("deckbattle"), recorded("deckbattle"), 0, HASTY)
    worse = Weighed(move=1, worth=0.2, loss=0.3, error=0.0, share=0.0)
    best = Weighed(move=2, worth=0.5, loss=0.0, error=0.0, share=1.0)
    reviewer.evaluator.weigh = lambda seen, seat: [worse, best]  # type: ignore[method-assign]
    reviewer._asked = int(reviewer.state.actor)
    while reviewer.state.actor == CHANCE or len(reviewer.state.owing) > 1:
        reviewer.state.apply(reviewer.state.actor, reviewer.state.legal(reviewer.state.actor)[0])
    reviewer._asked = int(reviewer.state.actor)
    assert reviewer._followed(worse, best).loss == 0.0


def test_the_command_tells_the_same_sums(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = RECORDS / "force" / sorted(path.name for path in (RECORDS / "force").iterdir())[0]
    page = tmp_path / "review.html"
    assert main(["review", str(file), "--json", "--html", str(page)]) == 0
    told = json.loads(capsys.readouterr().out)
    parts = sum(told[part] for part in ("start", "cards", "hidden", "own", "others"))
    assert parts == pytest.approx(told["result"], abs=1e-9)
    assert len(told["rows"]) == len(recorded("force").moves)
    assert "<svg" in page.read_text("utf-8")
    assert main(["review", str(file), "--html", str(page)]) == 2
    for language in LANGUAGES:
        capsys.readouterr()
        assert main(["review", str(file), "--seat", "1", "--language", language]) == 0
        assert Words(language).say("review-cards") in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--seat", "9"], ["--seat", "-1"], ["--effort", "x"]])
def test_bad_input_is_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = sorted((RECORDS / "push").iterdir())[0]
    assert main(["review", str(file), *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_card_of_the_mixture_costs_nothing_and_any_other_its_regret() -> None:
    """Where two seal a card, against the equilibrium of the duel: whatever the other laid."""
    force = games.load("force")
    evaluator = Evaluator(force, EFFORTS["quick"])
    mixed = 0
    for state in glimpses(Setup("force", 2, force.settle(2, {})), seed=4, every=4):
        if len(state.owing) == 2:
            weighed = evaluator.weigh(state.masked(0), 0)
            best = max(one.worth for one in weighed)
            assert all(one.loss == 0.0 or one.loss == best - one.worth for one in weighed)
            assert all(best - one.worth < 0.02 for one in weighed if one.share >= 0.25)
            mixed += sum(one.share >= 0.05 for one in weighed) > 1
    assert mixed
