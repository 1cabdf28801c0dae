"""Deck Battle: what is done with characters in play during the preparation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, copies, notes, phases, play, refusals, state
from quartett.games.deckbattle.rules.effects import has_free_hands, start_effect, trigger
from quartett.games.deckbattle.rules.inventory import has_item, unstore
from quartett.games.deckbattle.rules.jutsu import bears_name, perform
from quartett.games.deckbattle.rules.manoeuvre import stand_down
from quartett.games.deckbattle.rules.prices import channelled
from quartett.games.deckbattle.rules.state import Position
from quartett.games.deckbattle.rules.values import mission_force, own_force

LION_FORCE: Final = 3


# Abilities and items


def against_activating(table: Position, seat: i64, slot: i64) -> i64:
    kind: i64 = play.kind_at(table, slot)
    if table.box.ability[kind] < 0:
        return refusals.NO_ABILITY
    if play.at(table, slot, state.USED):
        return refusals.ABILITY_USED
    fine: bool = table.box.ability_cost[kind] <= table.chakra[seat]
    return refusals.FINE if fine else refusals.NOT_ENOUGH_CHAKRA


def activate(table: Position, seat: i64, card: i64) -> None:
    """DECK-051, A11: once for each card."""
    slot: i64 = copies.slot_in_play(table, card)
    kind: i64 = play.kind_at(table, slot)
    cost: i64 = table.box.ability_cost[kind]
    play.set_at(table, slot, state.USED, 1)
    table.chakra[seat] -= cost
    table.note(notes.ACTIVATED, seat, kind, cost)
    start_effect(table, table.box.ability[kind], slot, seat)


def against_using(table: Position, card: i64) -> i64:
    slot: i64 = copies.slot_of_item(table, card)
    if slot < 0:
        return refusals.NOT_WORN
    if table.box.item_use[table.box.item_card_kind[card]] < 0:
        return refusals.NO_ABILITY
    if play.at(table, slot, state.ITEM_USED):
        return refusals.ITEM_USED_UP
    return copies.against_copy(table, slot)


def use_item(table: Position, seat: i64, card: i64) -> None:
    """DECK-056: once for each item that is worn."""
    slot: i64 = copies.slot_of_item(table, card)
    item: i64 = play.item_at(table, slot)
    play.set_at(table, slot, state.ITEM_USED, 1)
    table.note(notes.USED, seat, item, play.kind_at(table, slot))
    start_effect(table, table.box.item_use[item], slot, seat)


# Choosing who gets an item, the lion or a technique


def against_equipping(table: Position, seat: i64, item: i64) -> i64:
    if not has_item(table, seat, item):
        return refusals.NOT_IN_INVENTORY
    able: bool = any(has_free_hands(table, slot) for slot in range(play.places(table)))
    return refusals.FINE if able else refusals.NOBODY_TO_EQUIP


def against_lion(table: Position, seat: i64) -> i64:
    if not table.lion[seat]:
        return refusals.NO_LION
    able: bool = any(play.kind_at(table, slot) >= 0 for slot in range(play.places(table)))
    return refusals.FINE if able else refusals.NOT_IN_PLAY


def against_naming(table: Position, slot: i64) -> i64:
    if table.manoeuvre == phases.EQUIPPING and play.item_at(table, slot) != state.NO_CARD:
        return refusals.ALREADY_EQUIPPED
    if table.manoeuvre == phases.PERFORMING and not bears_name(table, slot, table.target // 3):
        return refusals.NOT_OF_NAME
    return refusals.FINE


def name(table: Position, seat: i64, card: i64) -> None:
    """Gives an item, the lion or a technique to the named character: DECK-052, 055, 109."""
    asked: i64 = table.manoeuvre
    thing: i64 = table.target
    slot: i64 = copies.slot_in_play(table, card)
    kind: i64 = play.kind_at(table, slot)
    stand_down(table)
    if asked == phases.EQUIPPING:
        unstore(table, seat, thing)
        play.set_at(table, slot, state.ITEM, thing)
        table.note(notes.EQUIPPED, seat, thing, kind)
    elif asked == phases.PERFORMING:
        perform(table, seat, thing, slot)
    else:
        table.lion[seat] = 0
        table.note(notes.LION, seat, kind)
        play.gain(table, seat, codes.FORCE, LION_FORCE, slot)


# Channelling and sending


def against_channelling(table: Position, slot: i64) -> i64:
    has_chakra: bool = table.box.chakra[play.kind_at(table, slot)] > 0
    return refusals.FINE if has_chakra else refusals.NO_CHAKRA_VALUE


def channel(table: Position, seat: i64, card: i64) -> None:
    """DECK-058: a character leaves for the chakra it has."""
    slot: i64 = copies.slot_in_play(table, card)
    _trade(table, seat, slot, codes.CHAKRA, channelled(table, play.kind_at(table, slot)))


def against_sending(table: Position, slot: i64, added: vec[i64]) -> i64:
    """`added` is what other cards in play add to the Force of each place."""
    has_force: bool = own_force(table, slot) + added[slot] > 0
    return refusals.FINE if has_force else refusals.NO_FORCE_VALUE


def send(table: Position, seat: i64, card: i64) -> None:
    """DECK-060: a character leaves for as many scrolls as it has Force."""
    slot: i64 = copies.slot_in_play(table, card)
    _trade(table, seat, slot, codes.SCROLL, mission_force(table, slot))


def _trade(table: Position, seat: i64, slot: i64, what: i64, amount: i64) -> None:
    """A character goes to the discard, and its player gains chakra or scrolls for it."""
    channels: bool = what == codes.CHAKRA
    trigger(table, slot, codes.AFTER_CHANNEL if channels else codes.AFTER_SEND)
    kind: i64 = play.leave(table, slot)
    play.discard(table, seat, kind)
    table.note(notes.CHANNELLED if channels else notes.SENT, seat, kind, amount)
    play.gain(table, seat, what, amount, state.NO_CARD)
