"""Rates with their intervals, means and standard deviations from counts."""

import math
from collections.abc import Mapping
from typing import Final

Z95: Final = 1.959963984540054
"""The number of standard deviations in a 95 % interval."""


def wilson(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate after some trials, by Wilson's score. Shared wins vary less than
    whole ones, so for them the interval errs on the wide side.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if not trials:
        return 0.0, 1.0
    square = Z95 * Z95 / trials
    middle = share + square / 2
    reach = Z95 * math.sqrt(share * (1 - share) / trials + square / trials / 4)
    return max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square))


def mean_and_spread(counts: Mapping[int, int] | Mapping[float, int]) -> tuple[float, float]:
    """Mean and standard deviation of a histogram, from exact sums.

    >>> mean_and_spread({1: 1, 3: 1})
    (2.0, 1.4142135623730951)
    """
    trials = sum(counts.values())
    total = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    if trials < 2:
        return float(total), 0.0
    return total / trials, math.sqrt((trials * squares - total * total) / (trials * (trials - 1)))


def ratio(part: float, whole: int) -> float:
    return part / whole if whole else 0.0
