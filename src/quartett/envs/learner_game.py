"""One game played by learners: the base of all environments."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quartett import games
from quartett.bots.players import player
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.many_games import count_wins
from quartett.core.observation import Observation
from quartett.core.play import Bot, ask
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.envs.scale import Scale
from quartett.envs.vector import Row, blank_row

Mask = NDArray[np.int8]

VERSION: Final = 1
"""Incremented when the same moves would give other observations or rewards."""
REWARDS: Final = ("win", "points")
ANSI: Final = "ansi"
"""The only render mode: the position as a text table."""
ILLEGAL: Final = -1.0
"""The penalty for an illegal move that ends the game."""
OWN: Final = 2**31
"""Added to the number of a game for the stream of its bots, as in the lab."""


def box(observation: Observation) -> Any:
    low, high = limits(observation)
    return spaces.Box(low, high, dtype=np.int16)


def limits(observation: Observation) -> tuple[Row, Row]:
    """The bounds of each number of an observation."""
    lengths = [field.length for field in observation.fields]
    low = np.repeat([field.low for field in observation.fields], lengths)
    high = np.repeat([field.high for field in observation.fields], lengths)
    return low.astype(np.int16), high.astype(np.int16)


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise Problem("unknown-reward", reward=reward, rewards=", ".join(REWARDS))


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, ANSI):
        raise ValueError(f"render_mode is {ANSI!r} or None, not {mode!r}")


def seen_space(playing: "Playing", moves: int) -> spaces.Dict:
    """The space of an observation with its mask of legal moves."""
    shown: dict[str, spaces.Space[Any]] = {"observation": playing.space()}
    shown["action_mask"] = spaces.Box(np.int8(0), np.int8(1), (moves,), np.int8)
    return spaces.Dict(shown)


class Playing:
    """A game that waits for answers of learners; chance and bots answer by themselves.

    >>> playing = Playing("push", 3)
    >>> playing.begin(seed=7)
    >>> playing.asked, int(playing.mask(0).sum()), playing.observe(0).shape
    (0, 1, (371,))
    """

    def __init__(
        self,
        name: str,
        seats: int,
        options: dict[str, str] | None = None,
        reward: str = "win",
        bots: dict[int, str] | None = None,
        scaled: bool = False,
    ) -> None:
        check_reward(reward)
        self.scaled = scaled
        self.game = games.load(name)
        self.first: State = self.game.start(seats, **(options or {}))
        self.observation = self.game.observation(seats)
        self.reward = reward
        self.named = bots or {}
        self._invite()
        self.state = self.first.copy()
        self.chance = self.own = Stream(0)
        self._lay_out()

    def _lay_out(self) -> None:
        self._row, self._window = blank_row(int(self.observation.size))
        self._scale = Scale(self.observation) if self.scaled else None

    def space(self) -> Any:
        """The space of observations."""
        return box(self.observation) if self._scale is None else self._scale.space()

    def _invite(self) -> None:
        self.bots: dict[int, Bot] = {s: player(self.game, text) for s, text in self.named.items()}

    def __getstate__(self) -> dict[str, Any]:
        """Without the observation buffer and the bots, which each copy recreates."""
        own = ("observation", "bots", "_row", "_window", "_scale")
        return {name: kept for name, kept in vars(self).items() if name not in own}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._invite()
        self.observation = self.game.observation(int(self.first.seats))
        self._lay_out()

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same position and continue in the same way."""
        return isinstance(other, Playing) and self._standing() == other._standing()

    def _standing(self) -> tuple[Any, ...]:
        streams = self.chance.__reduce__(), self.own.__reduce__()
        return self.game, self.first, self.state, self.reward, streams, self.named, self.scaled

    def show(self, viewer: int) -> str:
        """What a seat (NOBODY for a spectator) sees, as text."""
        return str(self.state.masked(viewer))

    @property
    def asked(self) -> int:
        """Who owes the next answer; NOBODY once the game is over."""
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.asked == NOBODY

    @property
    def owing(self) -> tuple[int, ...]:
        """All seats that owe an answer now."""
        return tuple(seat for seat in self.state.owing if seat not in self.bots)

    def begin(self, seed: int) -> None:
        self.state = self.first.copy()
        self.chance, self.own = Stream(seed), Stream(seed, OWN)
        self._go_on()

    def allows(self, seat: int, move: Any) -> bool:
        return move is not None and int(move) in self.state.legal(seat)

    def answer(self, seat: int, move: int) -> None:
        self.state.apply(seat, int(move))
        self._go_on()

    def _go_on(self) -> None:
        state = self.state
        while not state.over:
            actor = int(state.actor)
            if actor == CHANCE:
                state.apply(actor, state.chance(self.chance))
            elif actor in self.bots:
                state.apply(actor, ask(self.bots[actor], state, self.own))
            else:
                break

    def observe(self, seat: int) -> NDArray[Any]:
        """What a seat sees, only from the masked state."""
        self.observation.look(self.state.masked(seat), seat, self._row, 0)
        return self._window.copy() if self._scale is None else self._scale(self._window)

    def mask(self, seat: int) -> Mask:
        """1 for each legal move of a seat."""
        mask = np.zeros(self.observation.moves, np.int8)
        if not self.over:
            mask[list(self.state.legal(seat))] = 1
        return mask

    def rewards(self) -> list[float]:
        """The reward of each seat at the end; 0 before."""
        if not self.over:
            return [0.0] * int(self.state.seats)
        if self.reward == "points":
            return [float(points) for points in self.state.scores()]
        return count_wins(self.state, self.game.together)


class AgentGame:
    """What both kinds of PettingZoo environments say of themselves."""

    playing: Playing
    possible_agents: list[str]
    metadata: dict[str, Any]

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same position and continue in the same way."""
        return type(other) is type(self) and vars(self) == vars(other)

    def state(self) -> Any:
        """The observations of all seats, concatenated."""
        return np.concatenate([self.playing.observe(s) for s in range(len(self.possible_agents))])

    def __str__(self) -> str:
        return str(self.metadata["name"])
