"""Deck Battle: the laws of every game, over all modes and numbers of seats."""

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import OPEN, IllegalMove, Note
from quartett.games.deckbattle import GAME, MODES
from quartett.games.deckbattle.rules import DeckBattle

SETUPS = [*product((2, 3, 4), MODES, ("yes", "no"))]
every_setup = pytest.mark.parametrize(("seats", "mode", "expert"), SETUPS)
some_setups = pytest.mark.parametrize(("seats", "mode", "expert"), SETUPS[1::5])


def walk(seats: int, mode: str, expert: str, seed: int) -> Iterator[DeckBattle]:
    """The states of a random game: one object that changes."""
    state, stream = GAME.start(seats, mode=mode, expert=expert), Stream(seed, seats)
    yield state
    while not state.over:
        owing = state.owing
        seat = owing[stream.below(len(owing))]
        state.apply(seat, state.chance(stream) if seat == CHANCE else state.pick(seat, stream))
        yield state


def glimpses(seats: int, mode: str, expert: str, every: int) -> Iterator[DeckBattle]:
    for number, state in enumerate(walk(seats, mode, expert, seed=every)):
        if number % every == 0 or state.over or number < 20:
            yield state


def sent(state: DeckBattle, viewer: int) -> bytes:
    """Every byte that a viewer gets to see of a state."""
    seen = state.masked(viewer)
    said: list[object] = [GAME.view(seen)]
    if viewer in seen.owing:
        said += [GAME.question(seen, viewer)]
        said += [GAME.choice(seen, viewer, move) for move in seen.legal(viewer)]
    return msgspec.json.encode(said)


@every_setup
def test_every_game_ends_and_loses_no_card(seats: int, mode: str, expert: str) -> None:
    for state in walk(seats, mode, expert, seed=2):
        assert GAME.conserved(state)
    assert state.over and len(set(state.turns)) == 1
    assert state.scores() and state.winners() and state.ending() == "last-token"


@some_setups
def test_a_move_is_legal_exactly_if_there_is_no_reason(seats: int, mode: str, expert: str) -> None:
    rules = {rule.number for rule in GAME.rulebook}
    for state in glimpses(seats, mode, expert, every=41):
        for actor in (CHANCE, NOBODY, *range(seats)):
            reasons = [GAME.why_not(state, actor, move) for move in range(len(GAME.moves))]
            free = [move for move, reason in enumerate(reasons) if reason is None]
            assert free == list(state.legal(actor))
            assert {reason.rule for reason in reasons if reason is not None} <= rules


@every_setup
def test_what_a_seat_cannot_know_changes_nothing_it_sees(
    seats: int, mode: str, expert: str
) -> None:
    for number, state in enumerate(glimpses(seats, mode, expert, every=53)):
        for viewer in (NOBODY, *range(seats)):
            seen = state.masked(viewer)
            guess = seen.imagine(Stream(number))
            assert guess.masked(viewer).numbers() == seen.numbers()
            assert guess.viewer == OPEN and GAME.conserved(guess) and GAME.conserved(seen)
            assert sent(guess, viewer) == sent(state, viewer)
            assert viewer < 0 or seen.legal(viewer) == state.legal(viewer)


@some_setups
def test_a_state_can_be_saved_and_copied_at_any_time(seats: int, mode: str, expert: str) -> None:
    for state in glimpses(seats, mode, expert, every=37):
        saved = state.numbers()
        for twin in (state.copy(), GAME.restore(msgspec.json.decode(msgspec.json.encode(saved)))):
            assert twin.numbers() == saved
            if not twin.over:
                seat = twin.owing[0]
                twin.apply(seat, twin.legal(seat)[-1])
        assert state.numbers() == saved
    scalars, rows = state.fields()
    known = {*scalars, *rows, "seats", "story", "box"}
    assert not hasattr(state, "__dict__") or known == vars(state).keys()


@some_setups
def test_an_illegal_move_raises_and_changes_nothing(seats: int, mode: str, expert: str) -> None:
    for state in glimpses(seats, mode, expert, every=211):
        notes: list[Note] = []
        before, state.story = state.numbers(), notes
        for actor in (CHANCE, NOBODY, *range(seats), 99):
            legal = set(state.legal(actor))
            for move in {*range(len(GAME.moves)), -1, 2**31, 2**62} - legal:
                with pytest.raises(IllegalMove):
                    state.apply(actor, move)
        assert state.numbers() == before and notes == []
        state.story = None


def test_every_kind_of_event_is_told_and_only_owners_hear_what_they_draw() -> None:
    from quartett.games.deckbattle import events

    kinds = {name for name in vars(events) if name[0].isupper() and name != "Event"}
    told: set[str] = set()
    for seed in range(40):
        seats, mode = 2 + seed % 3, MODES[seed % 4]
        state, stream = GAME.start(seats, mode=mode), Stream(seed, 1)
        bots = [GAME.bots["greedy" if seed % 2 else "random"]() for _ in range(seats)]
        while not state.over and told != kinds:
            seat, state.story = state.owing[0], []
            seen = state if seat == CHANCE else state.masked(seat)
            move = state.chance(stream) if seat == CHANCE else bots[seat].choose(seen, seat, stream)
            state.apply(seat, move)
            for event in GAME.events(state.story, NOBODY):
                told.add(type(event).__name__)
                assert not isinstance(event, events.CardDrawn) or event.card is None
                assert msgspec.json.decode(msgspec.json.encode(event))["type"] == event.line.name
    assert told == kinds


@pytest.mark.parametrize("name", GAME.bots)
def test_bots_answer_with_legal_moves_and_finish_games(name: str) -> None:
    for seats in (2, 3, 4):
        state, stream = GAME.start(seats), Stream(seats)
        bots = [GAME.bots[name]() for _ in range(seats)]
        while not state.over:
            seat = state.actor
            if seat == CHANCE:
                state.apply(seat, state.chance(stream))
                continue
            seen = state.masked(seat)
            before = seen.numbers()
            move = bots[seat].choose(seen, seat, stream)
            assert move in state.legal(seat) and seen.numbers() == before
            state.apply(seat, move)
