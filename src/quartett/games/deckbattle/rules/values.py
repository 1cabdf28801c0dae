"""Deck Battle: the Force and Recruitment of characters in play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes
from quartett.games.deckbattle.rules.box import Box
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.state import (
    ITEM,
    KIND,
    PLAY,
    PLUS_COMBAT,
    PLUS_FORCE,
    PLUS_HUNT,
    PLUS_RECRUIT,
    PLUS_RECRUITING,
    Position,
)

# What a bonus adds to, as bits.
TO_FORCE: Final = 1 << codes.FORCE
TO_COMBAT: Final = 1 << codes.COMBAT_FORCE
TO_RECRUITMENT: Final = 1 << codes.RECRUITMENT
TO_RECRUITING: Final = 1 << codes.RECRUITING_ONLY


def ones(bits: i64) -> i64:
    total: i64 = 0
    while bits:
        total += bits & 1
        bits >>= 1
    return total


def mission_force(state: Position, slot: i64) -> i64:
    """DECK-061, 120, A14: what counts in combat only is left out."""
    kind: i64 = at(state, slot, KIND)
    base: i64 = state.box.force[kind] + at(state, slot, PLUS_FORCE)
    return base + _bonus(state, slot, TO_FORCE, True)


def combat_force(state: Position, slot: i64, target: i64) -> i64:
    """DECK-A15: a bonus gives Force to a character that had none."""
    banned: bool = target == state.threat and threat_rule(state, codes.NO_ITEMS) >= 0
    total: i64 = state.box.force[at(state, slot, KIND)]
    total += at(state, slot, PLUS_FORCE) + at(state, slot, PLUS_COMBAT)
    if state.akamaru >= 0 and target == state.akamaru:
        total += at(state, slot, PLUS_HUNT)
    return total + _bonus(state, slot, TO_FORCE | TO_COMBAT, not banned)


def buying_recruitment(state: Position, slot: i64) -> i64:
    """DECK-121: what counts for recruiting only is left out."""
    kind: i64 = at(state, slot, KIND)
    base: i64 = state.box.recruit[kind] + at(state, slot, PLUS_RECRUIT)
    return base + _bonus(state, slot, TO_RECRUITMENT, True)


def recruitment(state: Position, slot: i64, wanted: i64) -> i64:
    """What a character brings to recruit a kind of character."""
    kind: i64 = at(state, slot, KIND)
    total: i64 = state.box.recruit[kind] + at(state, slot, PLUS_RECRUIT)
    total += at(state, slot, PLUS_RECRUITING) + _shared(state, slot, wanted)
    return total + _bonus(state, slot, TO_RECRUITMENT | TO_RECRUITING, True)


def _bonus(state: Position, slot: i64, whats: i64, with_items: bool) -> i64:
    """What cards in play add to values (as bits) of a character in play."""
    play: vec[i64] = state.play
    box: Box = state.box
    total: i64 = 0
    for giver in range(places(state)):
        kind: i64 = play[giver * PLAY + KIND]
        if kind < 0:
            continue
        rows: i64 = box.holding[kind]
        if box.about[rows] & whats:
            total += _given(state, rows, giver, slot, whats)
        item: i64 = play[giver * PLAY + ITEM]
        if with_items and item >= 0:
            total += _given(state, box.item_holding[item], giver, slot, whats)
    return total


def _given(state: Position, place: i64, giver: i64, slot: i64, whats: i64) -> i64:
    holds: vec[i64] = state.box.holds
    affinities: i64 = state.box.affinities[at(state, slot, KIND)]
    total: i64 = 0
    while holds[place]:
        if holds[place] == codes.BONUS and whats >> holds[place + 1] & 1:
            whom: i64 = holds[place + 3]
            if (
                whom == codes.EVERYBODY
                or (whom > 0 and whom & affinities)
                or (whom == codes.BEARER_ONLY and giver == slot)
            ):
                total += holds[place + 2]
        place += codes.STEP
    return total


def _shared(state: Position, slot: i64, wanted: i64) -> i64:
    """A bonus for each affinity that two characters have in common."""
    box: Box = state.box
    kind: i64 = at(state, slot, KIND)
    item: i64 = at(state, slot, ITEM)
    amount: i64 = _amount(box, box.holding[kind], codes.SHARED_BONUS)
    if item >= 0:
        amount += _amount(box, box.item_holding[item], codes.SHARED_BONUS)
    return amount * ones(box.affinities[kind] & box.affinities[wanted])


def _amount(box: Box, place: i64, op: i64) -> i64:
    total: i64 = 0
    if not box.about[place] >> codes.ABOUT_OTHER + op & 1:
        return total
    while box.holds[place]:
        if box.holds[place] == op:
            total += box.holds[place + 1]
        place += codes.STEP
    return total


def threat_rule(state: Position, op: i64) -> i64:
    """Where the Threat on the field has a row of this kind, or -1: DECK-076."""
    if state.threat < 0:
        return -1
    place: i64 = state.box.on_field[state.field[state.threat]]
    if not state.box.about[place] >> codes.ABOUT_OTHER + op & 1:
        return -1
    while state.box.holds[place] != op:
        place += codes.STEP
    return place
