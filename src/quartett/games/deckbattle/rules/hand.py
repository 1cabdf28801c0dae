"""Deck Battle: a seat discards of its hand because an effect makes it: DECK-A57."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import notes, phases, refusals
from quartett.games.deckbattle.rules.deck import size
from quartett.games.deckbattle.rules.play import discard
from quartett.games.deckbattle.rules.state import Position
from quartett.games.deckbattle.rules.tasks import (
    pop_task,
    set_task_number,
    task_number,
    task_seat,
    wait_for,
)


def cards(state: Position, seat: i64) -> vec[i64]:
    """The first card of each kind in a hand."""
    found = vec[i64](capacity=8)
    for kind in range(state.box.kinds):
        if state.hand[seat * state.box.kinds + kind]:
            found = append(found, state.box.first_card[kind])
    return found


def against_discarding(state: Position, seat: i64, card: i64) -> i64:
    kind: i64 = state.box.card_kind[card]
    held: bool = state.hand[seat * state.box.kinds + kind] > 0
    named: bool = card == state.box.first_card[kind]
    return refusals.FINE if held and named else refusals.CANNOT_CHOOSE


def ask_to_discard(state: Position) -> bool:
    """True while the seat must choose; what leaves no choice goes by itself."""
    seat: i64 = task_seat(state)
    while task_number(state):
        held: vec[i64] = cards(state, seat)
        if len(held) == 0:
            break
        if len(held) > 1 and size(state, state.hand, seat) > task_number(state):
            return wait_for(state, phases.CHOOSING, seat)
        discard_one(state, held[0])
    pop_task(state)
    return False


def discard_one(state: Position, card: i64) -> None:
    """Face up: one card less that others know to be in the hand, if they knew of it."""
    seat: i64 = task_seat(state)
    kind: i64 = state.box.card_kind[card]
    place: i64 = seat * state.box.kinds + kind
    set_task_number(state, task_number(state) - 1)
    state.hand[place] -= 1
    state.known[place] = max(state.known[place] - 1, 0)
    state.note(notes.DISCARDED, seat, kind)
    discard(state, seat, kind)
