"""PettingZoo's own suites on every game, and what they do not ask."""

import warnings
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from quartett import games
from quartett.core.problem import Problem
from quartett.envs import pettingzoo as zoo

every_game = pytest.mark.parametrize("name", games.NAMES)
LOOSE = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""PettingZoo warns of observations with a mask in all environments but its own."""


@pytest.fixture(autouse=True)
def only_known_warnings() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in LOOSE:
            warnings.filterwarnings("ignore", message=text)
        yield


@every_game
def test_aec_keeps_the_interface(name: str) -> None:
    api_test(zoo.aec_env(name, seats=games.load(name).most), num_cycles=40)


@every_game
def test_a_whole_game_keeps_the_interface(name: str) -> None:
    api_test(zoo.aec_env(name, seats=games.load(name).fewest), num_cycles=250)


@every_game
def test_parallel_keeps_the_interface(name: str) -> None:
    parallel_api_test(zoo.parallel_env(name, seats=games.load(name).most), num_cycles=60)


@every_game
def test_a_seed_gives_the_same_game(name: str) -> None:
    module = zoo.module(name)
    seed_test(module.env, num_cycles=60)
    parallel_seed_test(module.parallel_env, num_cycles=60)


@every_game
def test_max_cycles_cuts_off(name: str) -> None:
    """PettingZoo asks this of environments where every agent steps in every cycle: the parallel
    one, and the same through PettingZoo's own conversion."""
    parallel = zoo.module(name).parallel_env

    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=in_turn))


@every_game
def test_max_cycles_cuts_off_a_game_asked_in_turn(name: str) -> None:
    env = zoo.raw_env(name, seats=games.load(name).fewest, max_cycles=3)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        seen, *_ = env.last()
        env.step(int(seen["action_mask"].argmax()))
    assert env.answers == 3 * len(env.possible_agents) and all(env.truncations.values())


@every_game
def test_rewards_come_at_the_end_and_are_those_of_the_game(name: str) -> None:
    game = games.load(name)
    env = zoo.raw_env(name, seats=game.fewest)
    env.reset(seed=4)
    env.action_spaces["player_0"].seed(4)
    while not all(env.terminations.values()):
        assert not any(env.rewards.values())
        seen, *_ = env.last()
        env.step(env.action_spaces["player_0"].sample(seen["action_mask"]))
    winners = env.playing.state.winners()
    best = max(env.rewards.values())
    if winners:
        assert [s for s, a in enumerate(env.agents) if env.rewards[a] == best] == winners
    assert game.together or sum(env.rewards.values()) == pytest.approx(0.0)


def test_an_illegal_move_ends_the_game_for_all_and_costs_one() -> None:
    env = zoo.aec_env("push", seats=2)
    env.reset(seed=1)
    env.step(4)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.terminations.values())
    for _ in range(2):
        env.step(None)
    assert not env.agents


def test_a_dead_agent_takes_no_move() -> None:
    env = zoo.aec_env("push", seats=2)
    env.reset(seed=1)
    env.step(4)
    with pytest.raises(ValueError, match="None"):
        env.step(0)


def test_in_parallel_an_illegal_answer_is_not_taken() -> None:
    env = zoo.parallel_env("push", seats=2)
    seen, _ = env.reset(seed=1)
    before = seen["player_0"]["observation"]
    seen, *_ = env.step({"player_0": 4, "player_1": 0})
    assert (seen["player_0"]["observation"] == before).all()


def test_in_parallel_who_owes_nothing_waits() -> None:
    env = zoo.parallel_env("push", seats=3)
    seen, _ = env.reset(seed=1)
    assert seen["player_1"]["action_mask"].nonzero()[0].tolist() == [env.wait]


def test_versioned_names() -> None:
    assert str(zoo.push_v1.env().unwrapped) == "push_v1"
    with pytest.raises(AttributeError, match="push_v1"):
        _ = zoo.push_v0


def test_wrong_settings_are_problems() -> None:
    for wrong in ({"seats": 9}, {"seats": 2, "risk": "maybe"}, {"seats": 2, "reward": "fame"}):
        with pytest.raises(Problem):
            zoo.aec_env("push", **wrong)
    with pytest.raises(Problem):
        zoo.aec_env("chess", seats=2)
