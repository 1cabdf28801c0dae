"""Deck Battle: draw piles and hands. Piles have no order: chance says what is drawn."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases
from quartett.games.deckbattle.rules.play import discard, enter
from quartett.games.deckbattle.rules.state import Position
from quartett.games.deckbattle.rules.tasks import (
    TO_DISCARD,
    TO_PLAY,
    pop_task,
    set_task_number,
    task_detail,
    task_number,
    task_seat,
    wait_for,
)


def size(state: Position, row: vec[i64], seat: i64) -> i64:
    """How many cards of a seat lie in a pile."""
    total: i64 = 0
    kinds: i64 = state.box.kinds
    for place in range(seat * kinds, (seat + 1) * kinds):
        total += row[place]
    return total


def hand_size(state: Position, seat: i64) -> i64:
    return size(state, state.hand, seat) + state.hidden[seat]


def pile_size(state: Position, seat: i64) -> i64:
    return size(state, state.draw, seat) - state.hidden[seat]


def draw(state: Position) -> bool:
    """DECK-010, 011, A4. True while chance owes a card."""
    seat: i64 = task_seat(state)
    if task_number(state) and not _has_cards(state, state.draw, seat):
        _reshuffle(state, seat)
    if task_number(state) == 0 or not _has_cards(state, state.draw, seat):
        pop_task(state)
        return False
    return wait_for(state, phases.DRAWING, CHANCE)


def _has_cards(state: Position, row: vec[i64], seat: i64) -> bool:
    """Whether a pile of a seat is not empty: quicker than its size."""
    kinds: i64 = state.box.kinds
    return any(row[place] for place in range(seat * kinds, (seat + 1) * kinds))


def _reshuffle(state: Position, seat: i64) -> None:
    """What is in the hand now is known to everybody who counted."""
    kinds: i64 = state.box.kinds
    if not _has_cards(state, state.discard, seat):
        return
    for place in range(seat * kinds, (seat + 1) * kinds):
        state.draw[place] += state.discard[place]
        state.discard[place] = 0
        state.known[place] = state.hand[place]
    state.note(notes.SHUFFLED, seat)


def take_card(state: Position, kind: i64) -> None:
    """The card that chance gave."""
    seat: i64 = task_seat(state)
    set_task_number(state, task_number(state) - 1)
    state.draw[seat * state.box.kinds + kind] -= 1
    goes: i64 = task_detail(state)
    if goes == TO_PLAY:
        state.note(notes.PLAYED, seat, kind)
        enter(state, kind)
    elif goes == TO_DISCARD:
        state.note(notes.MILLED, seat, kind)
        discard(state, seat, kind)
    else:
        state.note(notes.DREW, seat, kind)
        state.hand[seat * state.box.kinds + kind] += 1
