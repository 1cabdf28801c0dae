"""Who is measured in searching: our search on our games, and on goofspiel against OpenSpiel's.

What is counted are tries: each imagines a state, goes down what is remembered, plays on and
learns from what came of it.
"""

from collections.abc import Callable
from typing import Any, Final

from benchmarks.contestants import Slice, measured

TRIES: Final = 1000
"""For one question, as a bot is asked; then everything is forgotten."""
CURIOSITY: Final = 2.0
RULES: Final = (
    "turn_based_simultaneous_game(game=goofspiel(num_cards=13,players=2,points_order={}))"
)


class Searcher:
    """A bot that thinks about the first question of a game again and again."""

    def __init__(self, state: Any, judge: Any, tries: int) -> None:
        from quartett.bots.budget import Budget
        from quartett.bots.search import Search
        from quartett.core.chance import CHANCE, Stream

        self.stream = Stream(seed=1)
        while state.actor == CHANCE:
            state.apply(CHANCE, state.chance(self.stream))
        self.seat = state.actor
        self.seen = state.masked(self.seat)
        self.judge, self.search, self.budget = judge, Search, Budget(tries=tries)

    def tries(self, seconds: float) -> Slice:
        return measured(self._think, seconds)

    def _think(self) -> tuple[int, int]:
        budget = self.budget.begin()
        done = self.search(self.judge, self.seen, self.seat, self.stream, budget).run()
        return done, done


def ours(name: str, seats: str) -> Searcher:
    """A game of ours, for as many tries that even the uncompiled ones are done in a moment."""
    from quartett import games

    game = games.load(name)
    return Searcher(game.start(int(seats)), game.judge(), TRIES // 10)


def goofspiel(order: str) -> Searcher:
    """Compiled by `benchmarks.compiled`, played on at random as OpenSpiel does."""
    from goofspiel import Goofspiel, GoofspielJudge

    return Searcher(Goofspiel(order == "descending"), GoofspielJudge(), TRIES)


class OpenSpielSearch:
    """Its `MCTSBot` in C++, with its own random rollouts. It plays turn by turn: where two choose
    at once the second one knows what the first one chose, and choices are not mixed."""

    def __init__(self, order: str) -> None:
        import pyspiel

        game = pyspiel.load_game(RULES.format(order))
        rollout = pyspiel.RandomRolloutEvaluator(1, 7)
        self.bot = pyspiel.MCTSBot(game, rollout, CURIOSITY, TRIES, 1000, False, 7, False)
        self.state = game.new_initial_state()
        while self.state.is_chance_node():
            self.state.apply_action(self.state.legal_actions()[0])

    def tries(self, seconds: float) -> Slice:
        return measured(self._think, seconds)

    def _think(self) -> tuple[int, int]:
        self.bot.mcts_search(self.state)
        return TRIES, TRIES


SEARCHERS: Final[dict[str, Callable[..., Any]]] = {
    "search": ours,
    "goofspiel-search": goofspiel,
    "mcts": OpenSpielSearch,
}
