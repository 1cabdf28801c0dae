"""Thousands of games at once, as NumPy arrays: the compiled games write into them directly.

>>> import numpy as np
>>> from quartett.envs.vector import Vector
>>> many = Vector("push", seats=4, games=100)
>>> many.begin(seed=1)
>>> many.observations.shape, many.masks.shape, many.asked.shape
((100, 438), (100, 13), (100,))
>>> many.step(many.masks.argmax(axis=1))

The arrays are views of the games' own memory: read-only, never moved, overwritten by the next step.
Copy what you keep.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8
from numpy.typing import NDArray

from quartett import games as every_game
from quartett.bots.players import player
from quartett.core.many_games import ManyGames
from quartett.core.problem import Problem
from quartett.core.state import State

Row = NDArray[np.int16]
ROWS: Final[dict[str, Any]] = {
    **dict.fromkeys(("seen", "last"), vec[i16]),
    **dict.fromkeys(("masks", "ended"), vec[u8]),
    **dict.fromkeys(("asked", "points", "shown"), vec[i64]),
    "wins": vec[float],
}
"""The names and dtypes of the buffers that the games write into."""


def window(numbers: Any, kind: Any, *shape: int) -> NDArray[Any]:
    """An array view of a vec's memory."""
    shown: NDArray[Any] = np.frombuffer(numbers, kind).reshape(shape)
    return shown


def blank_row(size: int) -> tuple[Any, Row]:
    """A row to write an observation into, and the array view of it."""
    row = vec[i16]([0] * size)
    return row, window(row, np.int16, size)


class Vector:
    """`games` games with the same rules. `bots` play the seats they are named for; all other seats
    are the learner's. A finished game restarts at once: `ended` marks it, `wins` (-1/n to 1, see
    the documentation) and `points` hold its result, and `observations` are already those of the
    next game."""

    def __init__(
        self,
        name: str,
        seats: int,
        games: int,
        bots: Sequence[str | None] = (),
        watch: int = 0,
        **options: str,
    ) -> None:
        if games < 1:
            raise Problem("too-few-games", games=games)
        self.game = every_game.load(name)
        start = self.game.start(seats, **options)
        self.observation = self.game.observation(seats)
        self.named = named = [*bots, *[None] * (seats - len(bots))]
        if len(named) != seats or None not in named:
            raise Problem("wrong-bot-count", bots=len(bots), seats=seats)
        if not 0 <= watch < seats:
            raise Problem("no-such-seat", seat=watch, seats=seats)
        self._set_up(start, games, watch)
        self._open_windows()

    def _set_up(self, start: State, games: int, watch: int) -> None:
        played = [None if each is None else player(self.game, each) for each in self.named]
        self.many = ManyGames(start, self.observation, games, played, self.game.together, watch)

    def _open_windows(self) -> None:
        games, seats = int(self.many.games), int(self.many.seats)
        size, moves = int(self.observation.size), int(self.observation.moves)
        self.observations: Row = window(self.many.seen, np.int16, games, size)
        self.masks = window(self.many.masks, np.uint8, games, moves)
        self.asked = window(self.many.asked, np.int64, games)
        self.wins = window(self.many.wins, np.float64, games, seats)
        self.points = window(self.many.points, np.int64, games, seats)
        self.ended = window(self.many.ended, np.uint8, games).view(np.bool_)
        self.last = window(self.many.last, np.int16, games, size)
        """The last observation of the watched seat in games that have just ended."""

    def __getstate__(self) -> tuple[Any, ...]:
        """Without the bots, which are recreated by name."""
        many = self.many
        made = many.start, int(many.games), int(many.watch)
        going = many.states, many.listed, many.chance, many.own
        rows = {row: list(getattr(many, row)) for row in ROWS}
        return self.game, self.named, made, going, rows

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.game, self.named, made, going, rows = kept
        self.observation = self.game.observation(int(made[0].seats))
        self._set_up(*made)
        self.many.states, self.many.listed, self.many.chance, self.many.own = going
        for row, numbers in rows.items():
            setattr(self.many, row, ROWS[row](numbers))
        self._open_windows()

    def __eq__(self, other: object) -> bool:
        """Whether the games of both are in the same positions and continue in the same way."""
        return isinstance(other, Vector) and self._standing() == other._standing()

    def _standing(self) -> tuple[Any, ...]:
        game, named, made, (states, _, *streams), rows = self.__getstate__()
        drawn = [[stream.__reduce__() for stream in each] for each in streams]
        return game, named, made, states, drawn, rows

    def begin(self, seed: int = 0) -> None:
        self.many.begin(seed)

    def sample(self) -> list[int]:
        """A random legal move for each game, all equally likely."""
        return self.many.sample()

    def step(self, moves: NDArray[Any] | list[int]) -> None:
        """Takes one move per game, by the seat in `asked`."""
        self.many.step(moves if isinstance(moves, list) else moves.tolist())
