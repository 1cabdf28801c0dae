"""Ratings from duels: how much stronger one player is than another, with 95 % intervals."""

import math
from collections.abc import Mapping
from typing import Final

from quartett.lab.statistics import Z95

POINTS: Final = 400 / math.log(10)
"""Rating points per unit of log odds: 400 points mean ten wins for every loss."""
ROUNDS: Final = 200
DRAWN: Final = 0.5
"""Wins added to each side of every duel, so that nobody is infinitely strong."""

Duels = Mapping[tuple[str, str], tuple[float, float]]
"""For a pair of players, the wins of the first and the number of games."""


def ratings(duels: Duels, anchor: str) -> dict[str, tuple[float, float]]:
    """Each player's rating, 0 for the anchor, and the half-width of its 95 % interval.

    >>> found = ratings({("a", "b"): (75.0, 100)}, anchor="b")
    >>> {name: (round(rating), round(reach)) for name, (rating, reach) in found.items()}
    {'b': (0, 0), 'a': (189, 78)}
    """
    names = sorted({name for pair in duels for name in pair} - {anchor})
    strength = dict.fromkeys([anchor, *names], 0.0)
    for _ in range(ROUNDS):
        slope, bend = derivatives(duels, strength, names)
        for name, step in zip(names, solve(bend, slope), strict=True):
            strength[name] += max(-1.0, min(1.0, step))
    spread = [math.sqrt(row[place]) for place, row in enumerate(inverse(bend))]
    reach = dict(zip(names, spread, strict=True))
    return {
        name: (POINTS * strength[name], POINTS * Z95 * reach.get(name, 0.0)) for name in strength
    }


def derivatives(
    duels: Duels, strength: Mapping[str, float], names: list[str]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log likelihood, and its negative curvature (Fisher information)."""
    slope = dict.fromkeys(strength, 0.0)
    bend = {name: dict.fromkeys(strength, 0.0) for name in strength}
    for (one, two), (won, played) in duels.items():
        games = played + 2 * DRAWN
        odds = 1 / (1 + math.exp(strength[two] - strength[one]))
        for name, other, sign in ((one, two, 1), (two, one, -1)):
            slope[name] += sign * (won + DRAWN - games * odds)
            bend[name][name] += games * odds * (1 - odds)
            bend[name][other] -= games * odds * (1 - odds)
    return [slope[n] for n in names], [[bend[n][other] for other in names] for n in names]


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations."""
    return [sum(a * b for a, b in zip(row, right, strict=True)) for row in inverse(rows)]


def inverse(rows: list[list[float]]) -> list[list[float]]:
    """By Gauss–Jordan elimination: the matrices here are small and well behaved."""
    size = len(rows)
    work = [[*row, *(float(i == k) for k in range(size))] for i, row in enumerate(rows)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(work[row][place]))
        work[place], work[pivot] = work[pivot], work[place]
        work[place] = [number / work[place][place] for number in work[place]]
        for row in range(size):
            if row != place:
                factor = work[row][place]
                pairs = zip(work[row], work[place], strict=True)
                work[row] = [number - factor * own for number, own in pairs]
    return [row[size:] for row in work]
