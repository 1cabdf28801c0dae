"""A match after one of its entries. A position is immutable: what follows is another one, so a
plan can be made before it is stored and used unchanged afterwards."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from quartett.core.chance import CHANCE, Stream
from quartett.core.keyed import drawn_stream, keyed_stream
from quartett.core.state import Note, State

Answer = tuple[int, int]
"""A seat and its move."""
Key = Callable[[int], bytes]
"""Maps the number of moves so far to the key of the next answer of chance."""
NOTHING_SEALED: Final[tuple[Answer, ...]] = ()


class Position:
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
        """The number of moves so far, including sealed ones."""
        self.asked = asked
        """The number of entries since which each seat has known its current question."""
        self.sealed = sealed
        """Answers that are given but still sealed."""
        self.before = state if before is None else before
        """The last state in which nothing is sealed."""
        self.notes = notes
        """The notes of the rules on the way here."""
        self.opened = opened
        """The number of sealed answers opened on the way here."""
        self.drawn = drawn
        """How often chance has answered in each phase, where its answers are keyed by that."""

    def after(self, seat: int, move: int, number: int) -> "Position":
        """The position with one more answer, after `number` entries. An illegal answer raises."""
        several, closing = len(self.state.owing) > 1, self.state.closes(seat)
        state = self.state.copy()
        state.story = []
        state.apply(seat, move)
        notes, state.story = state.story, None
        answers = (*self.sealed, (seat, move))
        drawn = self._drawn_after(seat)
        if several and not closing:
            # The others' questions are unchanged.
            asked = [number if at == seat else since for at, since in enumerate(self.asked)]
            return Position(state, self.length + 1, asked, self.before, answers, notes, 0, drawn)
        if self.sealed:
            state = _opened(self.before, answers)
        asked = [number] * len(self.asked)
        opened = len(answers) if self.sealed else 0
        return Position(state, self.length + 1, asked, notes=notes, opened=opened, drawn=drawn)

    def _drawn_after(self, seat: int) -> Mapping[int, int] | None:
        if self.drawn is None or seat != CHANCE:
            return self.drawn
        phase = int(self.state.phase)
        return {**self.drawn, phase: self.drawn.get(phase, 0) + 1}

    def asked_again(self, asked: Sequence[int]) -> "Position":
        """The same position, with questions known since other numbers."""
        return Position(
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
        """The next automatic answer: of chance, or of a seat that wants forced moves played."""
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
    ) -> Iterator[tuple[Answer, "Position"]]:
        """What follows automatically after `number` entries."""
        position = self
        while (answer := position.next_answer(key, forced)) is not None:
            number += 1
            position = position.after(*answer, number)
            yield answer, position


def _opened(before: State, answers: Sequence[Answer]) -> State:
    """All answers are there. The state becomes the one that the record leads to, so that nothing
    depends on who was faster."""
    state = before.copy()
    for seat, move in sorted(answers, key=lambda answer: answer[0]):
        state.apply(seat, move)
    return state
