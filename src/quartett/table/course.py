"""The course of a game at a table: its log, and what follows from it: state, record and story.

The log only grows. An entry is a move, or `undo`, which takes the last answer of a seat back and
all that came after it. Answers that are given at the same time stand in the log as they came in;
the record has them in seat order, and so has the state as soon as they are all there.
"""

from collections import deque
from collections.abc import Collection, Sequence
from copy import copy
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.record import Move
from quartett.core.state import Note, State
from quartett.table.ahead import Ahead
from quartett.table.log import UNDO, Entry, in_seat_order
from quartett.table.snapshot import Snapshot, take_snapshot

KEPT: Final = 64
"""So many of the last entries can be shown again as they were: more than follow from one answer."""


class Plan(msgspec.Struct, frozen=True):
    """Entries that could follow, whether the game is over with them, and where they lead."""

    entries: list[Entry]
    over: bool
    snapshot: Snapshot


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

    def __init__(
        self, game: Game[Any], start: State, seed: bytes, earlier: Sequence[Move] = ()
    ) -> None:
        """`earlier` are moves that led to the start and cannot be taken back any more."""
        self.game = game
        self.seed = seed
        self.start = start
        self.earlier = list(earlier)
        self.number = 0
        """How many entries the log has."""
        self.told: list[list[Note] | None] = []
        """What the rules noted at each entry; None at an undo."""
        self.times: list[float] = []
        """When each entry was made."""
        self._begin()
        self._states = deque([self.state], KEPT + 1)
        """After each of the last entries; the last is the state of now."""

    def _begin(self) -> None:
        self.state: State = self.start.copy()
        self.moves: list[Move] = list(self.earlier)
        self._sealed_since = len(self.moves)
        self._before_sealed = self.state
        self._asked = [self.number] * int(self.state.seats)

    def skip(self, log: Sequence[Entry], sealed: Sequence[Move]) -> None:
        """The log that led to the start, of which the story can no longer be told. Some of its last
        answers may still be sealed."""
        self.number = len(log)
        self.times = [entry.at for entry in log]
        self._begin()
        self._walk(sealed)
        self.told = [[] for _ in log]
        self._states = deque([self.state], KEPT + 1)

    # Looking ahead

    def plan(
        self, seat: int, move: int, forced: Collection[int] = (), ack: str = "", at: float = 0.0
    ) -> Plan:
        """What follows from an answer: itself, what chance answers, and the only moves of the
        seats in `forced`. Changes nothing; an illegal move raises."""
        ahead = self.ahead()
        opened = ahead.answer(seat, move)
        first = Entry(self.number, seat, self._text(move), ack, at, opened)
        return self._follow(ahead, [first], forced, at)

    def plan_start(self, forced: Collection[int] = (), at: float = 0.0) -> Plan:
        """What follows by itself where chance owes an answer, as at the first deal."""
        return self._follow(self.ahead(), [], forced, at)

    def plan_undo(self, seat: int, ack: str = "", at: float = 0.0) -> Plan:
        last = self.last_of(seat)
        back = -1 if last is None or last >= self._sealed_since else last
        undone = copy(self)
        undone._undo(seat)
        length = len(undone.moves) - len(undone._sealed())
        snapshot = take_snapshot(self.number + 1, length, undone._before_sealed)
        return Plan([Entry(self.number, seat, UNDO, ack, at, back)], False, snapshot)

    def _follow(
        self, ahead: Ahead, entries: list[Entry], forced: Collection[int], at: float
    ) -> Plan:
        for seat, move, opened in ahead.follow(self.seed, forced):
            number = self.number + len(entries)
            entries.append(Entry(number, seat, self._text(move), "", at, opened))
        length = ahead.length - len(ahead.sealed)
        snapshot = take_snapshot(self.number + len(entries), length, ahead.settled)
        return Plan(entries, bool(ahead.state.over), snapshot)

    def _text(self, move: int) -> str:
        return self.game.moves.text(move)

    def ahead(self) -> Ahead:
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
        self._states.append(self.state)
        self.times.append(entry.at)

    @property
    def oldest(self) -> int:
        """The smallest number of entries after which the state is still known."""
        return self.number - len(self._states) + 1

    def state_at(self, number: int) -> State:
        """The state after so many entries."""
        return self._states[number - self.oldest]

    def _answer(self, seat: int, move: int) -> None:
        ahead = self.ahead()
        sealed = len(self.state.owing) > 1
        ahead.state.story = []
        ahead.answer(seat, move)
        self.told.append(ahead.story)
        self.moves.append(Move(seat, self.game.moves.text(move)))
        self.number += 1
        self._settle(ahead, seat, sealed)

    def _settle(self, ahead: Ahead, seat: int, sealed: bool) -> None:
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
        return not self.state.over and self.last_of(seat) is not None

    def nothing_learned(self, seat: int) -> bool:
        """Whether the last answer was this seat's own, chance has not answered since and nobody
        else was asked, or the answer is still sealed."""
        last = self.last_of(seat)
        if last is None or self.state.over:
            return False
        if last >= self._sealed_since:
            return True
        return last == len(self.moves) - 1 and self.state.owing == (seat,)

    def last_of(self, seat: int) -> int | None:
        """The place of the seat's last answer among the moves."""
        own = range(len(self.moves) - 1, len(self.earlier) - 1, -1)
        return next((number for number in own if self.moves[number].seat == seat), None)

    def _undo(self, seat: int) -> None:
        last = self.last_of(seat)
        if last is None:
            raise ValueError(f"seat {seat} has nothing to take back")
        kept = self.moves[len(self.earlier) : last]
        if last >= self._sealed_since:
            kept += self.moves[last + 1 :]
        told, self.number = self.told, self.number + 1
        self._begin()
        self._walk(kept)
        self.told = [*told, None]

    def _walk(self, moves: Sequence[Move]) -> None:
        """The moves again, without growing the log."""
        number, self.told = self.number, []
        for move in moves:
            self._answer(move.seat, self.game.moves.parse(move.text))
        self.number = number
        self._asked = [number] * len(self._asked)
