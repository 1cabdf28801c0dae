"""The example of a learner, in a short form: it runs, and where it is fast enough it learns."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quartett
from quartett.envs.vector import Vector

FILE = Path(__file__).parents[1] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> Any:
    spec = importlib.util.spec_from_file_location("learn", FILE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fresh(learn: Any) -> Any:
    seen = Vector(learn.GAME, learn.SEATS, 1).observation
    return learn.Network(int(seen.size), int(seen.moves), np.random.default_rng(1))


@pytest.mark.skipif(not quartett.is_compiled(), reason="uncompiled it takes many minutes")
def test_it_learns_to_play_better_than_it_began(learn: Any) -> None:
    """After 200 updates of 3,600 it won 42 of 100 games against greedy, and 25 at first."""
    network = fresh(learn)
    before, _ = learn.contest(network, "greedy", 1000, seed=5)
    learn.train(network, 200, 1, lambda updates: None)
    after, _ = learn.contest(network, "greedy", 1000, seed=5)
    assert after > before + 0.1


def test_one_update_moves_what_a_move_is_worth_towards_its_result(learn: Any) -> None:
    network, random = fresh(learn), np.random.default_rng(2)
    seen = random.random((200, len(network.parts[0]))).astype(np.float32)
    moves, targets = random.integers(0, 9, 200), random.random(200).astype(np.float32)
    wrong = [error(network, seen, moves, targets)]
    for _ in range(50):
        network.learn(seen, moves, targets, 0.002)
        wrong.append(error(network, seen, moves, targets))
    assert wrong[-1] < wrong[0] / 2


def error(network: Any, seen: Any, moves: Any, targets: Any) -> float:
    return float(np.mean((network.worth(seen)[np.arange(len(moves)), moves] - targets) ** 2))


def test_memory_gives_each_game_its_own_result(learn: Any) -> None:
    memory = learn.Memory(2)
    for step in range(3):
        memory.keep(np.full((learn.GAMES, 2), step), np.full(learn.GAMES, step))
    ended = np.zeros(learn.GAMES, bool)
    ended[[1, 4]] = True
    seen, moves, results = memory.take(ended, np.arange(learn.GAMES))
    assert moves.tolist() == [0, 1, 2, 0, 1, 2] and results.tolist() == [1, 1, 1, 4, 4, 4]
    assert seen[:, 0].tolist() == moves.tolist()
    assert memory.length[1] == 0 and memory.length[0] == 3
