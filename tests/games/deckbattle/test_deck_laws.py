"""Deck Battle: what holds in every game of it; the laws of all games are in test_every_game.py."""

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.games.deckbattle import GAME, MODES
from quartett.games.deckbattle.telling import events


def test_a_game_ends_with_the_last_token_and_everyone_has_had_as_many_turns() -> None:
    for seats in (2, 3, 4):
        for mode in MODES:
            state, stream = GAME.start(seats, mode=mode), Stream(seats, 2)
            while not state.over:
                seat = state.owing[0]
                chance = seat == CHANCE
                state.apply(seat, state.chance(stream) if chance else state.pick(seat, stream))
            assert state.ending() == "last-token" and len(set(state.turns)) == 1


def test_only_owners_hear_what_they_draw() -> None:
    state, stream, heard = GAME.start(3), Stream(1), {NOBODY: 0, 0: 0, 1: 0, 2: 0}
    while not state.over and min(heard.values()) < 5:
        seat, state.story = state.owing[0], []
        state.apply(seat, state.chance(stream) if seat == CHANCE else state.pick(seat, stream))
        for viewer in heard:
            for event in GAME.events(state.story, viewer):
                if isinstance(event, events.CardDrawn):
                    heard[viewer] += 1
                    assert (event.card is None) == (event.seat != viewer)
    assert min(heard.values()) >= 5
