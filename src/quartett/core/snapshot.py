"""A state written down as numbers: a record goes on from it when the rules changed in mid-game."""

from functools import cache
from hashlib import blake2b
from typing import Any, Final

from quartett.core.chance import CHANCE, NOBODY
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.state import OPEN, State

LARGEST: Final = 2**62
"""No number of a state comes near the end of 64 bits, where sums would turn over."""
BROKEN: Final = (ArithmeticError, LookupError, TypeError, ValueError)
"""What the rules may raise when a state is not one that they made."""


def layout_of(state: State) -> str:
    """A short name for the fields of a state: numbers of another layout mean something else.

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
    """The state of these numbers. Raises a Problem if they are not one of this game."""
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
    """Whether it hides nothing, and nobody but those at the table is asked."""
    return state.viewer == OPEN and state.seats == seats and NOBODY <= state.actor < seats


def look_around(game: Game[Any], state: State) -> None:
    """Looks from every seat and asks what may be answered: raises if the state does not allow
    that."""
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
