"""A state some moves ahead of a course, to see what follows before anything is stored."""

from collections.abc import Collection, Iterator

from quartett.core.chance import CHANCE, Stream
from quartett.core.keyed import keyed_stream
from quartett.core.state import Note, State


class Ahead:
    """`sealed` are the answers that are open in it, `before` the state before the first of them."""

    def __init__(
        self, state: State, before: State, sealed: list[tuple[int, int]], length: int
    ) -> None:
        self.state = state
        self.before = before
        self.sealed = sealed
        self.length = length
        self.story: list[Note] = []

    @property
    def settled(self) -> State:
        """The last state in which nothing is sealed."""
        return self.before if self.sealed else self.state

    def answer(self, seat: int, move: int) -> int:
        """Takes an answer. If it is the last of several that were sealed, how many these are."""
        many, closing = len(self.state.owing) > 1, self.state.closes(seat)
        before = self.before if self.sealed else self.state.copy()
        self.state.apply(seat, move)
        self.story = self.state.story or []
        self.state.story = None
        self.length += 1
        if many and not closing:
            self.before = before
            self.sealed.append((seat, move))
            return 0
        return self._open([*self.sealed, (seat, move)], before) if self.sealed else 0

    def _open(self, sealed: list[tuple[int, int]], before: State) -> int:
        """All answers are there. The state becomes the one that the record leads to, so that
        nothing later can hang on who was quicker."""
        self.state = before
        for seat, move in sorted(sealed, key=lambda answer: answer[0]):
            self.state.apply(seat, move)
        self.sealed = []
        return len(sealed)

    def follow(self, seed: bytes, forced: Collection[int]) -> Iterator[tuple[int, int, int]]:
        """Answers of chance, and of seats that want their only move made for them, each with how
        many sealed ones it opened."""
        while (answer := self._next(seed, forced)) is not None:
            yield (*answer, self.answer(*answer))

    def _next(self, seed: bytes, forced: Collection[int]) -> tuple[int, int] | None:
        if self.state.actor == CHANCE:
            stream: Stream = keyed_stream(seed, self.length)
            return CHANCE, int(self.state.chance(stream))
        for seat in self.state.owing:
            if seat in forced and len(moves := self.state.legal(seat)) == 1:
                return seat, moves[0]
        return None
