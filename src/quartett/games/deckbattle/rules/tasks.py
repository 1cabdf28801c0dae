"""Deck Battle: pending work as a stack: the top task is next.

A task has a seat and two more numbers, whose meaning is noted beside it.
"""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from quartett.games.deckbattle.rules import phases
from quartett.games.deckbattle.rules.state import Position

EFFECT: Final = 0  # the next step in the code; who does it: a place in play, or less than 0
DRAW: Final = 1  # how many cards; where they go
TOKEN: Final = 2  # whether one is to be drawn now
UNLOCK: Final = 3  # the highest level
OBJECTIVE: Final = 4
RETURN: Final = 5
WOUND: Final = 6
MOVE: Final = 7
ARRIVE: Final = 8
FIELD: Final = 9
MARKET: Final = 10
POST: Final = 11
CLOSE: Final = 12
CHIP: Final = 13
TEAM: Final = 14
PICK: Final = 15
SENSEI: Final = 16
REMOVE: Final = 17  # how many
DEAL: Final = 18  # how many have been dealt
KEEP: Final = 19  # which round of the draft
BEGIN: Final = 20
DISCARD: Final = 21  # how many cards of the hand

SIZE: Final = 4
"""How many numbers a task takes on the stack."""

# Where a drawn card goes.
TO_HAND: Final = 0
TO_PLAY: Final = 1
TO_DISCARD: Final = 2


def push(table: Position, task: i64, seat: i64 = 0, number: i64 = 0, detail: i64 = 0) -> None:
    table.stack = append(table.stack, task)
    table.stack = append(table.stack, seat)
    table.stack = append(table.stack, number)
    table.stack = append(table.stack, detail)


def pop_task(table: Position) -> None:
    for _ in range(i64(SIZE)):
        table.stack, _number = pop(table.stack)


def finish(table: Position) -> bool:
    """Removes the top task. Returns False, since nobody owes an answer for it any more."""
    pop_task(table)
    return False


def wait_for(table: Position, phase: i64, actor: i64) -> bool:
    """Makes somebody owe an answer before the top task continues. Returns True."""
    table.ask(phase, actor)
    return True


def task(table: Position) -> i64:
    return table.stack[len(table.stack) - SIZE]


def task_seat(table: Position) -> i64:
    return table.stack[len(table.stack) - SIZE + 1]


def task_number(table: Position) -> i64:
    return table.stack[len(table.stack) - SIZE + 2]


def task_detail(table: Position) -> i64:
    return table.stack[len(table.stack) - SIZE + 3]


def set_task_number(table: Position, number: i64) -> None:
    table.stack[len(table.stack) - SIZE + 2] = number


def is_waiting(table: Position, wanted: i64) -> bool:
    """Whether a task is anywhere on the stack."""
    return any(table.stack[place] == wanted for place in range(0, len(table.stack), SIZE))


def push_draw(table: Position, seat: i64, cards: i64) -> None:
    """DECK-049, 115: what is drawn in one's own preparation comes into play; anything else stays
    in hand."""
    own: bool = seat == table.turn and table.step == phases.PREPARATION
    push(table, DRAW, seat, cards, TO_PLAY if own else TO_HAND)
