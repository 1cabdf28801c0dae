"""Measures over many games besides who won, each with its interval."""

from math import sqrt
from typing import Final

import msgspec

from quartett.lab.balance import Counts
from quartett.lab.report import decimal, percent
from quartett.lab.statistics import Z95, mean_and_spread
from quartett.lab.tally import SHARE
from quartett.words import Words

SHARES: Final = ("dead-offers", "leader-wins", "empty-reserve")
"""Measures that are proportions."""


class Seen(msgspec.Struct, frozen=True):
    """A mean and the half-width of its 95 % interval."""

    mean: float
    margin: float
    cases: int

    def told(self, is_share: bool, words: Words) -> str:
        if is_share:
            return f"{percent(self.mean, words)} ± {decimal(100 * self.margin, words)}"
        return f"{decimal(self.mean, words)} ± {decimal(self.margin, words)}"


def rate(part: float, cases: int) -> Seen:
    """
    >>> rate(50, 100)
    Seen(mean=0.5, margin=0.0979981992270027, cases=100)
    """
    value = part / cases if cases else 0.0
    return Seen(value, Z95 * sqrt(value * (1 - value) / cases) if cases else 1.0, cases)


def sums(counts: Counts) -> dict[str, tuple[float, int]]:
    """The sum and the number of cases of each measure."""
    found = dict[str, tuple[float, int]]()
    for (name, value), number in sorted(counts.signs.items()):
        total, cases = found.get(name, (0.0, 0))
        found[name] = total + value * number, cases + number
    if counts.offered:
        found["dead-offers"] = float(counts.dead), counts.offered
    return found | {"leader-wins": (counts.kept / SHARE, counts.led)}


def measures(counts: Counts) -> dict[str, Seen]:
    found = dict[str, Seen]()
    for name, (total, cases) in sums(counts).items():
        found[name] = rate(total, cases) if name in SHARES else spread(counts, name)
    return found


def spread(counts: Counts, name: str) -> Seen:
    values = {value: number for (one, value), number in counts.signs.items() if one == name}
    mean, deviation = mean_and_spread(values)
    cases = sum(values.values())
    return Seen(mean, Z95 * deviation / sqrt(cases), cases)


def by_seat(counts: Counts) -> list[Seen]:
    """The wins of each seat. The seat also determines how early a team was chosen."""
    return [rate(counts.wins[seat] / SHARE, counts.games) for seat in range(counts.seats)]
