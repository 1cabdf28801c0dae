"""Deck Battle: how teams are chosen in each mode: DECK-023, 124 to 127."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases, refusals, tasks
from quartett.games.deckbattle.rules.jutsu import is_own
from quartett.games.deckbattle.rules.state import (
    IN_BOX,
    IN_HAND,
    IN_PILE,
    JONIN,
    JUTSU,
    KAGE,
    ON_BOARD,
    ON_OFFER,
    OWED,
    STANDARD,
    Position,
)
from quartett.games.deckbattle.rules.tasks import (
    pop_task,
    push,
    set_task_number,
    task_number,
    wait_for,
)

OF_EACH: Final = 3
"""Jutsu cards of a seat, and copies of each of their characters."""
BRINGS_CHIPS: Final = 2
BRINGS_AKAMARU: Final = 4
"""Special tokens that a Jutsu card brings, as `card_tables` numbers them."""


def push_draft(state: Position) -> None:
    """The stack is filled from the end: what stands last here comes first."""
    for jutsu in range(i64(JUTSU)):
        state.jutsu_at[jutsu] = IN_PILE if state.mode == KAGE else ON_OFFER
    if state.mode == STANDARD:
        _push_down(state, tasks.TEAM)
        return
    _push_up(state, tasks.SENSEI)
    if state.mode == KAGE:
        push(state, tasks.KEEP, 0, 2)
        push(state, tasks.KEEP, 0, 1)
        push(state, tasks.DEAL)
        return
    _push_down(state, tasks.PICK)
    _push_up(state, tasks.PICK)
    _push_down(state, tasks.PICK)
    if state.mode == JONIN:
        push(state, tasks.REMOVE, 0, JUTSU - OF_EACH * state.seats)


def _push_down(state: Position, task: i64) -> None:
    """Whoever begins comes first."""
    for number in range(state.seats - 1, -1, -1):
        push(state, task, (state.first + number) % state.seats)


def _push_up(state: Position, task: i64) -> None:
    """The last in turn order comes first."""
    for number in range(state.seats):
        push(state, task, (state.first + number) % state.seats)


def remove(state: Position) -> bool:
    if task_number(state):
        return wait_for(state, phases.REMOVING, CHANCE)
    pop_task(state)
    return False


def deal(state: Position) -> bool:
    if task_number(state) < OF_EACH * state.seats:
        return wait_for(state, phases.DEALING, CHANCE)
    pop_task(state)
    return False


def keep(state: Position) -> bool:
    """All seats seal a pick at the same time."""
    state.stage = task_number(state)
    return wait_for(state, phases.KEEPING, next_sealing(state))


def next_sealing(state: Position) -> i64:
    """The lowest seat that has not sealed its pick, or -1."""
    for seat in range(state.seats):
        if state.sealed[seat] == OWED:
            return seat
    return -1


def jutsu_hand(state: Position, seat: i64) -> list[int]:
    return [jutsu for jutsu in range(JUTSU) if state.jutsu_at[jutsu] == IN_HAND + seat]


def is_team_free(state: Position, team: i64) -> bool:
    """A team has the number of its Sensei."""
    return all(state.sensei[seat] != team for seat in range(state.seats))


def against_picking(state: Position, seat: i64, jutsu: i64) -> i64:
    if state.phase == phases.KEEPING:
        return refusals.FINE if state.jutsu_at[jutsu] == IN_HAND + seat else refusals.NOT_IN_HAND
    return refusals.FINE if state.jutsu_at[jutsu] == ON_OFFER else refusals.JUTSU_TAKEN


# Answers


def choose_team(state: Position, seat: i64, team: i64) -> None:
    pop_task(state)
    state.note(notes.TEAM, seat, team)
    for jutsu in range(i64(JUTSU)):
        if state.box.team[jutsu] == team:
            state.jutsu_at[jutsu] = ON_BOARD + seat
    _complete(state, seat, team)


def pick(state: Position, seat: i64, jutsu: i64) -> None:
    if state.phase == phases.KEEPING:
        _seal(state, seat, jutsu)
        return
    pop_task(state)
    state.jutsu_at[jutsu] = ON_BOARD + seat
    state.note(notes.PICKED, seat, jutsu)


def choose_sensei(state: Position, seat: i64, sensei: i64) -> None:
    pop_task(state)
    state.note(notes.SENSEI, seat, sensei)
    _complete(state, seat, sensei)


def _complete(state: Position, seat: i64, sensei: i64) -> None:
    """DECK-026 to 028: the Sensei, three of each character, and their tokens."""
    state.sensei[seat] = sensei
    state.draw[seat * state.box.kinds + sensei] += 1
    for jutsu in range(i64(JUTSU)):
        if is_own(state, seat, jutsu):
            state.draw[seat * state.box.kinds + state.box.starter[jutsu]] += OF_EACH
            if state.box.tokens_of[jutsu] == BRINGS_AKAMARU:
                state.akamaru_owner = seat
            elif state.box.tokens_of[jutsu] == BRINGS_CHIPS:
                state.chip_owner = seat


def remove_jutsu(state: Position, jutsu: i64) -> None:
    set_task_number(state, task_number(state) - 1)
    state.jutsu_at[jutsu] = IN_BOX
    state.note(notes.REMOVED, CHANCE, jutsu)


def deal_jutsu(state: Position, jutsu: i64) -> None:
    seat: i64 = task_number(state) % state.seats
    set_task_number(state, task_number(state) + 1)
    state.jutsu_at[jutsu] = IN_HAND + seat
    state.note(notes.DEALT, seat, jutsu)


def _seal(state: Position, seat: i64, jutsu: i64) -> None:
    """DECK-127: all reveal at once; then the rest goes to the left."""
    state.sealed[seat] = jutsu
    if next_sealing(state) >= 0:
        return
    for one in range(state.seats):
        state.jutsu_at[state.sealed[one]] = ON_BOARD + one
        state.note(notes.PICKED, one, state.sealed[one])
        state.sealed[one] = OWED
    pop_task(state)
    _pass_on(state)


def _pass_on(state: Position) -> None:
    for jutsu in range(i64(JUTSU)):
        place: i64 = state.jutsu_at[jutsu]
        if IN_HAND <= place < ON_BOARD:
            state.jutsu_at[jutsu] = IN_HAND + state.left_of(place - IN_HAND)
    if state.stage == 2:
        _keep_the_last(state)


def _keep_the_last(state: Position) -> None:
    """DECK-127: the third is what was received; DECK-A48: the rest is in the box."""
    state.stage = 0
    for jutsu in range(i64(JUTSU)):
        place: i64 = state.jutsu_at[jutsu]
        if IN_HAND <= place < ON_BOARD:
            state.jutsu_at[jutsu] = ON_BOARD + place - IN_HAND
            state.note(notes.PICKED, place - IN_HAND, jutsu)
        elif place == IN_PILE:
            state.jutsu_at[jutsu] = IN_BOX
