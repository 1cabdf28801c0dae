"""What is told about a game, as values. The sentences for them are in `words/`."""

import re

import msgspec

from quartett.core.state import OPEN

Value = int | str | tuple[int | str, ...]


class Line(msgspec.Struct, frozen=True):
    """A sentence to be said: its id in the words of the game, and what fills it."""

    name: str
    arguments: dict[str, Value] = {}


def knows(viewer: int, seat: int) -> bool:
    """Whether a viewer may know what is only for this seat: who sits there, and who sees all.

    >>> knows(1, 1), knows(1, 0), knows(OPEN, 0)
    (True, False, True)
    """
    return viewer in (seat, OPEN)


class Worth(msgspec.Struct, frozen=True):
    """One card of a hand: what is printed on it, what changes that, and what it is worth."""

    card: str
    printed: int
    changes: tuple[Line, ...]
    worth: int


class Reason(msgspec.Struct, frozen=True):
    """Why a move is not allowed now: the rule, and the sentence that says so."""

    rule: str
    name: str
    arguments: dict[str, Value] = {}


def sentence_id(name: str) -> str:
    """
    >>> sentence_id("ColumnTaken")
    'column-taken'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag=sentence_id):
    """Something that happened, complete for its audience. Each game's `story.py` has its own."""

    @property
    def line(self) -> Line:
        return Line(sentence_id(type(self).__name__), msgspec.structs.asdict(self))


class View(msgspec.Struct, frozen=True):
    """What one viewer may know, ready to be drawn. Each game's `story.py` has its own."""

    viewer: int
    actor: int
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
