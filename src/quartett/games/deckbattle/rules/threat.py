"""Deck Battle: the Threat, its way over the field, and the track of Threat tokens."""

from librt.vecs import append
from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY
from quartett.games.deckbattle.rules import codes, notes, phases, tasks
from quartett.games.deckbattle.rules.effects import start_effect
from quartett.games.deckbattle.rules.field import clear_slot, gap, is_left, vacate
from quartett.games.deckbattle.rules.state import FIELD, NO_CARD, TRACK, Position
from quartett.games.deckbattle.rules.tasks import pop_task, push, task_number, task_seat, wait_for
from quartett.games.deckbattle.rules.values import threat_rule


def next_place(state: Position) -> i64:
    """DECK-088, A20: where the Threat on the field goes next; beyond the last slot it escapes."""
    there: i64 = state.threat + 1
    return there + 1 if there < FIELD and _is_passable(state, there) else there


def _is_passable(state: Position, slot: i64) -> bool:
    return state.field[slot] == NO_CARD or state.box.is_ally(state.field[slot])


def move(state: Position) -> None:
    """DECK-086 to 089, A20."""
    here: i64 = state.threat
    if here < 0:
        return
    there: i64 = next_place(state)
    kind: i64 = state.field[here]
    if there >= FIELD:
        _escape(state, kind)
        return
    clear_slot(state, there)
    state.field[here] = NO_CARD
    state.field[there] = kind
    state.threat = there
    if state.akamaru == here:
        state.akamaru = there
    state.note(notes.THREAT_MOVED, NOBODY, kind, there)


def _escape(state: Position, kind: i64) -> None:
    """DECK-089, 106: under the pile; its masks leave the game."""
    state.note(notes.ESCAPED, NOBODY, kind)
    vacate(state, state.threat, NO_CARD)
    state.under_threats = append(state.under_threats, kind)
    state.threat = NO_CARD
    state.masks = 0
    push(state, tasks.TOKEN, NOBODY)


def arrive(state: Position) -> bool:
    """DECK-090; DECK-A2: if there is one left."""
    if state.threat < 0 and (is_left(state.threats) or len(state.under_threats)):
        return wait_for(state, phases.REVEALING, CHANCE)
    pop_task(state)
    return False


def reveal_threat(state: Position, kind: i64) -> None:
    """DECK-091, A22: from an ally or a gap on slot 1 it goes on to slot 2."""
    if state.threats[kind]:
        state.threats[kind] -= 1
    else:
        state.under_threats = state.under_threats[1:]
    at_start: bool = state.turns[state.first] == 0
    pop_task(state)
    slot: i64 = 0 if at_start or not _is_passable(state, 0) else 1
    clear_slot(state, slot)
    state.field[slot] = kind
    state.threat = slot
    state.note(notes.REVEALED, NOBODY, kind, slot)
    place: i64 = threat_rule(state, codes.MASKS)
    if place >= 0:  # DECK-A25
        state.masks = min(state.spare_masks, state.box.holds[place + 1])
        state.spare_masks -= state.masks
    place = threat_rule(state, codes.REVEALED)
    if place >= 0 and not at_start:  # DECK-A24
        start_effect(state, state.box.holds[place + 1], codes.OF_THREAT, state.turn)


# The track


def lower_track(state: Position) -> bool:
    """DECK-039 to 044, A3, A47: token and reward, then techniques, then an objective."""
    seat: i64 = task_seat(state)
    if task_number(state):
        return wait_for(state, phases.TOKENING, CHANCE)
    pop_task(state)
    if state.track == 0:
        return False
    state.track -= 1
    removed: i64 = TRACK - state.track
    if removed % 2 == 0:
        push(state, tasks.OBJECTIVE)
    for number in range(state.seats - 1, -1, -1):
        unlocking: i64 = (state.turn + number) % state.seats
        push(state, tasks.UNLOCK, unlocking, state.box.caps[removed - 1])
    if seat >= 0:
        push(state, tasks.TOKEN, seat, 1)
    else:
        state.note(notes.TOKEN_LOST, NOBODY)
    if state.track == 0:
        state.last_round = 1
        state.note(notes.LAST_ROUND, NOBODY)
    return False


def take_token(state: Position, token: i64) -> None:
    """DECK-040."""
    seat: i64 = task_seat(state)
    pop_task(state)
    state.tokens[token] -= 1
    state.owned[seat * state.box.tokens + token] += 1
    state.note(notes.TOKEN, seat, token)
    start_effect(state, state.box.token_reward[token], NO_CARD, seat)


def reveal_objective(state: Position, objective: i64) -> None:
    """DECK-044."""
    pop_task(state)
    state.goal_bag[objective] -= 1
    state.goals[gap(state.goals)] = objective
    state.note(notes.OBJECTIVE, NO_CARD, objective)


def reveal_scourge(state: Position, scourge: i64) -> None:
    pop_task(state)
    state.scourge_bag[scourge] -= 1
    state.scourge = scourge
    state.note(notes.SCOURGE, NO_CARD, scourge)
