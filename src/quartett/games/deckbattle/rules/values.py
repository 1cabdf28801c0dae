"""Deck Battle: the Force and Recruitment of characters in play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, state
from quartett.games.deckbattle.rules.box import Box
from quartett.games.deckbattle.rules.play import at, item_at, kind_at, places
from quartett.games.deckbattle.rules.state import Position

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


def own_force(table: Position, slot: i64) -> i64:
    """The printed Force and what the character has gained, without what other cards add."""
    return table.box.force[kind_at(table, slot)] + at(table, slot, state.PLUS_FORCE)


def own_recruitment(table: Position, slot: i64) -> i64:
    return table.box.recruit[kind_at(table, slot)] + at(table, slot, state.PLUS_RECRUIT)


def mission_force(table: Position, slot: i64) -> i64:
    """DECK-061, 120, A14: without what counts only in combat."""
    return own_force(table, slot) + bonuses(table, TO_FORCE)[slot]


def buying_recruitment(table: Position, slot: i64) -> i64:
    """DECK-121: without what counts only for recruiting."""
    return own_recruitment(table, slot) + bonuses(table, TO_RECRUITMENT)[slot]


def combat_force(table: Position, slot: i64, target: i64, added: vec[i64]) -> i64:
    """`added` is what `bonuses` returns for combat, without items where they are forbidden."""
    total: i64 = own_force(table, slot) + at(table, slot, state.PLUS_COMBAT) + added[slot]
    if table.akamaru >= 0 and target == table.akamaru:
        total += at(table, slot, state.PLUS_HUNT)
    return total


def recruitment(table: Position, slot: i64, wanted: i64, added: vec[i64]) -> i64:
    """What a character brings to recruit a kind of character."""
    more: i64 = at(table, slot, state.PLUS_RECRUITING) + _shared(table, slot, wanted)
    return own_recruitment(table, slot) + more + added[slot]


def bonuses(table: Position, whats: i64, with_items: bool = True) -> vec[i64]:
    """What all cards in play add to the given values (as bits), for each place in play."""
    play: vec[i64] = table.play
    box: Box = table.box
    found: vec[i64] = state.zeros(places(table))
    for giver in range(places(table)):
        kind: i64 = play[giver * state.PLAY + state.KIND]
        if kind < 0:
            continue
        rows: i64 = box.holding[kind]
        if box.about[rows] & whats:
            _give(table, rows, giver, whats, found)
        item: i64 = play[giver * state.PLAY + state.ITEM]
        if with_items and item >= 0 and box.about[box.item_holding[item]] & whats:
            _give(table, box.item_holding[item], giver, whats, found)
    return found


def _give(table: Position, place: i64, giver: i64, whats: i64, found: vec[i64]) -> None:
    """Adds what the rows of one card give; DECK-A15: also to a character that had none."""
    holds: vec[i64] = table.box.holds
    while holds[place]:
        if holds[place] == codes.BONUS and whats >> holds[place + 1] & 1:
            if holds[place + 3] == codes.BEARER_ONLY:
                found[giver] += holds[place + 2]
            else:
                _give_all(table, holds[place + 3], holds[place + 2], found)
        place += codes.STEP


def _give_all(table: Position, affinities: i64, amount: i64, found: vec[i64]) -> None:
    for slot in range(places(table)):
        kind: i64 = kind_at(table, slot)
        if kind >= 0 and (affinities == codes.EVERYBODY or affinities & table.box.affinities[kind]):
            found[slot] += amount


def _shared(table: Position, slot: i64, wanted: i64) -> i64:
    """A bonus for each affinity that two characters have in common."""
    box: Box = table.box
    kind: i64 = kind_at(table, slot)
    item: i64 = item_at(table, slot)
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


def threat_rule(table: Position, op: i64) -> i64:
    """The row of this kind of the Threat on the field, or -1: DECK-076."""
    if table.threat < 0:
        return -1
    place: i64 = table.box.on_field[table.field[table.threat]]
    if not table.box.about[place] >> codes.ABOUT_OTHER + op & 1:
        return -1
    while table.box.holds[place] != op:
        place += codes.STEP
    return place
