"""The review: its sums, its blindness to what could not be known, and its refusals."""

import json
import re
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

from quartett import games
from quartett.bots.evaluator import EFFORTS, Effort, Evaluator, Weighed, unbiased_loss
from quartett.bots.luck import luck_of_the_cards
from quartett.bots.review import Moment, Review, Reviewer, Row, review
from quartett.cli import main
from quartett.core.chance import CHANCE, Stream
from quartett.core.problem import Problem
from quartett.core.record import Record, parse
from quartett.core.state import State
from quartett.core.story import Line
from quartett.lab.run import plan
from quartett.table.review_curve import axis
from quartett.table.review_telling import Telling
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
    part = max(("cards", "hidden", "own", "others"), key=lambda part: abs(told[part]))
    kind, amount = f"{part}-{'gain' if told[part] > 0 else 'loss'}", f"{100 * abs(told[part]):.1f}"
    assert Words("en").say("review-most", kind=kind, amount=amount) in page.read_text("utf-8")
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


def hostile(kind: str, text: str) -> bytes:
    """A record of a finished game, made into something else."""
    lines = text.splitlines(keepends=True)
    made = {
        "truncated": text[: len(text) // 2],
        "foreign": '[Event "A game of chess"]\n1. e4 e5\n',
        "empty": "",
        "another rules version": re.sub(r"(?m)^rules: .*$", "rules: 999", text),
        "a move that nobody could make": "".join(lines[:-30] + lines[-29:]),
        "endless": lines[0] + "x" * 3_000_000,
    }
    return b"\xff\x00" * 99 if kind == "no text" else made[kind].encode()


@pytest.mark.parametrize(
    "kind",
    [
        *("truncated", "foreign", "empty", "no text", "another rules version", "endless"),
        "a move that nobody could make",
    ],
)
def test_a_bad_record_is_one_sentence(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = sorted((RECORDS / "force").iterdir())[0], tmp_path / "bad.quartett"
    bad.write_bytes(hostile(kind, good.read_text("utf-8")))
    assert main(["review", str(bad), "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and len(told.err) < 500


def test_a_card_of_the_mixture_costs_nothing_and_any_other_its_regret() -> None:
    """Where two seal a card, against the equilibrium of the duel: whatever the other laid."""
    force = games.load("force")
    evaluator = Evaluator(force, EFFORTS["quick"])
    mixed = 0
    for state in glimpses(Setup("force", 2, force.settle(2, {})), seed=4, every=4):
        if len(state.owing) == 2:
            weighed = evaluator.weigh(state.masked(0), 0)
            best = max(one.worth for one in weighed)
            regrets = [best - one.worth - one.loss for one in weighed if one.loss]
            assert all(-1e-9 < regret < 0.01 for regret in regrets)
            assert all(best - one.worth < 0.02 for one in weighed if one.share >= 0.25)
            mixed += sum(one.share >= 0.05 for one in weighed) > 1
    assert mixed


def test_konoha_20_a_vote_counts_if_it_turned_the_decision() -> None:
    """The majority decides: with the other votes as they were, the other vote must have changed
    what the team did. What turned nothing is no mistake, however bad it was."""
    konoha = games.load("konoha")
    goes = {True: 0, False: 0}
    for number in range(4):
        record = plan(konoha, ["random"] * (3 + number), 1, number, {}).record(0)
        reviewer = Reviewer(konoha, record, 0, HASTY)
        reviewer.evaluator.weigh = every_vote_is_wrong  # type: ignore[method-assign]
        reviewer.evaluator.values = worth_nothing  # type: ignore[method-assign]
        rows = list(reviewer.rows())
        for first, row in enumerate(rows):
            if row.move in ("go", "wait") and row.actor == 0:
                votes = [one.move for one in rows[first : first + record.seats]]
                turned = decision(votes) != decision([other(row.move), *votes[1:]])
                assert (row.counted, row.loss > 0) == (turned, turned)
                goes[turned] += 1
    assert goes[True] > 2 and goes[False] > 2


def decision(votes: list[str]) -> bool:
    return 2 * votes.count("go") > len(votes)


def other(vote: str) -> str:
    return "wait" if vote == "go" else "go"


def every_vote_is_wrong(seen: State, seat: int) -> list[Weighed]:
    return [Weighed(int(move), 0.0, 0.5, 0.0, 0.0) for move in seen.legal(seat)]


def worth_nothing(state: State, root: State) -> list[float]:
    return [0.0] * int(state.seats)


def test_konoha_27_an_opinion_counts_if_it_turned_the_decision() -> None:
    """Five seats, three in favour of a power: each of the three turned it, the others did not."""
    konoha = games.load("konoha")
    record = next(
        record
        for record in map(plan(konoha, ["random"] * 5, 40, 3, {}).record, range(40))
        if any(move.text == "agree" for move in record.moves)
    )
    rows = opinions(konoha, record)
    for seat, (row, spoken) in rows.items():
        agreed = 1 + sum(text == "agree" for text in spoken)
        swapped = agreed + (1 if row.move == "keep" else -1)
        assert row.counted == ((2 * agreed > 5) != (2 * swapped > 5)), seat
    assert rows


def opinions(game: Any, record: Record) -> dict[int, tuple[Row, list[str]]]:
    """The rows of those who spoke after the first proposal, and what all of them said."""
    reviewer = Reviewer(game, record, 0, HASTY)
    reviewer.evaluator.weigh = every_vote_is_wrong  # type: ignore[method-assign]
    reviewer.evaluator.values = worth_nothing  # type: ignore[method-assign]
    rows = list(reviewer.rows())
    first = next(at for at, row in enumerate(rows) if row.move == "agree")
    begun = max(at for at in range(first) if rows[at].move.startswith("use"))
    after = rows[begun + 1 : begun + record.seats - rows[begun].actor]
    return {row.actor: (row, [one.move for one in after]) for row in after}


def test_deck_battle_is_judged_by_turns_with_the_answers_inside_explained() -> None:
    """A turn costs what its answers cost together, and is one decision; each that cost something
    is told with what was better."""
    game = games.load("deckbattle")
    record = recorded("deckbattle")
    reviewer = Reviewer(game, record, 0, HASTY)
    reviewer.evaluator.values = worth_nothing  # type: ignore[method-assign]
    rows = [row for row, _ in zip(reviewer.rows(), range(260), strict=False)]
    found = reviewer.summary(rows)
    own = [row for row in rows if row.actor == 0 and row.counted and row.turn]
    turns = {row.turn for row in own}
    drafted = [row for row in rows if row.actor == 0 and row.counted and not row.turn]
    assert turns == set(range(1, max(turns) + 1)) and len(own) > 2 * len(turns)
    assert len(found.decisions) == len(turns) + len(drafted)
    for one in found.worst(99):
        inside = [row for row in rows if row.number in one.rows]
        assert one.loss == pytest.approx(sum(row.loss for row in inside))
        assert all(row.better is not None and row.turn == one.turn for row in inside)
    assert any(len(one.rows) > 1 for one in found.worst(99))


def test_the_luck_that_results_are_corrected_by_is_the_luck_of_the_review() -> None:
    game = games.load("force")
    record = plan(game, ["random", "steady"], 1, 2, {}).record(0)
    luck = luck_of_the_cards(game, record, HASTY)
    for seat in (0, 1):
        reviewer = Reviewer(game, record, seat, HASTY)
        reviewer.evaluator.weigh = every_vote_is_wrong  # type: ignore[method-assign]
        found = reviewer.summary(list(reviewer.rows()))
        assert luck[seat] == pytest.approx(found.cards, abs=1e-9)


def test_the_best_of_many_equal_moves_is_a_lucky_one_and_costs_nothing_on_average() -> None:
    """Moves that are worth the same, in worlds where chance decides: the best estimate is too
    good, and what one of them seems to lose has to be 0 over many decisions."""
    draw = Random(5)
    plain, unbiased = [], []
    for _ in range(400):
        moves = [[draw.random() for _ in range(16)] for _ in range(6)]
        means = [fmean(values) for values in moves]
        plain.append(max(means) - means[0])
        unbiased.append(unbiased_loss(moves, moves[0]))
    assert fmean(plain) > 0.05
    assert abs(fmean(unbiased)) < 0.015


def test_a_real_loss_is_found_without_bias() -> None:
    draw = Random(6)
    found = []
    for _ in range(400):
        moves = [[draw.random() - 0.2 * (move == 0) for _ in range(16)] for move in range(3)]
        found.append(unbiased_loss(moves, moves[0]))
    assert fmean(found) == pytest.approx(0.2, abs=0.02)


def test_what_a_decision_cost_is_told_for_sure_and_on_average() -> None:
    rows = [
        Row(0, 0, "flip", 0.5, 0.5, loss=0.1, cost=0.12, grade="blunder", counted=True),
        Row(1, 0, "stop", 0.5, 0.5, loss=0.0, cost=-0.02, counted=True),
        Row(2, 1, "stop", 0.5, 0.5, loss=0.3, cost=0.3, grade="blunder", counted=True),
        Row(3, 0, "flip", 0.5, 0.5, cost=0.7),
    ]
    found = reviewed(rows)
    assert found.loss_a_decision == pytest.approx(0.05)
    assert found.cost_a_decision == pytest.approx(0.05)


def reviewed(rows: list[Row]) -> Review:
    return Review("push", 0, "chance", 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, tuple(rows))


def test_a_turn_is_told_in_its_dearest_answers_and_says_once_what_was_better() -> None:
    losses = (0.02, 0.09, 0.03, 0.08)
    better = Line("choose-stop")
    rows = [
        Row(number, 0, "flip", 0.5, 0.5, loss=loss, counted=True, turn=1, did=better, better=better)
        for number, loss in enumerate(losses)
    ]
    telling = Telling(reviewed(rows), ["Ada", "Bo"], Words("en", "push"), 100.0)
    title, *told = telling.moment(Moment(0, 1, sum(losses), "blunder", (0, 1, 2, 3)))
    assert title == "Turn 1: a blunder, −22.0"
    assert [line.split(":")[0] for line in told[:-1]] == ["Played", "Played", "Played", "Better"]
    assert told[-1] == Words("en").say("review-more", count=1)


@pytest.mark.parametrize("count", [1, 7, 8, 9, 90, 431, 3000])
def test_the_curve_is_numbered_as_moves_are_and_never_too_densely(count: int) -> None:
    rows = [Row(number + 5, -1, "flip", 0.5, 0.5) for number in range(count)]
    kind, ticks = axis(rows, 0)
    assert kind == "moves" and len(ticks) <= 8
    assert ticks or count < 9
    assert all(label == rows[at - 1].number + 1 for at, label in ticks)


def test_a_game_that_is_judged_by_turns_is_numbered_by_own_turns() -> None:
    rows = [
        Row(number, number // 3 % 2, "x", 0.5, 0.5, turn=1 + number // 6) for number in range(60)
    ]
    kind, ticks = axis(rows, 1)
    assert kind == "turns" and ticks == [(6 * turn - 3, turn) for turn in (2, 4, 6, 8, 10)]
