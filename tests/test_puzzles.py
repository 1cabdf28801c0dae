"""Puzzles: one move is clearly best given the masked state, under the current rules and cards, and
they can be solved in the terminal."""

import io
import os
import re
from pathlib import Path
from typing import Any

import pytest

from quartett import games
from quartett.bots.evaluator import Effort, Evaluator, Weighed
from quartett.bots.puzzles import (
    FILE,
    HARD_ENOUGH,
    LEAST_LOSS,
    Puzzle,
    _read,
    are_mostly_easy,
    clear_best,
    is_hopeful,
    origin_of,
    puzzle_of,
    puzzles,
    verb_of,
    written,
)
from quartett.cli import main
from quartett.core.problem import Problem
from quartett.table.puzzles import listed
from quartett.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("name", games.NAMES)
LEAST = 60
LOOKS = 20 if os.environ.get("QUARTETT_WHOLE") == "1" else 2
GLANCE = Effort(rollouts=2, outcomes=4, worlds=64, batch=16, tries=60)


@every_game
def test_there_are_enough_and_each_is_a_masked_state_of_these_rules(name: str) -> None:
    game = games.load(name)
    found = puzzles(game)
    assert len(found) >= LEAST
    assert len({tuple(one.state) for one in found}) == len(found)
    for one in found:
        seen = one.seen(game)
        assert seen.viewer == one.seat and one.seat in seen.owing
        legal = {game.moves.text(int(move)) for move in seen.legal(one.seat)}
        assert legal == {one.best, *one.losses}
        assert min(one.losses.values()) >= LEAST_LOSS
        assert not {verb_of(text) for text in legal} & set(game.talk)


@every_game
def test_they_are_graded_and_not_all_of_one_kind(name: str) -> None:
    found = puzzles(games.load(name))
    assert [one.errs for one in found] == sorted(one.errs for one in found)
    assert 2 * sum(one.errs >= HARD_ENOUGH for one in found) >= len(found) - 2
    assert len({verb_of(one.best) for one in found}) >= 2


def test_no_more_easy_ones_are_kept_once_they_are_more_than_half() -> None:
    easy, hard = (Puzzle(0, [], "flip", {}, errs, 1.0) for errs in (0.0, 1.0))
    assert [are_mostly_easy(kept) for kept in ([], [easy], [easy, hard])] == [False, True, False]


@every_game
def test_who_looks_again_finds_the_same_move_among_the_best(name: str) -> None:
    """A glance in other worlds: what was found best is not clearly worse than anything."""
    game = games.load(name)
    for one in puzzles(game)[:: LEAST // LOOKS]:
        weighed = Evaluator(game, GLANCE, seed=5).weigh(one.seen(game), one.seat)
        best = next(w for w in weighed if game.moves.text(w.move) == one.best)
        assert not (best.is_worse and best.loss >= LEAST_LOSS)


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr("quartett.bots.puzzles.FILE", "nothing.jsonl")
    _read.cache_clear()
    assert main(["puzzle", "konoha"]) == 2
    assert "--find" in capsys.readouterr().err
    assert listed(games.load("konoha")) == []
    _read.cache_clear()


def test_who_only_glances_first_finds_nothing_that_would_not_be_found_without() -> None:
    game = games.load("push")
    one = next(one for one in puzzles(game) if one.errs >= HARD_ENOUGH)
    seen = one.seen(game)
    without, with_glance = (puzzle_of(game, seen, one.seat, [], glance) for glance in (0, 4))
    assert without is not None and with_glance in (None, without)
    weighed = Evaluator(game, GLANCE).weigh(seen, one.seat)
    second = sorted(w.loss for w in weighed)[1]
    assert is_hopeful(game, seen, one.seat, GLANCE.worlds) == (second >= LEAST_LOSS)


def test_puzzles_of_other_cards_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("push")
    monkeypatch.setattr(type(game), "rules_version", 99)
    with pytest.raises(Problem, match="other rules"):
        puzzles(game)


def solved(monkeypatch: pytest.MonkeyPatch, capsys: Any, typed: str, *words: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["puzzle", *words]) == 0
    return str(capsys.readouterr().out)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_put_solved_and_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: Any, name: str, language: str
) -> None:
    best = puzzles(games.load(name))[0].best
    told = solved(monkeypatch, capsys, f"{best}\n\nquit\n", name, "--language", language)
    words = Words(language, name)
    assert words.say("puzzle-number", number=1, count=LEAST) in told
    assert words.say("puzzle-right") in told
    assert told.endswith(words.say("puzzles-solved", solved=1, tried=1) + "\n")


def test_a_wrong_answer_is_told_what_it_costs(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    one = puzzles(games.load("push"))[0]
    wrong, loss = next(iter(one.losses.items()))
    told = solved(monkeypatch, capsys, f"{wrong}\n", "push")
    costs = re.search(r"That costs ([\d.]+) of a hundred wins\.", told)
    assert costs is not None and float(costs[1]) == pytest.approx(100 * loss, abs=0.0501)
    assert "Better: " in told and "Solved: 0 of 1." in told


def test_bad_input_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Any, tmp_path: Path) -> None:
    assert main(["puzzle", "push", "--number", "0"]) == 2
    assert "1 to" in capsys.readouterr().err
    assert main(["puzzle", "push", "--find", "0"]) == 2
    assert main(["puzzle", "push", "--find", "1", "--glance", "-1"]) == 2
    capsys.readouterr()
    place = tmp_path / FILE
    place.write_text("mine")
    assert main(["puzzle", "push", "--find", "1", "--out", str(place)]) == 2
    assert place.read_text() == "mine"
    told = solved(monkeypatch, capsys, "dance\nquit\n", "push")
    assert "dance" in told and "Solved: 0 of 0." in told


def test_new_ones_are_found_and_written(tmp_path: Path, capsys: Any) -> None:
    place = tmp_path / FILE
    assert main(["puzzle", "deckbattle", "--find", "1", "--seed", "7", "--out", str(place)]) == 0
    first, one = place.read_bytes().splitlines()
    assert b"--find 1 --seed 7" in first and b'"best"' in one


def test_the_easier_ones_come_first() -> None:
    origin = origin_of(games.load("push"), "a command")
    some = [Puzzle(0, [number], "flip", {}, errs, 1.0) for number, errs in enumerate((0.5, 0.0))]
    lines = written(origin, some).splitlines()
    assert b"[1]" in lines[1] and b"[0]" in lines[2]


def test_nothing_is_clear_where_moves_are_about_as_good() -> None:
    clear = [Weighed(0, 0.5, 0.0, 0.01, 1.0), Weighed(1, 0.4, 0.1, 0.01, 0.0)]
    close = [*clear, Weighed(2, 0.48, 0.02, 0.001, 0.0)]
    unsure = [*clear, Weighed(2, 0.4, 0.1, 0.1, 0.0)]
    assert clear_best(clear) == clear[0]
    assert clear_best(close) is None and clear_best(unsure) is None
