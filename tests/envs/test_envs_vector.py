"""Many games at once are the same games as one by one."""

from typing import Any

import numpy as np
import pytest

from quartett import games
from quartett.core.chance import Stream
from quartett.core.problem import Problem
from quartett.core.state import IllegalMove
from quartett.envs.learner_game import Playing
from quartett.envs.vector import Vector

sittings = [
    (name, seats)
    for name in games.NAMES
    for seats in range(games.load(name).fewest, games.load(name).most + 1)
]


def some_legal(masks: Any, count: int) -> Any:
    """A legal move of each game: not always the same one."""
    return np.array([legal[count % len(legal)] for legal in (m.nonzero()[0] for m in masks)])


class Single(Playing):
    """Game `index` of many."""

    def begin_as(self, seed: int, index: int) -> None:
        self.begin(seed)
        self.chance = Stream(seed, index)
        self.anew()

    def anew(self) -> None:
        self.state = self.first.copy()
        self._go_on()


@pytest.mark.parametrize(("name", "seats"), sittings)
def test_many_games_are_the_same_as_one_by_one(name: str, seats: int) -> None:
    """Though only what has changed is written, even when all begin anew."""
    many, single = Vector(name, seats, games=3), [Single(name, seats) for _ in range(3)]
    for seed in (8, 9):
        many.begin(seed)
        for index, playing in enumerate(single):
            playing.begin_as(seed, index)
        for count in range(400):
            step_all(many, single, count)


def step_all(many: Vector, single: list[Single], count: int) -> None:
    for index, playing in enumerate(single):
        seat = playing.asked
        assert many.asked[index] == seat
        assert (many.observations[index] == playing.observe(seat)).all()
        assert (many.masks[index] == playing.mask(seat)).all()
    moves = some_legal(many.masks, count)
    many.step(moves)
    for index, playing in enumerate(single):
        playing.answer(playing.asked, int(moves[index]))
        assert many.ended[index] == playing.over
        if playing.over:
            assert (many.last[index] == playing.observe(0)).all()
            assert many.wins[index].tolist() == playing.rewards()
            assert many.points[index].tolist() == playing.state.scores()
            playing.anew()


def test_games_end_and_begin_anew() -> None:
    many = Vector("force", 2, games=4)
    many.begin(seed=1)
    ended = 0
    for count in range(200):
        many.step(some_legal(many.masks, count))
        ended += int(many.ended.sum())
        assert (many.wins[~many.ended] == 0).all()
        assert np.allclose(many.wins.sum(axis=1), 0)
    assert ended >= 8


@pytest.mark.parametrize("name", games.NAMES)
def test_samples_are_legal_and_differ(name: str) -> None:
    many = Vector(name, games.load(name).most, games=20)
    many.begin(seed=2)
    found = set()
    for _ in range(20):
        moves = many.sample()
        assert many.masks[np.arange(20), moves].all()
        many.step(moves)
        found |= set(moves)
    assert len(found) > 2


def test_bots_answer_for_their_seats() -> None:
    many = Vector("push", 4, 5, ["greedy", None, "random", "steady"], watch=1)
    many.begin(seed=3)
    for count in range(50):
        assert (many.asked == 1).all()
        many.step(some_legal(many.masks, count))


def test_an_illegal_move_changes_no_game() -> None:
    many = Vector("push", 2, games=3)
    many.begin(seed=1)
    before = many.observations.copy()
    for wrong in ([0, 0, 4], [0, 0, -1], [0, 0, 99]):
        with pytest.raises(IllegalMove):
            many.step(np.array(wrong))
    with pytest.raises(ValueError, match="3 games"):
        many.step(np.array([0, 0]))
    assert (many.observations == before).all()


def test_a_game_does_not_hang_on_the_others() -> None:
    few, more = Vector("konoha", 3, games=2), Vector("konoha", 3, games=5)
    for many in (few, more):
        many.begin(seed=4)
        for count in range(40):
            many.step(some_legal(many.masks, count))
    assert (few.observations == more.observations[:2]).all()


def test_the_arrays_cannot_be_written_to() -> None:
    many = Vector("push", 2, games=2)
    many.begin()
    with pytest.raises(ValueError, match="read-only"):
        many.masks[0, 0] = 1


def test_wrong_numbers_are_problems() -> None:
    wrong: list[dict[str, Any]] = [{"games": 0}, {"games": 2, "bots": ["random", "random"]}]
    for settings in [*wrong, {"games": 1, "bots": [None] * 3}, {"games": 1, "watch": 2}]:
        with pytest.raises(Problem):
            Vector("push", 2, **settings)
