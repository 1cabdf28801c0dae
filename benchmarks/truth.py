"""How accurate the review is in positions with a known solution: Push with few cards and Battle of
the Force with small hands, played through to the end from every position.

    python -m benchmarks.truth push FILE [--most 3000]
    python -m benchmarks.truth force FILE

A move is optimal if it loses nothing against any perfect opponent, and loses at least what it loses
against each of them. The review must call no optimal move a mistake, and find each that loses more
than three percentage points. Each position is a line in the file, and a run continues after the
last one.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from scipy.optimize import linprog

from benchmarks.exact_push import key as push_key
from benchmarks.reviews import measured
from quartett import games
from quartett.bots.evaluator import EFFORTS, Evaluator, Weighed, best_of
from quartett.bots.review import followed, told_loss
from quartett.core.chance import CHANCE, Stream
from quartett.core.judge import shares
from quartett.core.state import State
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import UNIT, VADERS
from quartett.games.force.rules.state import CARDS
from quartett.games.force.small import reduced

EXACT: Final = 1e-6
LARGE: Final = 0.03
GUESSES: Final = 12
LATE: Final = 40
IN_HAND: Final = 3
KEYS: Final[dict[str, Callable[[Any], Hashable]]] = {
    "push": push_key,
    "force": lambda state: state.key(),
}


class Cost(NamedTuple):
    """What a move loses against the perfect rival to whom it loses least, and most."""

    least: float
    most: float


class Truth:
    """Games of two seats whose gains add up to one. Values are those of seat 0."""

    def __init__(self, key: Callable[[Any], Hashable]) -> None:
        self.key = key
        self.values: dict[Hashable, float] = {}
        self.asked: dict[Hashable, State] = {}
        """Where a seat has something to decide."""

    def value(self, state: State) -> float:
        if state.over:
            return shares(state)[0]
        place = self.key(state)
        if place not in self.values:
            self.values[place] = self._value(state)
            if state.actor != CHANCE and len(state.legal(state.actor)) > 1:
                self.asked[place] = state
        return self.values[place]

    def _value(self, state: State) -> float:
        if state.actor == CHANCE:
            outcomes = state.outcomes()
            whole = sum(often for _, often in outcomes)
            return sum(often * self.after(state, move) for move, often in outcomes) / whole
        if len(state.owing) == 2:
            return solved(self.gains(state, 0))
        values = [self.after(state, move) for move in state.legal(state.actor)]
        return max(values) if state.actor == 0 else min(values)

    def after(self, state: State, *moves: int) -> float:
        then = state.copy()
        for move in moves:
            then.apply(then.actor, move)
        return self.value(then)

    def gains(self, state: State, seat: int) -> np.ndarray:
        """What every pair of sealed moves brings a seat: a row for each of its own."""
        found = np.array(
            [[self.after(state, one, two) for two in state.legal(1)] for one in state.legal(0)]
        )
        return found if seat == 0 else 1.0 - found.T

    def costs(self, state: State, seat: int) -> list[Cost]:
        """Of each legal move."""
        if len(state.owing) == 2:
            return sealed_costs(self.gains(state, seat))
        values = [self.after(state, move) for move in state.legal(seat)]
        worths = values if seat == 0 else [1.0 - value for value in values]
        return [Cost(max(worths) - worth, max(worths) - worth) for worth in worths]


def solved(gains: np.ndarray) -> float:
    """What the one with the rows wins, whatever the other does."""
    height, width = gains.shape
    found = linprog(
        np.append(np.zeros(height), -1.0),
        A_ub=np.hstack([-gains.T, np.ones((width, 1))]),
        b_ub=np.zeros(width),
        A_eq=[[1.0] * height + [0.0]],
        b_eq=[1.0],
        bounds=[(0, 1)] * height + [(None, None)],
    )
    return float(-found.fun)


def sealed_costs(gains: np.ndarray) -> list[Cost]:
    """Over all perfect rivals, who are those that leave nobody more than the value."""
    value, width = solved(gains), gains.shape[1]

    def farthest(row: np.ndarray) -> float:
        limits = np.full(len(gains), value + EXACT / 10)
        found = linprog(
            row, A_ub=gains, b_ub=limits, A_eq=[[1.0] * width], b_eq=[1.0], bounds=(0, 1)
        )
        return float(found.fun)

    return [Cost(max(0.0, value + farthest(-row)), value - farthest(row)) for row in gains]


def positions(name: str, first: list[State], most: int) -> Iterator[tuple[State, int, list[Cost]]]:
    """Of every start, all that can be come to and ask a seat to decide that knows where it
    is; evenly drawn from them where there are more than `most`. Where it does not know (a bank of
    Push is counted by others, not seen), the best in one world is not the truth for the seat."""
    for state in first:
        truth = Truth(KEYS[name])
        truth.value(state)
        asked = [
            (one, seat)
            for one in truth.asked.values()
            for seat in one.owing
            if is_known(one, seat, truth.key)
        ]
        for one, seat in asked[:: -(-len(asked) // most)]:
            yield one, seat, truth.costs(one, seat)


def starts(name: str) -> list[State]:
    """The small starts of the game; those of Force are won or lost before they begin, so late
    positions with points before both seats come with them."""
    late = [late_duels(number) for number in range(LATE)] if name == "force" else []
    return [*games.load(name).small_starts(), *late]


def late_duels(number: int) -> Force:
    """Three cards in each hand, four in the pile, and what was captured before: drawn."""
    stream = Stream(18, number)
    state = games.load("force").start(2)
    kinds = [stream.below(len(state.worth)) for _ in range(9)]
    hands = sum(1 << card for card in drawn(stream)), sum(1 << card for card in drawn(stream))
    reduced(state, hands, tuple(kinds[:3]), 1 << stream.below(VADERS))
    for place, kind in enumerate(kinds[3:]):
        state.captured[place % 2] += UNIT[kind]
    return state


def drawn(stream: Stream) -> set[int]:
    found: set[int] = set()
    while len(found) < IN_HAND:
        found.add(stream.below(CARDS))
    return found


def is_known(state: State, seat: int, key: Callable[[Any], Hashable]) -> bool:
    """Whether all that the seat can imagine is what is there."""
    seen = state.masked(seat)
    return all(key(seen.imagine(Stream(number))) == key(state) for number in range(GUESSES))


class Tally(NamedTuple):
    positions: int
    optimal: int
    blamed: int
    """Optimal moves that the review counts as a loss of any size."""
    mistaken: int
    """Those that it grades as a mistake or a blunder."""
    large: int
    found: int
    """Moves that lose more than three points, and how many of them are told."""


def tally(lines: list[dict[str, Any]]) -> Tally:
    moves = [move for line in lines for move in line["moves"]]
    optimal = [told for _, most, told in moves if most < EXACT]
    large = [told for least, _, told in moves if least > LARGE]
    return Tally(
        *(len(lines), len(optimal), sum(told > 0 for told in optimal)),
        *(sum(told >= LARGE for told in optimal), len(large), sum(told > 0 for told in large)),
    )


def judged(name: str, state: State, seat: int, costs: list[Cost], effort: str) -> dict[str, Any]:
    """One position: the truth about each move, and what a review would tell of it."""
    evaluator = Evaluator(games.load(name), EFFORTS[effort])
    weighed = evaluator.weigh(state.masked(seat), seat)
    told = [told_of(evaluator, state, seat, one, best_of(weighed)) for one in weighed]
    moves = [[cost.least, cost.most, loss] for cost, loss in zip(costs, told, strict=True)]
    return {"moves": moves}


def told_of(evaluator: Evaluator, state: State, seat: int, made: Weighed, best: Weighed) -> float:
    """As a review of a game in which the move was made."""
    after = state.copy()
    after.apply(seat, made.move)
    if made.loss and tuple(after.owing) == (seat,):
        made = followed(made, best, evaluator.weigh(after.masked(seat), seat))
    return told_loss(made)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("file", type=Path)
    parser.add_argument("--most", type=int, default=1000, help="positions of a start (1000)")
    parser.add_argument("--effort", choices=EFFORTS, default="quick")
    asked = parser.parse_args()
    every = list(positions(asked.game, starts(asked.game), asked.most))
    lines = measured(
        asked.file, range(len(every)), lambda at: judged(asked.game, *every[at], asked.effort)
    )
    print(msgspec.json.encode(tally(lines)._asdict()).decode())


if __name__ == "__main__":
    main()
