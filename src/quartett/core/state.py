"""The contract of every game's state."""

from collections.abc import Callable
from typing import Any, Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quartett.core.chance import CHANCE, NOBODY, Stream

OPEN: Final = -3
"""The viewer of a state that hides nothing."""

FINE: Final = 0
"""What `State.objection` returns for a legal move."""

NO_MOVE: Final = -1
"""What it returns for a number that is no move at all."""

NO_ROW: Final = vec[i64]()
"""A row that is filled or copied later."""

SHARED: Final = vec[i64]()
"""The same for a row that never changes during a game, so that copies share it."""

Note = tuple[int, int, int, int]
"""What the rules record while somebody is listening: kind, seat and two numbers.
`telling/events.py` of the game turns notes into events for one viewer."""


OUTSIDE: Final[dict[str, Callable[..., Any]]] = {}
"""Hooks that `quartett.games` installs, because it knows which game a state belongs to: `reduce`
pickles, `show` prints, `load` returns a game with its cards."""


class IllegalMove(ValueError):
    """A move that the rules do not allow now. Nothing was changed."""

    def __init__(self, seat: int, move: int) -> None:
        super().__init__(seat, move)
        self.seat = seat
        self.move = move

    def __str__(self) -> str:
        return f"move {self.move} of seat {self.seat} is not allowed now"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress, as plain data.

    `actor` owes the next answer: a seat, CHANCE, or NOBODY once the game is over. Where several
    seats choose at once `actor` is the lowest of them and `owing` lists all.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = NOBODY
        self.viewer: i64 = OPEN
        self.phase: i64 = 0  # what is being asked; each game numbers its own phases
        self.story: list[Note] | None = None

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    @property
    def owing(self) -> tuple[int, ...]:
        """All seats that owe an answer now, in the order a record lists them."""
        return () if self.actor == NOBODY else (int(self.actor),)

    def closes(self, seat: i64) -> bool:
        """Whether an answer of `seat` now is the last of several simultaneous ones: it makes them
        all take effect and reveals what was sealed."""
        return False

    def legal(self, seat: i64) -> tuple[int, ...]:
        """The moves that `seat` (or CHANCE) may answer with now, in table order."""
        raise NotImplementedError

    def objection(self, seat: i64, move: i64) -> i64:
        """Why `seat` (or CHANCE) may not answer with `move` now, as a code of the game; FINE if it
        may. This is the only place where the rules refuse a move: `legal`, `pick` and `apply`
        agree."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> i64:
        """Takes one answer and returns the new `actor`, who owes the next one. An illegal answer
        raises IllegalMove and changes nothing."""
        raise NotImplementedError

    def chance(self, stream: Stream) -> i64:
        """Samples the answer that CHANCE owes."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, int]]:
        """All answers that CHANCE could give now, with their weights."""
        raise NotImplementedError

    def pick(self, seat: i64, stream: Stream) -> i64:
        """A random legal move of `seat`, all equally likely."""
        moves = self.legal(seat)
        return moves[stream.below(len(moves))]

    def play_out(self, stream: Stream) -> i64:
        """Plays at random to the end, in place. Returns the number of answers. A game may skip the
        legality check here, since every move is picked from the legal ones."""
        answers: i64 = 0
        actor: i64 = self.actor
        while actor != NOBODY:
            if actor == CHANCE:
                actor = self.apply(actor, self.chance(stream))
            else:
                actor = self.apply(actor, self.pick(actor, stream))
            answers += 1
        return answers

    def scores(self) -> list[int]:
        """The points of each seat if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win if the game ended now, in seat order: those with the most points."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def ending(self) -> str:
        """One word for how the game ended."""
        raise NotImplementedError

    def tally(self, index: i64, seat: i64) -> i64:
        """A statistic of this game, by its index in `Game.tallies`."""
        raise NotImplementedError

    # A state as a Python object

    def tables(self) -> object:
        """What was built from the cards and is shared by all states of a game; None if there is
        nothing."""
        return None

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game; listeners are ignored."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.tables() is other.tables() and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash; use tuple(state.numbers())")

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        found: tuple[Any, ...] = OUTSIDE["reduce"](self)
        return found

    def __repr__(self) -> str:
        return str(self)

    def __str__(self) -> str:
        """The position as a table, to print at a prompt."""
        return str(OUTSIDE["show"](self))

    # What the rules of all games do

    def ask(self, phase: i64, actor: i64) -> None:
        """Makes `actor` owe the answer that `phase` asks for."""
        self.phase = phase
        self.actor = actor

    def note(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Records a note if somebody is listening. Where an argument is expensive, check
        `self.story is not None` first."""
        if self.story is not None:
            _append(self.story, kind, seat, first, second)

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    # What a seat may know

    def copy(self) -> Self:
        """An independent copy, without a listener."""
        raise NotImplementedError

    def hide(self, viewer: i64) -> None:
        """Removes in place everything `viewer` may not know, and sets `viewer`."""
        raise NotImplementedError

    def guess(self, stream: Stream) -> None:
        """Fills in place what is hidden with something consistent, all possibilities equally
        likely, and sets `viewer` to OPEN."""
        raise NotImplementedError

    def masked(self, viewer: i64) -> Self:
        """What `viewer` may know (NOBODY: a spectator). It can be queried, but takes no moves and
        has no chance: `imagine` makes a playable guess of it."""
        view = self.copy()
        view.hide(viewer)
        return view

    def imagine(self, stream: Stream) -> Self:
        """A random full state consistent with this masked state, all equally likely."""
        guess = self.copy()
        guess.guess(stream)
        return guess

    def known_to(self, seat: i64) -> int:
        """A number that is equal for all states in which `seat` has the same information."""
        return hash(tuple(self.masked(seat).numbers()))

    def unseal(self) -> None:
        """Takes back the sealed answers of a simultaneous choice, so that everybody owes theirs
        again. A search does this to a guess, because it has a better idea of what others might have
        sealed."""

    def fields(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of all single-number attributes and of all rows of numbers, except `seats` and
        `story`. Generated by `tests/fields.py`, as is `fill`."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The whole state as integers, to save and compare."""
        scalars, rows = self.fields()
        numbers = [int(self.seats)] + [int(getattr(self, name)) for name in scalars]
        for name in rows:
            row = getattr(self, name)
            numbers.append(len(row))
            numbers.extend(row)
        return numbers

    def read(self, numbers: list[int]) -> None:
        """Becomes the state that `numbers` describe, which must have the same number of seats."""
        scalars, rows = self.fields()
        end = 1 + len(scalars)
        for name, number in zip(scalars, numbers[1:end], strict=True):
            setattr(self, name, number)
        for name in rows:
            start, end = end + 1, end + 1 + numbers[end]
            setattr(self, name, vec[i64](numbers[start:end]))


def _append(story: list[Note], kind: i64, seat: i64, first: i64, second: i64) -> None:
    story.append((int(kind), int(seat), int(first), int(second)))
