"""Small games of two who choose at once and whose gains add up to the same: how often each of them
should make each move."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS: Final = 400


class Matrix:
    """`gains[row * columns + column]` is what the first player gets. By regret matching, in which
    both answer each other in turn and later rounds count for more.

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

    def solve(self, rounds: i64) -> None:
        """Afterwards `rows` and `columns` are the shares of the moves, `value` what the first
        player gets."""
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
        """Adds to what the first player would rather have done."""
        mean: float = self.worth()
        for row in range(self.height):
            regrets[row] = max(0.0, regrets[row] + self.row(row) - mean)

    def _answer_columns(self, regrets: vec[float]) -> None:
        mean: float = self.worth()
        for column in range(self.width):
            regrets[column] = max(0.0, regrets[column] + mean - self.column(column))

    def row(self, row: i64) -> float:
        """What a move of the first player brings against the mixture of the second."""
        total: float = 0.0
        for column in range(self.width):
            total += self.gains[row * self.width + column] * self.columns[column]
        return total

    def column(self, column: i64) -> float:
        """What a move of the second player leaves to the first."""
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
    """Moves are made as often as they are regretted."""
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
    """The same in parts of one."""
    whole: float = 0.0
    for number in row:
        whole += number
    return vec[float]([number / whole for number in row])
