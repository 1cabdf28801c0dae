"""Deck Battle: what may be answered now. `objection` is the one place that decides; `allowed` asks
the same about the moves that could be meant."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import effects, moves, phases, refusals, tasks
from quartett.games.deckbattle.rules.chance import against_chance
from quartett.games.deckbattle.rules.copies import (
    against_copy,
    card_in_market,
    card_in_play,
    first_alike,
    item_in_play,
    slot_in_play,
)
from quartett.games.deckbattle.rules.draft import against_picking, is_team_free
from quartett.games.deckbattle.rules.infirmary import against_healing
from quartett.games.deckbattle.rules.jutsu import against_technique, against_unlocking, is_own
from quartett.games.deckbattle.rules.manoeuvre import (
    against_beginning,
    against_dropping,
    against_joining,
    against_striking,
    against_target,
    bonuses_for,
    changes_for,
    manoeuvre_of,
    thing_at,
)
from quartett.games.deckbattle.rules.missions import against_mission
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.preparation import (
    against_activating,
    against_channelling,
    against_equipping,
    against_lion,
    against_naming,
    against_sending,
    against_using,
)
from quartett.games.deckbattle.rules.state import (
    INVENTORY,
    ITEM,
    JUTSU,
    KIND,
    MARKET,
    NO_CARD,
    OWED,
    SEAT,
    Position,
    joined,
)
from quartett.games.deckbattle.rules.tasks import task
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


def is_asked(state: Position, seat: i64) -> bool:
    if state.phase == phases.KEEPING:
        return 0 <= seat < state.seats and state.sealed[seat] == OWED
    return seat == state.actor and not state.over


def verbs_now(state: Position) -> vec[i64]:
    """The verbs that fit the question, in the order of the table."""
    phase: i64 = state.phase
    if phase == phases.PREPARING or phase == phases.DEPLOYING:
        if state.manoeuvre >= phases.EQUIPPING:
            return ON_WHOM
        if state.manoeuvre:
            return IN_MANOEUVRE
        return IN_PREPARATION if phase == phases.PREPARING else IN_DEPLOYMENT
    if phase == phases.CHOOSING:
        return ONLY_CHOOSE if task(state) == tasks.DISCARD else IN_CHOICE
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


def objection(state: Position, seat: i64, move: i64) -> i64:
    """FINE, or why `seat` may not answer with `move` now."""
    verb: i64 = state.box.verb[move]
    if state.over:
        return refusals.GAME_OVER
    if (seat == CHANCE) != (verb >= moves.FIRST_OF_CHANCE):
        return refusals.PLAYERS_DECIDE if seat == CHANCE else refusals.PILE_DECIDES
    if not is_asked(state, seat):
        return _not_asked(state, seat)
    thing: i64 = move - state.box.start[verb]
    if seat == CHANCE:
        return against_chance(state, verb, thing)
    if not any(verb == fitting for fitting in verbs_now(state)):
        return _wrong_moment(state, verb)
    return against(state, seat, verb, thing)


def _not_asked(state: Position, seat: i64) -> i64:
    if seat == CHANCE:
        return refusals.NOTHING_DUE
    if state.phase == phases.KEEPING:
        return refusals.ALREADY_SEALED
    return refusals.WAIT_FOR_CHANCE if state.actor == CHANCE else refusals.OTHER_TURN


def _wrong_moment(state: Position, verb: i64) -> i64:
    if state.phase != phases.PREPARING and state.phase != phases.DEPLOYING:
        return refusals.ANSWER_FIRST if verb >= moves.MISSION else refusals.NOT_ASKED_NOW
    if state.manoeuvre:
        return refusals.FINISH_FIRST
    if verb == moves.CANCEL:
        return refusals.NOTHING_TO_CANCEL
    if verb < moves.MISSION:
        return refusals.NOT_ASKED_NOW
    prepares: bool = state.phase == phases.PREPARING
    return refusals.DEPLOYMENT_ONLY if prepares else refusals.PREPARATION_ONLY


def against(state: Position, seat: i64, verb: i64, thing: i64) -> i64:
    """Why the thing does not go with the verb, at a moment when the verb is asked for."""
    if _is_of_play(verb):
        slot: i64 = slot_in_play(state, thing)
        wrong: i64 = against_copy(state, slot)
        return wrong or _against_character(state, seat, verb, slot, _added(state, verb))
    if verb <= moves.UNLOCK:
        return _against_draft(state, seat, verb, thing)
    if verb <= moves.WOUND:
        return _against_answer(state, seat, verb, thing)
    if verb >= moves.FIGHT and verb <= moves.BUY:
        return against_beginning(state, verb, thing)
    if verb == moves.MISSION:
        return against_mission(state, seat, thing)
    if verb == moves.USE:
        return against_using(state, thing)
    if verb == moves.TECHNIQUE:
        return against_technique(state, seat, thing)
    if verb == moves.EQUIP:
        return against_equipping(state, seat, thing)
    if verb == moves.HEAL:
        return against_healing(state, seat)
    return against_lion(state, seat) if verb == moves.LION else refusals.FINE


def _is_of_play(verb: i64) -> bool:
    """Whether a verb is said of a character in play."""
    named: bool = verb == moves.WITH or verb == moves.ON or verb == moves.ACTIVATE
    return named or verb == moves.CHANNEL or verb == moves.SEND


def _added(state: Position, verb: i64) -> vec[i64]:
    """What cards in play add to the value that a verb of a character in play is about."""
    if verb == moves.SEND:
        return bonuses(state, TO_FORCE)
    if verb == moves.WITH:
        return bonuses_for(state, state.manoeuvre, state.target)
    return NO_VERB


def _against_character(state: Position, seat: i64, verb: i64, slot: i64, added: vec[i64]) -> i64:
    if verb == moves.ACTIVATE:
        return against_activating(state, seat, slot)
    if verb == moves.CHANNEL:
        return against_channelling(state, slot)
    if verb == moves.SEND:
        return against_sending(state, slot, added)
    if verb == moves.WITH:
        return against_joining(state, slot, added)
    return against_naming(state, slot)


def _against_draft(state: Position, seat: i64, verb: i64, thing: i64) -> i64:
    if verb == moves.TEAM:
        return refusals.FINE if is_team_free(state, thing) else refusals.TEAM_TAKEN
    if verb == moves.SENSEI:
        return refusals.FINE if is_team_free(state, thing) else refusals.SENSEI_TAKEN
    if verb == moves.UNLOCK:
        return against_unlocking(state, seat, thing)
    return against_picking(state, seat, thing)


def _against_answer(state: Position, seat: i64, verb: i64, thing: i64) -> i64:
    if verb == moves.CHOOSE:
        return effects.against_choosing(state, thing)
    if verb == moves.TAKE:
        return effects.against_taking(state, thing)
    if verb == moves.STRIKE:
        return against_striking(state, seat)
    if verb == moves.DROP:
        if state.phase == phases.CHOOSING:
            return effects.against_making_room(state, thing)
        return against_dropping(state, seat, thing)
    if verb == moves.SKIP or verb == moves.CANCEL:
        return refusals.FINE
    if verb == moves.RETURN:
        waits: bool = any(item == thing for item in state.returning)
        return refusals.FINE if waits else refusals.NOT_WAITING
    wounded: bool = any(card == thing for card in state.waiting)
    return refusals.FINE if wounded else refusals.NOT_WOUNDED_NOW


# Legal moves


def allowed(state: Position, seat: i64) -> vec[i64]:
    """The legal moves of a seat that is asked."""
    found = vec[i64](capacity=16)
    in_play: vec[i64] = NO_VERB
    for verb in verbs_now(state):
        if _is_of_play(verb):
            if len(in_play) == 0:
                in_play = _in_play(state)
            found = _with_characters(state, seat, verb, in_play, found)
        elif verb == moves.FIGHT or verb == moves.RECRUIT:
            found = _with_targets(state, verb, _in_order(state.field), found)
        elif verb == moves.BUY:
            found = _with_targets(state, verb, _in_order(state.market), found)
        else:
            found = _with_things(state, seat, verb, found)
    return found


def _with_characters(
    state: Position, seat: i64, verb: i64, in_play: vec[i64], found: vec[i64]
) -> vec[i64]:
    """The moves found, with those that a verb makes of characters in play."""
    added: vec[i64] = _added(state, verb)
    for one in in_play:
        slot: i64 = one % SEAT
        if _against_character(state, seat, verb, slot, added) == refusals.FINE:
            found = append(found, state.box.start[verb] + card_in_play(state, slot))
    return found


def _with_targets(state: Position, verb: i64, targets: vec[i64], found: vec[i64]) -> vec[i64]:
    """The moves found, with those that begin a manoeuvre."""
    manoeuvre: i64 = manoeuvre_of(verb)
    added: vec[i64] = bonuses_for(state, manoeuvre, NO_CARD)
    changed: vec[i64] = changes_for(state, manoeuvre)
    for one in targets:
        target: i64 = one % SEAT
        fitting = bonuses_for(state, manoeuvre, target) if target == state.threat else added
        if against_target(state, verb, target, fitting, changed) == refusals.FINE:
            found = append(found, state.box.start[verb] + thing_at(state, verb, target))
    return found


def _with_things(state: Position, seat: i64, verb: i64, found: vec[i64]) -> vec[i64]:
    """The moves found, with those that a verb makes of other things or of nothing."""
    start: i64 = state.box.start[verb]
    if state.box.start[verb + 1] == start + 1:
        if against(state, seat, verb, 0) == refusals.FINE:
            found = append(found, start)
        return found
    for thing in _things(state, seat, verb):
        if against(state, seat, verb, thing) == refusals.FINE:
            found = append(found, start + thing)
    return found


def _things(state: Position, seat: i64, verb: i64) -> vec[i64]:
    """What a verb could mean now; `against` decides."""
    if verb == moves.USE:
        return _worn(state)
    if verb == moves.MISSION:
        return _distinct(state.posted, 0, len(state.posted))
    if verb == moves.TAKE:
        return _in_market(state)
    if verb == moves.CHOOSE:
        return effects.candidates(state)
    if verb == moves.EQUIP or verb == moves.DROP:
        return _distinct(state.inventory, seat * INVENTORY, (seat + 1) * INVENTORY)
    if verb == moves.TECHNIQUE or verb == moves.UNLOCK:
        return _own_techniques(state, seat)
    return _all_of(state, verb)


def _distinct(row: vec[i64], first: i64, end: i64) -> vec[i64]:
    """The cards of a part of a row in order, each once."""
    found = vec[i64](capacity=4)
    for place in range(first, end):
        if row[place] != NO_CARD:
            found = joined(found, row[place])
    return found


def _own_techniques(state: Position, seat: i64) -> vec[i64]:
    """Those that are unlocked, and the next one of each Jutsu card."""
    found = vec[i64](capacity=12)
    for jutsu in range(i64(JUTSU)):
        if is_own(state, seat, jutsu):
            for level in range(min(state.levels[jutsu] + 1, 3)):
                found = append(found, 3 * jutsu + level)
    return found


def _all_of(state: Position, verb: i64) -> vec[i64]:
    number: i64 = state.box.start[verb + 1] - state.box.start[verb]
    found = vec[i64](capacity=number)
    for thing in range(number):
        found = append(found, thing)
    return found


def _in_play(state: Position) -> vec[i64]:
    """The places in play that have a name of their own, in the order of their cards."""
    found = vec[i64](capacity=8)
    for slot in range(places(state)):
        kind: i64 = at(state, slot, KIND)
        if kind >= 0 and first_alike(state, slot) == slot:
            found = joined(found, SEAT * kind + slot)
    return found


def _in_order(row: vec[i64]) -> vec[i64]:
    """The places of the field or the market that are not empty, in the order of their cards."""
    found = vec[i64](capacity=8)
    for place in range(len(row)):
        if row[place] != NO_CARD:
            found = joined(found, SEAT * row[place] + place)
    return found


def _worn(state: Position) -> vec[i64]:
    found = vec[i64](capacity=4)
    for slot in range(places(state)):
        if at(state, slot, ITEM) >= 0:
            found = joined(found, item_in_play(state, slot))
    return found


def _in_market(state: Position) -> vec[i64]:
    found = vec[i64](capacity=4)
    for place in range(i64(MARKET)):
        if state.market[place] != NO_CARD:
            found = joined(found, card_in_market(state, place))
    return found
