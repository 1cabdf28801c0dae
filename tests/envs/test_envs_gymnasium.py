"""Gymnasium's own suite on every game, one seat against bots, and many games at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from quartett import games
from quartett.core.problem import Problem
from quartett.core.state import IllegalMove
from quartett.envs import gymnasium as gym

every_game = pytest.mark.parametrize("name", games.NAMES)


@every_game
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gym.seat_env(name, seats=games.load(name).fewest), skip_render_check=True)


@every_game
def test_a_whole_game_stays_within_its_spaces(name: str) -> None:
    env = gymnasium.make(f"quartett/{name}-v1", bots="greedy")
    seen, info = env.reset(seed=2)
    env.action_space.seed(2)
    ended = False
    while not ended:
        assert seen in env.observation_space
        seen, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not cut and -1 <= reward <= 1
    assert seen in env.observation_space and not info["action_mask"].any()


@every_game
def test_many_games_keep_their_spaces(name: str) -> None:
    many = gymnasium.make_vec(f"quartett/{name}-v1", 3, bots="random")
    seen, info = many.reset(seed=5)
    for _ in range(30):
        seen, _, ended, cut, info = many.step(info["action_mask"].argmax(axis=1))
        assert seen in many.observation_space and not cut.any()
        assert ("final_obs" in info) == bool(ended.any())


def test_what_was_seen_last_is_told() -> None:
    many = gym.vector_env("force", 4, seats=2)
    _, info = many.reset(seed=1)
    ended = np.zeros(4, bool)
    while not ended.any():
        _, rewards, ended, _, info = many.step(info["action_mask"].argmax(axis=1))
    phase = info["final_obs"][ended][:, :5]
    assert (phase == [0, 0, 0, 0, 1]).all(), "the last phase is the end"
    assert (rewards[ended] != 0).all() and (rewards[~ended] == 0).all()


def test_an_illegal_move_ends_the_game_with_a_loss() -> None:
    env = gym.seat_env("push", seats=2)
    env.reset(seed=1)
    _, reward, ended, cut, _ = env.step(np.int64(4))
    assert (reward, ended, cut) == (-1.0, True, False)


def test_of_many_games_an_illegal_move_changes_none() -> None:
    many = gym.vector_env("push", 2, seats=2)
    seen, _ = many.reset(seed=1)
    with pytest.raises(IllegalMove):
        many.step(np.array([0, 4]))
    assert (many.many.observations == seen).all()


def test_the_learner_may_sit_anywhere() -> None:
    env = gym.seat_env("push", seats=4, seat=2, bots=["random", "greedy", "steady"])
    env.reset(seed=1)
    assert env.playing.asked == 2 and env.action_masks().any()


def test_wrong_seats_and_bots_are_problems() -> None:
    for wrong in ({"seat": 5}, {"bots": ["random"] * 7}, {"bots": "nobody"}, {"seats": 99}):
        with pytest.raises(Problem):
            gym.seat_env("push", **wrong)
    with pytest.raises(Problem):
        gym.vector_env("push", 2, reward="fame")
