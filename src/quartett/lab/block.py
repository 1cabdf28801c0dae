"""A block of games of all variants: what a worker is told to play, and what it returns."""

from typing import Any, Final

import msgspec

from quartett.core.chance import CHANCE
from quartett.core.game import Game
from quartett.core.state import State
from quartett.lab.run import Run
from quartett.lab.tally import SHARE, UNIT

BLOCK: Final = 100
"""Games of each variant in a block. A run only stops between blocks, so it ends at the same game
whoever plays it."""

LENGTH, SHARES, SCORE, TALLIES = range(4)
"""A row is the length of a game, for each bot its win in 60ths, its points and its tallies, and
finally the luck of the first bot, where requested."""


class Order(msgspec.Struct, frozen=True):
    runs: tuple[Run, ...]
    first: int
    end: int
    moves: bool = False


class Made(msgspec.Struct):
    """How those who made a move fared over all games, in whole numbers that can be added."""

    times: int = 0
    seats: int = 0
    """How many seats made it at least once in their game."""
    shares: int = 0
    score: int = 0
    squares: int = 0

    def add(self, other: "Made") -> None:
        self.times += other.times
        self.seats += other.seats
        self.shares += other.shares
        self.score += other.score
        self.squares += other.squares


class Played(msgspec.Struct):
    first: int
    rows: list[list[list[int]]]
    """By variant and game."""
    made: list[dict[str, Made]]
    """By variant and text of the move; empty unless requested."""


def play(order: Order) -> Played:
    rows, made = [], []
    for run in order.runs:
        found: dict[str, Made] = {}
        rows.append(play_run(run, order, found))
        made.append(found)
    return Played(order.first, rows, made)


def play_run(run: Run, order: Order, found: dict[str, Made]) -> list[list[int]]:
    fresh, bots, game = run.start(), run.bots(), run.load()
    rows = []
    for index in range(order.first, order.end):
        state = fresh.copy()
        moves: list[tuple[int, int]] | None = [] if order.moves or run.luck else None
        length = run.play(index, state, bots, moves)
        rows.append(row(length, state, run.order(index), game))
        if moves is not None and order.moves:
            count_moves(found, moves, rows[-1], run.order(index), game)
        if moves is not None and run.luck:
            luck = run.luck_of(index, moves)[run.order(index).index(0)]
            rows[-1].append(round(UNIT * luck))
    return rows


def row(length: int, state: State, order: list[int], game: Game[Any]) -> list[int]:
    scores, winners = state.scores(), state.winners()
    share = SHARE if game.together else SHARE // max(1, len(winners))
    numbers = [length]
    for entry in range(len(order)):
        seat = order.index(entry)
        numbers += [share if seat in winners else 0, scores[seat]]
        numbers += [int(state.tally(index, seat)) for index in range(len(game.tallies))]
    return numbers


def width(game: Game[Any]) -> int:
    """The number of values in a row for one bot."""
    return 2 + len(game.tallies)


def count_moves(
    found: dict[str, Made],
    moves: list[tuple[int, int]],
    numbers: list[int],
    order: list[int],
    game: Game[Any],
) -> None:
    for seat in range(len(order)):
        first = 1 + width(game) * order[seat]
        share, score = numbers[first], numbers[first + 1]
        own = [move for actor, move in moves if actor == seat != CHANCE]
        for move in set(own):
            entry = found.setdefault(game.moves.text(move), Made())
            entry.add(Made(own.count(move), 1, share, score, score * score))
