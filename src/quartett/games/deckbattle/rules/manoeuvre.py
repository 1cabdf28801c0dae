"""Deck Battle: manoeuvres of the deployment: fights, recruitments and purchases.

A manoeuvre has a target: a slot of the field, MASK for a mask on the Threat, or a place of the
market. Functions that take both can be asked about a manoeuvre that has not begun. `added` is what
other cards in play add to each place in play (`bonuses_for`), `changed` how they change prices
(`changes_for`): worked out once for many targets.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, market, moves, notes, phases, refusals, tasks
from quartett.games.deckbattle.rules.copies import (
    card_in_market,
    card_on_field,
    place_in_market,
    slot_in_play,
    slot_on_field,
)
from quartett.games.deckbattle.rules.effects import trigger
from quartett.games.deckbattle.rules.field import vacate
from quartett.games.deckbattle.rules.infirmary import wound
from quartett.games.deckbattle.rules.inventory import has_item, has_room
from quartett.games.deckbattle.rules.play import (
    at,
    discard,
    leave,
    places,
    set_at,
    take_off,
)
from quartett.games.deckbattle.rules.prices import (
    MASK_COST,
    changed_fight_cost,
    changed_market_price,
    changed_recruit_cost,
    changes,
)
from quartett.games.deckbattle.rules.state import (
    ASSIGNED,
    FIELD,
    KIND,
    NO_CARD,
    Position,
)
from quartett.games.deckbattle.rules.tasks import push
from quartett.games.deckbattle.rules.values import (
    TO_COMBAT,
    TO_FORCE,
    TO_RECRUITING,
    TO_RECRUITMENT,
    bonuses,
    combat_force,
    own_recruitment,
    recruitment,
    threat_rule,
)

MASK: Final = FIELD
NO_LIMIT: Final = 99


def manoeuvre_of(verb: i64) -> i64:
    if verb == moves.BUY:
        return phases.BUYING
    return phases.RECRUITING if verb == moves.RECRUIT else phases.FIGHTING


def target_of(state: Position, verb: i64, thing: i64) -> i64:
    """The target that is meant, or -1."""
    if verb == moves.MASK:
        return MASK
    if verb == moves.BUY:
        return place_in_market(state, thing)
    return slot_on_field(state, thing + state.box.first_card[state.box.first_field])


def thing_at(state: Position, verb: i64, target: i64) -> i64:
    """What the move is called that aims at a target: the other way round."""
    if verb == moves.BUY:
        return card_in_market(state, target)
    return card_on_field(state, target) - state.box.first_card[state.box.first_field]


def price_of(state: Position, verb: i64, thing: i64) -> i64:
    """What a manoeuvre that has not begun would cost."""
    return needed(state, manoeuvre_of(verb), target_of(state, verb, thing))


# Numbers


def _threat_limit(state: Position, manoeuvre: i64, target: i64) -> i64:
    """Where the Threat that is fought says how many must or may fight, or -1: DECK-076."""
    if manoeuvre != phases.FIGHTING or target < 0 or target != state.threat:
        return -1
    return threat_rule(state, codes.FIGHTERS)


def min_fighters(state: Position, manoeuvre: i64, target: i64) -> i64:
    place: i64 = _threat_limit(state, manoeuvre, target)
    return 1 if place < 0 else state.box.holds[place + 1]


def max_fighters(state: Position, manoeuvre: i64, target: i64) -> i64:
    place: i64 = _threat_limit(state, manoeuvre, target)
    return NO_LIMIT if place < 0 else state.box.holds[place + 2]


def needed(state: Position, manoeuvre: i64, target: i64) -> i64:
    """What a manoeuvre costs."""
    return _needed(state, manoeuvre, target, changes_for(state, manoeuvre))


def changes_for(state: Position, manoeuvre: i64) -> vec[i64]:
    """How cards in play change the prices of a manoeuvre: see `prices.changes`."""
    if manoeuvre == phases.BUYING:
        return changes(state, codes.PRICE_OF_MARKET)
    fights: bool = manoeuvre == phases.FIGHTING
    return changes(state, codes.PRICE_OF_FIGHT if fights else codes.PRICE_OF_RECRUIT)


def _needed(state: Position, manoeuvre: i64, target: i64, changed: vec[i64]) -> i64:
    if manoeuvre == phases.BUYING:
        return changed_market_price(target, changed)
    if target == MASK:
        return MASK_COST
    kind: i64 = state.field[target]
    if manoeuvre == phases.FIGHTING:
        return changed_fight_cost(state, kind, changed)
    return changed_recruit_cost(state, kind, changed)


def bonuses_for(state: Position, manoeuvre: i64, target: i64) -> vec[i64]:
    """What cards in play add to each place in play for a manoeuvre."""
    if manoeuvre == phases.FIGHTING:
        banned: bool = target == state.threat and threat_rule(state, codes.NO_ITEMS) >= 0
        return bonuses(state, TO_FORCE | TO_COMBAT, not banned)
    if manoeuvre == phases.BUYING:
        return bonuses(state, TO_RECRUITMENT)  # DECK-121
    return bonuses(state, TO_RECRUITMENT | TO_RECRUITING)


def worth(state: Position, manoeuvre: i64, target: i64, slot: i64) -> i64:
    """What a character in play brings to a manoeuvre."""
    return _worth(state, manoeuvre, target, slot, bonuses_for(state, manoeuvre, target))


def _worth(state: Position, manoeuvre: i64, target: i64, slot: i64, added: vec[i64]) -> i64:
    if at(state, slot, KIND) < 0:
        return 0
    if manoeuvre == phases.FIGHTING:
        return combat_force(state, slot, target, added)
    if manoeuvre == phases.BUYING:
        return own_recruitment(state, slot) + added[slot]
    return recruitment(state, slot, state.field[target], added)


def total(state: Position) -> i64:
    """What those who take part in the manoeuvre that has begun bring together."""
    added: vec[i64] = bonuses_for(state, state.manoeuvre, state.target)
    found: i64 = 0
    for slot in range(places(state)):
        if at(state, slot, ASSIGNED):
            found += _worth(state, state.manoeuvre, state.target, slot, added)
    return found


def assigned(state: Position) -> i64:
    """How many take part."""
    found: i64 = 0
    for slot in range(places(state)):
        found += at(state, slot, ASSIGNED)
    return found


def reach(state: Position, manoeuvre: i64, target: i64) -> i64:
    """The most that the characters in play could bring together."""
    return _reach(state, manoeuvre, target, bonuses_for(state, manoeuvre, target))


def _reach(state: Position, manoeuvre: i64, target: i64, added: vec[i64]) -> i64:
    limit: i64 = max_fighters(state, manoeuvre, target)
    if limit < places(state):
        worths = [
            max(int(_worth(state, manoeuvre, target, slot, added)), 0)
            for slot in range(places(state))
        ]
        worths.sort(reverse=True)
        return sum(worths[:limit])
    found: i64 = 0
    for slot in range(places(state)):
        found += max(_worth(state, manoeuvre, target, slot, added), 0)
    return found


def _able(state: Position, manoeuvre: i64, target: i64, added: vec[i64]) -> i64:
    """How many characters in play could take part."""
    found: i64 = 0
    for slot in range(places(state)):
        if _worth(state, manoeuvre, target, slot, added) > 0:
            found += 1
    return found


# Beginning


def against_beginning(state: Position, verb: i64, thing: i64) -> i64:
    """DECK-A50: a manoeuvre is only begun if the characters in play could finish it."""
    if verb == moves.MASK and not state.masks:
        return refusals.NO_MASKS
    target: i64 = target_of(state, verb, thing)
    if target < 0:
        return refusals.NO_SUCH_ITEM if verb == moves.BUY else refusals.NOT_ON_FIELD
    manoeuvre: i64 = manoeuvre_of(verb)
    added: vec[i64] = bonuses_for(state, manoeuvre, target)
    return against_target(state, verb, target, added, changes_for(state, manoeuvre))


def against_target(
    state: Position, verb: i64, target: i64, added: vec[i64], changed: vec[i64]
) -> i64:
    if verb == moves.RECRUIT and not state.box.recruit_cost[state.field[target]]:
        return refusals.NO_RECRUIT_COST
    if verb == moves.FIGHT and not state.box.force_cost[state.field[target]]:
        return refusals.NO_FORCE_COST
    if verb == moves.FIGHT and target == state.threat and state.masks:
        return refusals.MASKS_FIRST
    manoeuvre: i64 = manoeuvre_of(verb)
    if _reach(state, manoeuvre, target, added) < _needed(state, manoeuvre, target, changed):
        return refusals.OUT_OF_REACH
    fewest: i64 = min_fighters(state, manoeuvre, target)
    if fewest > 1 and _able(state, manoeuvre, target, added) < fewest:
        return refusals.TOO_FEW
    return refusals.FINE


def begin(state: Position, verb: i64, thing: i64) -> None:
    state.manoeuvre, state.target = manoeuvre_of(verb), target_of(state, verb, thing)


def stand_down(state: Position) -> None:
    """The manoeuvre is over or was called off."""
    for slot in range(places(state)):
        set_at(state, slot, ASSIGNED, 0)
    state.manoeuvre, state.target, state.dropped = phases.NOTHING, NO_CARD, NO_CARD


# Taking part


def against_joining(state: Position, slot: i64, added: vec[i64]) -> i64:
    if at(state, slot, ASSIGNED):
        return refusals.TAKES_PART
    if _worth(state, state.manoeuvre, state.target, slot, added) <= 0:
        return refusals.BRINGS_NOTHING
    if assigned(state) >= max_fighters(state, state.manoeuvre, state.target):
        return refusals.TOO_MANY
    return refusals.FINE


def join(state: Position, card: i64) -> None:
    """DECK-073: the player says who takes part."""
    set_at(state, slot_in_play(state, card), ASSIGNED, 1)


def lacks_room(state: Position, seat: i64) -> bool:
    """DECK-081: whether an item must be dropped for the one that is bought."""
    buys: bool = state.manoeuvre == phases.BUYING
    return buys and not has_room(state, seat) and state.dropped == NO_CARD


def against_dropping(state: Position, seat: i64, item: i64) -> i64:
    if not lacks_room(state, seat):
        return refusals.NOTHING_TO_DROP
    return refusals.FINE if has_item(state, seat, item) else refusals.NOT_IN_INVENTORY


# Finishing


def against_striking(state: Position, seat: i64) -> i64:
    if total(state) < needed(state, state.manoeuvre, state.target):
        return refusals.NOT_YET_ENOUGH
    if assigned(state) < min_fighters(state, state.manoeuvre, state.target):
        return refusals.TOO_FEW
    return refusals.NO_ROOM if lacks_room(state, seat) else refusals.FINE


def strike(state: Position, seat: i64) -> None:
    """DECK-073 to 080: what is aimed at is won, then those who took part leave."""
    manoeuvre: i64 = state.manoeuvre
    target: i64 = state.target
    brought: i64 = total(state)
    at_threat: bool = manoeuvre == phases.FIGHTING and target == state.threat
    wounds: bool = at_threat and threat_rule(state, codes.WOUNDS_FIGHTERS) >= 0
    if manoeuvre == phases.BUYING:
        market.buy(state, seat, target, state.dropped, brought)
    elif manoeuvre == phases.RECRUITING:
        _recruit(state, seat, target, brought)
    elif target == MASK:
        _beat_mask(state, seat, brought)
    else:
        _defeat(state, seat, target, brought)
    _send_home(state, seat, codes.AFTER_FIGHT + manoeuvre - phases.FIGHTING, wounds)
    stand_down(state)


def _send_home(state: Position, seat: i64, event: i64, wounds: bool) -> None:
    """DECK-075, 079, 080, A9: whoever took part goes to the discard. DECK-084: what they wore goes
    under the market pile, in the order of the player's choice."""
    if wounds:
        push(state, tasks.WOUND, seat)
    for slot in range(places(state)):
        if at(state, slot, ASSIGNED):
            trigger(state, slot, event)
            take_off(state, slot)
            kind: i64 = leave(state, slot)
            if wounds:
                state.waiting = append(state.waiting, kind)
            else:
                discard(state, seat, kind)
    push(state, tasks.RETURN, seat)


def _defeat(state: Position, seat: i64, slot: i64, brought: i64) -> None:
    """DECK-075, 077: the loser is wounded; the Threat leaves a token."""
    kind: i64 = vacate(state, slot, seat)
    state.note(notes.DEFEATED, seat, kind, brought)
    wound(state, seat, kind)
    if slot == state.threat:
        state.threat = NO_CARD
        state.beaten[seat] += 1
        push(state, tasks.TOKEN, seat)


def _beat_mask(state: Position, seat: i64, brought: i64) -> None:
    """DECK-105, A26."""
    state.masks -= 1
    state.masks_won[seat] += 1
    state.note(notes.MASK, seat, brought)


def _recruit(state: Position, seat: i64, slot: i64, brought: i64) -> None:
    """DECK-078, 079."""
    kind: i64 = vacate(state, slot, seat)
    state.note(notes.RECRUITED, seat, kind, brought)
    discard(state, seat, kind)
