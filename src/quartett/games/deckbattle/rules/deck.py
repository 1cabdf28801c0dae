"""Deck Battle: draw piles and hands. Piles have no order: chance says what is drawn."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases, play, tasks
from quartett.games.deckbattle.rules.state import Position, sum_of


def size(table: Position, row: vec[i64], seat: i64) -> i64:
    """The number of cards in a pile of a seat."""
    return sum_of(row, seat, table.box.kinds)


def hand_size(table: Position, seat: i64) -> i64:
    return size(table, table.hand, seat) + table.hidden[seat]


def pile_size(table: Position, seat: i64) -> i64:
    return size(table, table.draw, seat) - table.hidden[seat]


def draw(table: Position) -> bool:
    """DECK-010, 011, A4. True while chance owes a card."""
    seat: i64 = tasks.task_seat(table)
    if tasks.task_number(table) and not _has_cards(table, table.draw, seat):
        _reshuffle(table, seat)
    if tasks.task_number(table) == 0 or not _has_cards(table, table.draw, seat):
        return tasks.finish(table)
    return tasks.wait_for(table, phases.DRAWING, CHANCE)


def _has_cards(table: Position, row: vec[i64], seat: i64) -> bool:
    """Whether a pile of a seat is not empty; faster than counting it."""
    kinds: i64 = table.box.kinds
    return any(row[place] for place in range(seat * kinds, (seat + 1) * kinds))


def _reshuffle(table: Position, seat: i64) -> None:
    """Afterwards everybody who counted knows what is in the hand."""
    kinds: i64 = table.box.kinds
    if not _has_cards(table, table.discard, seat):
        return
    for place in range(seat * kinds, (seat + 1) * kinds):
        table.draw[place] += table.discard[place]
        table.discard[place] = 0
        table.known[place] = table.hand[place]
    table.note(notes.SHUFFLED, seat)


def take_card(table: Position, kind: i64) -> None:
    """Takes the card that chance drew."""
    seat: i64 = tasks.task_seat(table)
    tasks.set_task_number(table, tasks.task_number(table) - 1)
    table.draw[seat * table.box.kinds + kind] -= 1
    goes: i64 = tasks.task_detail(table)
    if goes == tasks.TO_PLAY:
        table.note(notes.PLAYED, seat, kind)
        play.enter(table, kind)
    elif goes == tasks.TO_DISCARD:
        table.note(notes.MILLED, seat, kind)
        play.discard(table, seat, kind)
    else:
        table.note(notes.DREW, seat, kind)
        table.hand[seat * table.box.kinds + kind] += 1
