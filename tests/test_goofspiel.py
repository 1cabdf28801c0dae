"""The goofspiel used for measuring the search is the same game as OpenSpiel's."""

import random
from typing import Any

import pytest
from benchmarks.compiled import GAMES
from benchmarks.searchers import RULES, SEARCHERS

from quartett.bots.budget import Budget
from quartett.bots.search import Search
from quartett.core.chance import CHANCE, Stream
from quartett.core.state import IllegalMove

ORDERS = ("random", "descending")


@pytest.fixture
def goofspiel(monkeypatch: pytest.MonkeyPatch) -> Any:
    if type(Search.run).__name__ != "function":
        pytest.skip("the compiled search takes compiled states only")
    monkeypatch.syspath_prepend(str(GAMES))
    import goofspiel

    return goofspiel


@pytest.mark.parametrize("order", ORDERS)
def test_the_moves_and_the_end_are_those_of_openspiel(goofspiel: Any, order: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game(RULES.format(order))
    picks = random.Random(1)
    for _ in range(20):
        ours, theirs = goofspiel.Goofspiel(order == "descending"), game.new_initial_state()
        while not theirs.is_terminal():
            assert (ours.actor == CHANCE) == theirs.is_chance_node()
            assert list(ours.legal(ours.actor)) == sorted(theirs.legal_actions())
            move = picks.choice(theirs.legal_actions())
            theirs.apply_action(move)
            ours.apply(ours.actor, move)
        assert ours.over
        won = theirs.returns()
        assert ours.winners() == [seat for seat in (0, 1) if won[seat] == max(won)]


def test_a_card_that_is_not_held_is_refused(goofspiel: Any) -> None:
    state = goofspiel.Goofspiel(True)
    state.apply(0, 3)
    state.apply(1, 4)
    with pytest.raises(IllegalMove):
        state.apply(0, 3)


def test_the_search_bids_high_for_the_last_prize_that_decides(goofspiel: Any) -> None:
    """The higher of two cards wins the prize of thirteen, and there is only one more of one."""
    state = goofspiel.Goofspiel(True)
    state.first, state.second, state.prizes, state.prize = 0b1001, 0b110, 0b1, 12
    search = Search(goofspiel.GoofspielJudge(), state, 0, Stream(1), Budget(tries=400).begin())
    search.run()
    high = search.root.moves.index(3)
    assert search.root.share(high) > 0.9


@pytest.mark.parametrize("order", ORDERS)
def test_both_searches_do_something_for_their_time(goofspiel: Any, order: str) -> None:
    pytest.importorskip("pyspiel")
    for name in ("goofspiel-search", "mcts"):
        assert SEARCHERS[name](order).tries(0.001).amount >= 1000
