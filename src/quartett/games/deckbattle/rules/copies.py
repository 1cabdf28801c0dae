"""Deck Battle: which of several copies a move means.

A move names a card: the first, second, … copy of its kind in play from left to right, on the field
from the left, in the market by place, in the infirmary from the top. Copies in play that differ in
nothing are one choice, and the first of them is meant: DECK-A51.
"""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import refusals, state
from quartett.games.deckbattle.rules.play import item_at, kind_at
from quartett.games.deckbattle.rules.state import Position


def slot_in_play(table: Position, card: i64) -> i64:
    """The place in play that a card names, or -1."""
    kind: i64 = table.box.card_kind[card]
    number: i64 = card - table.box.first_card[kind]
    return _nth(table.play, kind, number, state.KIND, state.PLAY)


def slot_of_item(table: Position, card: i64) -> i64:
    """The place in play that wears the item which a card names, or -1."""
    item: i64 = table.box.item_card_kind[card]
    number: i64 = card - table.box.first_item_card[item]
    return _nth(table.play, item, number, state.ITEM, state.PLAY)


def _nth(row: vec[i64], thing: i64, number: i64, first: i64, step: i64) -> i64:
    """The place of the copy with this number, or -1. A place is `step` numbers, of which number
    `first` holds the thing."""
    at: i64 = first  # not a range: mypyc does not compile one with a variable step to a plain loop
    while at < len(row):
        if row[at] == thing:
            if number == 0:
                return at // step
            number -= 1
        at += step
    return -1


def card_in_play(table: Position, slot: i64) -> i64:
    """The card by which moves name a place in play."""
    return card_of_first(table, first_alike(table, slot))


def card_of_first(table: Position, slot: i64) -> i64:
    """The same for a place that is the first of those alike."""
    kind: i64 = kind_at(table, slot)
    return table.box.first_card[kind] + _before(table.play, kind, slot, state.KIND, state.PLAY)


def item_in_play(table: Position, slot: i64) -> i64:
    """The card by which moves name the item worn in a place."""
    first: i64 = first_alike(table, slot)
    item: i64 = item_at(table, slot)
    worn: i64 = _before(table.play, item, first, state.ITEM, state.PLAY)
    return table.box.first_item_card[item] + worn


def _before(row: vec[i64], thing: i64, place: i64, first: i64, step: i64) -> i64:
    """The number of earlier places with the same thing: see `_nth`."""
    found: i64 = 0
    at: i64 = first
    while at < place * step:
        if row[at] == thing:
            found += 1
        at += step
    return found


def first_alike(table: Position, slot: i64) -> i64:
    """The place of the first identical character in play."""
    return _first(table.play, slot, state.PLAY)


def first_of_group(table: Position, slot: i64) -> i64:
    """The same, ignoring whether they take part in the manoeuvre."""
    return _first(table.play, slot, state.ASSIGNED)


def _first(play: vec[i64], slot: i64, numbers: i64) -> i64:
    """The first place whose leading numbers are equal."""
    own: i64 = slot * state.PLAY
    for first in range(0, own, state.PLAY):
        what: i64 = 0
        while what < numbers and play[first + what] == play[own + what]:
            what += 1
        if what == numbers:
            return first // state.PLAY
    return slot


def against_copy(table: Position, slot: i64) -> i64:
    """Refuses a card that names nobody in play, or that is not the name of its group."""
    if slot < 0:
        return refusals.NOT_IN_PLAY
    return refusals.FINE if first_alike(table, slot) == slot else refusals.SAME_AS_FIRST


# The field, the market, the infirmary


def slot_on_field(table: Position, card: i64) -> i64:
    """The slot of the field that a card names, or -1."""
    kind: i64 = table.box.card_kind[card]
    return _nth(table.field, kind, card - table.box.first_card[kind], 0, 1)


def card_on_field(table: Position, slot: i64) -> i64:
    kind: i64 = table.field[slot]
    return table.box.first_card[kind] + _before(table.field, kind, slot, 0, 1)


def place_in_market(table: Position, card: i64) -> i64:
    """The place of the market that a card names, or -1."""
    item: i64 = table.box.item_card_kind[card]
    return _nth(table.market, item, card - table.box.first_item_card[item], 0, 1)


def card_in_market(table: Position, place: i64) -> i64:
    item: i64 = table.market[place]
    return table.box.first_item_card[item] + _before(table.market, item, place, 0, 1)


def place_in_infirmary(table: Position, seat: i64, card: i64) -> i64:
    """The index, in the list of all wounded, of the one that a card names, or -1. Of copies
    directly below each other only the first has a name: DECK-A51."""
    kind: i64 = table.box.card_kind[card]
    number: i64 = card - table.box.first_card[kind]
    before: i64 = state.NO_CARD
    for place in range(len(table.wounded)):
        if table.wounded[place] // state.SEAT != seat:
            continue
        if table.wounded[place] % state.SEAT == kind:
            if number == 0:
                return -1 if before == kind else place
            number -= 1
        before = table.wounded[place] % state.SEAT
    return -1


def card_in_infirmary(table: Position, seat: i64, place: i64) -> i64:
    """The card by which moves name an entry of the list of all wounded."""
    kind: i64 = table.wounded[place] % state.SEAT
    card: i64 = table.box.first_card[kind]
    found: i64 = card
    before: i64 = state.NO_CARD
    for other in range(place + 1):
        if table.wounded[other] // state.SEAT != seat:
            continue
        own: i64 = table.wounded[other] % state.SEAT
        if own == kind:
            if before != kind:
                found = card
            card += 1
        before = own
    return found


# The discards of other players


def owner_in_discards(table: Position, seat: i64, card: i64) -> i64:
    """The other seat whose discard holds the copy that a card names, or -1. Copies are counted
    clockwise from the seat, and within one discard the first is meant: DECK-A51."""
    kind: i64 = table.box.card_kind[card]
    number: i64 = card - table.box.first_card[kind]
    owner: i64 = table.left_of(seat)
    while owner != seat:
        lying: i64 = table.discard[owner * table.box.kinds + kind]
        if number < lying:
            return owner if number == 0 else -1
        number -= lying
        owner = table.left_of(owner)
    return -1
