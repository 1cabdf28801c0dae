"""Where a course stands after an entry. A point never changes: what follows is another one, so a
plan can be made before it is stored, and be used as it is afterwards."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from quartett.core.chance import CHANCE, Stream
from quartett.core.keyed import drawn_stream, keyed_stream
from quartett.core.state import Note, State

Answer = tuple[int, int]
"""A seat and its move."""
Key = Callable[[int], bytes]
"""From how many moves came before to the key of the answer that chance gives then."""
NOTHING_SEALED: Final[tuple[Answer, ...]] = ()


class Point:
    def __init__(
        self,
        state: State,
        length: int,
        asked: Sequence[int],
        before: State | None = None,
        sealed: tuple[Answer, ...] = NOTHING_SEALED,
        notes: Sequence[Note] = (),
        opened: int = 0,
        drawn: Mapping[int, int] | None = None,
    ) -> None:
        self.state = state
        self.length = length
        """How many moves led here, sealed ones included."""
        self.asked = asked
        """From which number on each seat knows the question that it is asked now."""
        self.sealed = sealed
        """Answers that are given and not yet open."""
        self.before = state if before is None else before
        """The last state in which nothing is sealed."""
        self.notes = notes
        """What the rules wrote down on the way here."""
        self.opened = opened
        """How many sealed answers were opened on the way here."""
        self.drawn = drawn
        """How often chance has answered in each phase, where its answers are keyed by that."""

    def after(self, seat: int, move: int, number: int) -> "Point":
        """With one more answer, which makes it the point after `number` entries. An illegal one
        raises."""
        several, closing = len(self.state.owing) > 1, self.state.closes(seat)
        state = self.state.copy()
        state.story = []
        state.apply(seat, move)
        notes, state.story = state.story, None
        answers = (*self.sealed, (seat, move))
        drawn = self._drawn_after(seat)
        if several and not closing:
            # The others are still asked what they were asked before.
            asked = [number if at == seat else since for at, since in enumerate(self.asked)]
            return Point(state, self.length + 1, asked, self.before, answers, notes, 0, drawn)
        if self.sealed:
            state = _opened(self.before, answers)
        asked = [number] * len(self.asked)
        opened = len(answers) if self.sealed else 0
        return Point(state, self.length + 1, asked, notes=notes, opened=opened, drawn=drawn)

    def _drawn_after(self, seat: int) -> Mapping[int, int] | None:
        if self.drawn is None or seat != CHANCE:
            return self.drawn
        phase = int(self.state.phase)
        return {**self.drawn, phase: self.drawn.get(phase, 0) + 1}

    def asked_again(self, asked: Sequence[int]) -> "Point":
        """The same, known from other numbers on."""
        return Point(
            self.state,
            self.length,
            asked,
            self.before,
            self.sealed,
            self.notes,
            self.opened,
            self.drawn,
        )

    def next_answer(self, key: Key, forced: Collection[int]) -> Answer | None:
        """Of chance, or of a seat that wants its only move made for it."""
        state = self.state
        if state.actor == CHANCE:
            return CHANCE, int(state.chance(self._stream(key(self.length))))
        if forced:
            for seat in state.owing:
                if seat in forced and len(moves := state.legal(seat)) == 1:
                    return seat, moves[0]
        return None

    def _stream(self, key: bytes) -> Stream:
        if self.drawn is None:
            return keyed_stream(key, self.length)
        phase = int(self.state.phase)
        return drawn_stream(key, phase, self.drawn.get(phase, 0))

    def follow(
        self, number: int, key: Key, forced: Collection[int]
    ) -> Iterator[tuple[Answer, "Point"]]:
        """What follows by itself after `number` entries."""
        point = self
        while (answer := point.next_answer(key, forced)) is not None:
            number += 1
            point = point.after(*answer, number)
            yield answer, point


def _opened(before: State, answers: Sequence[Answer]) -> State:
    """All answers are there. The state becomes the one that the record leads to, so that nothing
    later can depend on who was quicker."""
    state = before.copy()
    for seat, move in sorted(answers, key=lambda answer: answer[0]):
        state.apply(seat, move)
    return state
