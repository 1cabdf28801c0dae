"""Deck Battle: what is done with characters in play during the preparation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, notes, phases, refusals
from quartett.games.deckbattle.rules.copies import against_copy, slot_in_play, slot_of_item
from quartett.games.deckbattle.rules.effects import start_effect, trigger
from quartett.games.deckbattle.rules.inventory import has_item, unstore
from quartett.games.deckbattle.rules.jutsu import bears_name, perform
from quartett.games.deckbattle.rules.manoeuvre import stand_down
from quartett.games.deckbattle.rules.play import (
    at,
    discard,
    gain,
    leave,
    places,
    set_at,
)
from quartett.games.deckbattle.rules.prices import channelled
from quartett.games.deckbattle.rules.state import (
    ITEM,
    ITEM_USED,
    KIND,
    NO_CARD,
    USED,
    Position,
)
from quartett.games.deckbattle.rules.values import mission_force, own_force

LION_FORCE: Final = 3


# Abilities and items


def against_activating(state: Position, seat: i64, slot: i64) -> i64:
    kind: i64 = at(state, slot, KIND)
    if state.box.ability[kind] < 0:
        return refusals.NO_ABILITY
    if at(state, slot, USED):
        return refusals.ABILITY_USED
    fine: bool = state.box.ability_cost[kind] <= state.chakra[seat]
    return refusals.FINE if fine else refusals.NOT_ENOUGH_CHAKRA


def activate(state: Position, seat: i64, card: i64) -> None:
    """DECK-051, A11: once for each card."""
    slot: i64 = slot_in_play(state, card)
    kind: i64 = at(state, slot, KIND)
    cost: i64 = state.box.ability_cost[kind]
    set_at(state, slot, USED, 1)
    state.chakra[seat] -= cost
    state.note(notes.ACTIVATED, seat, kind, cost)
    start_effect(state, state.box.ability[kind], slot, seat)


def against_using(state: Position, card: i64) -> i64:
    slot: i64 = slot_of_item(state, card)
    if slot < 0:
        return refusals.NOT_WORN
    if state.box.item_use[state.box.item_card_kind[card]] < 0:
        return refusals.NO_ABILITY
    if at(state, slot, ITEM_USED):
        return refusals.ITEM_USED_UP
    return against_copy(state, slot)


def use_item(state: Position, seat: i64, card: i64) -> None:
    """DECK-056."""
    slot: i64 = slot_of_item(state, card)
    item: i64 = at(state, slot, ITEM)
    set_at(state, slot, ITEM_USED, 1)
    state.note(notes.USED, seat, item, at(state, slot, KIND))
    start_effect(state, state.box.item_use[item], slot, seat)


# What is asked for somebody: an item, the lion, a technique


def against_equipping(state: Position, seat: i64, item: i64) -> i64:
    if not has_item(state, seat, item):
        return refusals.NOT_IN_INVENTORY
    for slot in range(places(state)):
        if at(state, slot, KIND) >= 0 and at(state, slot, ITEM) == NO_CARD:
            return refusals.FINE
    return refusals.NOBODY_TO_EQUIP


def against_lion(state: Position, seat: i64) -> i64:
    if not state.lion[seat]:
        return refusals.NO_LION
    for slot in range(places(state)):
        if at(state, slot, KIND) >= 0:
            return refusals.FINE
    return refusals.NOT_IN_PLAY


def against_naming(state: Position, slot: i64) -> i64:
    if state.manoeuvre == phases.EQUIPPING and at(state, slot, ITEM) != NO_CARD:
        return refusals.ALREADY_EQUIPPED
    if state.manoeuvre == phases.PERFORMING and not bears_name(state, slot, state.target // 3):
        return refusals.NOT_OF_NAME
    return refusals.FINE


def name(state: Position, seat: i64, card: i64) -> None:
    """The one on whom an item, the lion or a technique goes: DECK-052, 055, 109."""
    asked: i64 = state.manoeuvre
    thing: i64 = state.target
    slot: i64 = slot_in_play(state, card)
    kind: i64 = at(state, slot, KIND)
    stand_down(state)
    if asked == phases.EQUIPPING:
        unstore(state, seat, thing)
        set_at(state, slot, ITEM, thing)
        state.note(notes.EQUIPPED, seat, thing, kind)
    elif asked == phases.PERFORMING:
        perform(state, seat, thing, slot)
    else:
        state.lion[seat] = 0
        state.note(notes.LION, seat, kind)
        gain(state, seat, codes.FORCE, LION_FORCE, slot)


# Channelling and sending


def against_channelling(state: Position, slot: i64) -> i64:
    has_chakra: bool = state.box.chakra[at(state, slot, KIND)] > 0
    return refusals.FINE if has_chakra else refusals.NO_CHAKRA_VALUE


def channel(state: Position, seat: i64, card: i64) -> None:
    """DECK-058."""
    slot: i64 = slot_in_play(state, card)
    kind: i64 = at(state, slot, KIND)
    amount: i64 = channelled(state, kind)
    _let_go(state, seat, slot, codes.AFTER_CHANNEL)
    state.note(notes.CHANNELLED, seat, kind, amount)
    gain(state, seat, codes.CHAKRA, amount, NO_CARD)


def against_sending(state: Position, slot: i64, added: vec[i64]) -> i64:
    """`added` is what other cards in play add to the Force of each place."""
    has_force: bool = own_force(state, slot) + added[slot] > 0
    return refusals.FINE if has_force else refusals.NO_FORCE_VALUE


def send(state: Position, seat: i64, card: i64) -> None:
    """DECK-060."""
    slot: i64 = slot_in_play(state, card)
    kind: i64 = at(state, slot, KIND)
    amount: i64 = mission_force(state, slot)
    _let_go(state, seat, slot, codes.AFTER_SEND)
    state.note(notes.SENT, seat, kind, amount)
    gain(state, seat, codes.SCROLL, amount, NO_CARD)


def _let_go(state: Position, seat: i64, slot: i64, event: i64) -> None:
    trigger(state, slot, event)
    discard(state, seat, leave(state, slot))
