"""What learners are shown is what the masked state shows: whatever a seat cannot know may be
swapped, and every number it gets stays the same."""

from collections.abc import Iterator

import numpy as np
import pytest

from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.observation import Observation
from quartett.core.state import State
from quartett.envs.learner_game import Playing, limits
from quartett.envs.vector import blank_row
from walks import EVERY, Setup

sittings = [
    (name, seats)
    for name in games.NAMES
    for seats in sorted({games.load(name).fewest, games.load(name).most})
]


def positions(playing: Playing, seed: int) -> Iterator[State]:
    """The states of a random game, one before each answer of a player."""
    stream = Stream(seed, 9)
    playing.begin(seed)
    while not playing.over:
        yield playing.state
        playing.answer(playing.asked, int(playing.state.pick(playing.asked, stream)))


def played(playing: Playing, seeds: range) -> Iterator[State]:
    """The states of random games, before each answer and at the end."""
    for seed in seeds:
        yield from positions(playing, seed)
        yield playing.state


def row_of(observation: Observation, state: State, seat: int) -> list[int]:
    """What a seat is shown of a state, masked or not."""
    row, shown = blank_row(int(observation.size))
    assert observation.look(state, seat, row, 0) == observation.size
    return list(shown)


@pytest.mark.parametrize("setup", EVERY, ids=str)
def test_a_row_is_that_of_the_masked_state(setup: Setup) -> None:
    """Bit by bit and for every seat, though it is written from the state itself; and so are the
    legal moves."""
    seats, hidden, stream = setup.seats, 0, Stream(12)
    playing = Playing(setup.name, seats, setup.options)
    for number, state in enumerate(played(playing, seeds=range(7, 9))):
        for seat in range(seats) if state.over or number % 5 == 0 else [playing.asked]:
            masked = state.masked(seat)
            seen = row_of(playing.observation, masked, seat)
            assert row_of(playing.observation, state, seat) == seen
            assert state.legal(seat) == masked.legal(seat)
            swapped = masked.imagine(stream)
            assert row_of(playing.observation, swapped, seat) == seen
            hidden += swapped.numbers() != state.numbers()
    assert hidden, "nothing was hidden, so that nothing was tested"


@pytest.mark.parametrize(("name", "seats"), sittings)
def test_hidden_things_can_be_swapped(name: str, seats: int) -> None:
    playing = Playing(name, seats)
    changed, stream = 0, Stream(11)
    for number, state in enumerate(positions(playing, seed=5)):
        seat = number % seats
        before = playing.observe(seat), playing.mask(seat)
        playing.state = state.masked(seat).imagine(stream)
        changed += playing.state.numbers() != state.numbers()
        after = playing.observe(seat), playing.mask(seat)
        playing.state = state
        assert (before[0] == after[0]).all() and (before[1] == after[1]).all()
        if number > 150:
            break
    assert changed, "nothing was hidden, so that nothing was tested"


@pytest.mark.parametrize(("name", "seats"), sittings)
def test_observations_keep_their_limits_and_fill_their_row(name: str, seats: int) -> None:
    playing = Playing(name, seats)
    low, high = limits(playing.observation)
    for number, _ in enumerate(positions(playing, seed=6)):
        row = playing.observe(number % seats)
        assert playing.observation.size == len(row)
        outside = np.flatnonzero((row < low) | (row > high))
        assert not len(outside), (name, outside, row[outside])


@pytest.mark.parametrize("name", games.NAMES)
def test_no_answer_of_players_comes_after_those_of_chance(name: str) -> None:
    """The mask is as long as the part of the move table that belongs to players."""
    game = games.load(name)
    state, stream = game.start(game.most), Stream(3)
    moves = int(game.observation(game.most).moves)
    while not state.over:
        actor = int(state.actor)
        legal = state.legal(actor)
        assert min(legal) >= moves if actor == CHANCE else max(legal) < moves
        state.apply(actor, state.chance(stream) if actor == CHANCE else state.pick(actor, stream))
