"""Events that a game declares as public are the same for everyone."""

import random

import pytest

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import OPEN
from walks import SOME, Setup

MOVES = 300


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_notes_that_are_open_are_the_same_events_for_everybody(setup: Setup) -> None:
    game, state, dice, stream = setup.game, setup.start(), random.Random(5), Stream(5)
    audiences = (OPEN, *range(setup.seats))
    seen = set[bool]()
    for _ in range(MOVES):
        if state.over:
            break
        actor = state.actor
        move = state.chance(stream) if actor == CHANCE else dice.choice(state.legal(actor))
        state.story = []
        state.apply(actor, move)
        for note in state.story or []:
            told = game.events([note], NOBODY)
            seen.add(game.note_table.is_open([note]))
            if game.note_table.is_open([note]):
                assert all(game.events([note], viewer) == told for viewer in audiences)
    assert True in seen
