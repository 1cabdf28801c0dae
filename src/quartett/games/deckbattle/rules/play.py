"""Deck Battle: the characters in play. A character that leaves keeps an empty place until the turn
ends."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, inventory, notes, state, tasks
from quartett.games.deckbattle.rules.state import Position

UNOCCUPIED: Final = vec[i64](
    [state.NO_CARD if what in (state.KIND, state.ITEM) else 0 for what in range(state.PLAY)]
)
"""An empty place in play."""


def places(table: Position) -> i64:
    """The number of places in play, including empty ones."""
    return len(table.play) // state.PLAY


def at(table: Position, slot: i64, what: i64) -> i64:
    return table.play[slot * state.PLAY + what]


def kind_at(table: Position, slot: i64) -> i64:
    """The kind of the character in a place, or NO_CARD."""
    return table.play[slot * state.PLAY + state.KIND]


def item_at(table: Position, slot: i64) -> i64:
    """The item worn in a place, or NO_CARD."""
    return table.play[slot * state.PLAY + state.ITEM]


def set_at(table: Position, slot: i64, what: i64, number: i64) -> None:
    table.play[slot * state.PLAY + what] = number


def enter(table: Position, kind: i64) -> None:
    """Brings a character into play. One that was used and left comes back used: DECK-051."""
    used: bool = any(card == kind for card in table.spent)
    if used:
        table.spent = state.without(table.spent, kind)
    slot: i64 = places(table)
    table.play = extend(table.play, UNOCCUPIED)
    set_at(table, slot, state.KIND, kind)
    set_at(table, slot, state.USED, 1 if used else 0)


def leave(table: Position, slot: i64) -> i64:
    """Takes a character out of play; DECK-118: its item goes under the market pile."""
    kind: i64 = kind_at(table, slot)
    item: i64 = item_at(table, slot)
    if item != state.NO_CARD:
        inventory.return_item(table, item)
    if at(table, slot, state.USED):
        table.spent = append(table.spent, kind)
    for what in range(i64(state.PLAY)):
        set_at(table, slot, what, UNOCCUPIED[what])
    return kind


def enter_from_hand(table: Position, seat: i64) -> None:
    """DECK-047, A5, A7: all characters in hand come into play."""
    kinds: i64 = table.box.kinds
    for kind in range(kinds):
        place: i64 = seat * kinds + kind
        if table.hand[place]:
            for _ in range(table.hand[place]):
                table.note(notes.PLAYED, seat, kind)
                enter(table, kind)
            table.hand[place] = 0
            table.known[place] = 0


def clear(table: Position) -> None:
    """DECK-083, 084, A39: characters go to the discard, items wait to go under the pile."""
    for slot in range(places(table)):
        if kind_at(table, slot) >= 0:
            take_off(table, slot)
            discard(table, table.turn, leave(table, slot))


def take_off(table: Position, slot: i64) -> None:
    """Makes a character's item wait to go under the market pile."""
    item: i64 = item_at(table, slot)
    if item != state.NO_CARD:
        table.returning = append(table.returning, item)
        set_at(table, slot, state.ITEM, state.NO_CARD)


def discard(table: Position, seat: i64, kind: i64) -> None:
    """DECK-012: onto the player's own discard."""
    table.discard[seat * table.box.kinds + kind] += 1


def gain(table: Position, seat: i64, what: i64, amount: i64, slot: i64) -> None:
    """DECK-122: Force and Recruitment belong to the character that gains them. DECK-A12: gauges
    stop at 7."""
    if amount <= 0:
        return
    table.note(notes.GAINED, seat, what, amount)
    if what == codes.CARD:
        tasks.push_draw(table, seat, amount)
    elif what == codes.CHAKRA:
        table.chakra[seat] = min(state.GAUGE, table.chakra[seat] + amount)
    elif what == codes.SCROLL:
        table.scrolls[seat] = min(state.GAUGE, table.scrolls[seat] + amount)
    elif slot >= 0 and kind_at(table, slot) >= 0:
        place: i64 = _bonus_of(what)
        set_at(table, slot, place, at(table, slot, place) + amount)


def _bonus_of(what: i64) -> i64:
    """Where a character in play keeps what it gained."""
    if what == codes.RECRUITMENT:
        return state.PLUS_RECRUIT
    if what == codes.COMBAT_FORCE:
        return state.PLUS_COMBAT
    return state.PLUS_RECRUITING if what == codes.RECRUITING_ONLY else state.PLUS_FORCE


def lose(table: Position, seat: i64, what: i64, amount: i64) -> None:
    gauges: vec[i64] = table.chakra if what == codes.CHAKRA else table.scrolls
    lost: i64 = min(gauges[seat], amount)
    if lost:
        table.note(notes.LOST, seat, what, lost)
    gauges[seat] -= lost
