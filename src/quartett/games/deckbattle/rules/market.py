"""Deck Battle: the market. Two places cost 2, two behind them cost 3."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases
from quartett.games.deckbattle.rules.field import gap, is_left
from quartett.games.deckbattle.rules.inventory import return_item, store, unstore
from quartett.games.deckbattle.rules.state import NO_CARD, Position
from quartett.games.deckbattle.rules.tasks import pop_task, wait_for


def fill(state: Position) -> bool:
    """DECK-094. True while chance owes an item."""
    for place in range(2):
        if state.market[place] == NO_CARD:
            state.market[place] = state.market[place + 2]
            state.market[place + 2] = NO_CARD
    if gap(state.market) >= 0 and (is_left(state.items) or len(state.under_items)):
        return wait_for(state, phases.OFFERING, CHANCE)
    pop_task(state)
    return False


def offer(state: Position, item: i64) -> None:
    """What chance revealed."""
    if state.items[item]:
        state.items[item] -= 1
    else:
        state.under_items = state.under_items[1:]
    place: i64 = gap(state.market)
    state.market[place] = item
    state.note(notes.OFFERED, NO_CARD, item, place)


def buy(state: Position, seat: i64, place: i64, dropped: i64, total: i64) -> None:
    """DECK-080, 081."""
    if dropped != NO_CARD:
        unstore(state, seat, dropped)
        return_item(state, dropped)
    item: i64 = remove(state, place)
    store(state, seat, item)
    state.note(notes.BOUGHT, seat, item, total)


def remove(state: Position, place: i64) -> i64:
    """An item leaves its place, which stays empty until the upkeep."""
    item: i64 = state.market[place]
    state.market[place] = NO_CARD
    return item


def take(state: Position, seat: i64, place: i64) -> None:
    """An effect gives an item of the market."""
    item: i64 = remove(state, place)
    store(state, seat, item)
    state.note(notes.TOOK, seat, item)
