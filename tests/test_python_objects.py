"""States, games and problems behave as Python objects do."""

import copy
import pickle
from importlib.resources import files

import pytest

from quartett import games
from quartett.core.chance import Stream
from quartett.core.problem import Problem
from quartett.core.record import parse
from quartett.games.facts import CardFile
from walks import ALL_GAMES, SOME, Setup, glimpses, play_out, written

every_game = pytest.mark.parametrize("name", ALL_GAMES)
some_setups = pytest.mark.parametrize("setup", SOME, ids=str)


@some_setups
def test_a_state_is_equal_to_its_copies_and_to_no_other_position(setup: Setup) -> None:
    for state in glimpses(setup, seed=1, every=60):
        seen = state.masked(0)
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state and twin is not state
            assert twin.over or twin != setup.start()
        assert pickle.loads(pickle.dumps(seen)) == seen != state
        assert state != 3


@some_setups
def test_a_pickled_state_plays_on_the_same(setup: Setup) -> None:
    state = next(state for n, state in enumerate(glimpses(setup, seed=1, every=10)) if n == 3)
    again = pickle.loads(pickle.dumps(state))
    assert play_out(state, seed=2) == play_out(again, seed=2)


@every_game
def test_a_state_changes_and_has_no_hash(name: str) -> None:
    with pytest.raises(TypeError, match="no hash"):
        hash(games.load(name).start(3))


@some_setups
def test_a_state_is_printed_as_a_table(setup: Setup) -> None:
    for state in glimpses(setup, seed=1, every=80):
        text = str(state)
        assert repr(state) == text
        assert text.startswith(f"{setup.name}, {setup.seats} seats, ")
        assert "seats" in text and max(map(len, text.splitlines())) < 2000
        hidden = str(state.masked(0))
        assert hidden.startswith(f"{setup.name}, ")


@every_game
def test_a_game_is_pickled_by_its_name_and_its_cards(name: str) -> None:
    game = games.load(name)
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game
    own = games.load(name, CardFile.own(f"quartett.games.{name}"))
    state = own.start(3)
    assert pickle.loads(pickle.dumps(state)).numbers() == state.numbers()
    assert pickle.loads(pickle.dumps(own)).own_cards == own.own_cards


def test_a_game_says_its_name_and_its_cards() -> None:
    text = files("quartett.games.push").joinpath("cards.toml").read_text("utf-8")
    assert repr(games.load("push")) == "<game 'push', rules 1>"
    mine = games.load("push", CardFile(text, "mine.toml"))
    assert repr(mine) == "<game 'push', 'mine.toml', rules 1>"


def test_a_stream_is_copied_where_it_stands() -> None:
    stream = Stream(3, 4)
    stream.below(10)
    twins = copy.copy(stream), copy.deepcopy(stream), pickle.loads(pickle.dumps(stream))
    expected = [int(stream.word()) for _ in range(5)]
    for twin in twins:
        assert [int(twin.word()) for _ in range(5)] == expected


def test_the_start_of_a_game_is_the_same_each_time_and_its_own() -> None:
    force = games.load("force")
    first, second = force.start(2), force.start(2)
    assert first == second and first is not second
    play_out(first, seed=1)
    assert force.start(2) == second != first


def test_a_problem_is_an_english_sentence() -> None:
    with pytest.raises(Problem) as refused:
        games.load("chess")
    assert "chess" in str(refused.value) and "push" in str(refused.value)
    assert str(refused.value).endswith("[unknown-game]")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_a_record_may_begin_with_a_byte_order_mark_and_end_with_empty_lines() -> None:
    text = written(SOME[0], seed=1).text()
    assert parse("\ufeff" + text + "\n\n \r\n") == parse(text)
