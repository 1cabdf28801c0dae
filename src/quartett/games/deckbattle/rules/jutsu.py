"""Deck Battle: Jutsu cards on a board: unlocking and performing techniques. Technique `3 * j + l`
is level `l + 1` of Jutsu card `j`."""

from mypy_extensions import i64

from quartett.games.deckbattle.rules import notes, phases, refusals
from quartett.games.deckbattle.rules.copies import first_alike
from quartett.games.deckbattle.rules.effects import start_effect
from quartett.games.deckbattle.rules.play import kind_at, places
from quartett.games.deckbattle.rules.prices import changed_technique_price, technique_price
from quartett.games.deckbattle.rules.state import ON_BOARD, Position
from quartett.games.deckbattle.rules.tasks import finish, pop_task, task_number, task_seat, wait_for


def is_own(table: Position, seat: i64, jutsu: i64) -> bool:
    return table.jutsu_at[jutsu] == ON_BOARD + seat


def against_unlocking(table: Position, seat: i64, technique: i64) -> i64:
    """DECK-042, 043: one level after the other, up to what the track allows."""
    if not is_own(table, seat, technique // 3):
        return refusals.NOT_OWN_JUTSU
    level: i64 = technique % 3
    if level < table.levels[technique // 3]:
        return refusals.ALREADY_UNLOCKED
    if level > table.levels[technique // 3]:
        return refusals.LEVEL_ORDER
    return refusals.FINE if level < task_number(table) else refusals.LEVEL_CAP


def ask_to_unlock(table: Position) -> bool:
    """DECK-A29, A30: everybody must unlock if they can."""
    seat: i64 = task_seat(table)
    for technique in range(len(table.technique_used)):
        if against_unlocking(table, seat, technique) == refusals.FINE:
            return wait_for(table, phases.UNLOCKING, seat)
    return finish(table)


def unlock(table: Position, seat: i64, technique: i64) -> None:
    table.levels[technique // 3] += 1
    table.note(notes.UNLOCKED, seat, technique)
    pop_task(table)


def against_technique(table: Position, seat: i64, technique: i64, change: i64) -> i64:
    """DECK-052, 053, A45. `change` is what cards in play add to the price of techniques."""
    jutsu: i64 = technique // 3
    if not is_own(table, seat, jutsu):
        return refusals.NOT_OWN_JUTSU
    if table.levels[jutsu] <= technique % 3:
        return refusals.LOCKED
    if table.technique_used[technique]:
        return refusals.TECHNIQUE_USED
    if not _is_performed(table, jutsu):
        return refusals.NOBODY_OF_NAME
    if changed_technique_price(table, technique, change) > table.chakra[seat]:
        return refusals.NOT_ENOUGH_CHAKRA
    return refusals.FINE


def bears_name(table: Position, slot: i64, jutsu: i64) -> bool:
    """DECK-054: whether a character in play is the one of a Jutsu card."""
    kind: i64 = kind_at(table, slot)
    return kind >= 0 and table.box.person[kind] == jutsu


def _is_performed(table: Position, jutsu: i64) -> bool:
    return any(bears_name(table, slot, jutsu) for slot in range(places(table)))


def begin_technique(table: Position, seat: i64, technique: i64) -> None:
    """DECK-052, 054: the player says who performs it, if those who bear the name differ."""
    first: i64 = -1
    for slot in range(places(table)):
        if not bears_name(table, slot, technique // 3):
            continue
        if first >= 0 and first_alike(table, slot) == slot:
            table.manoeuvre, table.target = phases.PERFORMING, technique
            return
        if first < 0:
            first = slot
    perform(table, seat, technique, first)


def perform(table: Position, seat: i64, technique: i64, slot: i64) -> None:
    cost: i64 = technique_price(table, technique)
    table.technique_used[technique] = 1
    table.chakra[seat] -= cost
    table.note(notes.TECHNIQUE, seat, technique, cost)
    start_effect(table, table.box.technique[technique], slot, seat)
