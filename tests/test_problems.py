"""Problems are values: they travel between processes without losing anything."""

import pickle

import pytest

from quartett import games
from quartett.core.problem import Problem, WrongField
from quartett.core.record import Move
from quartett.core.replay import RefusedLine
from quartett.core.state import IllegalMove
from quartett.core.story import Reason
from quartett.words import Words

PROBLEMS = [
    Problem("unknown-game", game="chess", games="push"),
    WrongField("my.toml", "lee", "strength", "right-number", {"lowest": -5, "highest": 4}),
    RefusedLine("push", Move(0, "stop", 9), Reason("PUSH-A8", "why-nothing-flipped-to-stop")),
]


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_a_problem_says_the_same_in_another_process(problem: Problem) -> None:
    words = Words("nl", "push")
    arrived = pickle.loads(pickle.dumps(problem))
    assert type(arrived) is type(problem)
    assert words.problem(arrived) == words.problem(problem)


def test_an_illegal_move_says_the_same_in_another_process() -> None:
    with pytest.raises(IllegalMove) as refused:
        games.load("push").start(2).apply(0, 4)
    arrived = pickle.loads(pickle.dumps(refused.value))
    assert (arrived.seat, arrived.move) == (0, 4)
    assert str(arrived) == str(refused.value) == "move 4 of seat 0 is not allowed now"
