"""Hints: good moves with their value and reasons, using only what the seat knows."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ftl import messages
from keyboard import Table
from quartett import games
from quartett.bots.evaluator import Effort, Evaluator, Weighed, best_of
from quartett.bots.hint import MOST_MOVES, Hint, Weighing, hint
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.core.story import Line
from quartett.games.konoha.rules.moves import GO, WAIT
from quartett.words import LANGUAGES, Words
from walks import ALL_GAMES, SOME, Setup, glimpses, walk

some_setups = pytest.mark.parametrize("setup", SOME, ids=str)
every_game = pytest.mark.parametrize("name", ALL_GAMES)
HASTY = Effort(rollouts=2, outcomes=4, worlds=4, batch=2, tries=10)
NAMES = ("Mira", "Jon", "Noor", "Luca", "Ilse", "Teo")


def told(game: Game[Any], state: State, seat: int) -> Hint:
    return hint(game, state.masked(seat), seat, HASTY)


@some_setups
def test_a_hint_names_legal_moves_with_their_worth_the_best_first(setup: Setup) -> None:
    for state in glimpses(setup, seed=1, every=70):
        for seat in [seat for seat in state.owing if seat != CHANCE][:1]:
            found = told(setup.game, state, seat)
            legal = {setup.game.moves.text(move) for move in state.legal(seat)}
            assert 1 <= len(found.moves) <= MOST_MOVES
            assert {advice.move for advice in found.moves} <= legal
            shares = [advice.share for advice in found.moves]
            assert shares == sorted(shares, reverse=True) and sum(shares) <= 1.001
            most = 23 if found.measure == "score" else 1
            assert all(0 <= advice.value <= most for advice in found.moves)
            assert found.moves[0].reasons


def numbers(found: Hint) -> list[int]:
    """The values as people read them: hundredths of a win, tenths of a point."""
    grain = 10 if found.measure == "score" else 100
    return [round(grain * advice.value) for advice in found.moves]


@some_setups
def test_no_rank_of_a_hint_stands_against_its_number_and_nothing_is_said_twice(
    setup: Setup,
) -> None:
    for state in glimpses(setup, seed=1, every=70):
        for seat in [seat for seat in state.owing if seat != CHANCE][:1]:
            found = told(setup.game, state, seat)
            read = numbers(found)
            assert read == sorted(read, reverse=True)
            names = {line.name for line in found.moves[0].reasons}
            assert names & MIXED or len(set(read)) == len(read)
            lines = [line for advice in found.moves for line in advice.reasons]
            assert all(lines.count(line) == 1 for line in lines)
            assert all(line.arguments for advice in found.moves[1:] for line in advice.reasons)


MIXED = {"hint-mixed", "hint-usual"}


def test_of_moves_that_are_mixed_ranks_and_numbers_agree() -> None:
    """The second move is made more often than the third, so it must not be told to win less."""
    rows = ((0.50, 0.6), (0.30, 0.2), (0.40, 0.12), (0.25, 0.08))
    found = Weighing([weighed(move, *row) for move, row in enumerate(rows)], True, 100)
    assert [one.move for one in found.worth_telling()] == [0, 1, 3]
    lines = [found.standing(one)[0] for one in found.worth_telling()]
    assert [line.name for line in lines] == ["hint-mixed", "hint-made", "hint-made"]


def test_nobody_is_told_to_be_unpredictable_about_what_a_master_nearly_always_does() -> None:
    found = Weighing([weighed(0, 0.5, 0.98), weighed(1, 0.4, 0.02)], True, 100)
    assert found.standing(found.best) == (Line("hint-usual"),)


def test_what_is_worse_by_the_same_number_is_told_once() -> None:
    rows = ((0.6, 1.0), (0.5, 0.0), (0.4999, 0.0), (0.4, 0.0))
    found = Weighing([weighed(move, *row) for move, row in enumerate(rows)], False, 100)
    assert [one.move for one in found.worth_telling()] == [0, 1, 3]


def weighed(move: int, worth: float, share: float) -> Weighed:
    return Weighed(move=move, worth=worth, loss=max(0.0, 0.6 - worth), error=0.0, share=share)


@some_setups
def test_a_hint_is_the_same_whatever_the_hidden_rest(setup: Setup) -> None:
    for number, state in enumerate(glimpses(setup, seed=3, every=90)):
        for seat in [seat for seat in state.owing if seat != CHANCE][:1]:
            other = state.masked(seat).imagine(Stream(number))
            one, two = told(setup.game, state, seat), told(setup.game, other, seat)
            assert msgspec.json.encode(one) == msgspec.json.encode(two)


@some_setups
def test_the_first_of_a_hint_is_what_the_evaluator_finds_best(setup: Setup) -> None:
    """So no review calls it a mistake, and where others may be as good that is said."""
    evaluator = Evaluator(setup.game, HASTY)
    for state in glimpses(setup, seed=4, every=90):
        for seat in [seat for seat in state.owing if seat != CHANCE][:1]:
            weighed = evaluator.weigh(state.masked(seat), seat)
            best, found = best_of(weighed), told(setup.game, state, seat)
            assert found.moves[0].move == setup.game.moves.text(best.move)
            assert not best.is_worse
            names = {line.name for line in found.moves[0].reasons}
            if len(weighed) == 1:
                assert "hint-only" in names and found.moves[0].value == 0
            elif not names & MIXED:
                others = [one for one in weighed if one.move != best.move]
                unsure = any(not one.is_worse for one in others)
                assert "hint-close" in names if unsure else names & {"hint-clear", "hint-close"}


@every_game
def test_what_speaks_for_a_move_can_be_said_in_every_language(name: str) -> None:
    """All sentences of this kind are met, and none has a gap."""
    wanted = {one for one in messages("en", name) if one.startswith("because-")}
    met: dict[str, Any] = {}
    for setup in [setup for setup in SOME if setup.name == name]:
        for state in walk(setup, seed=1):
            for seat in (seat for seat in state.owing if seat != CHANCE):
                for move in state.legal(seat):
                    for line in setup.game.because(state.masked(seat), seat, move):
                        met[line.name] = line
    assert met.keys() == wanted
    for language in LANGUAGES:
        words = Words(language, name)
        said = [words.line(line, NAMES) for line in met.values()]
        assert all(text.endswith(".") and "None" not in text for text in said), said


def test_the_first_move_of_a_hint_is_what_the_master_does_where_nothing_is_surely_better() -> None:
    """The teams of Deck Battle, of which the master knows more than a search over single turns."""
    game = games.load("deckbattle")
    state = game.start(2)
    state.apply(0, game.moves.parse("team gai"))
    right = game.judge().known(state.masked(1), 1, Stream(5), lambda: False)
    found = told(game, state, 1)
    assert found.moves[0].move == game.moves.text(right) == "team kakashi"
    assert [advice.share for advice in found.moves] == [1.0, *[0.0] * (len(found.moves) - 1)]


@pytest.mark.parametrize("viewer", [1, NOBODY])
def test_there_is_no_hint_for_who_is_not_asked(viewer: int) -> None:
    push = games.load("push")
    with pytest.raises(Problem, match="no-hint-now"):
        hint(push, push.start(2).masked(viewer), viewer, HASTY)


def test_a_hint_must_be_asked_with_what_the_seat_sees() -> None:
    push = games.load("push")
    with pytest.raises(Problem, match="no-hint-now"):
        hint(push, push.start(2), 0, HASTY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_gives_a_hint_in_every_language(table: Table, language: str) -> None:
    words = Words(language, "push")
    said = table.play([words.say("command-hint"), words.say("command-quit")], language=language)
    assert words.line(Line("hint-only")) in said
    assert words.line(Line("because-open", {"count": 120})) in said


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Table:
    return Table(tmp_path, monkeypatch, capsys)


def test_konoha_what_speaks_for_waiting_is_a_mission_that_is_likelier_to_succeed() -> None:
    later = [
        line.arguments
        for state in asked_walks("konoha")
        for seat in state.owing
        for line in games.load("konoha").because(state.masked(seat), seat, WAIT)
        if WAIT in state.legal(seat)
    ]
    assert later and all(one["later"] > one["now"] and one["points"] >= 1 for one in later)


def test_konoha_a_power_counts_in_what_a_team_may_expect() -> None:
    """The number and the chance agree: whoever may expect more than is needed probably has it."""
    for state in asked_walks("konoha"):
        for seat in (seat for seat in state.owing if GO in state.legal(seat)):
            for line in games.load("konoha").because(state.masked(seat), seat, GO):
                ahead = line.arguments["total"] - line.arguments["needed"]
                assert (line.arguments["percent"] >= 50) == (ahead >= 0) or ahead in (-1, 0)


def test_push_a_card_that_fits_is_no_reason_to_stop() -> None:
    push, met = games.load("push"), set()
    for state in asked_walks("push"):
        for seat in state.owing:
            for move in state.legal(seat):
                for line in push.because(state.masked(seat), seat, move):
                    if line.name == "because-fits" and not line.arguments["percent"]:
                        met.add(push.moves.text(move).split()[0])
    assert "flip" in met and "stop" not in met


def asked_walks(name: str) -> list[Any]:
    return [
        state.copy()
        for setup in SOME
        if setup.name == name
        for state in walk(setup, seed=2)
        if state.actor != CHANCE
    ]
