"""Results with the luck of the cards removed: the same mean as the plain ones, and less variance.

It is a control variate: the luck has mean zero whoever plays, because its value function was fixed
before the first game. So nothing is fitted to the results, and the mean is unbiased even if the
value function is bad; then it merely removes little.
"""

from math import sqrt
from typing import Any

import msgspec

from quartett.core.game import Game
from quartett.lab.statistics import Z95
from quartett.lab.tally import UNIT, Entry


def scale(game: Game[Any]) -> float:
    """The most points that a team can reach; 1 where wins count."""
    return game.judge().scale if game.together else 1.0


class Adjusted(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, in wins or in points of a team."""

    mean: float
    interval: tuple[float, float]

    @property
    def reach(self) -> float:
        return (self.interval[1] - self.interval[0]) / 2

    @property
    def games(self) -> float:
        """The number of plain games that would give the share of wins with the same precision."""
        error = self.reach / Z95
        return self.mean * (1 - self.mean) / error**2 if error and 0 < self.mean < 1 else 0.0


def adjusted(entry: Entry, games: int, scale: float = 1.0) -> Adjusted | None:
    """The adjusted result of one bot over at least two games. Sums are whole numbers, so it does
    not depend on how the games were divided.

    >>> entry = Entry()
    >>> for result in (0.4, 0.6):
    ...     entry.adjust(result)
    >>> found = adjusted(entry, 2)
    >>> found.mean, [round(end, 3) for end in found.interval]
    (0.5, [0.304, 0.696])
    """
    if games < 2:
        return None
    mean = entry.adjusted / games / UNIT
    spread = (games * entry.squares - entry.adjusted**2) / (games * (games - 1)) / UNIT**2
    reach = Z95 * sqrt(spread / games)
    return Adjusted(scale * mean, (scale * (mean - reach), scale * (mean + reach)))
