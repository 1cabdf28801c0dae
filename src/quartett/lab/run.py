"""A run describes games by names and numbers only, so any process can play any of them, and game 41
is the same whoever plays it."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from quartett.bots.evaluator import Evaluator
from quartett.bots.luck import LUCK_EFFORTS, applied, luck_along
from quartett.bots.players import player
from quartett.bots.review import known_effort
from quartett.core.chance import Stream
from quartett.core.game import Game
from quartett.core.play import Bot, play_game
from quartett.core.problem import Problem
from quartett.core.record import Move, Record, ending_of, header_of
from quartett.core.state import State
from quartett.games import loaded

MOST_GAMES: Final = 2**31 - 1
BOTS: Final = 2**31
"""Added to the number of a game for the stream of its bots: chance has the lower half of the stream
indexes and bots the upper, so the deal does not change when a bot draws more numbers."""
LUCK: Final = 2**40
"""The first seed for estimating the luck of the cards: never one of a game's own streams."""
LONGEST: Final = 2**16
"""Seeds per game, so that no two games are valued with the same random numbers."""


class Run(msgspec.Struct, frozen=True):
    """`names` are the bots' names. In game i the bot k sits at seat (k + i) % seats."""

    game: str
    names: tuple[str, ...]
    options: dict[str, str]
    seed: int
    games: int
    cards: tuple[str, str] | None = None
    """The text and the name of a custom card file."""
    shared: bool = False
    """Whether every deal is played once from each seat."""
    own: dict[int, Any] = {}
    """By entry, the bots that were given as objects. They are pickled for other processes."""
    luck: str = ""
    """How much effort goes into removing the luck of the cards; empty for none."""

    @property
    def seats(self) -> int:
        return len(self.names)

    def order(self, index: int) -> list[int]:
        """The entry at each seat in a game.

        >>> Run("push", ("random",) * 3, {}, seed=1, games=9).order(1)
        [2, 0, 1]
        """
        return [(seat - index) % self.seats for seat in range(self.seats)]

    def load(self) -> Game[Any]:
        return loaded(self.game, self.cards)

    def start(self) -> State:
        """The initial state of every game of the run; copy it."""
        state: State = self.load().begin(self.seats, self.options)
        return state

    def bots(self) -> list[Bot]:
        """One bot per entry."""
        game = self.load()
        return [
            self.own[entry] if entry in self.own else player(game, name)
            for entry, name in enumerate(self.names)
        ]

    def play(
        self,
        index: int,
        state: State,
        bots: list[Bot],
        moves: list[tuple[int, int]] | None = None,
    ) -> int:
        """Plays a game of the run on a fresh state. Returns its length in moves."""
        seated = [bots[entry] for entry in self.order(index)]
        deal = index // self.seats if self.shared else index
        chance, own = Stream(self.seed, deal), Stream(self.seed, BOTS + index)
        return int(play_game(state, seated, chance, own, moves))

    def luck_of(self, index: int, moves: list[tuple[int, int]]) -> list[float]:
        """The luck of the cards that each seat had in a game of the run."""
        seed = LUCK + index * LONGEST
        evaluator = Evaluator(self.load(), known_effort(self.luck, LUCK_EFFORTS), seed)
        state = self.start()
        return luck_along(evaluator, state, applied(state, moves))

    def record(self, index: int) -> Record:
        """The record of a game of the run."""
        game = self.load()
        state, moves = self.start(), list[tuple[int, int]]()
        self.play(index, state, self.bots(), moves)
        header = header_of(game, self.seats, self.options)
        header["players"] = "; ".join(self.names[entry] for entry in self.order(index))
        lines = [Move(seat, game.moves.text(move)) for seat, move in moves]
        return Record(header, lines, ending_of(state))


def plan(
    game: Game[Any],
    players: Sequence[str | Bot],
    count: int,
    seed: int,
    options: dict[str, str],
    shared: bool = False,
    luck: str = "",
) -> Run:
    """A run with every part checked. A player is a name or a bot."""
    if luck:
        known_effort(luck, LUCK_EFFORTS)
    if not 1 <= count <= MOST_GAMES:
        raise Problem("wrong-game-count", games=count, most=MOST_GAMES)
    own = {entry: bot for entry, bot in enumerate(players) if isinstance(bot, Bot)}
    for name in players:
        if isinstance(name, str):
            player(game, name)
    names = tuple(each if isinstance(each, str) else type(each).__name__ for each in players)
    game.check_seats(len(names))
    settled = game.settle(len(names), options)
    return Run(game.name, names, settled, seed, count, game.own_cards, shared, own, luck)
