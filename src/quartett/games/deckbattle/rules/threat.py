"""Deck Battle: the Threat, its path across the field, and the track of Threat tokens."""

from librt.vecs import append
from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY
from quartett.games.deckbattle.rules import codes, notes, phases, tasks
from quartett.games.deckbattle.rules.effects import start_effect
from quartett.games.deckbattle.rules.field import clear_slot, gap, is_left, vacate
from quartett.games.deckbattle.rules.state import FIELD, NO_CARD, TRACK, Position
from quartett.games.deckbattle.rules.tasks import pop_task, push, task_number, task_seat, wait_for
from quartett.games.deckbattle.rules.values import threat_rule


def next_place(table: Position) -> i64:
    """DECK-088, A20: where the Threat on the field goes next; beyond the last slot it escapes."""
    there: i64 = table.threat + 1
    return there + 1 if there < FIELD and _is_passable(table, there) else there


def _is_passable(table: Position, slot: i64) -> bool:
    return table.field[slot] == NO_CARD or table.box.is_ally(table.field[slot])


def move(table: Position) -> None:
    """DECK-086 to 089, A20: the Threat goes on, eliminates whoever is there, or escapes."""
    here: i64 = table.threat
    if here < 0:
        return
    there: i64 = next_place(table)
    kind: i64 = table.field[here]
    if there >= FIELD:
        _escape(table, kind)
        return
    clear_slot(table, there)
    table.field[here] = NO_CARD
    table.field[there] = kind
    table.threat = there
    if table.akamaru == here:
        table.akamaru = there
    table.note(notes.THREAT_MOVED, NOBODY, kind, there)


def _escape(table: Position, kind: i64) -> None:
    """DECK-089, 106: under the pile; its masks leave the game."""
    table.note(notes.ESCAPED, NOBODY, kind)
    vacate(table, table.threat, NO_CARD)
    table.under_threats = append(table.under_threats, kind)
    table.threat = NO_CARD
    table.masks = 0
    push(table, tasks.TOKEN, NOBODY)


def arrive(table: Position) -> bool:
    """DECK-090; DECK-A2: if there is one left."""
    if table.threat < 0 and (is_left(table.threats) or len(table.under_threats)):
        return wait_for(table, phases.REVEALING, CHANCE)
    return tasks.finish(table)


def reveal_threat(table: Position, kind: i64) -> None:
    """DECK-091, A22: from an ally or a gap on slot 1 it goes on to slot 2."""
    if table.threats[kind]:
        table.threats[kind] -= 1
    else:
        table.under_threats = table.under_threats[1:]
    at_start: bool = table.turns[table.first] == 0
    pop_task(table)
    slot: i64 = 0 if at_start or not _is_passable(table, 0) else 1
    clear_slot(table, slot)
    table.field[slot] = kind
    table.threat = slot
    table.note(notes.REVEALED, NOBODY, kind, slot)
    place: i64 = threat_rule(table, codes.MASKS)
    if place >= 0:  # DECK-A25
        table.masks = min(table.spare_masks, table.box.holds[place + 1])
        table.spare_masks -= table.masks
    place = threat_rule(table, codes.REVEALED)
    if place >= 0 and not at_start:  # DECK-A24
        start_effect(table, table.box.holds[place + 1], codes.OF_THREAT, table.turn)


# The track


def lower_track(table: Position) -> bool:
    """DECK-039 to 044, A3, A47: token and reward, then techniques, then an objective."""
    seat: i64 = task_seat(table)
    if task_number(table):
        return wait_for(table, phases.TOKENING, CHANCE)
    pop_task(table)
    if table.track == 0:
        return False
    table.track -= 1
    removed: i64 = TRACK - table.track
    if removed % 2 == 0:
        push(table, tasks.OBJECTIVE)
    for number in range(table.seats - 1, -1, -1):
        unlocking: i64 = (table.turn + number) % table.seats
        push(table, tasks.UNLOCK, unlocking, table.box.caps[removed - 1])
    if seat >= 0:
        push(table, tasks.TOKEN, seat, 1)
    else:
        table.note(notes.TOKEN_LOST, NOBODY)
    if table.track == 0:
        table.last_round = 1
        table.note(notes.LAST_ROUND, NOBODY)
    return False


def take_token(table: Position, token: i64) -> None:
    """DECK-040: the token that chance gave, and its reward."""
    seat: i64 = task_seat(table)
    pop_task(table)
    table.tokens[token] -= 1
    table.owned[seat * table.box.tokens + token] += 1
    table.note(notes.TOKEN, seat, token)
    start_effect(table, table.box.token_reward[token], NO_CARD, seat)


def reveal_objective(table: Position, objective: i64) -> None:
    """DECK-044: one more objective counts at the end."""
    pop_task(table)
    table.goal_bag[objective] -= 1
    table.goals[gap(table.goals)] = objective
    table.note(notes.OBJECTIVE, NO_CARD, objective)


def reveal_scourge(table: Position, scourge: i64) -> None:
    pop_task(table)
    table.scourge_bag[scourge] -= 1
    table.scourge = scourge
    table.note(notes.SCOURGE, NO_CARD, scourge)
