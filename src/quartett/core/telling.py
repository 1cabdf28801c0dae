"""The tables that every game uses to turn notes into events and refusals into reasons."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypedDict, TypeVar

from quartett.core.state import FINE, Note, State
from quartett.core.story import Event, Reason, Value, knows

S = TypeVar("S", bound=State)

Names = Sequence[str] | Callable[[int], object]
"""What a number in a note means: a list to look it up in, or a function of it."""
Teller = Callable[[Note, int], Sequence[Event]]
"""Turns one note into events for one viewer, where a table row is not enough."""


class Openly:
    """A teller that tells every viewer the same."""

    def __init__(self, tell: Callable[[Note], Sequence[Event]]) -> None:
        self._tell = tell

    def __call__(self, note: Note, viewer: int) -> Sequence[Event]:
        return self._tell(note)


EventRow = tuple[type[Event], str] | Teller


class NoteTable:
    """Turns the notes of the rules into events for one viewer.

    A row is the event and the source of each of its fields, in order: `seat`, then a word for each
    number of the note. `number` is the number itself, `place` counts from 1, `-` skips the number,
    and any other word is one of `names`. A word that ends in `?` is secret to the seat: other
    viewers get None.

    >>> class CardLaid(Event, frozen=True):
    ...     seat: int
    ...     card: str | None
    >>> table = NoteTable({3: (CardLaid, "seat cards?")}, {"cards": ["ace", "king"]})
    >>> table.events([(3, 0, 1, 0)], viewer=0)
    [CardLaid(seat=0, card='king')]
    >>> table.events([(3, 0, 1, 0)], viewer=1)
    [CardLaid(seat=0, card=None)]
    """

    def __init__(self, rows: Mapping[int, EventRow], names: Mapping[str, Names]) -> None:
        known: dict[str, Names] = {"number": _number, "place": _place, **names}
        self._tellers: dict[int, Teller] = {
            kind: row if callable(row) else _Row(row[0], row[1].split(), known)
            for kind, row in rows.items()
        }
        self._open = {kind for kind, teller in self._tellers.items() if _is_open(teller)}

    def is_open(self, notes: Sequence[Note]) -> bool:
        """Whether all viewers get the same events."""
        return all(note[0] in self._open for note in notes)

    def events(self, notes: Sequence[Note], viewer: int) -> list[Event]:
        return [event for note in notes for event in self._tellers[note[0]](note, viewer)]


class _Row:
    """One row of the table, with its words looked up in advance."""

    def __init__(self, event: type[Event], words: list[str], names: Mapping[str, Names]) -> None:
        self.event = event
        self.tells_seat = words[:1] == ["seat"]
        numbers = words[1:] if self.tells_seat else words
        self.parts: list[tuple[int, bool, Names]] = [
            (place, word.endswith("?"), names[word.removesuffix("?")])
            for place, word in enumerate(numbers, start=2)
            if word != "-"
        ]

    def __call__(self, note: Note, viewer: int) -> Sequence[Event]:
        seat = note[1]
        values: list[object] = [seat] if self.tells_seat else []
        for place, secret, names in self.parts:
            number = note[place]
            if secret and not knows(viewer, seat):
                values.append(None)
            else:
                values.append(names(number) if callable(names) else names[number])
        return (self.event(*values),)


def _is_open(teller: Teller) -> bool:
    if isinstance(teller, _Row):
        return not any(secret for _, secret, _ in teller.parts)
    return isinstance(teller, Openly)


def _number(number: int) -> int:
    return number


def _place(number: int) -> int:
    return number + 1


class Refusal(NamedTuple):
    """Why a move is refused: the rule, the id of the sentence, and its arguments."""

    rule: str
    name: str
    arguments: tuple[str, ...] = ()


class RefusalTable(Generic[S]):
    """Turns the codes of `State.objection` into reasons. `arguments` maps each argument of a
    sentence to a function of the state, the seat and the refused move; `seat`, the one who is to
    move, is always available.

    >>> from quartett import games
    >>> push = games.load("push")
    >>> push.why_not(push.start(2), 0, push.moves.parse("stop")).rule
    'PUSH-A8'
    """

    def __init__(
        self,
        refusals: Mapping[int, Refusal],
        arguments: Mapping[str, Callable[[S, int, int], Value]],
    ) -> None:
        self.refusals = refusals
        self.arguments = {"seat": _asked, **arguments}

    def reason(self, state: S, seat: int, move: int) -> Reason | None:
        """Why `seat` may not answer with `move` now; None if it may."""
        code = int(state.objection(seat, move))
        if code == FINE:
            return None
        rule, name, wanted = self.refusals[code]
        return Reason(
            rule, name, {word: self.arguments[word](state, seat, move) for word in wanted}
        )


def _asked(state: State, seat: int, move: int) -> int:
    return int(state.actor)


class Head(TypedDict):
    """The fields that every view starts with."""

    viewer: int
    actor: int
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def head(seen: State) -> Head:
    """The common fields of a view: `PushView(**head(seen), …)`. Points are only shown at the
    end."""
    return {
        "viewer": int(seen.viewer),
        "actor": int(seen.actor),
        "over": seen.over,
        "scores": tuple(seen.scores()) if seen.over else (),
        "winners": tuple(seen.winners()) if seen.over else (),
    }
