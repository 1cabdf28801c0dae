"""Solves small two-player constant-sum games with simultaneous moves: how often each player should
make each move."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS: Final = 400


class Matrix:
    """`gains[row * columns + column]` is what the first player gets. Solved by regret matching with
    alternating updates, in which later rounds weigh more.

    >>> game = Matrix(vec[float]([0.8, 0.2, 0.2, 0.6]), 2, 2)
    >>> game.solve(ROUNDS)
    >>> round(game.rows[0], 2), round(game.columns[0], 2), round(game.value, 2)
    (0.4, 0.4, 0.44)
    """

    def __init__(self, gains: vec[float], height: i64, width: i64) -> None:
        self.gains: vec[float] = gains
        self.height: i64 = height
        self.width: i64 = width
        self.rows: vec[float] = vec[float]([1.0 / float(height)] * height)
        self.columns: vec[float] = vec[float]([1.0 / float(width)] * width)
        self.value: float = 0.0
        self.found: vec[float] = vec[float]([0.0] * max(height, width))

    def solve(self, rounds: i64) -> None:
        """Sets `rows` and `columns` to the mixed strategies and `value` to what the first player
        gets."""
        if not self._has_saddle():
            self._mix(rounds)

    def _has_saddle(self) -> bool:
        """Whether nobody has to mix: both players' best worst cases coincide."""
        best: i64 = 0
        least: i64 = 0
        for row in range(self.height):
            self.found[row] = self._worst(row)
            if self.found[row] > self.found[best]:
                best = row
        self.value = self.found[best]
        for column in range(self.width):
            self.found[column] = self._most(column)
            if self.found[column] < self.found[least]:
                least = column
        if self.found[least] > self.value:
            return False
        self.rows = only(best, self.height)
        self.columns = only(least, self.width)
        return True

    def _worst(self, row: i64) -> float:
        least: float = self.gains[row * self.width]
        for column in range(self.width):
            gain: float = self.gains[row * self.width + column]
            if gain < least:
                least = gain
        return least

    def _most(self, column: i64) -> float:
        most: float = self.gains[column]
        for row in range(self.height):
            gain: float = self.gains[row * self.width + column]
            if gain > most:
                most = gain
        return most

    def _mix(self, rounds: i64) -> None:
        regrets: vec[float] = vec[float]([0.0] * self.height)
        against: vec[float] = vec[float]([0.0] * self.width)
        rows: vec[float] = vec[float]([0.0] * self.height)
        columns: vec[float] = vec[float]([0.0] * self.width)
        for number in range(rounds):
            weight: float = float(number + 1)
            self._answer_rows(regrets)
            follow(regrets, self.rows, rows, weight)
            self._answer_columns(against)
            follow(against, self.columns, columns, weight)
        self.rows = shares(rows)
        self.columns = shares(columns)
        self.value = self.worth()

    def _answer_rows(self, regrets: vec[float]) -> None:
        """Adds to the first player's regrets."""
        mean: float = 0.0
        for row in range(self.height):
            self.found[row] = self.row(row)
            mean += self.rows[row] * self.found[row]
        for row in range(self.height):
            regret: float = regrets[row] + self.found[row] - mean
            regrets[row] = regret if regret > 0.0 else 0.0

    def _answer_columns(self, regrets: vec[float]) -> None:
        mean: float = 0.0
        for column in range(self.width):
            self.found[column] = self.column(column)
            mean += self.columns[column] * self.found[column]
        for column in range(self.width):
            regret: float = regrets[column] + mean - self.found[column]
            regrets[column] = regret if regret > 0.0 else 0.0

    def row(self, row: i64) -> float:
        """The expected gain of a move of the first player against the second's mixture."""
        total: float = 0.0
        for column in range(self.width):
            total += self.gains[row * self.width + column] * self.columns[column]
        return total

    def column(self, column: i64) -> float:
        """What a move of the second player leaves the first with."""
        total: float = 0.0
        for row in range(self.height):
            total += self.gains[row * self.width + column] * self.rows[row]
        return total

    def worth(self) -> float:
        total: float = 0.0
        for row in range(self.height):
            total += self.rows[row] * self.row(row)
        return total


def follow(regrets: vec[float], now: vec[float], summed: vec[float], weight: float) -> None:
    """Plays each move in proportion to its regret."""
    whole: float = 0.0
    for regret in regrets:
        whole += regret
    for place in range(len(regrets)):
        if whole > 0.0:
            now[place] = regrets[place] / whole
        else:
            now[place] = 1.0 / float(len(regrets))
        summed[place] += weight * now[place]


def shares(row: vec[float]) -> vec[float]:
    """Normalises the weights to sum to one."""
    whole: float = 0.0
    for number in row:
        whole += number
    return vec[float]([number / whole for number in row])


def only(place: i64, size: i64) -> vec[float]:
    """Always plays one move."""
    row: vec[float] = vec[float]([0.0] * size)
    row[place] = 1.0
    return row
