"""Deck Battle: an effect makes a seat discard from its hand: DECK-A57."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import deck, notes, phases, play, refusals, tasks
from quartett.games.deckbattle.rules.state import Position


def cards(table: Position, seat: i64) -> vec[i64]:
    """The first card of each kind in a hand."""
    found = vec[i64](capacity=8)
    for kind in range(table.box.kinds):
        if table.hand[seat * table.box.kinds + kind]:
            found = append(found, table.box.first_card[kind])
    return found


def against_discarding(table: Position, seat: i64, card: i64) -> i64:
    kind: i64 = table.box.card_kind[card]
    held: bool = table.hand[seat * table.box.kinds + kind] > 0
    named: bool = card == table.box.first_card[kind]
    return refusals.FINE if held and named else refusals.CANNOT_CHOOSE


def ask_to_discard(table: Position) -> bool:
    """True while the seat must choose; without a choice the cards go at once."""
    seat: i64 = tasks.task_seat(table)
    while tasks.task_number(table):
        held: vec[i64] = cards(table, seat)
        if len(held) == 0:
            break
        if len(held) > 1 and deck.size(table, table.hand, seat) > tasks.task_number(table):
            return tasks.wait_for(table, phases.CHOOSING, seat)
        discard_one(table, held[0])
    return tasks.finish(table)


def discard_one(table: Position, card: i64) -> None:
    """Discards face up, so if others knew of the card they know one card less of the hand."""
    seat: i64 = tasks.task_seat(table)
    kind: i64 = table.box.card_kind[card]
    place: i64 = seat * table.box.kinds + kind
    tasks.set_task_number(table, tasks.task_number(table) - 1)
    table.hand[place] -= 1
    table.known[place] = max(table.known[place] - 1, 0)
    table.note(notes.DISCARDED, seat, kind)
    play.discard(table, seat, kind)
