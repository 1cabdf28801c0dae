"""Deck Battle: the items of a seat: DECK-081."""

from librt.vecs import append
from mypy_extensions import i64

from quartett.games.deckbattle.rules import notes, phases
from quartett.games.deckbattle.rules.state import INVENTORY, NO_CARD, Position


def has_item(state: Position, seat: i64, item: i64) -> bool:
    for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
        if state.inventory[place] == item:
            return True
    return False


def has_room(state: Position, seat: i64) -> bool:
    return has_item(state, seat, NO_CARD)


def items_of(state: Position, seat: i64) -> i64:
    """How many items a seat owns that nobody wears."""
    total: i64 = 0
    for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
        if state.inventory[place] != NO_CARD:
            total += 1
    return total


def items_of_type(state: Position, seat: i64, kind: i64) -> i64:
    """The same of one type of item."""
    total: i64 = 0
    for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
        item: i64 = state.inventory[place]
        if item != NO_CARD and state.box.item_type[item] == kind:
            total += 1
    return total


def store(state: Position, seat: i64, item: i64) -> None:
    _replace(state, seat, NO_CARD, item)


def unstore(state: Position, seat: i64, item: i64) -> None:
    _replace(state, seat, item, NO_CARD)


def _replace(state: Position, seat: i64, old: i64, new: i64) -> None:
    for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
        if state.inventory[place] == old:
            state.inventory[place] = new
            return


def return_item(state: Position, item: i64) -> None:
    """Under the market pile."""
    state.under_items = append(state.under_items, item)
    state.note(notes.RETURNED, state.turn, item)


def drop(state: Position, seat: i64, item: i64) -> None:
    """DECK-081: an item makes room; in a purchase only when it is paid."""
    if state.manoeuvre == phases.BUYING:
        state.dropped = item
    else:
        unstore(state, seat, item)
        return_item(state, item)
