"""What can be told about a game, as values. Their sentences are in `words/`."""

import re
from collections.abc import Sequence

import msgspec

from quartett.core.state import OPEN

Value = int | str | tuple[int | str, ...]


class Line(msgspec.Struct, frozen=True):
    """A sentence by its id in the game's words, with its arguments."""

    name: str
    arguments: dict[str, Value] = {}


def knows(viewer: int, seat: int) -> bool:
    """Whether a viewer may know what is private to a seat: only that seat and whoever sees
    everything.

    >>> knows(1, 1), knows(1, 0), knows(OPEN, 0)
    (True, False, True)
    """
    return viewer in (seat, OPEN)


class Worth(msgspec.Struct, frozen=True):
    """One card of a hand: its printed value, what modifies it, and the resulting worth."""

    card: str
    printed: int
    changes: tuple[Line, ...]
    worth: int


class Reason(msgspec.Struct, frozen=True):
    """Why a move is not allowed now: the rule, and the sentence to say."""

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
    """Something that happened, complete for its audience. See `telling/events.py` of each game."""

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
    """What one viewer may know, ready to be drawn. See `telling/view.py` of each game."""

    viewer: int
    actor: int
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Part(msgspec.Struct, frozen=True):
    """Points of a seat from one source, called `kind-name` in the words."""

    kind: str
    name: str
    points: int


class Ending(msgspec.Struct, frozen=True):
    """The outcome of a finished game, and how it came about."""

    together: bool
    """Whether all seats won or lost as one team, so that nobody has a rank of their own."""
    ranks: tuple[int, ...]
    """The rank of each seat, 1 for the winners; ties share a rank."""
    parts: tuple[tuple[Part, ...], ...]
    """The parts of each seat's score."""
    ladder: tuple[Part, ...] = ()
    """The grades a team can reach, lowest first, with the points each one takes."""
    decided: Line | None = None
    """What decided the game if it was not points alone."""


def ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Winners come first, then points decide; equal points share a rank.

    >>> ranks([5, 9, 5, 9], [3])
    [3, 2, 3, 1]
    """

    def ahead(seat: int, other: int) -> bool:
        return other in winners or scores[other] > scores[seat]

    return [
        1 if seat in winners else 1 + sum(ahead(seat, other) for other in range(len(scores)))
        for seat in range(len(scores))
    ]
