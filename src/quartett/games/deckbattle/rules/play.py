"""Deck Battle: the characters in play. Whoever leaves keeps an empty place until the turn ends."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, notes
from quartett.games.deckbattle.rules.inventory import return_item
from quartett.games.deckbattle.rules.state import (
    GAUGE,
    ITEM,
    KIND,
    NO_CARD,
    PLAY,
    PLUS_COMBAT,
    PLUS_FORCE,
    PLUS_RECRUIT,
    PLUS_RECRUITING,
    USED,
    Position,
    without,
)
from quartett.games.deckbattle.rules.tasks import push_draw

UNOCCUPIED: Final = vec[i64]([NO_CARD if what in (KIND, ITEM) else 0 for what in range(PLAY)])
"""An empty place in play."""


def places(state: Position) -> i64:
    """How many places in play there are, with the empty ones."""
    return len(state.play) // PLAY


def at(state: Position, slot: i64, what: i64) -> i64:
    return state.play[slot * PLAY + what]


def set_at(state: Position, slot: i64, what: i64, number: i64) -> None:
    state.play[slot * PLAY + what] = number


def enter(state: Position, kind: i64) -> None:
    """A character comes into play. One that was used and left comes back used: DECK-051."""
    used: i64 = 0
    for card in state.spent:
        if card == kind:
            used = 1
    if used:
        state.spent = without(state.spent, kind)
    slot: i64 = places(state)
    state.play = extend(state.play, UNOCCUPIED)
    set_at(state, slot, KIND, kind)
    set_at(state, slot, USED, used)


def leave(state: Position, slot: i64) -> i64:
    """A character leaves play; DECK-118: its item goes under the market pile."""
    kind: i64 = at(state, slot, KIND)
    item: i64 = at(state, slot, ITEM)
    if item != NO_CARD:
        return_item(state, item)
    if at(state, slot, USED):
        state.spent = append(state.spent, kind)
    for what in range(i64(PLAY)):
        set_at(state, slot, what, UNOCCUPIED[what])
    return kind


def enter_from_hand(state: Position, seat: i64) -> None:
    """DECK-047, A5, A7: all characters of the hand come into play."""
    kinds: i64 = state.box.kinds
    for kind in range(kinds):
        place: i64 = seat * kinds + kind
        for _ in range(state.hand[place]):
            state.note(notes.PLAYED, seat, kind)
            enter(state, kind)
        state.hand[place] = 0
        state.known[place] = 0


def clear(state: Position) -> None:
    """DECK-083, 084, A39: characters to the discard, items wait to be put under the pile."""
    for slot in range(places(state)):
        if at(state, slot, KIND) >= 0:
            take_off(state, slot)
            discard(state, state.turn, leave(state, slot))


def take_off(state: Position, slot: i64) -> None:
    """What a character wears waits to be put under the market pile."""
    item: i64 = at(state, slot, ITEM)
    if item != NO_CARD:
        state.returning = append(state.returning, item)
        set_at(state, slot, ITEM, NO_CARD)


def discard(state: Position, seat: i64, kind: i64) -> None:
    """DECK-012: onto the own discard."""
    state.discard[seat * state.box.kinds + kind] += 1


def gain(state: Position, seat: i64, what: i64, amount: i64, slot: i64) -> None:
    """DECK-122: Force and Recruitment belong to the character that gains them. DECK-A12: gauges
    end at 7."""
    if amount <= 0:
        return
    state.note(notes.GAINED, seat, what, amount)
    if what == codes.CARD:
        push_draw(state, seat, amount)
    elif what == codes.CHAKRA:
        state.chakra[seat] = min(GAUGE, state.chakra[seat] + amount)
    elif what == codes.SCROLL:
        state.scrolls[seat] = min(GAUGE, state.scrolls[seat] + amount)
    elif slot >= 0 and at(state, slot, KIND) >= 0:
        place: i64 = _bonus_of(what)
        set_at(state, slot, place, at(state, slot, place) + amount)


def _bonus_of(what: i64) -> i64:
    """Where a character in play keeps what it gained."""
    if what == codes.RECRUITMENT:
        return PLUS_RECRUIT
    if what == codes.COMBAT_FORCE:
        return PLUS_COMBAT
    return PLUS_RECRUITING if what == codes.RECRUITING_ONLY else PLUS_FORCE


def lose(state: Position, seat: i64, what: i64, amount: i64) -> None:
    gauges: vec[i64] = state.chakra if what == codes.CHAKRA else state.scrolls
    lost: i64 = min(gauges[seat], amount)
    if lost:
        state.note(notes.LOST, seat, what, lost)
    gauges[seat] -= lost
