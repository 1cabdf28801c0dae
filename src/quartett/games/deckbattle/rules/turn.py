"""Deck Battle: the order of play, from top to bottom.

After the set-up, turns follow each other: preparation, deployment, upkeep. Pending work is on the
stack of tasks; `advance` works through it until somebody owes an answer.
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
"""How many last rounds there are, unless a scourge asks for another."""
SET_UP_TASKS: Final = vec[i64]([tasks.ARRIVE, tasks.FIELD, tasks.POST, tasks.MARKET, tasks.BEGIN])
"""DECK-030 to 037: the steps once everybody has a team and a hand."""
UPKEEP_TASKS: Final = vec[i64](
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


def push_in_order(table: Position, order: vec[i64]) -> None:
    """Pushes tasks so that the first of them is done first."""
    for place in range(len(order) - 1, -1, -1):
        push(table, order[place], table.turn, HAND if order[place] == tasks.DRAW else 0)


def set_up(table: Position, mode: i64, expert: bool, first: i64) -> None:
    """DECK-021 to 037: teams, hands, the field, missions and the market."""
    table.mode, table.first = mode, first
    table.expert = 1 if expert else 0
    _fill_bags(table)
    push_in_order(table, SET_UP_TASKS)
    for seat in range(table.seats - 1, -1, -1):
        push(table, tasks.DRAW, seat, HAND)
    draft.push_draft(table)


def _fill_bags(table: Position) -> None:
    box = table.box
    for kind in range(box.first_field, box.first_threat):
        table.reserve[kind] = box.copies[kind]
    for kind in range(box.first_threat, box.kinds):
        table.threats[kind] = box.copies[kind]
    table.items = box.item_copies[:]
    table.missions = box.mission_copies[:]
    table.tokens = box.token_copies[:]
    table.goal_bag = vec[i64]([1] * box.goals)
    table.scourge_bag = vec[i64]([1] * box.scourges)
    for seat in range(table.seats):
        table.sealed[seat] = OWED


def begin_turn(table: Position, seat: i64) -> None:
    """DECK-047: the preparation begins."""
    table.turn = seat
    table.step = phases.PREPARATION
    table.turns[seat] += 1
    table.note(notes.TURN, seat)
    play.enter_from_hand(table, seat)


def begin_deployment(table: Position, seat: i64) -> None:
    """DECK-072: the preparation is over for this turn."""
    table.step = phases.DEPLOYMENT
    table.note(notes.DEPLOYED, seat)


def begin_upkeep(table: Position) -> None:
    """DECK-083 to 097: characters leave play, then the tasks of the upkeep follow."""
    table.step = phases.UPKEEP
    play.clear(table)
    push_in_order(table, UPKEEP_TASKS)


def close_turn(table: Position) -> None:
    """DECK-096 to 098, A34: the next seat, or the end."""
    table.side_b[table.turn] = 0
    table.technique_used = zeros(len(table.technique_used))
    table.spent = vec[i64]()
    table.play = vec[i64]()
    following: i64 = table.left_of(table.turn)
    if table.last_round and following == table.first and not _plays_on(table):
        wait_for(table, phases.ENDED, NOBODY)
        table.note(notes.END, NOBODY)
    else:
        begin_turn(table, following)


def _plays_on(table: Position) -> bool:
    """DECK-020, A58: a scourge may ask for one round more."""
    if table.last_round != LAST or not is_scourge(table, codes.COUNTS_EXTRA_ROUND):
        return False
    table.last_round = LAST + 1
    table.note(notes.EXTRA_ROUND, NOBODY)
    return True


# Tasks


def advance(table: Position) -> None:
    """Works through the tasks until somebody owes an answer."""
    while len(table.stack):
        if _work(table, task(table)):
            return
    if table.phase != phases.ENDED:
        prepares: bool = table.step == phases.PREPARATION
        wait_for(table, phases.PREPARING if prepares else phases.DEPLOYING, table.turn)


def _work(table: Position, now: i64) -> bool:
    """Works on the top task. True if it waits for somebody."""
    if now == tasks.EFFECT:
        return effects.run(table)
    if now == tasks.DRAW:
        return deck.draw(table)
    if now == tasks.TOKEN:
        return threat.lower_track(table)
    if now == tasks.UNLOCK:
        return jutsu.ask_to_unlock(table)
    if now == tasks.OBJECTIVE:
        return wait_for(table, phases.SCOURGING if table.track == 1 else phases.AIMING, CHANCE)
    if now == tasks.DISCARD:
        return hand.ask_to_discard(table)
    if now == tasks.CHIP:
        return wait_for(table, phases.CHIPPING, CHANCE)
    if now == tasks.RETURN or now == tasks.WOUND:
        return _put_in_order(table, now)
    return _draft(table, now) if now >= tasks.TEAM else _keep_up(table, now)


def _keep_up(table: Position, now: i64) -> bool:
    if now == tasks.ARRIVE:
        return threat.arrive(table)
    if now == tasks.FIELD:
        return field.fill(table)
    if now == tasks.MARKET:
        return market.fill(table)
    if now == tasks.POST:
        return missions.fill(table)
    pop_task(table)
    if now == tasks.MOVE:
        threat.move(table)
    else:
        close_turn(table)
    return False


def _draft(table: Position, now: i64) -> bool:
    if now == tasks.TEAM:
        return wait_for(table, phases.TEAMING, task_seat(table))
    if now == tasks.PICK:
        return wait_for(table, phases.PICKING, task_seat(table))
    if now == tasks.SENSEI:
        return wait_for(table, phases.MENTORING, task_seat(table))
    if now == tasks.REMOVE:
        return draft.remove(table)
    if now == tasks.DEAL:
        return draft.deal(table)
    if now == tasks.KEEP:
        return draft.keep(table)
    pop_task(table)
    begin_turn(table, table.first)
    return False


# Cards waiting to be ordered


def _put_in_order(table: Position, now: i64) -> bool:
    """DECK-067, 084: one after the other, chosen while they differ."""
    row: vec[i64] = table.returning if now == tasks.RETURN else table.waiting
    for card in row:
        if card != row[0]:
            asked: i64 = phases.RETURNING if now == tasks.RETURN else phases.WOUNDING
            return wait_for(table, asked, task_seat(table))
    for card in row:
        put_next(table, card)
    return tasks.finish(table)


def put_next(table: Position, card: i64) -> None:
    """Puts away the card that was chosen."""
    if task(table) == tasks.RETURN:
        table.returning = without(table.returning, card)
        return_item(table, card)
    else:
        table.waiting = without(table.waiting, card)
        table.note(notes.WOUNDED, table.turn, card)
        wound(table, table.turn, card)
