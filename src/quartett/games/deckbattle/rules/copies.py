"""Deck Battle: which of several copies a move means.

A move names a card: the first, second, … copy of its kind in play from left to right, on the field
from the left, in the market by place, in the infirmary from the top. Copies in play that differ in
nothing are one choice, and the first of them is meant: DECK-A51.
"""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import refusals
from quartett.games.deckbattle.rules.play import at
from quartett.games.deckbattle.rules.state import (
    ASSIGNED,
    FIELD,
    ITEM,
    KIND,
    MARKET,
    NO_CARD,
    PLAY,
    SEAT,
    Position,
)


def slot_in_play(state: Position, card: i64) -> i64:
    """The place in play that a card names, or -1."""
    kind: i64 = state.box.card_kind[card]
    return _nth_in_play(state, KIND, kind, card - state.box.first_card[kind])


def slot_of_item(state: Position, card: i64) -> i64:
    """The place in play where the item is worn that a card names, or -1."""
    item: i64 = state.box.item_card_kind[card]
    return _nth_in_play(state, ITEM, item, card - state.box.first_item_card[item])


def _nth_in_play(state: Position, what: i64, thing: i64, number: i64) -> i64:
    play: vec[i64] = state.play
    for first in range(0, len(play), PLAY):
        if play[first + what] == thing and play[first + KIND] >= 0:
            if number == 0:
                return first // PLAY
            number -= 1
    return -1


def card_in_play(state: Position, slot: i64) -> i64:
    """The card that moves call a place in play."""
    first: i64 = first_alike(state, slot)
    kind: i64 = at(state, slot, KIND)
    return state.box.first_card[kind] + _before(state, KIND, kind, first)


def item_in_play(state: Position, slot: i64) -> i64:
    """The card that moves call the item that is worn in a place."""
    first: i64 = first_alike(state, slot)
    item: i64 = at(state, slot, ITEM)
    return state.box.first_item_card[item] + _before(state, ITEM, item, first)


def _before(state: Position, what: i64, thing: i64, slot: i64) -> i64:
    """How many places before this one have the same."""
    play: vec[i64] = state.play
    found: i64 = 0
    for first in range(0, slot * PLAY, PLAY):
        if play[first + what] == thing and play[first + KIND] >= 0:
            found += 1
    return found


def first_alike(state: Position, slot: i64) -> i64:
    """The first character in play that differs in nothing: its place."""
    return _first(state.play, slot, PLAY)


def first_of_group(state: Position, slot: i64) -> i64:
    """The same, of those that differ at most in whether they take part in the manoeuvre."""
    return _first(state.play, slot, ASSIGNED)


def _first(play: vec[i64], slot: i64, numbers: i64) -> i64:
    """The first place whose first numbers are the same."""
    own: i64 = slot * PLAY
    for first in range(0, own, PLAY):
        what: i64 = 0
        while what < numbers and play[first + what] == play[own + what]:
            what += 1
        if what == numbers:
            return first // PLAY
    return slot


def against_copy(state: Position, slot: i64) -> i64:
    """Whether there is a character in play of this name, and moves call it so."""
    if slot < 0:
        return refusals.NOT_IN_PLAY
    return refusals.FINE if first_alike(state, slot) == slot else refusals.SAME_AS_FIRST


# The field, the market, the infirmary


def slot_on_field(state: Position, card: i64) -> i64:
    """The slot of the field that a card names, or -1."""
    kind: i64 = state.box.card_kind[card]
    number: i64 = card - state.box.first_card[kind]
    for slot in range(i64(FIELD)):
        if state.field[slot] == kind:
            if number == 0:
                return slot
            number -= 1
    return -1


def card_on_field(state: Position, slot: i64) -> i64:
    kind: i64 = state.field[slot]
    card: i64 = state.box.first_card[kind]
    for other in range(slot):
        if state.field[other] == kind:
            card += 1
    return card


def place_in_market(state: Position, card: i64) -> i64:
    """The place of the market that a card names, or -1."""
    item: i64 = state.box.item_card_kind[card]
    number: i64 = card - state.box.first_item_card[item]
    for place in range(i64(MARKET)):
        if state.market[place] == item:
            if number == 0:
                return place
            number -= 1
    return -1


def card_in_market(state: Position, place: i64) -> i64:
    item: i64 = state.market[place]
    card: i64 = state.box.first_item_card[item]
    for other in range(place):
        if state.market[other] == item:
            card += 1
    return card


def place_in_infirmary(state: Position, seat: i64, card: i64) -> i64:
    """Where in the list of all wounded the one is that a card names, or -1. Of those who lie
    directly under each other only the first has a name: DECK-A51."""
    kind: i64 = state.box.card_kind[card]
    number: i64 = card - state.box.first_card[kind]
    before: i64 = NO_CARD
    for place in range(len(state.wounded)):
        if state.wounded[place] // SEAT != seat:
            continue
        if state.wounded[place] % SEAT == kind:
            if number == 0:
                return -1 if before == kind else place
            number -= 1
        before = state.wounded[place] % SEAT
    return -1


def card_in_infirmary(state: Position, seat: i64, place: i64) -> i64:
    """The card that moves call the one at a place in the list of all wounded."""
    kind: i64 = state.wounded[place] % SEAT
    card: i64 = state.box.first_card[kind]
    found: i64 = card
    before: i64 = NO_CARD
    for other in range(place + 1):
        if state.wounded[other] // SEAT != seat:
            continue
        own: i64 = state.wounded[other] % SEAT
        if own == kind:
            if before != kind:
                found = card
            card += 1
        before = own
    return found


# The discards of the others


def owner_in_discards(state: Position, seat: i64, card: i64) -> i64:
    """The other seat in whose discard the one lies that a card names, or -1. Copies are counted
    from the left of the seat, and of those in one discard the first is meant: DECK-A51."""
    kind: i64 = state.box.card_kind[card]
    number: i64 = card - state.box.first_card[kind]
    owner: i64 = state.left_of(seat)
    while owner != seat:
        lying: i64 = state.discard[owner * state.box.kinds + kind]
        if number < lying:
            return owner if number == 0 else -1
        number -= lying
        owner = state.left_of(owner)
    return -1
