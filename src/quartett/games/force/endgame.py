"""Battle of the Force with two seats, near its end: the equilibrium of all that can happen."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.core.matrix import ROUNDS, Matrix
from quartett.games.force.position import DUELLING
from quartett.games.force.rules import Force

MOST_STATES: Final = 2500
"""So many different states are looked at before it is given up."""
MOST_PILE: Final = 6
MOST_CARDS: Final = 9
"""More cards in the pile or in both hands are not even tried."""
FINE: Final = 2**20


class TooLarge(Exception):
    """There is more to come than can be looked at."""


class Endgame:
    """Values are the chance of seat 0 to win; a tie is half a win."""

    def __init__(self, most: i64, is_late: Callable[[], bool]) -> None:
        self.most: i64 = most
        self.is_late: Callable[[], bool] = is_late
        self.values: dict[int, float] = {}

    def value(self, state: Force) -> float:
        if state.over:
            winners = state.winners()
            return 0.5 if len(winners) == 2 else 1.0 - float(winners[0])
        key: int = hash(tuple(state.numbers()))
        known = self.values.get(key)
        if known is not None:
            return known
        if len(self.values) >= self.most or self.is_late():
            raise TooLarge
        value: float = self._find(state)
        self.values[key] = value
        return value

    def _find(self, state: Force) -> float:
        if state.actor == CHANCE:
            return self._average(state)
        if state.phase == DUELLING and len(state.owing) == 2:
            return self.duel(state).value
        seat: i64 = state.actor
        best: float = self.after(state, seat, state.legal(seat)[0])
        for move in state.legal(seat)[1:]:
            value: float = self.after(state, seat, move)
            if (value > best) == (seat == 0):
                best = value
        return best

    def _average(self, state: Force) -> float:
        total: float = 0.0
        weights: float = 0.0
        for move, weight in state.outcomes():
            total += float(weight) * self.after(state, CHANCE, move)
            weights += float(weight)
        return total / weights

    def after(self, state: Force, seat: i64, move: i64) -> float:
        then = state.copy()
        then.apply(seat, move)
        return self.value(then)

    def duel(self, state: Force) -> Matrix:
        """Both lay a card: what comes of every pair of cards, and how often each is laid."""
        mine = state.legal(0)
        theirs = state.legal(1)
        gains: vec[float] = vec[float]([0.0] * (len(mine) * len(theirs)))
        place: i64 = 0
        for card in mine:
            laid = state.copy()
            laid.apply(0, card)
            for other in theirs:
                gains[place] = self.after(laid, 1, other)
                place += 1
        found = Matrix(gains, len(mine), len(theirs))
        found.solve(ROUNDS)
        return found


def is_near(seen: Force) -> bool:
    cards: i64 = 0
    for seat in range(seen.seats):
        cards += len([card for card in range(9) if seen.hand(seat) >> card & 1])
    return seen.seats == 2 and seen.pile <= MOST_PILE and cards <= MOST_CARDS


def equilibrium(seen: Force, seat: i64, is_late: Callable[[], bool]) -> list[float]:
    """How often each legal move should be made; nothing if there is too much to come."""
    state = seen.imagine(Stream(0))
    state.unseal()
    solver = Endgame(MOST_STATES, is_late)
    try:
        if state.phase == DUELLING and len(state.owing) == 2:
            found = solver.duel(state)
            return list(found.rows if seat == 0 else found.columns)
        return best_only(solver, state, seat)
    except TooLarge:
        return []


def best_only(solver: Endgame, state: Force, seat: i64) -> list[float]:
    moves = state.legal(seat)
    values = [solver.after(state, seat, move) for move in moves]
    best = values.index(max(values) if seat == 0 else min(values))
    return [1.0 if place == best else 0.0 for place in range(len(moves))]


def draw(shares: list[float], stream: Stream) -> i64:
    """A place as likely as its share."""
    point: float = float(stream.below(FINE)) / float(FINE)
    for place, share in enumerate(shares):
        if point < share:
            return place
        point -= share
    return shares.index(max(shares))
