"""Nobody learns what they may not know: the laws of secrecy, over every game."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from quartett.core.chance import Stream
from quartett.core.state import OPEN, IllegalMove, State
from walks import ALL_GAMES, EVERY, SOME, Setup, glimpses, play_out, viewers, walk

every_game = pytest.mark.parametrize("name", ALL_GAMES)
every_setup = pytest.mark.parametrize("setup", EVERY, ids=str)
some_setups = pytest.mark.parametrize("setup", SOME, ids=str)

SEEDS = (0, 1)


@every_setup
def test_a_guess_from_what_a_seat_sees_looks_the_same_to_it(setup: Setup) -> None:
    for seed in SEEDS:
        for number, state in enumerate(glimpses(setup, seed, every=30)):
            for viewer in viewers(state):
                seen = state.masked(viewer)
                guess = seen.imagine(Stream(number))
                assert guess.masked(viewer).numbers() == seen.numbers()
                assert guess.viewer == OPEN and setup.game.conserved(guess)
                assert setup.game.conserved(seen)


@some_setups
def test_a_guess_can_be_played_to_the_end(setup: Setup) -> None:
    for state in glimpses(setup, seed=1, every=60):
        for viewer in viewers(state):
            guess = state.masked(viewer).imagine(Stream(viewer))
            play_out(guess, seed=5)
            assert guess.over and setup.game.conserved(guess)


def sent(setup: Setup, state: State, viewer: int) -> bytes:
    """Every byte that a viewer gets to see of a state."""
    game, seen = setup.game, state.masked(viewer)
    said: list[object] = [game.view(seen)]
    said += [game.why_not(seen, viewer, move) for move in range(len(game.moves))]
    if viewer in seen.owing:
        said += [game.question(seen, viewer)]
        said += [game.choice(seen, viewer, move) for move in seen.legal(viewer)]
    return msgspec.json.encode(said)


def told(setup: Setup, state: State, actor: int, move: int, viewer: int) -> bytes:
    """Every byte that a viewer hears of the next move, and sees after it."""
    after = state.copy()
    after.story = []
    after.apply(actor, move)
    events = setup.game.events(after.story, viewer)
    return (
        b""
        if lays_open(setup, state, after)
        else msgspec.json.encode(events) + sent(setup, after, viewer)
    )


def lays_open(setup: Setup, before: Any, after: Any) -> bool:
    """The end may show all cards; with a turn of Deck Battle a hand comes into play: DECK-047."""
    return after.over or (setup.name == "deckbattle" and after.turn != before.turn)


@every_setup
def test_what_a_seat_cannot_know_changes_no_byte_sent_to_it(setup: Setup) -> None:
    for seed in SEEDS:
        pause = max(45, len(setup.game.moves) // 2)
        for number, state in enumerate(glimpses(setup, seed, pause)):
            for viewer in viewers(state):
                other = state.masked(viewer).imagine(Stream(number, seed))
                assert sent(setup, other, viewer) == sent(setup, state, viewer)
                for actor, move in shared_moves(state, other):
                    heard = [told(setup, s, actor, move, viewer) for s in (state, other)]
                    assert heard[0] == heard[1]


def shared_moves(state: State, other: State) -> Iterator[tuple[int, int]]:
    """Some moves that can follow in both: the first ones and the last ones. Not the last of
    several sealed answers, which shows them all."""
    for actor in (actor for actor in state.owing if not state.closes(actor)):
        both = [move for move in state.legal(actor) if move in other.legal(actor)]
        yield from ((actor, move) for move in both[:3] + both[3:][-3:])


@some_setups
def test_only_the_last_of_several_sealed_answers_shows_them(setup: Setup) -> None:
    for state in glimpses(setup, seed=1, every=3):
        closing = [actor for actor in state.owing if state.closes(actor)]
        assert closing in ([], list(state.owing)) and len(closing) <= 1


@every_game
def test_there_is_something_that_a_seat_cannot_know(name: str) -> None:
    """Otherwise the laws of secrecy would be kept by hiding nothing."""
    setup = next(setup for setup in SOME if setup.name == name)
    differ = [
        state.masked(0).imagine(Stream(number)).numbers() != state.numbers()
        for number, state in enumerate(walk(setup, seed=0))
    ]
    assert any(differ)


@some_setups
def test_a_masked_state_answers_questions_but_takes_no_moves(setup: Setup) -> None:
    for state in glimpses(setup, seed=1, every=15):
        for viewer in range(setup.seats):
            seen = state.masked(viewer)
            assert seen.viewer == viewer
            assert seen.legal(viewer) == state.legal(viewer)
            for move in state.legal(viewer):
                with pytest.raises(IllegalMove):
                    seen.apply(viewer, move)


@some_setups
def test_reasons_from_a_masked_state_are_the_reasons_of_the_state(setup: Setup) -> None:
    game = setup.game
    for state in glimpses(setup, seed=2, every=max(15, len(game.moves) // 10)):
        for viewer in range(setup.seats):
            seen = state.masked(viewer)
            for move in range(len(game.moves)):
                assert game.why_not(seen, viewer, move) == game.why_not(state, viewer, move)
