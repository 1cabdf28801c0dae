"""Who is measured as learners use it: our environments against PettingZoo's hanabi and pgx.

Every contestant plays at random from its own masks and looks at every observation, as a learner
would. What is counted are answers of players.
"""

from collections.abc import Callable
from typing import Any

from benchmarks.contestants import Slice, measured

GAMES = 2048
"""Played at once, by us and by pgx."""
STEPS = 200


class Zoo:
    """One environment of PettingZoo, stepped in its usual loop."""

    def __init__(self, make: Callable[[], Any]) -> None:
        import numpy

        self.env = make()
        self.flat = numpy.flatnonzero
        self.random = numpy.random.default_rng(1)
        self.seed = 0

    def step(self, seconds: float) -> Slice:
        return measured(self._steps, seconds)

    def _steps(self) -> tuple[int, int]:
        env, answers = self.env, 0
        self.seed += 1
        env.reset(seed=self.seed)
        for _ in env.agent_iter(STEPS):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = self.flat(seen["action_mask"])
            env.step(int(legal[self.random.integers(len(legal))]))
            answers += 1
        return answers, answers


class Vectorised:
    """Our games, all at once."""

    def __init__(self, name: str, seats: str) -> None:
        from quartett.envs.vector import Vector

        self.many = Vector(name, int(seats), GAMES)
        self.many.begin(1)

    def step(self, seconds: float) -> Slice:
        return measured(self._step, seconds)

    def _step(self) -> tuple[int, int]:
        self.many.step(self.many.sample())
        return GAMES, GAMES


class Pgx:
    """A game of pgx, all at once, each step compiled whole: pick, step, begin anew."""

    def __init__(self, name: str) -> None:
        import jax
        import pgx
        from pgx.experimental.wrappers import auto_reset

        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def play(state: Any, key: Any) -> Any:
            key, pick, begin = jax.random.split(key, 3)
            weights = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            moves = jax.random.categorical(pick, weights, axis=-1)
            return step(state, moves, jax.random.split(begin, GAMES)), key

        self.jax, self.play = jax, jax.jit(play)
        first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), GAMES))
        self.state, self.key = self.play(first, jax.random.PRNGKey(2))
        self.jax.block_until_ready(self.state)

    def step(self, seconds: float) -> Slice:
        return measured(self._step, seconds)

    def _step(self) -> tuple[int, int]:
        self.state, self.key = self.play(self.state, self.key)
        self.jax.block_until_ready(self.state)
        return GAMES, GAMES


def our_zoo(name: str, seats: str) -> Zoo:
    from quartett.envs.pettingzoo import aec_env

    return Zoo(lambda: aec_env(name, int(seats)))


def hanabi() -> Zoo:
    from pettingzoo.classic import hanabi_v5

    return Zoo(lambda: hanabi_v5.env(players=4))


LEARNERS: dict[str, Callable[..., Any]] = {
    "zoo": our_zoo,
    "hanabi_v5": hanabi,
    "vector": Vectorised,
    "pgx": Pgx,
}
