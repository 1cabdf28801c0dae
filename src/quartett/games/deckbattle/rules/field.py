"""Deck Battle: the six slots of the field."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases
from quartett.games.deckbattle.rules.state import NO_CARD, Position, place_of
from quartett.games.deckbattle.rules.tasks import finish, push_draw, wait_for


def gap(row: vec[i64]) -> i64:
    """The first empty place, or -1."""
    return place_of(row, NO_CARD)


def is_left(bag: vec[i64]) -> bool:
    """Whether there is a card in the shuffled part of a pile."""
    return any(number > 0 for number in bag)


def vacate(table: Position, slot: i64, by: i64) -> i64:
    """Takes a character off the field. DECK-107, A43: Akamaru goes home, and his owner draws if an
    opponent acquired the character."""
    kind: i64 = table.field[slot]
    table.field[slot] = NO_CARD
    if slot == table.akamaru:
        table.akamaru = NO_CARD
        table.note(notes.AKAMARU, table.akamaru_owner, NO_CARD)
        if by >= 0 and by != table.akamaru_owner:
            push_draw(table, table.akamaru_owner, 1)
    return kind


def eliminate(table: Position, kind: i64) -> None:
    """DECK-119: onto the pile of the eliminated, which all share."""
    table.eliminated = append(table.eliminated, kind)
    table.note(notes.ELIMINATED, table.turn, kind)


def clear_slot(table: Position, slot: i64) -> None:
    """Eliminates whoever is there."""
    if table.field[slot] != NO_CARD:
        eliminate(table, vacate(table, slot, NO_CARD))


def fill(table: Position) -> bool:
    """DECK-093; DECK-A1, A36: as long as there are cards."""
    if gap(table.field) >= 0 and is_left(table.reserve):
        return wait_for(table, phases.REVEALING, CHANCE)
    return finish(table)


def reveal(table: Position, kind: i64) -> None:
    place: i64 = gap(table.field)
    table.reserve[kind] -= 1
    table.field[place] = kind
    table.note(notes.REVEALED, NO_CARD, kind, place)
