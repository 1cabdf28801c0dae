"""Deck Battle: effects that happen, step by step. A step that asks waits on the stack."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, hand, market, notes, phases, refusals, tasks
from quartett.games.deckbattle.rules.copies import (
    card_in_infirmary,
    card_on_field,
    owner_in_discards,
    place_in_infirmary,
    place_in_market,
    slot_on_field,
)
from quartett.games.deckbattle.rules.field import clear_slot, eliminate, vacate
from quartett.games.deckbattle.rules.infirmary import heal_top, wound, wounded_of
from quartett.games.deckbattle.rules.inventory import (
    has_item,
    has_room,
    items_of,
    items_of_type,
)
from quartett.games.deckbattle.rules.play import at, discard, enter, gain, lose, places, set_at
from quartett.games.deckbattle.rules.state import (
    ALL_CHIPS,
    FIELD,
    INSECTS,
    ITEM,
    KIND,
    NO_CARD,
    PLUS_HUNT,
    SEAT,
    Position,
    joined,
    without_place,
)
from quartett.games.deckbattle.rules.tasks import (
    pop_task,
    push,
    set_task_number,
    task,
    task_detail,
    task_number,
    task_seat,
    wait_for,
)


def start_effect(state: Position, step: i64, doer: i64, seat: i64) -> None:
    """`doer` is a place in play, OF_THREAT, or NO_CARD."""
    if step >= 0:
        push(state, tasks.EFFECT, seat, step, doer)


def trigger(state: Position, slot: i64, event: i64) -> None:
    """What the character in play, and the item it wears, do when something has happened."""
    _trigger_rows(state, state.box.holding[at(state, slot, KIND)], event)
    item: i64 = at(state, slot, ITEM)
    if item >= 0:
        _trigger_rows(state, state.box.item_holding[item], event)


def _trigger_rows(state: Position, place: i64, event: i64) -> None:
    holds = state.box.holds
    if not state.box.about[place] >> codes.ABOUT_OTHER + codes.WHEN & 1:
        return
    while holds[place]:
        if holds[place] == codes.WHEN and holds[place + 1] == event:
            start_effect(state, holds[place + 2], NO_CARD, state.turn)
        place += codes.STEP


def run(state: Position) -> bool:
    """Takes the next step of the top effect. True if somebody must choose first."""
    step: i64 = task_number(state)
    op: i64 = state.box.code[step]
    if op == codes.STOP:
        pop_task(state)
        return False
    if _asks(op):
        if _is_choice(state):
            return wait_for(state, phases.CHOOSING, task_seat(state))
        skip(state)
        return False
    doer: i64 = task_detail(state)
    seat: i64 = task_seat(state)
    skip(state)
    _happen(state, op, step, doer, seat)
    return False


def skip(state: Position) -> None:
    """The step is done."""
    set_task_number(state, task_number(state) + codes.STEP)


def _asks(op: i64) -> bool:
    """Whether a step needs a choice."""
    chosen: bool = codes.ELIMINATE <= op <= codes.ACQUIRE or op == codes.WOUND_ONE
    return chosen or op == codes.COPY or op == codes.PLACE_AKAMARU or op == codes.EQUIP_ITEM


def _happen(state: Position, op: i64, step: i64, doer: i64, seat: i64) -> None:
    first: i64 = state.box.code[step + 1]
    second: i64 = state.box.code[step + 2]
    if op == codes.GAIN:
        times: i64 = counted(state, state.box.code[step + 3], doer, seat)
        gain(state, seat, first, second * times, doer)
    elif op == codes.HEAL_TOP:
        heal_top(state, seat, first)
    elif op == codes.REVIVE:
        _revive(state, seat, first)
    elif op == codes.MILL and first == 0:
        push(state, tasks.DRAW, seat, second, tasks.TO_DISCARD)
    elif op == codes.DRAIN or op == codes.MILL or op == codes.MAKE_DISCARD:
        for number in range(1, state.seats + 1):  # whoever comes last here answers first
            other: i64 = (seat + state.seats - number) % state.seats
            if other != seat or doer == codes.OF_THREAT:
                _suffer(state, op, other, first, second)
    elif op == codes.DESTROY:
        _destroy(state, first)
    elif op == codes.HUNT:
        if at(state, doer, KIND) >= 0:
            set_at(state, doer, PLUS_HUNT, at(state, doer, PLUS_HUNT) + first)
    else:
        _handle_tokens(state, op, first, seat)


def _suffer(state: Position, op: i64, seat: i64, first: i64, second: i64) -> None:
    """What an effect does to another player."""
    if op == codes.DRAIN:
        lose(state, seat, first, second)
    elif op == codes.MILL:
        push(state, tasks.DRAW, seat, second, tasks.TO_DISCARD)
    else:
        push(state, tasks.DISCARD, seat, first)


def _revive(state: Position, seat: i64, into_play: i64) -> None:
    """DECK-A56: the order of the eliminated stays; the last of them comes back."""
    if len(state.eliminated) == 0:
        return
    state.eliminated, kind = pop(state.eliminated)
    state.note(notes.REVIVED, seat, kind, into_play)
    if into_play:
        enter(state, kind)
    else:
        discard(state, seat, kind)


def _handle_tokens(state: Position, op: i64, amount: i64, seat: i64) -> None:
    if op == codes.PLACE_LION:
        state.lion[seat] = 1
    elif op == codes.PLACE_INSECTS:
        state.insects[seat] = min(INSECTS, state.insects[seat] + amount)
    elif op == codes.CLEAR_INSECTS:
        state.insects[seat] = 0
    elif op == codes.RESET_CHIPS:
        state.chips = ALL_CHIPS
    elif op == codes.TAKE_CHIP and state.chips:  # DECK-A44
        push(state, tasks.CHIP, seat)


def take_chip(state: Position, chip: i64) -> None:
    """DECK-111: the chip that chance gave."""
    seat: i64 = task_seat(state)
    pop_task(state)
    state.chips -= 1 << chip
    state.note(notes.CHIP, seat, chip)
    gain(state, seat, codes.CHAKRA, state.box.chip[chip], NO_CARD)


def counted(state: Position, per: i64, doer: i64, seat: i64) -> i64:
    """How often a gain is given."""
    if per == codes.PER_INSECT:
        return state.insects[seat]
    if per == codes.PER_WOUNDED:
        return wounded_of(state, seat)
    if per == codes.PER_ITEM:
        return items_of(state, seat)
    if codes.PER_TYPE <= per < codes.PER_AFFINITY:
        return items_of_type(state, seat, per - codes.PER_TYPE)
    if per >= codes.PER_AFFINITY:
        return _others_with(state, per - codes.PER_AFFINITY, doer)
    return 1


def _others_with(state: Position, affinity: i64, doer: i64) -> i64:
    total: i64 = 0
    for other in range(places(state)):
        kind: i64 = at(state, other, KIND)
        if other != doer and kind >= 0 and state.box.affinities[kind] >> affinity & 1:
            total += 1
    return total


def _destroy(state: Position, amount: i64) -> None:
    """From the right, but not the Threat."""
    for slot in range(FIELD - 1, -1, -1):
        if amount and slot != state.threat and state.field[slot] != NO_CARD:
            clear_slot(state, slot)
            amount -= 1


# Choosing


def _is_choice(state: Position) -> bool:
    """Whether there is anything to choose. DECK-114: whoever wears an item gets no other."""
    op: i64 = state.box.code[task_number(state)]
    if op == codes.EQUIP_ITEM and not _has_free_hands(state, task_detail(state)):
        return False
    if op == codes.TAKE_ITEM or op == codes.EQUIP_ITEM:
        rows: i64 = state.box.code[task_number(state) + 1]
        return any(state.market[place] != NO_CARD for place in range(rows))
    return any(against_choosing(state, card) == refusals.FINE for card in candidates(state))


def _has_free_hands(state: Position, slot: i64) -> bool:
    return at(state, slot, KIND) >= 0 and at(state, slot, ITEM) == NO_CARD


def candidates(state: Position) -> vec[i64]:
    """The cards that could be chosen for the step that asks; `against_choosing` decides."""
    if task(state) == tasks.DISCARD:
        return hand.cards(state, task_seat(state))
    step: i64 = task_number(state)
    op: i64 = state.box.code[step]
    where: i64 = state.box.code[step + 1]
    found = vec[i64](capacity=8)
    if op == codes.ELIMINATE and where == codes.IN_INFIRMARY:
        for place in range(len(state.wounded)):
            if state.wounded[place] // SEAT == task_seat(state):
                found = joined(found, card_in_infirmary(state, task_seat(state), place))
    elif _is_by_kind(op, where):
        for kind in range(state.box.kinds):
            found = append(found, state.box.first_card[kind])
    elif op == codes.WOUND_ONE and where == codes.IN_DISCARD:
        for card in range(len(state.box.card_kind)):
            if owner_in_discards(state, task_seat(state), card) >= 0:
                found = append(found, card)
    else:
        for slot in range(i64(FIELD)):
            if state.field[slot] != NO_CARD:
                found = joined(found, card_on_field(state, slot))
    return found


def _is_by_kind(op: i64, where: i64) -> bool:
    """Whether copies do not differ where a step chooses: in a discard, or by what they can do."""
    thrown: bool = op == codes.ELIMINATE and where == codes.IN_DISCARD
    return thrown or op == codes.RECALL or op == codes.COPY


def against_choosing(state: Position, card: i64) -> i64:
    if task(state) == tasks.DISCARD:
        return hand.against_discarding(state, task_seat(state), card)
    return refusals.FINE if _can_choose(state, card) else refusals.CANNOT_CHOOSE


def against_taking(state: Position, card: i64) -> i64:
    place: i64 = place_in_market(state, card)
    step: i64 = task_number(state)
    op: i64 = state.box.code[step]
    asked: bool = op == codes.TAKE_ITEM or op == codes.EQUIP_ITEM
    if not asked or not 0 <= place < state.box.code[step + 1]:
        return refusals.NO_SUCH_ITEM
    fits: bool = op == codes.EQUIP_ITEM or has_room(state, task_seat(state))
    return refusals.FINE if fits else refusals.INVENTORY_FULL


def against_making_room(state: Position, item: i64) -> i64:
    """DECK-081: an item is only dropped if there is no room for the one to take."""
    seat: i64 = task_seat(state)
    if state.box.code[task_number(state)] != codes.TAKE_ITEM or has_room(state, seat):
        return refusals.NOTHING_TO_DROP
    return refusals.FINE if has_item(state, seat, item) else refusals.NOT_IN_INVENTORY


def _can_choose(state: Position, card: i64) -> bool:
    """Whether the step that asks would take a character."""
    step: i64 = task_number(state)
    seat: i64 = task_seat(state)
    op: i64 = state.box.code[step]
    limit: i64 = state.box.code[step + 1]
    kind: i64 = state.box.card_kind[card]
    if op == codes.TAKE_ITEM or op == codes.EQUIP_ITEM:
        return False
    if op == codes.WOUND_ONE:
        return _can_wound(state, seat, card)
    if op == codes.ELIMINATE and limit == codes.IN_INFIRMARY:
        return place_in_infirmary(state, seat, card) >= 0
    if _is_by_kind(op, limit):
        if card != state.box.first_card[kind]:
            return False  # copies in a discard do not differ
        if op == codes.COPY:
            return _can_copy(state, kind, task_detail(state))
        fits: bool = op == codes.ELIMINATE or limit == 0
        lies: bool = state.discard[seat * state.box.kinds + kind] > 0
        return lies and (fits or (state.box.affinities[kind] & limit) != 0)
    if slot_on_field(state, card) < 0:
        return False
    if op == codes.ACQUIRE:
        return 0 < state.box.recruit_cost[kind] <= limit and not state.box.is_threat(kind)
    return op == codes.PLACE_AKAMARU or not state.box.is_threat(kind)


def _can_wound(state: Position, seat: i64, card: i64) -> bool:
    """DECK-066: on the field, but no Threat, or in the discard of another."""
    step: i64 = task_number(state)
    kind: i64 = state.box.card_kind[card]
    if not 0 < state.box.force_cost[kind] <= state.box.code[step + 2]:
        return False
    if state.box.code[step + 1] == codes.IN_DISCARD:
        return owner_in_discards(state, seat, card) >= 0
    return slot_on_field(state, card) >= 0 and not state.box.is_threat(kind)


def _can_copy(state: Position, kind: i64, doer: i64) -> bool:
    """DECK-123: another character in play whose ability can be paid; not one that copies."""
    ability: i64 = state.box.ability[kind]
    if ability < 0 or state.box.code[ability] == codes.COPY:
        return False
    if state.box.ability_cost[kind] > state.chakra[state.turn]:
        return False
    found: bool = False
    for other in range(places(state)):
        if other != doer and at(state, other, KIND) == kind:
            found = True
    return found


def choose(state: Position, card: i64) -> None:
    if task(state) == tasks.DISCARD:
        hand.discard_one(state, card)
        return
    step: i64 = task_number(state)
    doer: i64 = task_detail(state)
    seat: i64 = task_seat(state)
    op: i64 = state.box.code[step]
    kind: i64 = state.box.card_kind[card]
    skip(state)
    if op == codes.ELIMINATE:
        _eliminate_from(state, state.box.code[step + 1], seat, card)
    elif op == codes.WOUND_ONE:
        _wound_from(state, state.box.code[step + 1], seat, card)
    elif op == codes.RECALL:
        state.discard[seat * state.box.kinds + kind] -= 1
        state.note(notes.RECALLED, seat, kind)
        enter(state, kind)
    elif op == codes.ACQUIRE:
        vacate(state, slot_on_field(state, card), seat)
        state.note(notes.ACQUIRED, seat, kind)
        discard(state, seat, kind)
    elif op == codes.COPY:
        state.note(notes.COPIED, seat, kind)
        state.chakra[seat] -= state.box.ability_cost[kind]
        start_effect(state, state.box.ability[kind], doer, seat)
    else:
        state.akamaru, state.akamaru_owner = slot_on_field(state, card), seat
        state.note(notes.AKAMARU, seat, kind)


def _eliminate_from(state: Position, where: i64, seat: i64, card: i64) -> None:
    kind: i64 = state.box.card_kind[card]
    if where == codes.IN_DISCARD:
        state.discard[seat * state.box.kinds + kind] -= 1
    elif where == codes.IN_INFIRMARY:
        place: i64 = place_in_infirmary(state, seat, card)
        state.wounded = without_place(state.wounded, place)
    else:
        vacate(state, slot_on_field(state, card), NO_CARD)
    eliminate(state, kind)


def _wound_from(state: Position, where: i64, seat: i64, card: i64) -> None:
    """DECK-066: under the token of whoever wounds."""
    kind: i64 = state.box.card_kind[card]
    if where == codes.IN_DISCARD:
        owner: i64 = owner_in_discards(state, seat, card)
        state.discard[owner * state.box.kinds + kind] -= 1
        state.note(notes.ROBBED, owner, kind)
    else:
        vacate(state, slot_on_field(state, card), seat)
    state.note(notes.WOUNDED, seat, kind)
    wound(state, seat, kind)


def take_item(state: Position, card: i64) -> None:
    seat: i64 = task_seat(state)
    place: i64 = place_in_market(state, card)
    wears: bool = state.box.code[task_number(state)] == codes.EQUIP_ITEM
    doer: i64 = task_detail(state)
    skip(state)
    if wears:
        set_at(state, doer, ITEM, market.remove(state, place))
        state.note(notes.EQUIPPED, seat, at(state, doer, ITEM), at(state, doer, KIND))
    else:
        market.take(state, seat, place)
