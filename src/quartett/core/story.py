"""What is told about a game, as values. The sentences for them are in `words/`."""

import re
from collections.abc import Sequence

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
    """Something that happened, complete for its audience; `telling/events.py` of each game."""

    @property
    def line(self) -> Line:
        return Line(sentence_id(type(self).__name__), msgspec.structs.asdict(self))


class SeatEvent(Event, frozen=True):
    """Something that a seat did, or that happened to it."""

    seat: int


class CardEvent(SeatEvent, frozen=True):
    """Something that a seat did with a card."""

    card: str


class View(msgspec.Struct, frozen=True):
    """What one viewer may know, ready to be drawn; `telling/view.py` of each game."""

    viewer: int
    actor: int
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Part(msgspec.Struct, frozen=True):
    """Points of a seat from one source, which the words know as `kind-name`."""

    kind: str
    name: str
    points: int


class Ending(msgspec.Struct, frozen=True):
    """How a finished game came out, and from what."""

    together: bool
    """Whether all seats won or lost as one team: then nobody has a rank of their own."""
    ranks: tuple[int, ...]
    """The place of each seat, 1 for the winners; the same for equal seats."""
    parts: tuple[tuple[Part, ...], ...]
    """Of each seat; they add up to its score."""
    ladder: tuple[Part, ...] = ()
    """The grades that a team can reach, from the lowest, each with the points that it takes."""
    decided: Line | None = None
    """What decided if it was not the points alone."""


def ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Behind the winners points decide, and equal points share a place.

    >>> ranks([5, 9, 5, 9], [3])
    [3, 2, 3, 1]
    """

    def ahead(seat: int, other: int) -> bool:
        return other in winners or scores[other] > scores[seat]

    return [
        1 if seat in winners else 1 + sum(ahead(seat, other) for other in range(len(scores)))
        for seat in range(len(scores))
    ]
