"""Deck Battle: the six slots of the field."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases
from quartett.games.deckbattle.rules.state import NO_CARD, Position
from quartett.games.deckbattle.rules.tasks import pop_task, push_draw, wait_for


def gap(row: vec[i64]) -> i64:
    """The first empty place, or -1."""
    for place in range(len(row)):
        if row[place] == NO_CARD:
            return place
    return -1


def is_left(bag: vec[i64]) -> bool:
    """Whether there is a card in the shuffled part of a pile."""
    return any(number > 0 for number in bag)


def vacate(state: Position, slot: i64, by: i64) -> i64:
    """A character leaves the field. DECK-107, A43: Akamaru goes home, and his owner draws if an
    opponent acquired the character."""
    kind: i64 = state.field[slot]
    state.field[slot] = NO_CARD
    if slot == state.akamaru:
        state.akamaru = NO_CARD
        state.note(notes.AKAMARU, state.akamaru_owner, NO_CARD)
        if by >= 0 and by != state.akamaru_owner:
            push_draw(state, state.akamaru_owner, 1)
    return kind


def eliminate(state: Position, kind: i64) -> None:
    """DECK-119."""
    state.eliminated = append(state.eliminated, kind)
    state.note(notes.ELIMINATED, state.turn, kind)


def clear_slot(state: Position, slot: i64) -> None:
    """Whoever stands there is eliminated."""
    if state.field[slot] != NO_CARD:
        eliminate(state, vacate(state, slot, NO_CARD))


def fill(state: Position) -> bool:
    """DECK-093; DECK-A1, A36: as long as there are cards."""
    if gap(state.field) >= 0 and is_left(state.reserve):
        return wait_for(state, phases.REVEALING, CHANCE)
    pop_task(state)
    return False


def reveal(state: Position, kind: i64) -> None:
    place: i64 = gap(state.field)
    state.reserve[kind] -= 1
    state.field[place] = kind
    state.note(notes.REVEALED, NO_CARD, kind, place)
