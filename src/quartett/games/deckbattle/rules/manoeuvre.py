"""Deck Battle: manoeuvres of the deployment: fights, recruitments and purchases.

A manoeuvre has a target: a slot of the field, MASK for a mask on the Threat, or a place of the
market. Functions that take both also work for a manoeuvre that has not begun. `added` is what other
cards in play add to each place in play (`bonuses_for`), and `changed` how they change prices
(`changes_for`); both are computed once for many targets.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import (
    codes,
    copies,
    market,
    moves,
    notes,
    phases,
    play,
    prices,
    refusals,
    state,
    tasks,
    values,
)
from quartett.games.deckbattle.rules.effects import trigger
from quartett.games.deckbattle.rules.field import vacate
from quartett.games.deckbattle.rules.infirmary import wound
from quartett.games.deckbattle.rules.inventory import has_item, has_room
from quartett.games.deckbattle.rules.state import Position

MASK: Final = state.FIELD
NO_LIMIT: Final = 99
UNKNOWN: Final = -1


def manoeuvre_of(verb: i64) -> i64:
    if verb == moves.BUY:
        return phases.BUYING
    return phases.RECRUITING if verb == moves.RECRUIT else phases.FIGHTING


def target_of(table: Position, verb: i64, thing: i64) -> i64:
    """The target that a move means, or -1."""
    if verb == moves.MASK:
        return MASK
    if verb == moves.BUY:
        return copies.place_in_market(table, thing)
    return copies.slot_on_field(table, thing + table.box.first_card[table.box.first_field])


def thing_at(table: Position, verb: i64, target: i64) -> i64:
    """The inverse of `target_of`: the object of the move that aims at a target."""
    if verb == moves.BUY:
        return copies.card_in_market(table, target)
    return copies.card_on_field(table, target) - table.box.first_card[table.box.first_field]


def price_of(table: Position, verb: i64, thing: i64) -> i64:
    """What a move costs: the strength that a manoeuvre will need, or chakra or scrolls."""
    if moves.FIGHT <= verb <= moves.BUY:
        return needed(table, manoeuvre_of(verb), target_of(table, verb, thing))
    if verb == moves.MISSION:
        return prices.mission_price(table, thing)
    if verb == moves.TECHNIQUE:
        return prices.technique_price(table, thing)
    if verb == moves.ACTIVATE:
        return table.box.ability_cost[table.box.card_kind[thing]]
    return prices.heal_cost(table) if verb == moves.HEAL else 0


# Numbers


def _threat_limit(table: Position, manoeuvre: i64, target: i64) -> i64:
    """The row in which the Threat limits the number of fighters, or -1: DECK-076."""
    if manoeuvre != phases.FIGHTING or target < 0 or target != table.threat:
        return -1
    return values.threat_rule(table, codes.FIGHTERS)


def min_fighters(table: Position, manoeuvre: i64, target: i64) -> i64:
    place: i64 = _threat_limit(table, manoeuvre, target)
    return 1 if place < 0 else table.box.holds[place + 1]


def max_fighters(table: Position, manoeuvre: i64, target: i64) -> i64:
    place: i64 = _threat_limit(table, manoeuvre, target)
    return NO_LIMIT if place < 0 else table.box.holds[place + 2]


def needed(table: Position, manoeuvre: i64, target: i64) -> i64:
    """What a manoeuvre costs."""
    return _needed(table, manoeuvre, target, changes_for(table, manoeuvre))


def changes_for(table: Position, manoeuvre: i64) -> vec[i64]:
    """How cards in play change the prices of a manoeuvre: see `prices.changes`."""
    if manoeuvre == phases.BUYING:
        return prices.changes(table, codes.PRICE_OF_MARKET)
    fights: bool = manoeuvre == phases.FIGHTING
    return prices.changes(table, codes.PRICE_OF_FIGHT if fights else codes.PRICE_OF_RECRUIT)


def _needed(table: Position, manoeuvre: i64, target: i64, changed: vec[i64]) -> i64:
    if manoeuvre == phases.BUYING:
        return prices.changed_market_price(target, changed)
    if target == MASK:
        return prices.MASK_COST
    kind: i64 = table.field[target]
    if manoeuvre == phases.FIGHTING:
        return prices.changed_fight_cost(table, kind, changed)
    return prices.changed_recruit_cost(table, kind, changed)


def bonuses_for(table: Position, manoeuvre: i64, target: i64) -> vec[i64]:
    """What cards in play add to each place in play for a manoeuvre."""
    if manoeuvre == phases.FIGHTING:
        banned: bool = target == table.threat and values.threat_rule(table, codes.NO_ITEMS) >= 0
        return values.bonuses(table, values.TO_FORCE | values.TO_COMBAT, not banned)
    if manoeuvre == phases.BUYING:
        return values.bonuses(table, values.TO_RECRUITMENT)  # DECK-121
    return values.bonuses(table, values.TO_RECRUITMENT | values.TO_RECRUITING)


def worth(table: Position, manoeuvre: i64, target: i64, slot: i64) -> i64:
    """What a character in play brings to a manoeuvre."""
    return _worth(table, manoeuvre, target, slot, bonuses_for(table, manoeuvre, target))


def _worth(table: Position, manoeuvre: i64, target: i64, slot: i64, added: vec[i64]) -> i64:
    if play.kind_at(table, slot) < 0:
        return 0
    if manoeuvre == phases.FIGHTING:
        return values.combat_force(table, slot, target, added)
    if manoeuvre == phases.BUYING:
        return values.own_recruitment(table, slot) + added[slot]
    return values.recruitment(table, slot, table.field[target], added)


def total(table: Position) -> i64:
    """The sum of those who take part in the current manoeuvre."""
    added: vec[i64] = bonuses_for(table, table.manoeuvre, table.target)
    found: i64 = 0
    for slot in range(play.places(table)):
        if play.at(table, slot, state.ASSIGNED):
            found += _worth(table, table.manoeuvre, table.target, slot, added)
    return found


def assigned(table: Position) -> i64:
    """The number of characters that take part."""
    found: i64 = 0
    for slot in range(play.places(table)):
        found += play.at(table, slot, state.ASSIGNED)
    return found


def reach(table: Position, manoeuvre: i64, target: i64) -> i64:
    """The highest sum that the characters in play could reach."""
    return reach_with(table, manoeuvre, target, bonuses_for(table, manoeuvre, target))


def reach_with(table: Position, manoeuvre: i64, target: i64, added: vec[i64]) -> i64:
    limit: i64 = max_fighters(table, manoeuvre, target)
    if limit < play.places(table):
        worths = [
            max(int(_worth(table, manoeuvre, target, slot, added)), 0)
            for slot in range(play.places(table))
        ]
        worths.sort(reverse=True)
        return sum(worths[:limit])
    found: i64 = 0
    for slot in range(play.places(table)):
        found += max(_worth(table, manoeuvre, target, slot, added), 0)
    return found


def _able(table: Position, manoeuvre: i64, target: i64, added: vec[i64]) -> i64:
    """The number of characters in play that could take part."""
    found: i64 = 0
    for slot in range(play.places(table)):
        if _worth(table, manoeuvre, target, slot, added) > 0:
            found += 1
    return found


# Beginning


def against_beginning(table: Position, verb: i64, thing: i64) -> i64:
    """DECK-A50: a manoeuvre is only begun if the characters in play could finish it."""
    if verb == moves.MASK and not table.masks:
        return refusals.NO_MASKS
    target: i64 = target_of(table, verb, thing)
    if target < 0:
        return refusals.NO_SUCH_ITEM if verb == moves.BUY else refusals.NOT_ON_FIELD
    manoeuvre: i64 = manoeuvre_of(verb)
    added: vec[i64] = bonuses_for(table, manoeuvre, target)
    return against_target(table, verb, target, added, changes_for(table, manoeuvre), UNKNOWN)


def against_target(
    table: Position, verb: i64, target: i64, added: vec[i64], changed: vec[i64], reached: i64
) -> i64:
    """`reached` is the highest sum that the characters in play could reach, if it is known."""
    if verb == moves.RECRUIT and not table.box.recruit_cost[table.field[target]]:
        return refusals.NO_RECRUIT_COST
    if verb == moves.FIGHT and not table.box.force_cost[table.field[target]]:
        return refusals.NO_FORCE_COST
    if verb == moves.FIGHT and target == table.threat and table.masks:
        return refusals.MASKS_FIRST
    manoeuvre: i64 = manoeuvre_of(verb)
    if reached == UNKNOWN:
        reached = reach_with(table, manoeuvre, target, added)
    if reached < _needed(table, manoeuvre, target, changed):
        return refusals.OUT_OF_REACH
    fewest: i64 = min_fighters(table, manoeuvre, target)
    if fewest > 1 and _able(table, manoeuvre, target, added) < fewest:
        return refusals.TOO_FEW
    return refusals.FINE


def begin(table: Position, verb: i64, thing: i64) -> None:
    table.manoeuvre, table.target = manoeuvre_of(verb), target_of(table, verb, thing)


def stand_down(table: Position) -> None:
    """Ends the manoeuvre, whether finished or called off."""
    for slot in range(play.places(table)):
        play.set_at(table, slot, state.ASSIGNED, 0)
    table.manoeuvre, table.target, table.dropped = phases.NOTHING, state.NO_CARD, state.NO_CARD


# Taking part


def against_joining(table: Position, slot: i64, added: vec[i64]) -> i64:
    if play.at(table, slot, state.ASSIGNED):
        return refusals.TAKES_PART
    if _worth(table, table.manoeuvre, table.target, slot, added) <= 0:
        return refusals.BRINGS_NOTHING
    if assigned(table) >= max_fighters(table, table.manoeuvre, table.target):
        return refusals.TOO_MANY
    return refusals.FINE


def join(table: Position, card: i64) -> None:
    """DECK-073: the player says who takes part."""
    play.set_at(table, copies.slot_in_play(table, card), state.ASSIGNED, 1)


def lacks_room(table: Position, seat: i64) -> bool:
    """DECK-081: whether an item must be dropped for the one that is bought."""
    buys: bool = table.manoeuvre == phases.BUYING
    return buys and not has_room(table, seat) and table.dropped == state.NO_CARD


def against_dropping(table: Position, seat: i64, item: i64) -> i64:
    if not lacks_room(table, seat):
        return refusals.NOTHING_TO_DROP
    return refusals.FINE if has_item(table, seat, item) else refusals.NOT_IN_INVENTORY


# Finishing


def against_striking(table: Position, seat: i64) -> i64:
    if total(table) < needed(table, table.manoeuvre, table.target):
        return refusals.NOT_YET_ENOUGH
    if assigned(table) < min_fighters(table, table.manoeuvre, table.target):
        return refusals.TOO_FEW
    return refusals.NO_ROOM if lacks_room(table, seat) else refusals.FINE


def strike(table: Position, seat: i64) -> None:
    """DECK-073 to 080: the target is won, then those who took part leave."""
    manoeuvre: i64 = table.manoeuvre
    target: i64 = table.target
    brought: i64 = total(table)
    at_threat: bool = manoeuvre == phases.FIGHTING and target == table.threat
    wounds: bool = at_threat and values.threat_rule(table, codes.WOUNDS_FIGHTERS) >= 0
    if manoeuvre == phases.BUYING:
        market.buy(table, seat, target, table.dropped, brought)
    elif manoeuvre == phases.RECRUITING:
        _recruit(table, seat, target, brought)
    elif target == MASK:
        _beat_mask(table, seat, brought)
    else:
        _defeat(table, seat, target, brought)
    _send_home(table, seat, codes.AFTER_FIGHT + manoeuvre - phases.FIGHTING, wounds)
    stand_down(table)


def _send_home(table: Position, seat: i64, event: i64, wounds: bool) -> None:
    """DECK-075, 079, 080, A9: those who took part go to the discard. DECK-084: what they wore goes
    under the market pile, in the order of the player's choice."""
    if wounds:
        tasks.push(table, tasks.WOUND, seat)
    for slot in range(play.places(table)):
        if play.at(table, slot, state.ASSIGNED):
            trigger(table, slot, event)
            play.take_off(table, slot)
            kind: i64 = play.leave(table, slot)
            if wounds:
                table.waiting = append(table.waiting, kind)
            else:
                play.discard(table, seat, kind)
    tasks.push(table, tasks.RETURN, seat)


def _defeat(table: Position, seat: i64, slot: i64, brought: i64) -> None:
    """DECK-075, 077: the loser is wounded; the Threat leaves a token."""
    kind: i64 = vacate(table, slot, seat)
    table.note(notes.DEFEATED, seat, kind, brought)
    wound(table, seat, kind)
    if slot == table.threat:
        table.threat = state.NO_CARD
        table.beaten[seat] += 1
        tasks.push(table, tasks.TOKEN, seat)


def _beat_mask(table: Position, seat: i64, brought: i64) -> None:
    """DECK-105, A26: the mask counts for whoever beat it."""
    table.masks -= 1
    table.masks_won[seat] += 1
    table.note(notes.MASK, seat, brought)


def _recruit(table: Position, seat: i64, slot: i64, brought: i64) -> None:
    """DECK-078, 079: the recruit goes to the discard."""
    kind: i64 = vacate(table, slot, seat)
    table.note(notes.RECRUITED, seat, kind, brought)
    play.discard(table, seat, kind)
