"""The identity of the review, to the end of a game of each kind (from the sources: its docstring):
result - value(start) = luck of the cards + luck of what was hidden + own + others' mistakes. A
hundred records of each: `python -m benchmarks.reviews identity`."""

import pytest

from quartett import games
from quartett.bots.evaluator import Effort
from quartett.bots.review import review
from quartett.lab.run import plan
from walks import ALL_GAMES

LEAST = Effort(rollouts=1, outcomes=2, worlds=8, batch=8, tries=2)
"""The law holds at any effort."""


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_four_sums_give_the_result_of_a_whole_game(name: str) -> None:
    game = games.load(name)
    players = ["random", "novice", "greedy", "steady"][: game.fewest]
    found = review(game, plan(game, players, 1, 3, {}).record(0), game.fewest - 1, LEAST)
    parts = found.cards + found.hidden + found.own + found.others
    assert parts == pytest.approx(found.result - found.start, abs=1e-9)
    assert parts == pytest.approx(sum(row.after - row.before for row in found.rows), abs=1e-9)
    assert found.cards and found.hidden and (found.own or found.others)
