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
    zeros,
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


def own_force(state: Position, slot: i64) -> i64:
    """What a card says and its character has gained, without what other cards add."""
    return state.box.force[at(state, slot, KIND)] + at(state, slot, PLUS_FORCE)


def own_recruitment(state: Position, slot: i64) -> i64:
    return state.box.recruit[at(state, slot, KIND)] + at(state, slot, PLUS_RECRUIT)


def mission_force(state: Position, slot: i64) -> i64:
    """DECK-061, 120, A14: what counts in combat only is left out."""
    return own_force(state, slot) + bonuses(state, TO_FORCE)[slot]


def buying_recruitment(state: Position, slot: i64) -> i64:
    """DECK-121: what counts for recruiting only is left out."""
    return own_recruitment(state, slot) + bonuses(state, TO_RECRUITMENT)[slot]


def combat_force(state: Position, slot: i64, target: i64, added: vec[i64]) -> i64:
    """`added` is what `bonuses` gives for combat, or without items where they are forbidden."""
    total: i64 = own_force(state, slot) + at(state, slot, PLUS_COMBAT) + added[slot]
    if state.akamaru >= 0 and target == state.akamaru:
        total += at(state, slot, PLUS_HUNT)
    return total


def recruitment(state: Position, slot: i64, wanted: i64, added: vec[i64]) -> i64:
    """What a character brings to recruit a kind of character."""
    more: i64 = at(state, slot, PLUS_RECRUITING) + _shared(state, slot, wanted)
    return own_recruitment(state, slot) + more + added[slot]


def bonuses(state: Position, whats: i64, with_items: bool = True) -> vec[i64]:
    """What all cards in play together add to values (as bits), for each place in play."""
    play: vec[i64] = state.play
    box: Box = state.box
    found: vec[i64] = zeros(places(state))
    for giver in range(places(state)):
        kind: i64 = play[giver * PLAY + KIND]
        if kind < 0:
            continue
        rows: i64 = box.holding[kind]
        if box.about[rows] & whats:
            _give(state, rows, giver, whats, found)
        item: i64 = play[giver * PLAY + ITEM]
        if with_items and item >= 0 and box.about[box.item_holding[item]] & whats:
            _give(state, box.item_holding[item], giver, whats, found)
    return found


def _give(state: Position, place: i64, giver: i64, whats: i64, found: vec[i64]) -> None:
    """Adds what the rows of one card give; DECK-A15: also to a character that had none."""
    holds: vec[i64] = state.box.holds
    while holds[place]:
        if holds[place] == codes.BONUS and whats >> holds[place + 1] & 1:
            if holds[place + 3] == codes.BEARER_ONLY:
                found[giver] += holds[place + 2]
            else:
                _give_all(state, holds[place + 3], holds[place + 2], found)
        place += codes.STEP


def _give_all(state: Position, affinities: i64, amount: i64, found: vec[i64]) -> None:
    for slot in range(places(state)):
        kind: i64 = at(state, slot, KIND)
        if kind >= 0 and (affinities == codes.EVERYBODY or affinities & state.box.affinities[kind]):
            found[slot] += amount


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
