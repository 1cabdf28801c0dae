"""The course of a game at a table: its log, and what follows from it: state, record and story.

The log only grows. An entry is a move, or `undo`, which takes the last answer of a seat back and
all that came after it. Answers that are given at the same time stand in the log as they came in;
the record has them in seat order, and so has the state as soon as they are all there.
"""

from collections.abc import Collection, Iterator
from typing import Any, Final

import msgspec

from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.keyed import keyed_stream
from quartett.core.record import Move
from quartett.core.state import Note, State

UNDO: Final = "undo"


class Entry(msgspec.Struct, frozen=True):
    """One line of the log. `ack` is the sender's own name for the message that brought it."""

    number: int
    seat: int
    text: str
    ack: str = ""
    at: float = 0.0


class Plan(msgspec.Struct, frozen=True):
    """Entries that could follow, and whether the game is over with them."""

    entries: list[Entry]
    over: bool = False


class Course:
    """
    >>> from quartett import games
    >>> game = games.load("push")
    >>> course = Course(game, game.start(2), bytes(32))
    >>> for entry in course.plan(0, game.moves.parse("flip")).entries:
    ...     course.take(entry)
    >>> course.number, course.moves[0].text
    (2, 'flip')
    """

    def __init__(self, game: Game[Any], start: State, seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self.start = start
        self.number = 0
        """How many entries the log has."""
        self.told: list[list[Note] | None] = []
        """What the rules noted at each entry; None at an undo."""
        self._begin()

    def _begin(self) -> None:
        self.state: State = self.start.copy()
        self.moves: list[Move] = []
        self._sealed_since = 0
        self._before_sealed = self.state
        self._asked = [self.number] * int(self.state.seats)

    # Looking ahead

    def plan(
        self, seat: int, move: int, forced: Collection[int] = (), ack: str = "", at: float = 0.0
    ) -> Plan:
        """What follows from an answer: itself, what chance answers, and the only moves of the
        seats in `forced`. Changes nothing; an illegal move raises."""
        ahead = self.ahead()
        ahead.answer(seat, move)
        return self._follow(ahead, [Entry(self.number, seat, self._text(move), ack, at)], forced)

    def plan_start(self, forced: Collection[int] = (), at: float = 0.0) -> Plan:
        """What follows by itself where chance owes an answer, as at the first deal."""
        return self._follow(self.ahead(), [], forced, at)

    def plan_undo(self, seat: int, ack: str = "", at: float = 0.0) -> Plan:
        return Plan([Entry(self.number, seat, UNDO, ack, at)])

    def _follow(
        self, ahead: "Ahead", entries: list[Entry], forced: Collection[int], at: float = 0.0
    ) -> Plan:
        at = entries[0].at if entries else at
        for seat, move in ahead.follow(self.seed, forced):
            number = self.number + len(entries)
            entries.append(Entry(number, seat, self._text(move), at=at))
        return Plan(entries, bool(ahead.state.over))

    def _text(self, move: int) -> str:
        return self.game.moves.text(move)

    def ahead(self) -> "Ahead":
        return Ahead(self.state.copy(), self._before_sealed.copy(), self._sealed(), len(self.moves))

    def _sealed(self) -> list[tuple[int, int]]:
        return [(m.seat, self.game.moves.parse(m.text)) for m in self.moves[self._sealed_since :]]

    # Growing

    def take(self, entry: Entry) -> None:
        """Adds an entry that is stored. Raises, and changes nothing, if it cannot follow."""
        if entry.number != self.number:
            raise ValueError(f"entry {entry.number} cannot follow after {self.number} entries")
        if entry.text == UNDO:
            self._undo(entry.seat)
        else:
            self._answer(entry.seat, self.game.moves.parse(entry.text))

    def _answer(self, seat: int, move: int) -> None:
        ahead = self.ahead()
        sealed = len(self.state.owing) > 1
        ahead.state.story = []
        ahead.answer(seat, move)
        self.told.append(ahead.story)
        self.moves.append(Move(seat, self.game.moves.text(move)))
        self.number += 1
        self._settle(ahead, seat, sealed)

    def _settle(self, ahead: "Ahead", seat: int, sealed: bool) -> None:
        """Takes over the state ahead. While others still answer, their question stays theirs."""
        if ahead.sealed:
            self._before_sealed = ahead.before
        else:
            self.moves[self._sealed_since :] = in_seat_order(self.moves[self._sealed_since :])
            self._sealed_since = len(self.moves)
            self._before_sealed = ahead.state
        self.state = ahead.state
        open_still = sealed and bool(ahead.sealed)
        for other in range(len(self._asked)):
            if other == seat or not open_still:
                self._asked[other] = self.number

    def asked_since(self, seat: int) -> int:
        """The number from which on the seat knows the question that it is asked now."""
        return self._asked[seat]

    # Taking back

    def can_take_back(self, seat: int) -> bool:
        """Whether there is an answer of this seat, and it may be taken back with consent."""
        return not self.state.over and self._last_of(seat) is not None

    def nothing_learned(self, seat: int) -> bool:
        """Whether the last answer was this seat's own, chance has not answered since and nobody
        else was asked, or the answer is still sealed."""
        last = self._last_of(seat)
        if last is None or self.state.over:
            return False
        if last >= self._sealed_since:
            return True
        return last == len(self.moves) - 1 and self.state.owing == (seat,)

    def _last_of(self, seat: int) -> int | None:
        places = (n for n in range(len(self.moves) - 1, -1, -1) if self.moves[n].seat == seat)
        return next(places, None)

    def _undo(self, seat: int) -> None:
        last = self._last_of(seat)
        if last is None:
            raise ValueError(f"seat {seat} has nothing to take back")
        kept = self.moves[:last]
        if last >= self._sealed_since:
            kept += self.moves[last + 1 :]
        told, self.number = self.told, self.number + 1
        self._begin()
        self._walk(kept)
        self.told = [*told, None]

    def _walk(self, moves: list[Move]) -> None:
        """The moves again, without growing the log."""
        number = self.number
        for move in moves:
            self._answer(move.seat, self.game.moves.parse(move.text))
        self.number = number
        self._asked = [number] * len(self._asked)


class Ahead:
    """A state some moves ahead of the course, and the sealed answers that are open in it."""

    def __init__(
        self, state: State, before: State, sealed: list[tuple[int, int]], length: int
    ) -> None:
        self.state = state
        self.before = before
        self.sealed = sealed
        self.length = length
        self.story: list[Note] = []

    def answer(self, seat: int, move: int) -> None:
        many, closing = len(self.state.owing) > 1, self.state.closes(seat)
        before = self.before if self.sealed else self.state.copy()
        self.state.apply(seat, move)
        self.story = self.state.story or []
        self.state.story = None
        self.length += 1
        if many and not closing:
            self.before = before
            self.sealed.append((seat, move))
        elif self.sealed:
            self._open([*self.sealed, (seat, move)], before)

    def _open(self, sealed: list[tuple[int, int]], before: State) -> None:
        """All answers are there. The state becomes the one that the record leads to, so that
        nothing later can hang on who was quicker."""
        self.state = before
        for seat, move in sorted(sealed, key=lambda answer: answer[0]):
            self.state.apply(seat, move)
        self.sealed = []

    def follow(self, seed: bytes, forced: Collection[int]) -> Iterator[tuple[int, int]]:
        """Answers of chance, and of seats that want their only move made for them."""
        while (answer := self._next(seed, forced)) is not None:
            self.answer(*answer)
            yield answer

    def _next(self, seed: bytes, forced: Collection[int]) -> tuple[int, int] | None:
        if self.state.actor == CHANCE:
            stream: Stream = keyed_stream(seed, self.length)
            return CHANCE, int(self.state.chance(stream))
        for seat in self.state.owing:
            if seat in forced and len(moves := self.state.legal(seat)) == 1:
                return seat, moves[0]
        return None


def in_seat_order(moves: list[Move]) -> list[Move]:
    return sorted(moves, key=lambda move: move.seat)
