"""The chances of a position by a small network, fitted to its own later chances and to the results
of games (temporal differences)."""

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from benchmarks.deckbattle.habits import NAMES, habits_of, take_on
from benchmarks.learned_chances import (
    TRACE,
    Halves,
    Learning,
    Plan,
    Table,
    numbers,
    text_of,
)
from quartett.bots.levels import bot
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import Bot
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.players.inputs import SUM, seat_width, table_row, table_width
from quartett.games.deckbattle.players.network import Network
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.rules import moves
from quartett.games.deckbattle.rules.game import DeckBattle

OWN: Final = int(seat_width(GAME.box))
TABLE: Final = int(table_width(GAME.box))
END: Final = int(GAME.box.start[moves.END])

FAR: Final = 0.6
"""How far other habits differ from the usual, as powers of e."""
SHARES: Final = (16, 5, 4)
"""How many games there are with two, three and four seats."""
EXPERTS: Final = 20
"""One game of so many is of `expert`."""
OTHER_RULES: Final = 10
"""One game of so many has other options than the usual."""
CHANGED: Final = 0.4
"""In every second game, the share of turns that are played by other habits."""

PLAN: Final = Plan(hidden=24, decay=0.5, rarest=1.0, rounds=(1.0, TRACE, TRACE, TRACE))


def empty_network(hidden: int = 1) -> Network:
    nothing = [[0.0] * hidden]
    return Network(
        {
            "own": nothing * OWN,
            "others": nothing * OWN,
            "table": nothing * TABLE,
            "plain": [[0.0]] * OWN,
            "out": nothing,
        }
    )


class Walk:
    """One game, stopped between turns."""

    def __init__(self, seats: int, seed: int, number: int) -> None:
        self.draw = np.random.default_rng((seed, seats, number))
        self.state = GAME.start(seats, **self._options(number))
        self.habits = habits_of(("steady", "veteran")[number % 2])
        self.plain = SteadyBot()
        self.changed = CHANGED if number // 2 % 2 else 0.0
        self.bot: Bot = bot(GAME, "expert:2") if number % EXPERTS == EXPERTS - 1 else self.plain
        self.chance, self.own = Stream(seed, number), Stream(seed, number + 2**31)
        self.turn = 0

    def _options(self, number: int) -> dict[str, str | int]:
        if number % OTHER_RULES != OTHER_RULES - 2:
            return {}
        modes = ("standard", "chunin", "jonin", "kage")
        mode = modes[int(self.draw.integers(len(modes)))]
        return {"mode": mode, "expert": ("no", "yes")[int(self.draw.integers(2))]}

    def positions(self) -> Iterator[DeckBattle]:
        state = self.state
        while not state.over:
            actor = state.actor
            if actor == CHANCE:
                state.apply(actor, state.chance(self.chance))
                continue
            if sum(state.turns) != self.turn:
                self._begin_turn()
                yield state
            move = self.bot.choose(state.masked(actor), actor, self.own)
            if move == END:
                yield state
            state.apply(actor, move)

    def _begin_turn(self) -> None:
        self.turn = sum(self.state.turns)
        other = self.draw.random() < self.changed
        noise = FAR * self.draw.standard_normal(len(NAMES)) if other else np.zeros(len(NAMES))
        take_on(self.plain, self.habits * np.exp(noise))


def collected(
    seats: int, games: int, seed: int, done: Callable[[int], None] = lambda _: None
) -> Table:
    reader = empty_network()
    own: list[Halves] = []
    table: list[Halves] = []
    won: list[list[float]] = []
    game: list[int] = []
    for number in range(games):
        walk = Walk(seats, seed, number)
        before = len(own)
        for state in walk.positions():
            own.append(np.stack([numbers(row) for row in reader.seat_rows(state)]))
            table.append(numbers(table_row(state)))
        winners = walk.state.winners()
        shares = [(seat in winners) / len(winners) for seat in range(seats)]
        won += [shares] * (len(own) - before)
        game += [number] * (len(own) - before)
        done(1)
    return Table(
        np.stack(own), np.stack(table), np.array(won, dtype=np.float32), np.array(game, np.int32)
    )


def lesson(tables: list[Table], seed: int) -> Learning:
    """It begins with what the learned sum says."""
    learning = Learning(tables, seed, PLAN)
    learning.begin_with(SUM, 0.8)
    return learning


def games_for(seats: int, games: int) -> int:
    """Games with more seats are longer and tell of more seats."""
    return games * SHARES[seats - 2] // SHARES[0]


def network_text(games: int, seed: int, about: dict[str, str], done: Callable[[int], None]) -> str:
    tables = [collected(seats, games_for(seats, games), seed, done) for seats in (2, 3, 4)]
    learning = lesson(tables, seed)
    learning.run(print)
    return text_of(learning.rows(), about)
