"""The laws that every game keeps, over all numbers of seats and all options.

A new game is covered by its name in `games.NAMES`. Secrecy and chance have files of their own.
"""

from collections.abc import Iterator
from itertools import chain, product
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quartett
from corners import CORNERS
from ftl import kinds_of
from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.state import OPEN, IllegalMove, Note
from quartett.core.story import Event
from walks import (
    ALL_GAMES,
    EVERY,
    SOME,
    Setup,
    actors,
    answer,
    glimpses,
    led,
    play_out,
    spread,
    viewers,
    walk,
)

every_game = pytest.mark.parametrize("name", ALL_GAMES)
every_setup = pytest.mark.parametrize("setup", EVERY, ids=str)
some_setups = pytest.mark.parametrize("setup", SOME, ids=str)

WIDE = st.integers(min_value=-(2**63), max_value=2**63 - 1)


@every_setup
def test_a_move_is_legal_exactly_if_there_is_no_reason_against_it(setup: Setup) -> None:
    game, rules = setup.game, {rule.number for rule in setup.game.rulebook}
    for state in glimpses(setup, seed=1, every=max(20, len(game.moves) // 20)):
        for actor in actors(state):
            reasons = [game.why_not(state, actor, move) for move in range(len(game.moves))]
            free = [move for move, reason in enumerate(reasons) if reason is None]
            assert free == list(state.legal(actor))
            assert {reason.rule for reason in reasons if reason is not None} <= rules


@some_setups
def test_at_every_single_step_legal_moves_have_no_reason_and_others_have_one(setup: Setup) -> None:
    game = setup.game
    for state in walk(setup, seed=3):
        for actor in state.owing:
            free = [m for m in range(len(game.moves)) if game.why_not(state, actor, m) is None]
            assert free == list(state.legal(actor)) != []


@every_game
def test_a_number_that_is_no_move_has_no_reason_but_is_an_error(name: str) -> None:
    game = games.load(name)
    state = game.start(game.most)
    for actor, move in product(actors(state), (-1, len(game.moves), 99_999, 2**62)):
        with pytest.raises(ValueError, match="not a move"):
            game.why_not(state, actor, move)


@every_setup
def test_an_illegal_move_raises_and_changes_nothing(setup: Setup) -> None:
    size = len(setup.game.moves)
    strange = (-1, size, size + 1, 63, 64, 65, 2**31, 2**62, -(2**62))
    for state in glimpses(setup, seed=1, every=max(40, size)):  # the more moves, the less often
        notes: list[Note] = []
        before, state.story = state.numbers(), notes
        for actor in (*actors(state), OPEN, setup.seats, 99):
            legal = set(state.legal(actor)) if actor in actors(state) else set()
            for move in {*range(size), *strange} - legal:
                with pytest.raises(IllegalMove):
                    state.apply(actor, move)
        assert state.numbers() == before and notes == []
        state.story = None


@every_game
@given(seed=st.integers(0, 2**64), steps=st.integers(0, 80), actor=WIDE, move=WIDE)
def test_no_number_at_all_breaks_a_game(
    name: str, seed: int, steps: int, actor: int, move: int
) -> None:
    state = games.load(name).start(games.load(name).most)
    stream = Stream(seed)
    while not state.over and steps > 0:
        state.apply(*answer(state, stream, eager=True))
        steps -= 1
    before = state.numbers()
    with pytest.raises(IllegalMove):
        state.apply(actor if actor not in actors(state) else 99, move)
    for seat in actors(state):
        if move not in range(len(games.load(name).moves)):
            with pytest.raises(IllegalMove):
                state.apply(seat, move)
    assert state.numbers() == before


@some_setups
def test_a_copy_goes_its_own_way(setup: Setup) -> None:
    for state in glimpses(setup, seed=1, every=40):
        before, state.story = state.numbers(), []
        twin = state.copy()
        assert twin.numbers() == before and twin.story is None
        play_out(twin, seed=2)
        assert state.numbers() == before and state.story == []
        again = state.copy()
        play_out(again, seed=2)
        assert again.numbers() == twin.numbers()
        state.story = None


@some_setups
def test_looking_at_a_state_changes_nothing(setup: Setup) -> None:
    for state in glimpses(setup, seed=1, every=20):
        before = state.numbers()
        for viewer in viewers(state):
            setup.game.view(state.masked(viewer))
            state.masked(viewer).imagine(Stream(1))
        state.scores(), state.winners(), state.outcomes()
        assert state.numbers() == before


@some_setups
def test_a_state_can_be_saved_and_plays_on_the_same(setup: Setup) -> None:
    for seen_by in (OPEN, 0):
        for state in glimpses(setup, seed=1, every=40):
            saved = (state if seen_by == OPEN else state.masked(seen_by)).numbers()
            restored = setup.game.restore(msgspec.json.decode(msgspec.json.encode(saved)))
            assert restored.numbers() == saved
            if seen_by == OPEN:
                twin = state.copy()
                assert play_out(restored, seed=4) == play_out(twin, seed=4)
                assert restored.numbers() == twin.numbers()


@pytest.mark.skipif(quartett.is_compiled(), reason="compiled objects have no dictionary")
@some_setups
def test_the_fields_of_a_state_are_all_it_has(setup: Setup) -> None:
    state = setup.start()
    scalars, rows = state.fields()
    assert {*scalars, *rows, "seats", "story"} == vars(state).keys() - tables(setup)


def tables(setup: Setup) -> set[str]:
    """What all states of a game share and none changes, such as tables made from its cards."""
    one, other = vars(setup.start()), vars(setup.start())
    return {name for name in one if one[name] is other[name] and hasattr(one[name], "__dict__")}


@every_game
def test_every_kind_of_event_is_told_and_can_be_sent(name: str) -> None:
    game = games.load(name)
    told, room = set(cornered(game)), type(game).__module__
    known = {kind for kind in kinds_of(Event) if kind.__module__.startswith(room)}
    for seed, setup in product(range(30), list(spread(name))):
        notes: list[Note] = []
        for state in led(setup, seed) if seed % 3 == 1 else walk(setup, seed):
            heard = [game.events(notes, viewer) for viewer in viewers(state)]
            for event in chain.from_iterable(heard):
                told.add(type(event))
                sent = msgspec.json.decode(msgspec.json.encode(event))
                assert sent["type"] == event.line.name
            notes.clear()
            state.story = notes
        if told == known:
            break
    assert told == known


def cornered(game: Game[Any]) -> Iterator[type[Event]]:
    """What is told of every answer to positions that games seldom come to."""
    for corner in CORNERS[game.name]() if game.name in CORNERS else []:
        for seat in (seat for seat in corner.owing if seat >= 0):
            for move in corner.legal(seat):
                state, notes = corner.copy(), list[Note]()
                state.story = notes
                state.apply(seat, move)
                yield from (type(event) for event in game.events(notes, seat))


@some_setups
def test_every_bot_answers_with_a_legal_move_and_leaves_what_it_sees_alone(setup: Setup) -> None:
    for name, make in setup.game.bots.items():
        bot = make()
        for number, state in enumerate(glimpses(setup, seed=1, every=12)):
            for seat in state.owing:
                if seat != CHANCE:
                    seen = state.masked(seat)
                    before = seen.numbers()
                    move = bot.choose(seen, seat, Stream(number))
                    assert move in state.legal(seat), name
                    assert seen.numbers() == before, name


@every_game
def test_wrong_seats_and_options_are_problems(name: str) -> None:
    game = games.load(name)
    for seats in (game.fewest - 1, game.most + 1):
        with pytest.raises(Problem, match="wrong-seat-count"):
            game.start(seats)
    with pytest.raises(Problem, match="unknown-option"):
        game.start(game.most, colour="red")
    for option in game.options:
        with pytest.raises(Problem, match="unknown-option-value"):
            game.start(game.most, **{option.name: "what"})
        assert option.default(game.most) in option.choices(game.most)


def test_a_seat_as_an_option_may_be_a_number() -> None:
    push = games.load("push")
    assert push.start(2, first=1) == push.start(2, first="1")


def test_an_unknown_game_is_a_problem() -> None:
    with pytest.raises(Problem) as refused:
        games.load("chess")
    assert refused.value.arguments == {"game": "chess", "games": ", ".join(games.NAMES)}


@every_setup
def test_the_parts_of_the_points_add_up_to_the_scores_at_every_glimpse(setup: Setup) -> None:
    for state in glimpses(setup, seed=5, every=25):
        for seat, score in enumerate(state.scores()):
            assert sum(part.points for part in setup.game.parts(state, seat)) == score


@some_setups
def test_an_ending_is_the_same_for_everybody_and_ranks_the_winners_first(setup: Setup) -> None:
    *_, state = walk(setup, seed=6)
    ending = setup.game.ending(state)
    assert all(setup.game.ending(state.masked(viewer)) == ending for viewer in viewers(state))
    if state.winners():
        first = [seat for seat, rank in enumerate(ending.ranks) if rank == 1]
        assert first == list(state.winners())
    scores = [sum(part.points for part in parts) for parts in ending.parts]
    assert scores == list(state.scores())
