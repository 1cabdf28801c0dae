"""Deck Battle: Jutsu cards on a board: unlocking and performing techniques. Technique `3 * j + l`
is level `l + 1` of Jutsu card `j`."""

from mypy_extensions import i64

from quartett.games.deckbattle.rules import notes, phases, refusals
from quartett.games.deckbattle.rules.copies import first_alike
from quartett.games.deckbattle.rules.effects import start_effect
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.prices import technique_price
from quartett.games.deckbattle.rules.state import KIND, ON_BOARD, Position
from quartett.games.deckbattle.rules.tasks import pop_task, task_number, task_seat, wait_for


def is_own(state: Position, seat: i64, jutsu: i64) -> bool:
    return state.jutsu_at[jutsu] == ON_BOARD + seat


def against_unlocking(state: Position, seat: i64, technique: i64) -> i64:
    """DECK-042, 043."""
    if not is_own(state, seat, technique // 3):
        return refusals.NOT_OWN_JUTSU
    level: i64 = technique % 3
    if level < state.levels[technique // 3]:
        return refusals.ALREADY_UNLOCKED
    if level > state.levels[technique // 3]:
        return refusals.LEVEL_ORDER
    return refusals.FINE if level < task_number(state) else refusals.LEVEL_CAP


def ask_to_unlock(state: Position) -> bool:
    """DECK-A29, A30: everybody must, if there is something to unlock."""
    seat: i64 = task_seat(state)
    for technique in range(len(state.technique_used)):
        if against_unlocking(state, seat, technique) == refusals.FINE:
            return wait_for(state, phases.UNLOCKING, seat)
    pop_task(state)
    return False


def unlock(state: Position, seat: i64, technique: i64) -> None:
    state.levels[technique // 3] += 1
    state.note(notes.UNLOCKED, seat, technique)
    pop_task(state)


def against_technique(state: Position, seat: i64, technique: i64) -> i64:
    """DECK-052, 053, A45."""
    jutsu: i64 = technique // 3
    if not is_own(state, seat, jutsu):
        return refusals.NOT_OWN_JUTSU
    if state.levels[jutsu] <= technique % 3:
        return refusals.LOCKED
    if state.technique_used[technique]:
        return refusals.TECHNIQUE_USED
    if not _is_performed(state, jutsu):
        return refusals.NOBODY_OF_NAME
    if technique_price(state, technique) > state.chakra[seat]:
        return refusals.NOT_ENOUGH_CHAKRA
    return refusals.FINE


def bears_name(state: Position, slot: i64, jutsu: i64) -> bool:
    """DECK-054: whether a character in play is the one of a Jutsu card."""
    kind: i64 = at(state, slot, KIND)
    return kind >= 0 and state.box.person[kind] == jutsu


def _is_performed(state: Position, jutsu: i64) -> bool:
    slot: i64 = places(state) - 1
    while slot >= 0 and not bears_name(state, slot, jutsu):
        slot -= 1
    return slot >= 0


def begin_technique(state: Position, seat: i64, technique: i64) -> None:
    """DECK-052, 054: the player says who performs it, if those who bear the name differ."""
    first: i64 = -1
    for slot in range(places(state)):
        if not bears_name(state, slot, technique // 3):
            continue
        if first >= 0 and first_alike(state, slot) == slot:
            state.manoeuvre, state.target = phases.PERFORMING, technique
            return
        if first < 0:
            first = slot
    perform(state, seat, technique, first)


def perform(state: Position, seat: i64, technique: i64, slot: i64) -> None:
    cost: i64 = technique_price(state, technique)
    state.technique_used[technique] = 1
    state.chakra[seat] -= cost
    state.note(notes.TECHNIQUE, seat, technique, cost)
    start_effect(state, state.box.technique[technique], slot, seat)
