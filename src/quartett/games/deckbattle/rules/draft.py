"""Deck Battle: how teams are chosen in each mode: DECK-023, 124 to 127."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases, refusals, state, tasks
from quartett.games.deckbattle.rules.jutsu import is_own
from quartett.games.deckbattle.rules.state import Position

OF_EACH: Final = 3
"""Jutsu cards of a seat, and copies of each of their characters."""
BRINGS_CHIPS: Final = 2
BRINGS_AKAMARU: Final = 4
"""Special tokens that a Jutsu card brings, as `card_tables` numbers them."""


def push_draft(table: Position) -> None:
    """The stack is filled from the end: what is pushed last comes first."""
    for jutsu in range(i64(state.JUTSU)):
        table.jutsu_at[jutsu] = state.IN_PILE if table.mode == state.KAGE else state.ON_OFFER
    if table.mode == state.STANDARD:
        _push_down(table, tasks.TEAM)
        return
    _push_up(table, tasks.SENSEI)
    if table.mode == state.KAGE:
        tasks.push(table, tasks.KEEP, 0, 2)
        tasks.push(table, tasks.KEEP, 0, 1)
        tasks.push(table, tasks.DEAL)
        return
    _push_down(table, tasks.PICK)
    _push_up(table, tasks.PICK)
    _push_down(table, tasks.PICK)
    if table.mode == state.JONIN:
        tasks.push(table, tasks.REMOVE, 0, state.JUTSU - OF_EACH * table.seats)


def _push_down(table: Position, task: i64) -> None:
    """The starting seat comes first."""
    for number in range(table.seats - 1, -1, -1):
        tasks.push(table, task, (table.first + number) % table.seats)


def _push_up(table: Position, task: i64) -> None:
    """The last in turn order comes first."""
    for number in range(table.seats):
        tasks.push(table, task, (table.first + number) % table.seats)


def remove(table: Position) -> bool:
    if tasks.task_number(table):
        return tasks.wait_for(table, phases.REMOVING, CHANCE)
    return tasks.finish(table)


def deal(table: Position) -> bool:
    if tasks.task_number(table) < OF_EACH * table.seats:
        return tasks.wait_for(table, phases.DEALING, CHANCE)
    return tasks.finish(table)


def keep(table: Position) -> bool:
    """All seats seal a pick at the same time."""
    table.stage = tasks.task_number(table)
    return tasks.wait_for(table, phases.KEEPING, next_sealing(table))


def next_sealing(table: Position) -> i64:
    """The lowest seat that has not sealed its pick, or -1."""
    for seat in range(table.seats):
        if table.sealed[seat] == state.OWED:
            return seat
    return -1


def jutsu_hand(table: Position, seat: i64) -> list[int]:
    return [jutsu for jutsu in range(state.JUTSU) if table.jutsu_at[jutsu] == state.IN_HAND + seat]


def is_team_free(table: Position, team: i64) -> bool:
    """A team has the number of its Sensei."""
    return all(table.sensei[seat] != team for seat in range(table.seats))


def against_picking(table: Position, seat: i64, jutsu: i64) -> i64:
    if table.phase == phases.KEEPING:
        return (
            refusals.FINE if table.jutsu_at[jutsu] == state.IN_HAND + seat else refusals.NOT_IN_HAND
        )
    return refusals.FINE if table.jutsu_at[jutsu] == state.ON_OFFER else refusals.JUTSU_TAKEN


# Answers


def choose_team(table: Position, seat: i64, team: i64) -> None:
    tasks.pop_task(table)
    table.note(notes.TEAM, seat, team)
    for jutsu in range(i64(state.JUTSU)):
        if table.box.team[jutsu] == team:
            table.jutsu_at[jutsu] = state.ON_BOARD + seat
    _complete(table, seat, team)


def pick(table: Position, seat: i64, jutsu: i64) -> None:
    if table.phase == phases.KEEPING:
        _seal(table, seat, jutsu)
        return
    tasks.pop_task(table)
    table.jutsu_at[jutsu] = state.ON_BOARD + seat
    table.note(notes.PICKED, seat, jutsu)


def choose_sensei(table: Position, seat: i64, sensei: i64) -> None:
    tasks.pop_task(table)
    table.note(notes.SENSEI, seat, sensei)
    _complete(table, seat, sensei)


def _complete(table: Position, seat: i64, sensei: i64) -> None:
    """DECK-026 to 028: the Sensei, three of each character, and their tokens."""
    table.sensei[seat] = sensei
    table.draw[seat * table.box.kinds + sensei] += 1
    for jutsu in range(i64(state.JUTSU)):
        if is_own(table, seat, jutsu):
            table.draw[seat * table.box.kinds + table.box.starter[jutsu]] += OF_EACH
            if table.box.tokens_of[jutsu] == BRINGS_AKAMARU:
                table.akamaru_owner = seat
            elif table.box.tokens_of[jutsu] == BRINGS_CHIPS:
                table.chip_owner = seat


def remove_jutsu(table: Position, jutsu: i64) -> None:
    tasks.set_task_number(table, tasks.task_number(table) - 1)
    table.jutsu_at[jutsu] = state.IN_BOX
    table.note(notes.REMOVED, CHANCE, jutsu)


def deal_jutsu(table: Position, jutsu: i64) -> None:
    seat: i64 = tasks.task_number(table) % table.seats
    tasks.set_task_number(table, tasks.task_number(table) + 1)
    table.jutsu_at[jutsu] = state.IN_HAND + seat
    table.note(notes.DEALT, seat, jutsu)


def _seal(table: Position, seat: i64, jutsu: i64) -> None:
    """DECK-127: all reveal at once; then the rest goes to the left."""
    table.sealed[seat] = jutsu
    if next_sealing(table) >= 0:
        return
    for one in range(table.seats):
        table.jutsu_at[table.sealed[one]] = state.ON_BOARD + one
        table.note(notes.PICKED, one, table.sealed[one])
        table.sealed[one] = state.OWED
    tasks.pop_task(table)
    _pass_on(table)


def _pass_on(table: Position) -> None:
    for jutsu in range(i64(state.JUTSU)):
        place: i64 = table.jutsu_at[jutsu]
        if state.IN_HAND <= place < state.ON_BOARD:
            table.jutsu_at[jutsu] = state.IN_HAND + table.left_of(place - state.IN_HAND)
    if table.stage == 2:
        _keep_the_last(table)


def _keep_the_last(table: Position) -> None:
    """DECK-127: the last card passed on is kept; DECK-A48: the rest goes back to the box."""
    table.stage = 0
    for jutsu in range(i64(state.JUTSU)):
        place: i64 = table.jutsu_at[jutsu]
        if state.IN_HAND <= place < state.ON_BOARD:
            table.jutsu_at[jutsu] = state.ON_BOARD + place - state.IN_HAND
            table.note(notes.PICKED, place - state.IN_HAND, jutsu)
        elif place == state.IN_PILE:
            table.jutsu_at[jutsu] = state.IN_BOX
