"""A state as numbers, from which a record continues if the rules changed in mid-game."""

from functools import cache
from hashlib import blake2b
from typing import Any, Final

from quartett.core.chance import CHANCE, NOBODY
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.state import OPEN, State

LARGEST: Final = 2**62
"""Far below 64 bits, so that sums of a state's numbers cannot overflow."""
BROKEN: Final = (ArithmeticError, LookupError, TypeError, ValueError)
"""What the rules may raise for a state that they did not make."""


def layout_of(state: State) -> str:
    """A fingerprint of a state's fields: numbers of another layout mean something else.

    >>> from quartett import games
    >>> start = games.load("push").start
    >>> layout_of(start(2)) == layout_of(start(3)), len(layout_of(start(2)))
    (True, 16)
    """
    return _name_of(state.fields())


@cache
def _name_of(fields: tuple[Any, ...]) -> str:
    return blake2b(repr(fields).encode(), digest_size=8).hexdigest()


def restore(game: Game[Any], seats: int, layout: str, numbers: list[int]) -> State:
    """The state with these numbers. Raises a Problem if it cannot occur in this game."""
    known = game.blank(seats)
    if layout != layout_of(known):
        raise Problem("snapshot-other-layout", game=game.name)
    if not all(OPEN <= number < LARGEST for number in numbers):
        raise Problem("snapshot-not-whole", game=game.name)
    try:
        state: State = game.restore(numbers)
        whole = is_placed(state, seats) and game.conserved(state)
        if whole:
            look_around(game, state)
    except BROKEN:
        whole = False
    if not whole:
        raise Problem("snapshot-not-whole", game=game.name)
    return state


def is_placed(state: State, seats: int) -> bool:
    """Whether it hides nothing and only seats at the table are asked."""
    return state.viewer == OPEN and state.seats == seats and NOBODY <= state.actor < seats


def look_around(game: Game[Any], state: State) -> None:
    """Looks from every seat and lists its moves; raises if the state does not allow that."""
    for seat in range(NOBODY, int(state.seats)):
        if seat != CHANCE:
            game.view(state.masked(seat))
    if state.actor != NOBODY:
        state.legal(state.actor)


def write(layout: str, numbers: list[int]) -> str:
    """The value of the header line `snapshot`."""
    return " ".join([layout, *map(str, numbers)])


def read(game: Game[Any], seats: int, text: str) -> State:
    layout, *words = text.split()
    try:
        numbers = [int(word) for word in words]
    except ValueError:
        raise Problem("snapshot-not-whole", game=game.name) from None
    return restore(game, seats, layout, numbers)
