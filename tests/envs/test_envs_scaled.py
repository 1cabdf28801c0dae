"""Scaled observations: from 0 to 1 in every environment, and nothing is lost on the way."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from quartett import games
from quartett.envs.gymnasium import seat_env, vector_env
from quartett.envs.learner_game import limits
from quartett.envs.pettingzoo import aec_env, parallel_env
from quartett.envs.scale import Scale

every_game = pytest.mark.parametrize("name", games.NAMES)


@every_game
def test_all_bounds_become_0_and_1_and_order_is_kept(name: str) -> None:
    observation = games.load(name).observation(games.load(name).fewest)
    scale = Scale(observation)
    low, high = limits(observation)
    assert np.allclose(scale(low), 0) and np.allclose(scale(high)[high > low], 1)
    more = np.minimum(low + 1, high)
    assert (scale(more)[more > low] > 0).all(), "one card more is seen"


@every_game
def test_whole_games_stay_between_0_and_1(name: str) -> None:
    env: Any = seat_env(name, bots="random", scaled=True)
    plain: Any = seat_env(name, bots="random")
    scale = Scale(plain.playing.observation)
    seen, info = env.reset(seed=3)
    whole, _ = plain.reset(seed=3)
    done, random = False, np.random.default_rng(1)
    while not done:
        assert env.observation_space.contains(seen) and np.array_equal(seen, scale(whole))
        move = random.choice(np.flatnonzero(info["action_mask"]))
        seen, _, done, _, info = env.step(move)
        whole, *_ = plain.step(move)


def test_the_suites_find_nothing_wrong() -> None:
    check_env(seat_env("force", scaled=True), skip_render_check=True)
    for env in (aec_env("force", 2, scaled=True), parallel_env("force", 2, scaled=True)):
        env.reset(seed=1)
        agent = env.possible_agents[0]
        assert env.observation_space(agent)["observation"].dtype == np.float32


def test_many_games_are_scaled_at_once_and_travel() -> None:
    many, plain = vector_env("push", 8, scaled=True), vector_env("push", 8)
    seen, _ = many.reset(seed=5)
    whole, _ = plain.reset(seed=5)
    assert many.observation_space.contains(seen)
    assert np.array_equal(seen, Scale(plain.many.observation)(whole))
    for twin in (copy.deepcopy(many), pickle.loads(pickle.dumps(many))):
        assert twin == many and twin != plain
        moves = np.array([np.flatnonzero(m)[0] for m in many.many.masks])
        assert np.array_equal(twin.step(moves)[0], copy.deepcopy(many).step(moves)[0])
