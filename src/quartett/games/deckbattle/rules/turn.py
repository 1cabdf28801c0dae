"""Deck Battle: the order of play, from top to bottom.

A game is set up; then turn follows turn: preparation, deployment, upkeep. What must be answered
first waits on the stack of tasks; `advance` works on it until somebody owes an answer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY
from quartett.games.deckbattle.rules import (
    codes,
    deck,
    draft,
    effects,
    field,
    hand,
    jutsu,
    market,
    missions,
    notes,
    phases,
    play,
    tasks,
    threat,
)
from quartett.games.deckbattle.rules.infirmary import wound
from quartett.games.deckbattle.rules.inventory import return_item
from quartett.games.deckbattle.rules.scoring import is_scourge
from quartett.games.deckbattle.rules.state import OWED, Position, without, zeros
from quartett.games.deckbattle.rules.tasks import pop_task, push, task, task_seat, wait_for

HAND: Final = 5
LAST: Final = 1
"""How often the last round has begun, if no scourge asks for another."""
SET_UP: Final = vec[i64]([tasks.ARRIVE, tasks.FIELD, tasks.POST, tasks.MARKET, tasks.BEGIN])
"""DECK-030 to 037: what follows when all have their teams and hands."""
UPKEEP: Final = vec[i64](
    [
        tasks.RETURN,  # DECK-084: items under the market pile
        tasks.DRAW,  # DECK-085: five cards
        tasks.MOVE,  # DECK-086 to 089: the Threat goes on
        tasks.ARRIVE,  # DECK-090 to 092: or a new one comes
        tasks.FIELD,  # DECK-093
        tasks.MARKET,  # DECK-094
        tasks.POST,  # DECK-095
        tasks.CLOSE,  # DECK-096 to 098
    ]
)


def push_in_order(state: Position, order: vec[i64]) -> None:
    """The first of them comes first."""
    for place in range(len(order) - 1, -1, -1):
        push(state, order[place], state.turn, HAND if order[place] == tasks.DRAW else 0)


def set_up(state: Position, mode: i64, expert: bool, first: i64) -> None:
    """DECK-021 to 037: teams, hands, the field, missions and the market."""
    state.mode, state.first = mode, first
    state.expert = 1 if expert else 0
    _fill_bags(state)
    push_in_order(state, SET_UP)
    for seat in range(state.seats - 1, -1, -1):
        push(state, tasks.DRAW, seat, HAND)
    draft.push_draft(state)


def _fill_bags(state: Position) -> None:
    box = state.box
    for kind in range(box.first_field, box.first_threat):
        state.reserve[kind] = box.copies[kind]
    for kind in range(box.first_threat, box.kinds):
        state.threats[kind] = box.copies[kind]
    state.items = box.item_copies[:]
    state.missions = box.mission_copies[:]
    state.tokens = box.token_copies[:]
    state.goal_bag = vec[i64]([1] * box.goals)
    state.scourge_bag = vec[i64]([1] * box.scourges)
    for seat in range(state.seats):
        state.sealed[seat] = OWED


def begin_turn(state: Position, seat: i64) -> None:
    """DECK-047: the preparation begins."""
    state.turn = seat
    state.step = phases.PREPARATION
    state.turns[seat] += 1
    state.note(notes.TURN, seat)
    play.enter_from_hand(state, seat)


def begin_deployment(state: Position, seat: i64) -> None:
    """DECK-072."""
    state.step = phases.DEPLOYMENT
    state.note(notes.DEPLOYED, seat)


def begin_upkeep(state: Position) -> None:
    """DECK-083 to 097."""
    state.step = phases.UPKEEP
    play.clear(state)
    push_in_order(state, UPKEEP)


def close_turn(state: Position) -> None:
    """DECK-096 to 098, A34: the next seat, or the end."""
    state.side_b[state.turn] = 0
    state.technique_used = zeros(len(state.technique_used))
    state.spent = vec[i64]()
    state.play = vec[i64]()
    following: i64 = state.left_of(state.turn)
    if state.last_round and following == state.first and not _plays_on(state):
        wait_for(state, phases.ENDED, NOBODY)
        state.note(notes.END, NOBODY)
    else:
        begin_turn(state, following)


def _plays_on(state: Position) -> bool:
    """DECK-020, A58: a scourge may ask for one round more."""
    if state.last_round != LAST or not is_scourge(state, codes.COUNTS_EXTRA_ROUND):
        return False
    state.last_round = LAST + 1
    state.note(notes.EXTRA_ROUND, NOBODY)
    return True


# Tasks


def advance(state: Position) -> None:
    """Go on until somebody owes an answer."""
    while len(state.stack):
        if _work(state, task(state)):
            return
    if state.phase != phases.ENDED:
        prepares: bool = state.step == phases.PREPARATION
        wait_for(state, phases.PREPARING if prepares else phases.DEPLOYING, state.turn)


def _work(state: Position, now: i64) -> bool:
    """Works on the top task. True if it waits for somebody."""
    if now == tasks.EFFECT:
        return effects.run(state)
    if now == tasks.DRAW:
        return deck.draw(state)
    if now == tasks.TOKEN:
        return threat.lower_track(state)
    if now == tasks.UNLOCK:
        return jutsu.ask_to_unlock(state)
    if now == tasks.OBJECTIVE:
        return wait_for(state, phases.SCOURGING if state.track == 1 else phases.AIMING, CHANCE)
    if now == tasks.DISCARD:
        return hand.ask_to_discard(state)
    if now == tasks.CHIP:
        return wait_for(state, phases.CHIPPING, CHANCE)
    if now == tasks.RETURN or now == tasks.WOUND:
        return _put_in_order(state, now)
    return _draft(state, now) if now >= tasks.TEAM else _keep_up(state, now)


def _keep_up(state: Position, now: i64) -> bool:
    if now == tasks.ARRIVE:
        return threat.arrive(state)
    if now == tasks.FIELD:
        return field.fill(state)
    if now == tasks.MARKET:
        return market.fill(state)
    if now == tasks.POST:
        return missions.fill(state)
    pop_task(state)
    if now == tasks.MOVE:
        threat.move(state)
    else:
        close_turn(state)
    return False


def _draft(state: Position, now: i64) -> bool:
    if now == tasks.TEAM:
        return wait_for(state, phases.TEAMING, task_seat(state))
    if now == tasks.PICK:
        return wait_for(state, phases.PICKING, task_seat(state))
    if now == tasks.SENSEI:
        return wait_for(state, phases.MENTORING, task_seat(state))
    if now == tasks.REMOVE:
        return draft.remove(state)
    if now == tasks.DEAL:
        return draft.deal(state)
    if now == tasks.KEEP:
        return draft.keep(state)
    pop_task(state)
    begin_turn(state, state.first)
    return False


# Cards that wait to be put in order


def _put_in_order(state: Position, now: i64) -> bool:
    """DECK-067, 084: one after the other, chosen while they differ."""
    row: vec[i64] = state.returning if now == tasks.RETURN else state.waiting
    for card in row:
        if card != row[0]:
            asked: i64 = phases.RETURNING if now == tasks.RETURN else phases.WOUNDING
            return wait_for(state, asked, task_seat(state))
    for card in row:
        put_next(state, card)
    pop_task(state)
    return False


def put_next(state: Position, card: i64) -> None:
    """The one that was chosen."""
    if task(state) == tasks.RETURN:
        state.returning = without(state.returning, card)
        return_item(state, card)
    else:
        state.waiting = without(state.waiting, card)
        state.note(notes.WOUNDED, state.turn, card)
        wound(state, state.turn, card)
