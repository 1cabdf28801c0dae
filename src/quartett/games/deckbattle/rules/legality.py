"""Deck Battle: which answers are legal now. `objection` decides and says why; `allowed` finds all
legal moves at once with sums worked out beforehand, and a law holds it to `objection`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import (
    codes,
    copies,
    effects,
    manoeuvre,
    moves,
    phases,
    preparation,
    refusals,
    state,
    tasks,
)
from quartett.games.deckbattle.rules.chance import against_chance
from quartett.games.deckbattle.rules.draft import against_picking, is_team_free
from quartett.games.deckbattle.rules.infirmary import against_healing
from quartett.games.deckbattle.rules.jutsu import against_technique, against_unlocking, is_own
from quartett.games.deckbattle.rules.missions import against_mission
from quartett.games.deckbattle.rules.play import item_at, kind_at, places
from quartett.games.deckbattle.rules.prices import change_of
from quartett.games.deckbattle.rules.state import Position
from quartett.games.deckbattle.rules.values import TO_FORCE, bonuses

IN_PREPARATION: Final = vec[i64](
    [
        moves.MISSION,
        moves.ACTIVATE,
        moves.USE,
        moves.TECHNIQUE,
        moves.EQUIP,
        moves.HEAL,
        moves.DEPLOY,
        moves.LION,
        moves.CHANNEL,
        moves.SEND,
    ]
)
IN_DEPLOYMENT: Final = vec[i64](
    [moves.FIGHT, moves.MASK, moves.RECRUIT, moves.BUY, moves.LION, moves.END]
)
IN_MANOEUVRE: Final = vec[i64]([moves.STRIKE, moves.WITH, moves.DROP, moves.CANCEL])
ON_WHOM: Final = vec[i64]([moves.ON, moves.CANCEL])
IN_CHOICE: Final = vec[i64]([moves.CHOOSE, moves.TAKE, moves.SKIP, moves.DROP])
ONLY_CHOOSE: Final = vec[i64]([moves.CHOOSE])
ONLY_TEAM: Final = vec[i64]([moves.TEAM])
ONLY_PICK: Final = vec[i64]([moves.PICK])
ONLY_SENSEI: Final = vec[i64]([moves.SENSEI])
ONLY_UNLOCK: Final = vec[i64]([moves.UNLOCK])
ONLY_RETURN: Final = vec[i64]([moves.RETURN])
ONLY_WOUND: Final = vec[i64]([moves.WOUND])
NO_VERB: Final = vec[i64]([])


def is_asked(table: Position, seat: i64) -> bool:
    if table.phase == phases.KEEPING:
        return 0 <= seat < table.seats and table.sealed[seat] == state.OWED
    return seat == table.actor and not table.over


def verbs_now(table: Position) -> vec[i64]:
    """The verbs that answer the current question, in table order."""
    phase: i64 = table.phase
    if phase == phases.PREPARING or phase == phases.DEPLOYING:
        if table.manoeuvre >= phases.EQUIPPING:
            return ON_WHOM
        if table.manoeuvre:
            return IN_MANOEUVRE
        return IN_PREPARATION if phase == phases.PREPARING else IN_DEPLOYMENT
    if phase == phases.CHOOSING:
        return ONLY_CHOOSE if tasks.task(table) == tasks.DISCARD else IN_CHOICE
    if phase == phases.TEAMING:
        return ONLY_TEAM
    if phase == phases.PICKING or phase == phases.KEEPING:
        return ONLY_PICK
    if phase == phases.MENTORING:
        return ONLY_SENSEI
    if phase == phases.UNLOCKING:
        return ONLY_UNLOCK
    if phase == phases.RETURNING:
        return ONLY_RETURN
    return ONLY_WOUND if phase == phases.WOUNDING else NO_VERB


# Objections


def objection(table: Position, seat: i64, move: i64) -> i64:
    """FINE, or why `seat` may not answer with `move` now."""
    verb: i64 = table.box.verb[move]
    if table.over:
        return refusals.GAME_OVER
    if (seat == CHANCE) != (verb >= moves.FIRST_OF_CHANCE):
        return refusals.PLAYERS_DECIDE if seat == CHANCE else refusals.PILE_DECIDES
    if not is_asked(table, seat):
        return _not_asked(table, seat)
    thing: i64 = move - table.box.start[verb]
    if seat == CHANCE:
        return against_chance(table, verb, thing)
    if not any(verb == fitting for fitting in verbs_now(table)):
        return _wrong_moment(table, verb)
    return against(table, seat, verb, thing)


def _not_asked(table: Position, seat: i64) -> i64:
    if seat == CHANCE:
        return refusals.NOTHING_DUE
    if table.phase == phases.KEEPING:
        return refusals.ALREADY_SEALED
    return refusals.WAIT_FOR_CHANCE if table.actor == CHANCE else refusals.OTHER_TURN


def _wrong_moment(table: Position, verb: i64) -> i64:
    if table.phase != phases.PREPARING and table.phase != phases.DEPLOYING:
        return refusals.ANSWER_FIRST if verb >= moves.MISSION else refusals.NOT_ASKED_NOW
    if table.manoeuvre:
        return refusals.FINISH_FIRST
    if verb == moves.CANCEL:
        return refusals.NOTHING_TO_CANCEL
    if verb < moves.MISSION:
        return refusals.NOT_ASKED_NOW
    prepares: bool = table.phase == phases.PREPARING
    return refusals.DEPLOYMENT_ONLY if prepares else refusals.PREPARATION_ONLY


def against(table: Position, seat: i64, verb: i64, thing: i64) -> i64:
    """Why a verb that fits the question may not take this object."""
    if _is_of_play(verb):
        slot: i64 = copies.slot_in_play(table, thing)
        wrong: i64 = copies.against_copy(table, slot)
        return wrong or _against_character(table, seat, verb, slot, _added(table, verb))
    if verb <= moves.UNLOCK:
        return _against_draft(table, seat, verb, thing)
    if verb <= moves.WOUND:
        return _against_answer(table, seat, verb, thing)
    if verb >= moves.FIGHT and verb <= moves.BUY:
        return manoeuvre.against_beginning(table, verb, thing)
    if verb == moves.MISSION or verb == moves.TECHNIQUE:
        return _against_price(table, seat, verb, thing, _price_change(table, verb))
    if verb == moves.USE:
        return preparation.against_using(table, thing)
    if verb == moves.EQUIP:
        return preparation.against_equipping(table, seat, thing)
    if verb == moves.HEAL:
        return against_healing(table, seat)
    return preparation.against_lion(table, seat) if verb == moves.LION else refusals.FINE


def _price_change(table: Position, verb: i64) -> i64:
    """What cards in play add to the price of every mission, or of every technique."""
    missions: bool = verb == moves.MISSION
    return change_of(table, codes.PRICE_OF_MISSION if missions else codes.PRICE_OF_TECHNIQUE)


def _against_price(table: Position, seat: i64, verb: i64, thing: i64, change: i64) -> i64:
    if verb == moves.MISSION:
        return against_mission(table, seat, thing, change)
    return against_technique(table, seat, thing, change)


def _is_of_play(verb: i64) -> bool:
    """Whether the object of a verb is a character in play."""
    named: bool = verb == moves.WITH or verb == moves.ON or verb == moves.ACTIVATE
    return named or verb == moves.CHANNEL or verb == moves.SEND


def _added(table: Position, verb: i64) -> vec[i64]:
    """What cards in play add to the value that matters for a verb."""
    if verb == moves.SEND:
        return bonuses(table, TO_FORCE)
    if verb == moves.WITH:
        return manoeuvre.bonuses_for(table, table.manoeuvre, table.target)
    return NO_VERB


def _against_character(table: Position, seat: i64, verb: i64, slot: i64, added: vec[i64]) -> i64:
    if verb == moves.ACTIVATE:
        return preparation.against_activating(table, seat, slot)
    if verb == moves.CHANNEL:
        return preparation.against_channelling(table, slot)
    if verb == moves.SEND:
        return preparation.against_sending(table, slot, added)
    if verb == moves.WITH:
        return manoeuvre.against_joining(table, slot, added)
    return preparation.against_naming(table, slot)


def _against_draft(table: Position, seat: i64, verb: i64, thing: i64) -> i64:
    if verb == moves.TEAM:
        return refusals.FINE if is_team_free(table, thing) else refusals.TEAM_TAKEN
    if verb == moves.SENSEI:
        return refusals.FINE if is_team_free(table, thing) else refusals.SENSEI_TAKEN
    if verb == moves.UNLOCK:
        return against_unlocking(table, seat, thing)
    return against_picking(table, seat, thing)


def _against_answer(table: Position, seat: i64, verb: i64, thing: i64) -> i64:
    if verb == moves.CHOOSE:
        return effects.against_choosing(table, thing)
    if verb == moves.TAKE:
        return effects.against_taking(table, thing)
    if verb == moves.STRIKE:
        return manoeuvre.against_striking(table, seat)
    if verb == moves.DROP:
        if table.phase == phases.CHOOSING:
            return effects.against_making_room(table, thing)
        return manoeuvre.against_dropping(table, seat, thing)
    if verb == moves.SKIP or verb == moves.CANCEL:
        return refusals.FINE
    if verb == moves.RETURN:
        waits: bool = any(item == thing for item in table.returning)
        return refusals.FINE if waits else refusals.NOT_WAITING
    wounded: bool = any(card == thing for card in table.waiting)
    return refusals.FINE if wounded else refusals.NOT_WOUNDED_NOW


# Legal moves


def allowed(table: Position, seat: i64) -> vec[i64]:
    """The legal moves of the seat to move."""
    found = vec[i64](capacity=16)
    in_play: vec[i64] = NO_VERB
    on_field: vec[i64] = NO_VERB
    for verb in verbs_now(table):
        if _is_of_play(verb):
            if len(in_play) == 0:
                in_play = _in_play(table)
            found = _with_characters(table, seat, verb, in_play, found)
        elif verb == moves.FIGHT or verb == moves.RECRUIT:
            if len(on_field) == 0:
                on_field = _in_order(table.field)
            found = _with_targets(table, verb, on_field, found)
        elif verb == moves.BUY:
            found = _with_targets(table, verb, _in_order(table.market), found)
        elif verb == moves.MISSION or verb == moves.TECHNIQUE:
            found = _with_priced(table, seat, verb, found)
        else:
            found = _with_things(table, seat, verb, found)
    return found


def _with_characters(
    table: Position, seat: i64, verb: i64, in_play: vec[i64], found: vec[i64]
) -> vec[i64]:
    """The moves found so far, and those of a verb with characters in play."""
    added: vec[i64] = _added(table, verb)
    for one in in_play:
        slot: i64 = one % state.SEAT
        if _against_character(table, seat, verb, slot, added) == refusals.FINE:
            found = append(found, table.box.start[verb] + copies.card_of_first(table, slot))
    return found


def _with_targets(table: Position, verb: i64, targets: vec[i64], found: vec[i64]) -> vec[i64]:
    """The moves found so far, and those that begin a manoeuvre."""
    begun: i64 = manoeuvre.manoeuvre_of(verb)
    added: vec[i64] = manoeuvre.bonuses_for(table, begun, state.NO_CARD)
    changed: vec[i64] = manoeuvre.changes_for(table, begun)
    reached: i64 = manoeuvre.UNKNOWN
    if verb == moves.BUY:  # the same for every item
        reached = manoeuvre.reach_with(table, begun, state.NO_CARD, added)
    for one in targets:
        target: i64 = one % state.SEAT
        at_threat: bool = verb == moves.FIGHT and target == table.threat
        fitting = manoeuvre.bonuses_for(table, begun, target) if at_threat else added
        wrong: i64 = manoeuvre.against_target(table, verb, target, fitting, changed, reached)
        if wrong == refusals.FINE:
            found = append(found, table.box.start[verb] + manoeuvre.thing_at(table, verb, target))
    return found


def _with_things(table: Position, seat: i64, verb: i64, found: vec[i64]) -> vec[i64]:
    """The moves found so far, and those of a verb with another object or none."""
    start: i64 = table.box.start[verb]
    if table.box.start[verb + 1] == start + 1:
        if against(table, seat, verb, 0) == refusals.FINE:
            found = append(found, start)
        return found
    for thing in _things(table, seat, verb):
        if against(table, seat, verb, thing) == refusals.FINE:
            found = append(found, start + thing)
    return found


def _with_priced(table: Position, seat: i64, verb: i64, found: vec[i64]) -> vec[i64]:
    """The moves found so far, and the missions or techniques that can be paid."""
    change: i64 = _price_change(table, verb)
    for thing in _things(table, seat, verb):
        if _against_price(table, seat, verb, thing, change) == refusals.FINE:
            found = append(found, table.box.start[verb] + thing)
    return found


def _things(table: Position, seat: i64, verb: i64) -> vec[i64]:
    """The possible objects of a verb now; `against` decides."""
    if verb == moves.USE:
        return _worn(table)
    if verb == moves.MISSION:
        return _distinct(table.posted, 0, len(table.posted))
    if verb == moves.TAKE:
        return _in_market(table)
    if verb == moves.CHOOSE:
        return effects.candidates(table)
    if verb == moves.EQUIP or verb == moves.DROP:
        return _distinct(table.inventory, seat * state.INVENTORY, (seat + 1) * state.INVENTORY)
    if verb == moves.TECHNIQUE or verb == moves.UNLOCK:
        return _own_techniques(table, seat)
    return _all_of(table, verb)


def _distinct(row: vec[i64], first: i64, end: i64) -> vec[i64]:
    """The distinct cards of a slice of a row, in order."""
    found = vec[i64](capacity=4)
    for place in range(first, end):
        if row[place] != state.NO_CARD:
            found = state.joined(found, row[place])
    return found


def _own_techniques(table: Position, seat: i64) -> vec[i64]:
    """Those that are unlocked, and the next one of each Jutsu card."""
    found = vec[i64](capacity=12)
    for jutsu in range(i64(state.JUTSU)):
        if is_own(table, seat, jutsu):
            for level in range(min(table.levels[jutsu] + 1, 3)):
                found = append(found, 3 * jutsu + level)
    return found


def _all_of(table: Position, verb: i64) -> vec[i64]:
    number: i64 = table.box.start[verb + 1] - table.box.start[verb]
    found = vec[i64](capacity=number)
    for thing in range(number):
        found = append(found, thing)
    return found


def _in_play(table: Position) -> vec[i64]:
    """The places in play that have a name of their own, in the order of their cards."""
    found = vec[i64](capacity=8)
    for slot in range(places(table)):
        kind: i64 = kind_at(table, slot)
        if kind >= 0 and copies.first_alike(table, slot) == slot:
            found = state.joined(found, state.SEAT * kind + slot)
    return found


def _in_order(row: vec[i64]) -> vec[i64]:
    """The places of the field or the market that are not empty, in the order of their cards."""
    found = vec[i64](capacity=8)
    for place in range(len(row)):
        if row[place] != state.NO_CARD:
            found = state.joined(found, state.SEAT * row[place] + place)
    return found


def _worn(table: Position) -> vec[i64]:
    found = vec[i64](capacity=4)
    for slot in range(places(table)):
        if item_at(table, slot) >= 0:
            found = state.joined(found, copies.item_in_play(table, slot))
    return found


def _in_market(table: Position) -> vec[i64]:
    found = vec[i64](capacity=4)
    for place in range(i64(state.MARKET)):
        if table.market[place] != state.NO_CARD:
            found = state.joined(found, copies.card_in_market(table, place))
    return found
