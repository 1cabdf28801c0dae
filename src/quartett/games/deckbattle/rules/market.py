"""Deck Battle: the market. Two places cost 2, two behind them cost 3."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases
from quartett.games.deckbattle.rules.field import gap, is_left
from quartett.games.deckbattle.rules.inventory import return_item, store, unstore
from quartett.games.deckbattle.rules.state import NO_CARD, Position
from quartett.games.deckbattle.rules.tasks import finish, wait_for


def fill(table: Position) -> bool:
    """DECK-094. True while chance owes an item."""
    for place in range(2):
        if table.market[place] == NO_CARD:
            table.market[place] = table.market[place + 2]
            table.market[place + 2] = NO_CARD
    if gap(table.market) >= 0 and (is_left(table.items) or len(table.under_items)):
        return wait_for(table, phases.OFFERING, CHANCE)
    return finish(table)


def offer(table: Position, item: i64) -> None:
    """Puts the item that chance revealed on offer."""
    if table.items[item]:
        table.items[item] -= 1
    else:
        table.under_items = table.under_items[1:]
    place: i64 = gap(table.market)
    table.market[place] = item
    table.note(notes.OFFERED, NO_CARD, item, place)


def buy(table: Position, seat: i64, place: i64, dropped: i64, total: i64) -> None:
    """DECK-080, 081: the item goes to the inventory, where another may make room."""
    if dropped != NO_CARD:
        unstore(table, seat, dropped)
        return_item(table, dropped)
    item: i64 = remove(table, place)
    store(table, seat, item)
    table.note(notes.BOUGHT, seat, item, total)


def remove(table: Position, place: i64) -> i64:
    """Removes an item; its place stays empty until the upkeep."""
    item: i64 = table.market[place]
    table.market[place] = NO_CARD
    return item


def take(table: Position, seat: i64, place: i64) -> None:
    """An effect gives an item of the market."""
    item: i64 = remove(table, place)
    store(table, seat, item)
    table.note(notes.TOOK, seat, item)
