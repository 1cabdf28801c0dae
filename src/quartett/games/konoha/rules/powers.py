"""Konoha: what the powers on failed-mission tiles do."""

from mypy_extensions import i64

from quartett.core.chance import NOBODY
from quartett.games.konoha.rules import moves, notes, state
from quartett.games.konoha.rules.state import Position
from quartett.games.konoha.rules.strength import BIT


def has_one_to_offer(table: Position) -> bool:
    """KONOHA-A7: a power that can be used before hands are shown."""
    return any(table.powers[power] == state.FACE_UP for power in range(moves.RECRUIT, state.POWERS))


def spend(table: Position, power: i64) -> None:
    """KONOHA-28: each power works once."""
    table.powers[power] = state.USED
    table.used += 1
    table.note(notes.POWER_USED, NOBODY, power)


def offer(table: Position, seat: i64, move: i64) -> bool:
    """KONOHA-A10: an offer names its card. Returns whether somebody still has to answer."""
    if move >= moves.GIVE:
        table.giver = seat
        table.gift = move - moves.GIVE
        table.show(seat, table.gift)
        table.note(notes.OFFERED, seat, table.gift)
        table.ask(state.TAKING, table.left_of(seat))
        return True
    if seat + 1 < table.seats:
        table.actor = seat + 1
        return True
    table.note(notes.NOTHING_GIVEN, NOBODY)
    return False


def answer_offer(table: Position, seat: i64, move: i64) -> bool:
    """Whether somebody still has to answer. Once settled, the gift is OWED again."""
    if move == moves.TAKE:
        _hand_over(table, seat)
        table.gift = state.OWED
        return False
    table.note(notes.GIFT_REFUSED, seat, table.gift)
    if table.left_of(seat) != table.giver:
        table.actor = table.left_of(seat)
        return True
    table.gift = state.OWED
    table.note(notes.NOTHING_GIVEN, NOBODY)
    return False


def _hand_over(table: Position, seat: i64) -> None:
    card: i64 = table.gift
    giver: i64 = table.giver
    table.hands[giver] ^= BIT[card]
    table.hands[seat] |= BIT[card]
    for viewer in range(table.seats + 1):
        table.known[viewer * table.seats + giver] &= ~BIT[card]
    table.show(seat, card)
    table.note(notes.GIFT_TAKEN, seat, card, giver)
