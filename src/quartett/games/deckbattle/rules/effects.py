"""Deck Battle: carries out effects step by step. A step that needs a choice waits on the stack."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import (
    codes,
    copies,
    hand,
    inventory,
    market,
    notes,
    phases,
    play,
    refusals,
    state,
    tasks,
)
from quartett.games.deckbattle.rules.field import clear_slot, eliminate, vacate
from quartett.games.deckbattle.rules.infirmary import heal_top, wound, wounded_of
from quartett.games.deckbattle.rules.state import Position


def start_effect(table: Position, step: i64, doer: i64, seat: i64) -> None:
    """`doer` is a place in play, OF_THREAT, or NO_CARD."""
    if step >= 0:
        tasks.push(table, tasks.EFFECT, seat, step, doer)


def trigger(table: Position, slot: i64, event: i64) -> None:
    """Starts what the character in play and its item do after an event."""
    _trigger_rows(table, table.box.holding[play.kind_at(table, slot)], event)
    item: i64 = play.item_at(table, slot)
    if item >= 0:
        _trigger_rows(table, table.box.item_holding[item], event)


def _trigger_rows(table: Position, place: i64, event: i64) -> None:
    holds = table.box.holds
    if not table.box.about[place] >> codes.ABOUT_OTHER + codes.WHEN & 1:
        return
    while holds[place]:
        if holds[place] == codes.WHEN and holds[place + 1] == event:
            start_effect(table, holds[place + 2], state.NO_CARD, table.turn)
        place += codes.STEP


def run(table: Position) -> bool:
    """Takes the next step of the top effect. True if somebody must choose first."""
    step: i64 = tasks.task_number(table)
    op: i64 = table.box.code[step]
    if op == codes.STOP:
        return tasks.finish(table)
    if _asks(op):
        if _is_choice(table):
            return tasks.wait_for(table, phases.CHOOSING, tasks.task_seat(table))
        skip(table)
        return False
    doer: i64 = tasks.task_detail(table)
    seat: i64 = tasks.task_seat(table)
    skip(table)
    _happen(table, op, step, doer, seat)
    return False


def skip(table: Position) -> None:
    """Moves on to the next step."""
    tasks.set_task_number(table, tasks.task_number(table) + codes.STEP)


def _asks(op: i64) -> bool:
    """Whether a step needs a choice."""
    chosen: bool = codes.ELIMINATE <= op <= codes.ACQUIRE or op == codes.WOUND_ONE
    return chosen or op == codes.COPY or op == codes.PLACE_AKAMARU or op == codes.EQUIP_ITEM


def _happen(table: Position, op: i64, step: i64, doer: i64, seat: i64) -> None:
    first: i64 = table.box.code[step + 1]
    second: i64 = table.box.code[step + 2]
    if op == codes.GAIN:
        times: i64 = counted(table, table.box.code[step + 3], doer, seat)
        play.gain(table, seat, first, second * times, doer)
    elif op == codes.HEAL_TOP:
        heal_top(table, seat, first)
    elif op == codes.REVIVE:
        _revive(table, seat, first)
    elif op == codes.MILL and first == 0:
        tasks.push(table, tasks.DRAW, seat, second, tasks.TO_DISCARD)
    elif op == codes.DRAIN or op == codes.MILL or op == codes.MAKE_DISCARD:
        for number in range(1, table.seats + 1):  # the last one pushed answers first
            other: i64 = (seat + table.seats - number) % table.seats
            if other != seat or doer == codes.OF_THREAT:
                _suffer(table, op, other, first, second)
    elif op == codes.DESTROY:
        _destroy(table, first)
    elif op == codes.HUNT:
        if play.kind_at(table, doer) >= 0:
            play.set_at(table, doer, state.PLUS_HUNT, play.at(table, doer, state.PLUS_HUNT) + first)
    else:
        _handle_tokens(table, op, first, seat)


def _suffer(table: Position, op: i64, seat: i64, first: i64, second: i64) -> None:
    """Applies an effect to another player."""
    if op == codes.DRAIN:
        play.lose(table, seat, first, second)
    elif op == codes.MILL:
        tasks.push(table, tasks.DRAW, seat, second, tasks.TO_DISCARD)
    else:
        tasks.push(table, tasks.DISCARD, seat, first)


def _revive(table: Position, seat: i64, into_play: i64) -> None:
    """DECK-A56: the eliminated keep their order, and the last of them comes back."""
    if len(table.eliminated) == 0:
        return
    table.eliminated, kind = pop(table.eliminated)
    table.note(notes.REVIVED, seat, kind, into_play)
    if into_play:
        play.enter(table, kind)
    else:
        play.discard(table, seat, kind)


def _handle_tokens(table: Position, op: i64, amount: i64, seat: i64) -> None:
    if op == codes.PLACE_LION:
        table.lion[seat] = 1
    elif op == codes.PLACE_INSECTS:
        table.insects[seat] = min(state.INSECTS, table.insects[seat] + amount)
    elif op == codes.CLEAR_INSECTS:
        table.insects[seat] = 0
    elif op == codes.RESET_CHIPS:
        table.chips = state.ALL_CHIPS
    elif op == codes.TAKE_CHIP and table.chips:  # DECK-A44
        tasks.push(table, tasks.CHIP, seat)


def take_chip(table: Position, chip: i64) -> None:
    """DECK-111: the chip that chance gave."""
    seat: i64 = tasks.task_seat(table)
    tasks.pop_task(table)
    table.chips -= 1 << chip
    table.note(notes.CHIP, seat, chip)
    play.gain(table, seat, codes.CHAKRA, table.box.chip[chip], state.NO_CARD)


def counted(table: Position, per: i64, doer: i64, seat: i64) -> i64:
    """How many times a gain is given."""
    if per == codes.PER_INSECT:
        return table.insects[seat]
    if per == codes.PER_WOUNDED:
        return wounded_of(table, seat)
    if per == codes.PER_ITEM:
        return inventory.items_of(table, seat)
    if codes.PER_TYPE <= per < codes.PER_AFFINITY:
        return inventory.items_of_type(table, seat, per - codes.PER_TYPE)
    if per >= codes.PER_AFFINITY:
        return _others_with(table, per - codes.PER_AFFINITY, doer)
    return 1


def _others_with(table: Position, affinity: i64, doer: i64) -> i64:
    total: i64 = 0
    for other in range(play.places(table)):
        kind: i64 = play.kind_at(table, other)
        if other != doer and kind >= 0 and table.box.affinities[kind] >> affinity & 1:
            total += 1
    return total


def _destroy(table: Position, amount: i64) -> None:
    """Eliminates from the right, sparing the Threat."""
    for slot in range(state.FIELD - 1, -1, -1):
        if amount and slot != table.threat and table.field[slot] != state.NO_CARD:
            clear_slot(table, slot)
            amount -= 1


# Choosing


def _is_choice(table: Position) -> bool:
    """Whether there is anything to choose. DECK-114: a character with an item gets no other."""
    op: i64 = table.box.code[tasks.task_number(table)]
    if op == codes.EQUIP_ITEM and not has_free_hands(table, tasks.task_detail(table)):
        return False
    if op == codes.TAKE_ITEM or op == codes.EQUIP_ITEM:
        rows: i64 = table.box.code[tasks.task_number(table) + 1]
        return any(table.market[place] != state.NO_CARD for place in range(rows))
    return any(against_choosing(table, card) == refusals.FINE for card in candidates(table))


def has_free_hands(table: Position, slot: i64) -> bool:
    return play.kind_at(table, slot) >= 0 and play.item_at(table, slot) == state.NO_CARD


def candidates(table: Position) -> vec[i64]:
    """The cards that could be chosen for the step that asks; `against_choosing` decides."""
    if tasks.task(table) == tasks.DISCARD:
        return hand.cards(table, tasks.task_seat(table))
    step: i64 = tasks.task_number(table)
    op: i64 = table.box.code[step]
    where: i64 = table.box.code[step + 1]
    found = vec[i64](capacity=8)
    if op == codes.ELIMINATE and where == codes.IN_INFIRMARY:
        for place in range(len(table.wounded)):
            if table.wounded[place] // state.SEAT == tasks.task_seat(table):
                found = state.joined(
                    found, copies.card_in_infirmary(table, tasks.task_seat(table), place)
                )
    elif _is_by_kind(op, where):
        for kind in range(table.box.kinds):
            found = append(found, table.box.first_card[kind])
    elif op == codes.WOUND_ONE and where == codes.IN_DISCARD:
        for card in range(len(table.box.card_kind)):
            if copies.owner_in_discards(table, tasks.task_seat(table), card) >= 0:
                found = append(found, card)
    else:
        for slot in range(i64(state.FIELD)):
            if table.field[slot] != state.NO_CARD:
                found = state.joined(found, copies.card_on_field(table, slot))
    return found


def _is_by_kind(op: i64, where: i64) -> bool:
    """Whether copies are interchangeable where a step chooses: in a discard, or by their
    abilities."""
    thrown: bool = op == codes.ELIMINATE and where == codes.IN_DISCARD
    return thrown or op == codes.RECALL or op == codes.COPY


def against_choosing(table: Position, card: i64) -> i64:
    if tasks.task(table) == tasks.DISCARD:
        return hand.against_discarding(table, tasks.task_seat(table), card)
    return refusals.FINE if _can_choose(table, card) else refusals.CANNOT_CHOOSE


def against_taking(table: Position, card: i64) -> i64:
    place: i64 = copies.place_in_market(table, card)
    step: i64 = tasks.task_number(table)
    op: i64 = table.box.code[step]
    asked: bool = op == codes.TAKE_ITEM or op == codes.EQUIP_ITEM
    if not asked or not 0 <= place < table.box.code[step + 1]:
        return refusals.NO_SUCH_ITEM
    fits: bool = op == codes.EQUIP_ITEM or inventory.has_room(table, tasks.task_seat(table))
    return refusals.FINE if fits else refusals.INVENTORY_FULL


def against_making_room(table: Position, item: i64) -> i64:
    """DECK-081: an item is only dropped if there is no room for the one to take."""
    seat: i64 = tasks.task_seat(table)
    if table.box.code[tasks.task_number(table)] != codes.TAKE_ITEM or inventory.has_room(
        table, seat
    ):
        return refusals.NOTHING_TO_DROP
    return refusals.FINE if inventory.has_item(table, seat, item) else refusals.NOT_IN_INVENTORY


def _can_choose(table: Position, card: i64) -> bool:
    """Whether the current step accepts a character."""
    step: i64 = tasks.task_number(table)
    seat: i64 = tasks.task_seat(table)
    op: i64 = table.box.code[step]
    limit: i64 = table.box.code[step + 1]
    kind: i64 = table.box.card_kind[card]
    if op == codes.TAKE_ITEM or op == codes.EQUIP_ITEM:
        return False
    if op == codes.WOUND_ONE:
        return _can_wound(table, seat, card)
    if op == codes.ELIMINATE and limit == codes.IN_INFIRMARY:
        return copies.place_in_infirmary(table, seat, card) >= 0
    if _is_by_kind(op, limit):
        if card != table.box.first_card[kind]:
            return False  # copies in a discard are interchangeable
        if op == codes.COPY:
            return _can_copy(table, kind, tasks.task_detail(table))
        fits: bool = op == codes.ELIMINATE or limit == 0
        lies: bool = table.discard[seat * table.box.kinds + kind] > 0
        return lies and (fits or (table.box.affinities[kind] & limit) != 0)
    if copies.slot_on_field(table, card) < 0:
        return False
    if op == codes.ACQUIRE:
        return 0 < table.box.recruit_cost[kind] <= limit and not table.box.is_threat(kind)
    return op == codes.PLACE_AKAMARU or not table.box.is_threat(kind)


def _can_wound(table: Position, seat: i64, card: i64) -> bool:
    """DECK-066: on the field except Threats, or in another player's discard."""
    step: i64 = tasks.task_number(table)
    kind: i64 = table.box.card_kind[card]
    if not 0 < table.box.force_cost[kind] <= table.box.code[step + 2]:
        return False
    if table.box.code[step + 1] == codes.IN_DISCARD:
        return copies.owner_in_discards(table, seat, card) >= 0
    return copies.slot_on_field(table, card) >= 0 and not table.box.is_threat(kind)


def _can_copy(table: Position, kind: i64, doer: i64) -> bool:
    """DECK-123: another character in play whose ability can be paid and does not copy itself."""
    ability: i64 = table.box.ability[kind]
    if ability < 0 or table.box.code[ability] == codes.COPY:
        return False
    if table.box.ability_cost[kind] > table.chakra[table.turn]:
        return False
    return any(
        other != doer and play.kind_at(table, other) == kind for other in range(play.places(table))
    )


def choose(table: Position, card: i64) -> None:
    if tasks.task(table) == tasks.DISCARD:
        hand.discard_one(table, card)
        return
    step: i64 = tasks.task_number(table)
    doer: i64 = tasks.task_detail(table)
    seat: i64 = tasks.task_seat(table)
    op: i64 = table.box.code[step]
    kind: i64 = table.box.card_kind[card]
    skip(table)
    if op == codes.ELIMINATE:
        _eliminate_from(table, table.box.code[step + 1], seat, card)
    elif op == codes.WOUND_ONE:
        _wound_from(table, table.box.code[step + 1], seat, card)
    elif op == codes.RECALL:
        table.discard[seat * table.box.kinds + kind] -= 1
        table.note(notes.RECALLED, seat, kind)
        play.enter(table, kind)
    elif op == codes.ACQUIRE:
        vacate(table, copies.slot_on_field(table, card), seat)
        table.note(notes.ACQUIRED, seat, kind)
        play.discard(table, seat, kind)
    elif op == codes.COPY:
        table.note(notes.COPIED, seat, kind)
        table.chakra[seat] -= table.box.ability_cost[kind]
        start_effect(table, table.box.ability[kind], doer, seat)
    else:
        table.akamaru, table.akamaru_owner = copies.slot_on_field(table, card), seat
        table.note(notes.AKAMARU, seat, kind)


def _eliminate_from(table: Position, where: i64, seat: i64, card: i64) -> None:
    kind: i64 = table.box.card_kind[card]
    if where == codes.IN_DISCARD:
        table.discard[seat * table.box.kinds + kind] -= 1
    elif where == codes.IN_INFIRMARY:
        place: i64 = copies.place_in_infirmary(table, seat, card)
        table.wounded = state.without_place(table.wounded, place)
    else:
        vacate(table, copies.slot_on_field(table, card), state.NO_CARD)
    eliminate(table, kind)


def _wound_from(table: Position, where: i64, seat: i64, card: i64) -> None:
    """DECK-066: under the Infirmary token of the one who wounds."""
    kind: i64 = table.box.card_kind[card]
    if where == codes.IN_DISCARD:
        owner: i64 = copies.owner_in_discards(table, seat, card)
        table.discard[owner * table.box.kinds + kind] -= 1
        table.note(notes.ROBBED, owner, kind)
    else:
        vacate(table, copies.slot_on_field(table, card), seat)
    table.note(notes.WOUNDED, seat, kind)
    wound(table, seat, kind)


def take_item(table: Position, card: i64) -> None:
    seat: i64 = tasks.task_seat(table)
    place: i64 = copies.place_in_market(table, card)
    wears: bool = table.box.code[tasks.task_number(table)] == codes.EQUIP_ITEM
    doer: i64 = tasks.task_detail(table)
    skip(table)
    if wears:
        play.set_at(table, doer, state.ITEM, market.remove(table, place))
        table.note(notes.EQUIPPED, seat, play.item_at(table, doer), play.kind_at(table, doer))
    else:
        market.take(table, seat, place)
