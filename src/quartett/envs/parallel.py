"""A game as a PettingZoo Parallel environment.

In every step each agent acts. An agent that owes nothing picks the last action, "wait"; whatever it
does has no effect. An illegal answer is ignored, and the seat is asked again, because the others
should not lose their game.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from quartett.core.chance import NOBODY
from quartett.envs.learner_game import (
    ANSI,
    VERSION,
    AgentGame,
    Playing,
    check_render_mode,
    seen_space,
)

Told = dict[str, Any]


class ParallelGame(AgentGame, ParallelEnv):
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
        self.playing = Playing(name, seats, options, reward, scaled=scaled)
        self.max_cycles = max_cycles
        self.metadata = {"name": f"{name}_v{VERSION}", "render_modes": [ANSI]}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.wait = int(self.playing.observation.moves)
        space = seen_space(self.playing, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: spaces.Discrete(self.wait + 1) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def space_of_moves(self, agent: str) -> Any:
        return self.action_spaces[agent]

    action_space = space_of_moves  # the name that PettingZoo gives it

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Told]:
        if seed is None:
            seed = int(np.random.default_rng().integers(2**62))
        self.playing.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Told) -> tuple[Told, Told, Told, Told, Told]:
        playing = self.playing
        agents = self.agents
        for seat in playing.owing:
            move = actions.get(self.possible_agents[seat])
            if playing.allows(seat, move):
                playing.answer(seat, int(move or 0))
        self.cycles += 1
        over = playing.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        told = self._seen()
        rewards = dict(zip(agents, playing.rewards(), strict=True))
        if over or cut:
            self.agents = []
        ended, stopped = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return told, rewards, ended, stopped, {agent: {} for agent in agents}

    def _seen(self) -> Told:
        return {agent: self._sees(seat) for seat, agent in enumerate(self.possible_agents)}

    def _sees(self, seat: int) -> Told:
        mask = np.zeros(self.wait + 1, np.int8)
        owes = seat in self.playing.owing
        mask[list(self.playing.state.legal(seat)) if owes else [self.wait]] = 1
        return {"observation": self.playing.observe(seat), "action_mask": mask}

    def render(self) -> str | None:
        """What a spectator sees, as text; None without a render mode."""
        return self.playing.show(NOBODY) if self.render_mode == ANSI else None
