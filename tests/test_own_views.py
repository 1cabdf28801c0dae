"""A seat's view, built from the public view, equals the view of its masked state."""

import msgspec
import pytest

from quartett.core.chance import NOBODY
from walks import SOME, Setup, led, walk


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_an_own_view_is_the_view_of_the_masked_state(setup: Setup) -> None:
    game, differed = setup.game, False
    for states in (walk(setup, 3), led(setup, 4)):
        for number, state in enumerate(states):
            if number % 5 and not state.over:
                continue
            public = game.view(state.masked(NOBODY))
            for seat in range(setup.seats):
                seen = state.masked(seat)
                own = game.view(seen)
                assert game.own_view(seen, public) == own
                differed |= msgspec.structs.replace(own, viewer=NOBODY) != public
    assert differed
