"""Environments behave as Python objects do: copies and pickles stand at the same place, are equal,
and go on in the same way. They are rendered as a seat sees them."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from quartett import games
from quartett.core.chance import NOBODY
from quartett.envs import gymnasium as gym
from quartett.envs import openspiel as spiel
from quartett.envs import pettingzoo as zoo
from quartett.envs.vector import Vector

every_game = pytest.mark.parametrize("name", games.NAMES)
ways = pytest.mark.parametrize(
    "twin_of", (copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))), ids=("copy", "pickle")
)
Way = Callable[[Any], Any]
STEPS = 12


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def step_seat(env: Any) -> Any:
    return env.step(np.int64(first_legal(env.legal_moves())))


def step_aec(env: Any) -> None:
    env.step(first_legal(env.last()[0]["action_mask"]))


def step_parallel(env: Any) -> Any:
    masks = [env._sees(seat)["action_mask"] for seat in range(len(env.agents))]
    moves = map(first_legal, masks)
    return env.step(dict(zip(env.agents, moves, strict=True)))


def step_vector(env: Any) -> None:
    env.step(env.masks.argmax(axis=1))


def begun(env: Any) -> Any:
    env.reset(seed=5)
    return env


def begun_vector(name: str) -> Vector:
    many = Vector(name, 3, 4, ["greedy"])
    many.begin(seed=5)
    return many


KINDS: dict[str, tuple[Callable[[str], Any], Callable[[Any], Any]]] = {
    "seat": (lambda name: begun(gym.seat_env(name, seats=3, bots="greedy")), step_seat),
    "aec": (lambda name: begun(zoo.raw_env(name, 3)), step_aec),
    "parallel": (lambda name: begun(zoo.parallel_env(name, 3)), step_parallel),
    "vector": (begun_vector, step_vector),
}


@every_game
@ways
@pytest.mark.parametrize("kind", KINDS)
def test_a_twin_is_equal_and_goes_on_the_same(name: str, kind: str, twin_of: Way) -> None:
    make, step = KINDS[kind]
    env = make(name)
    assert env == make(name) and env != 3
    for _ in range(3):
        step(env)
    twin = twin_of(env)
    assert twin == env and twin is not env
    step(env)
    assert twin != env, "a twin does not move along"
    step(twin)
    for _ in range(STEPS):
        assert twin == env
        step(env)
        step(twin)


@ways
def test_a_twin_of_many_seats_tells_the_same(twin_of: Way) -> None:
    many = gym.vector_env("force", 4, seats=2, bots="greedy")
    _, info = many.reset(seed=1)
    twin = twin_of(many)
    assert twin == many
    ended = False
    while not ended:
        moves = info["action_mask"].argmax(axis=1)
        seen, rewards, over, _, info = many.step(moves)
        again = twin.step(moves)
        assert (again[0] == seen).all() and (again[1] == rewards).all() and twin == many
        ended = bool(over.any())
    assert rewards.any()


@ways
def test_a_twin_with_the_check_of_its_order_goes_on(twin_of: Way) -> None:
    env = begun(zoo.aec_env("push", 3))
    step_aec(env)
    twin = twin_of(env)
    step_aec(env)
    step_aec(twin)
    assert twin.unwrapped == env.unwrapped


@every_game
@ways
def test_a_twin_of_a_state_of_openspiel_is_equal(name: str, twin_of: Way) -> None:
    state = pyspiel.load_game(f"quartett_{name}").new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[-1])
    twin = twin_of(state)
    assert isinstance(twin, spiel.SpielState)
    assert twin == state == state.clone() and twin != 3
    twin.apply_action(twin.legal_actions()[0])
    assert twin != state


@every_game
def test_a_seat_is_rendered_as_it_sees(name: str) -> None:
    env = gymnasium.make(f"quartett/{name}-v1", render_mode="ansi")
    env.reset(seed=2)
    playing = env.unwrapped.playing
    assert env.render() == str(playing.state.masked(0)) != ""
    assert gym.seat_env(name).render() is None


@every_game
def test_agents_are_rendered_as_they_see(name: str) -> None:
    env = begun(zoo.raw_env(name, 3, render_mode="ansi"))
    for _ in range(STEPS):
        seat = env.seat_of[env.agent_selection]
        assert env.render() == str(env.playing.state.masked(seat))
        step_aec(env)
    together = begun(zoo.parallel_env(name, 3, render_mode="ansi"))
    assert together.render() == str(together.playing.state.masked(NOBODY))
    assert begun(zoo.raw_env(name, 3)).render() is None


def test_another_render_mode_is_refused() -> None:
    for make in (
        lambda: gym.seat_env("push", render_mode="human"),
        lambda: zoo.raw_env("push", 3, render_mode="human"),
        lambda: zoo.parallel_env("push", 3, render_mode="human"),
    ):
        with pytest.raises(ValueError, match="ansi"):
            make()
