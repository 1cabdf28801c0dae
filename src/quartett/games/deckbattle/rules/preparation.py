"""Deck Battle: what is done with characters in play during the preparation."""

from typing import Final

from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, notes, phases, refusals
from quartett.games.deckbattle.rules.effects import start_effect, trigger
from quartett.games.deckbattle.rules.inventory import has_item, unstore
from quartett.games.deckbattle.rules.jutsu import perform
from quartett.games.deckbattle.rules.manoeuvre import stand_down
from quartett.games.deckbattle.rules.play import (
    at,
    discard,
    first_in_play,
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
    PLUS_FORCE,
    USED,
    Position,
)
from quartett.games.deckbattle.rules.values import mission_force

LION_FORCE: Final = 3


# Abilities and items


def unused(state: Position, kind: i64) -> i64:
    """The first character of a kind whose ability is not used, or -1."""
    for slot in range(places(state)):
        if at(state, slot, KIND) == kind and not at(state, slot, USED):
            return slot
    return -1


def against_activating(state: Position, seat: i64, kind: i64) -> i64:
    if first_in_play(state, kind) < 0:
        return refusals.NOT_IN_PLAY
    if state.box.ability[kind] < 0:
        return refusals.NO_ABILITY
    if unused(state, kind) < 0:
        return refusals.ABILITY_USED
    fine: bool = state.box.ability_cost[kind] <= state.chakra[seat]
    return refusals.FINE if fine else refusals.NOT_ENOUGH_CHAKRA


def activate(state: Position, seat: i64, kind: i64) -> None:
    """DECK-051, A11: once for each card."""
    slot: i64 = unused(state, kind)
    cost: i64 = state.box.ability_cost[kind]
    set_at(state, slot, USED, 1)
    state.chakra[seat] -= cost
    state.note(notes.ACTIVATED, seat, kind, cost)
    start_effect(state, state.box.ability[kind], slot, seat)


def wearer(state: Position, item: i64, fresh: bool) -> i64:
    """The first character that wears an item (`fresh`: and has not used it), or -1."""
    for slot in range(places(state)):
        if at(state, slot, ITEM) == item and not (fresh and at(state, slot, ITEM_USED)):
            return slot
    return -1


def against_using(state: Position, item: i64) -> i64:
    if wearer(state, item, False) < 0:
        return refusals.NOT_WORN
    if state.box.item_use[item] < 0:
        return refusals.NO_ABILITY
    return refusals.FINE if wearer(state, item, True) >= 0 else refusals.ITEM_USED_UP


def use_item(state: Position, seat: i64, item: i64) -> None:
    slot: i64 = wearer(state, item, True)
    set_at(state, slot, ITEM_USED, 1)
    state.note(notes.USED, seat, item, at(state, slot, KIND))
    start_effect(state, state.box.item_use[item], slot, seat)


# What is asked for somebody: an item, the lion, a technique


def unequipped(state: Position, kind: i64) -> i64:
    """The first character of a kind without an item (any kind: NO_CARD), or -1."""
    for slot in range(places(state)):
        own: i64 = at(state, slot, KIND)
        if own >= 0 and (own == kind or kind == NO_CARD) and at(state, slot, ITEM) == NO_CARD:
            return slot
    return -1


def against_equipping(state: Position, seat: i64, item: i64) -> i64:
    if not has_item(state, seat, item):
        return refusals.NOT_IN_INVENTORY
    return refusals.FINE if unequipped(state, NO_CARD) >= 0 else refusals.NOBODY_TO_EQUIP


def against_lion(state: Position, seat: i64) -> i64:
    if not state.lion[seat]:
        return refusals.NO_LION
    for slot in range(places(state)):
        if at(state, slot, KIND) >= 0:
            return refusals.FINE
    return refusals.NOT_IN_PLAY


def against_naming(state: Position, kind: i64) -> i64:
    if first_in_play(state, kind) < 0:
        return refusals.NOT_IN_PLAY
    if state.manoeuvre == phases.EQUIPPING and unequipped(state, kind) < 0:
        return refusals.ALREADY_EQUIPPED
    if state.manoeuvre == phases.PERFORMING and state.box.person[kind] != state.target // 3:
        return refusals.NOT_OF_NAME
    return refusals.FINE


def name(state: Position, seat: i64, kind: i64) -> None:
    """The one on whom an item, the lion or a technique goes."""
    asked: i64 = state.manoeuvre
    thing: i64 = state.target
    stand_down(state)
    if asked == phases.EQUIPPING:
        unstore(state, seat, thing)
        set_at(state, unequipped(state, kind), ITEM, thing)
        state.note(notes.EQUIPPED, seat, thing, kind)
    elif asked == phases.PERFORMING:
        perform(state, seat, thing, first_in_play(state, kind))
    else:
        state.lion[seat] = 0
        state.note(notes.LION, seat, kind)
        gain(state, seat, codes.FORCE, LION_FORCE, first_in_play(state, kind))


# Channelling and sending


def against_channelling(state: Position, kind: i64) -> i64:
    if first_in_play(state, kind) < 0:
        return refusals.NOT_IN_PLAY
    return refusals.FINE if state.box.chakra[kind] else refusals.NO_CHAKRA_VALUE


def channel(state: Position, seat: i64, kind: i64) -> None:
    """DECK-058: of several alike the one that gained least goes."""
    slot: i64 = plainest(state, kind)
    amount: i64 = channelled(state, kind)
    _let_go(state, seat, slot, codes.AFTER_CHANNEL)
    state.note(notes.CHANNELLED, seat, kind, amount)
    gain(state, seat, codes.CHAKRA, amount, NO_CARD)


def plainest(state: Position, kind: i64) -> i64:
    best: i64 = NO_CARD
    for slot in range(places(state)):
        if at(state, slot, KIND) != kind:
            continue
        if best == NO_CARD or _luggage(state, slot) < _luggage(state, best):
            best = slot
    return best


def _luggage(state: Position, slot: i64) -> i64:
    """How much would be lost with this character rather than another of its kind."""
    worn: i64 = 0 if at(state, slot, ITEM) == NO_CARD else 100
    fresh: i64 = 0 if at(state, slot, USED) else 10
    return worn + fresh + at(state, slot, PLUS_FORCE)


def strongest(state: Position, kind: i64) -> i64:
    """The character of a kind that brings the most scrolls."""
    best: i64 = -1
    for slot in range(places(state)):
        if at(state, slot, KIND) != kind:
            continue
        if best < 0 or mission_force(state, slot) > mission_force(state, best):
            best = slot
    return best


def against_sending(state: Position, kind: i64) -> i64:
    if first_in_play(state, kind) < 0:
        return refusals.NOT_IN_PLAY
    fine: bool = mission_force(state, strongest(state, kind)) > 0
    return refusals.FINE if fine else refusals.NO_FORCE_VALUE


def send(state: Position, seat: i64, kind: i64) -> None:
    """DECK-060."""
    slot: i64 = strongest(state, kind)
    amount: i64 = mission_force(state, slot)
    _let_go(state, seat, slot, codes.AFTER_SEND)
    state.note(notes.SENT, seat, kind, amount)
    gain(state, seat, codes.SCROLL, amount, NO_CARD)


def _let_go(state: Position, seat: i64, slot: i64, event: i64) -> None:
    trigger(state, slot, event)
    discard(state, seat, leave(state, slot))
