"""The games as PettingZoo environments: turn by turn (AEC), or all at once (Parallel).

>>> from quartett.envs.pettingzoo import aec_env
>>> env = aec_env("push", seats=3)
>>> env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, seen["observation"].shape, int(seen["action_mask"].sum())
('player_0', (371,), 1)

An action is a move's number in the game's move table. Where several seats choose at once, AEC asks
them one after another; sealed answers are hidden from the others. An illegal move ends the game, as
with PettingZoo's `TerminateIllegalWrapper`, and costs -1.
"""

from types import SimpleNamespace
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from quartett import games
from quartett.envs.learner_game import (
    ANSI,
    ILLEGAL,
    VERSION,
    AgentGame,
    Playing,
    check_render_mode,
    seen_space,
)
from quartett.envs.parallel import ParallelGame

Seen = dict[str, Any]


def version(name: str) -> str:
    return f"{name}_v{VERSION}"


class Aec(AgentGame, AECEnv):
    """One game, one agent asked at a time. `max_cycles` truncates a game after that many answers
    per seat, on average."""

    def __init__(
        self,
        name: str,
        seats: int,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        scaled: bool = False,
        **options: str,
    ) -> None:
        check_render_mode(render_mode)
        super().__init__()
        self.playing = Playing(name, seats, options, reward, scaled=scaled)
        self.max_cycles = max_cycles
        self.metadata = {"name": version(name), "render_modes": [ANSI], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        moves = int(self.playing.observation.moves)
        space = seen_space(self.playing, moves)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: spaces.Discrete(moves) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def space_of_moves(self, agent: str) -> Any:
        return self.action_spaces[agent]

    action_space = space_of_moves  # named by PettingZoo

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = int(np.random.default_rng().integers(2**62))
        self.playing.begin(seed)
        self.answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.playing.asked]

    def observe(self, agent: str) -> Seen:
        seat, playing = self.seat_of[agent], self.playing
        asked = seat == playing.asked
        mask = playing.mask(seat) if asked else np.zeros(playing.observation.moves, np.int8)
        return {"observation": playing.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.playing.allows(self.seat_of[agent], action):
            self._answer(self.seat_of[agent], int(action or 0))
        else:
            self.rewards[agent] = ILLEGAL
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _answer(self, seat: int, move: int) -> None:
        playing = self.playing
        playing.answer(seat, move)
        self.answers += 1
        if playing.over:
            self.rewards = dict(zip(self.agents, playing.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[playing.asked]
            if self.max_cycles and self.answers >= self.max_cycles * len(self.agents):
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """What the current agent sees, as text; None without a render mode."""
        seat = self.seat_of[self.agent_selection]
        return self.playing.show(seat) if self.render_mode == ANSI else None


def raw_env(name: str, seats: int, **settings: Any) -> Aec:
    """Without PettingZoo's check that `reset` comes first, which makes it faster."""
    return Aec(name, seats, **settings)


def aec_env(name: str, seats: int, **settings: Any) -> Any:
    """A game stepped agent by agent. Settings are `reward`, `max_cycles` and the options of the
    game."""
    return OrderEnforcingWrapper(raw_env(name, seats, **settings))


def parallel_env(name: str, seats: int, **settings: Any) -> ParallelGame:
    """A game in which all agents act at once, and those who owe nothing wait."""
    return ParallelGame(name, seats, **settings)


def module(name: str) -> SimpleNamespace:
    """A game as one of PettingZoo's modules: `env`, `raw_env` and `parallel_env`."""
    fewest = games.load(name).fewest
    return SimpleNamespace(
        __name__=version(name),
        env=lambda seats=fewest, **settings: aec_env(name, seats, **settings),
        raw_env=lambda seats=fewest, **settings: raw_env(name, seats, **settings),
        parallel_env=lambda seats=fewest, **settings: parallel_env(name, seats, **settings),
    )


VERSIONED: Final = {version(name): name for name in games.NAMES}


def __getattr__(attribute: str) -> SimpleNamespace:
    """`quartett.envs.pettingzoo.push_v1` and its siblings."""
    if attribute not in VERSIONED:
        raise AttributeError(f"no {attribute!r} here; there are: {', '.join(VERSIONED)}")
    return module(VERSIONED[attribute])
