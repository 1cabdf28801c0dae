"""One seat of a game as a Gymnasium environment, with bots at all others; also vectorised.

>>> from quartett.envs.gymnasium import seat_env
>>> env = seat_env("force", seats=3, bots="greedy")
>>> seen, info = env.reset(seed=1)
>>> seen.shape, int(info["action_mask"].sum())
((197,), 8)

Also by name: `gymnasium.make("quartett/push-v1")` and `gymnasium.make_vec("quartett/push-v1", 512)`
once this module is imported. An illegal move ends the game with -1.
"""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from quartett import games
from quartett.core.problem import Problem
from quartett.envs.learner_game import (
    ANSI,
    ILLEGAL,
    VERSION,
    Mask,
    Playing,
    box,
    check_render_mode,
    check_reward,
)
from quartett.envs.scale import Scale
from quartett.envs.vector import Row, Vector

Told = dict[str, Any]


def name_bots(bots: str | Sequence[str], seats: int, seat: int) -> list[str | None]:
    """One name for all opponents, or one each in seat order."""
    if not 0 <= seat < seats:
        raise Problem("no-such-seat", seat=seat, seats=seats)
    others = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(others) != seats - 1:
        raise Problem("wrong-bot-count", bots=len(others), seats=seats)
    return [*others[:seat], None, *others[seat:]]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat of one game. Equal environments are in the same position and continue in the same
    way; copies and pickles are equal to the original."""

    metadata = {"render_modes": [ANSI]}

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        reward: str = "win",
        render_mode: str | None = None,
        scaled: bool = False,
        **options: str,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        seats = seats or games.load(name).fewest
        named = enumerate(name_bots(bots, seats, seat))
        played = {place: each for place, each in named if each is not None}
        self.seat = seat
        self.playing = Playing(name, seats, options, reward, played, scaled)
        self.observation_space = self.playing.space()
        self.action_space = spaces.Discrete(int(self.playing.observation.moves))

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Row, Told]:
        super().reset(seed=seed)
        self.playing.begin(int(self.np_random.integers(2**62)))
        return self.playing.observe(self.seat), self._info()

    def render(self) -> Any:
        """What the seat sees, as text; None without a render mode."""
        return self.playing.show(self.seat) if self.render_mode == ANSI else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatEnv) and self._standing() == other._standing()

    def _standing(self) -> tuple[Any, ...]:
        drawn = None if self._np_random is None else self._np_random.bit_generator.state
        return self.seat, self.render_mode, self.playing, drawn

    def _info(self) -> Told:
        return {"action_mask": self.playing.mask(self.seat)}

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, Told]:
        playing = self.playing
        if not playing.allows(self.seat, action):
            return playing.observe(self.seat), ILLEGAL, True, False, self._info()
        playing.answer(self.seat, int(action))
        reward = playing.rewards()[self.seat]
        return playing.observe(self.seat), reward, playing.over, False, self._info()

    def legal_moves(self) -> Mask:
        return self.playing.mask(self.seat)

    action_masks = legal_moves  # the name that learners with masks expect


class SeatVectorEnv(VectorEnv[Row, Any, Any]):
    """Many games at once. A finished game is reset in the same step; its last observation is in
    `final_obs` of the infos."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        reward: str = "win",
        scaled: bool = False,
        **options: str,
    ) -> None:
        check_reward(reward)
        seats = seats or games.load(name).fewest
        named = name_bots(bots, seats, seat)
        self.many = Vector(name, seats, num_envs, named, seat, **options)
        self.num_envs = num_envs
        self.seat = seat
        self.reward = reward
        self.scaled = scaled
        scale = Scale(self.many.observation)
        self.single_observation_space = scale.space() if scaled else box(self.many.observation)
        self._shown: Callable[[Row], Any] = scale if scaled else np.copy
        self.single_action_space = spaces.Discrete(int(self.many.observation.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: Told | None = None) -> tuple[Row, Told]:
        super().reset(seed=seed)
        self.many.begin(int(self.np_random.integers(2**62)))
        return self._shown(self.many.observations), {"action_mask": self._masks()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatVectorEnv) and self._standing() == other._standing()

    def _standing(self) -> tuple[Any, ...]:
        drawn = None if self._np_random is None else self._np_random.bit_generator.state
        return self.seat, self.reward, self.scaled, self.many, drawn

    def _masks(self) -> Any:
        return self.many.masks.astype(np.int8)

    def step(self, actions: Any) -> tuple[Row, Any, Any, Any, Told]:
        """An illegal move raises, since masks make it avoidable."""
        many = self.many
        many.step(np.asarray(actions))
        info: Told = {"action_mask": self._masks()}
        if many.ended.any():
            info |= {"final_obs": self._shown(many.last), "_final_obs": many.ended.copy()}
        won = many.points if self.reward == "points" else many.wins
        rewards = won[:, self.seat].astype(np.float64)
        return self._shown(many.observations), rewards, many.ended.copy(), no(many.ended), info


def no(flags: Any) -> Any:
    return np.zeros_like(flags)


def seat_env(name: str, **settings: Any) -> SeatEnv:
    """Settings are `seats`, `seat`, `bots`, `reward`, `scaled` and the options of the game."""
    return SeatEnv(name, **settings)


def vector_env(name: str, games: int, **settings: Any) -> SeatVectorEnv:
    return SeatVectorEnv(name, games, **settings)


def register(name: str) -> None:
    gymnasium.register(
        id=f"quartett/{name}-v{VERSION}",
        entry_point="quartett.envs.gymnasium:SeatEnv",
        vector_entry_point="quartett.envs.gymnasium:SeatVectorEnv",
        kwargs={"name": name},
        disable_env_checker=True,
    )


for _name in games.NAMES:
    register(_name)
