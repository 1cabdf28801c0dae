"""Deck Battle: the items of a seat: DECK-081."""

from librt.vecs import append
from mypy_extensions import i64

from quartett.games.deckbattle.rules import notes, phases
from quartett.games.deckbattle.rules.state import INVENTORY, NO_CARD, Position


def has_item(table: Position, seat: i64, item: i64) -> bool:
    first: i64 = seat * INVENTORY
    return any(table.inventory[place] == item for place in range(first, first + INVENTORY))


def has_room(table: Position, seat: i64) -> bool:
    return has_item(table, seat, NO_CARD)


def items_of(table: Position, seat: i64) -> i64:
    """The number of items of a seat that nobody wears."""
    total: i64 = 0
    for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
        if table.inventory[place] != NO_CARD:
            total += 1
    return total


def items_of_type(table: Position, seat: i64, kind: i64) -> i64:
    """The same for one type of item."""
    total: i64 = 0
    for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
        item: i64 = table.inventory[place]
        if item != NO_CARD and table.box.item_type[item] == kind:
            total += 1
    return total


def store(table: Position, seat: i64, item: i64) -> None:
    _replace(table, seat, NO_CARD, item)


def unstore(table: Position, seat: i64, item: i64) -> None:
    _replace(table, seat, item, NO_CARD)


def _replace(table: Position, seat: i64, old: i64, new: i64) -> None:
    for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
        if table.inventory[place] == old:
            table.inventory[place] = new
            return


def return_item(table: Position, item: i64) -> None:
    """Under the market pile."""
    table.under_items = append(table.under_items, item)
    table.note(notes.RETURNED, table.turn, item)


def drop(table: Position, seat: i64, item: i64) -> None:
    """DECK-081: an item makes room; in a purchase only when it is paid."""
    if table.manoeuvre == phases.BUYING:
        table.dropped = item
    else:
        unstore(table, seat, item)
        return_item(table, item)
