"""A short run of the example learner: it runs, and learns where it is fast enough."""

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
    many = Vector(learn.GAME, learn.SEATS, 1)
    random = np.random.default_rng(1)
    return learn.Network(learn.Eye(many).size, int(many.observation.moves), random)


@pytest.mark.skipif(not quartett.is_compiled(), reason="uncompiled it takes many minutes")
def test_it_learns_to_play_better_than_it_began(learn: Any) -> None:
    """After 500 of 10,000 games watched and 3 of 120 updates."""
    network = fresh(learn)
    before, _ = learn.contest(network, "greedy", 1000, seed=5)
    learn.train(network, 3, 1, lambda updates: None, games_seen=500)
    after, _ = learn.contest(network, "greedy", 1000, seed=5)
    assert after > before + 0.1


def batch(learn: Any, network: Any, size: int) -> Any:
    random = np.random.default_rng(2)
    seen = random.random((size, len(network.parts[0]))).astype(np.float32)
    masks = random.random((size, network.parts[-1].size - 1)) < 0.6
    masks[:, 0] = True
    moves = (random.random(masks.shape) * masks).argmax(1)
    chances = network.judge(seen, masks)[0][np.arange(size), moves]
    gains, returns = random.standard_normal((2, size)).astype(np.float32)
    return learn.Batch(seen, masks, moves, chances, gains, returns)


def test_moves_that_led_to_more_become_likelier_and_others_less(learn: Any) -> None:
    network = fresh(learn)
    played = batch(learn, network, 300)
    for _ in range(20):
        network.learn(played, 0.002)
    now = network.judge(played.seen, played.masks)[0][np.arange(300), played.moves]
    assert np.corrcoef(np.log(now / played.chances), played.gains)[0, 1] > 0.3
    assert now[played.gains < 0].max() < 1.0


def test_what_is_watched_becomes_likelier_and_the_worth_is_learned(learn: Any) -> None:
    network = fresh(learn)
    shown = batch(learn, network, 200)
    wrong = [np.mean((network.judge(shown.seen, shown.masks)[1] - shown.returns) ** 2)]
    for _ in range(200):
        network.imitate(shown, 0.002)
    likelihoods, worth = network.judge(shown.seen, shown.masks)
    assert np.mean(likelihoods[np.arange(200), shown.moves] > shown.chances) > 0.9
    assert np.mean((worth - shown.returns) ** 2) < wrong[0] / 2


def test_no_move_is_drawn_that_is_not_legal(learn: Any) -> None:
    random = np.random.default_rng(3)
    masks = random.random((5000, 16)) < 0.3
    masks[:, 7] = True
    moves = learn.drawn(learn.likely(random.standard_normal((5000, 16)), masks), random)
    assert masks[np.arange(5000), moves].all()


def test_a_surprise_reaches_back_to_its_own_game_only(learn: Any) -> None:
    """The reward of the third move belongs to the first three; the next game has none yet."""
    rewards = [np.array([number]) for number in (0.0, 0.0, 1.0, 0.0)]
    ended = [np.array([number == 2]) for number in range(4)]
    found = learn.surprises(rewards, ended, [np.zeros(1)] * 5)
    assert found == pytest.approx([learn.TRACE**2, learn.TRACE, 1.0, 0.0])


def test_what_is_watched_is_what_the_rules_allow_and_how_it_ended(learn: Any) -> None:
    shown = learn.watched("steady", 4, seed=1)
    rows = np.arange(len(shown.moves))
    assert shown.masks[rows, shown.moves].all() and (shown.masks.sum(1) > 1).all()
    assert {round(abs(float(end)), 2) > 1.0 for end in shown.returns} == {True}


def test_the_eye_counts_points_as_the_rules_do(learn: Any) -> None:
    """At the end of games of random moves, for the seat that is watched."""
    many = Vector(learn.GAME, learn.SEATS, 50)
    many.begin(1)
    eye, checked = learn.Eye(many), 0
    first = int(many.observation.size)
    for _ in range(60):
        many.step(many.sample())
        for game in np.flatnonzero(many.ended):
            assert eye(many.last[game : game + 1])[0, first] * 16 == many.points[game, 0]
            checked += 1
    assert checked > 50
