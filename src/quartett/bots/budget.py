"""How long a search may think: a number of tries, or a time."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from quartett.core.problem import Problem

RESERVE: Final = 0.08
"""The share of the time that is kept for what comes after the search."""

LOOKS: Final = 25
"""How many positions may be looked at instead of one try: that takes about as long."""

MOST: Final = 1e6
"""Seconds: more than anybody waits, and not infinite."""


class Budget:
    """
    >>> Budget(tries=100).tries
    100
    """

    def __init__(
        self, tries: int = 0, seconds: float = 0.0, clock: Callable[[], float] = perf_counter
    ) -> None:
        if tries < 0 or not 0.0 <= seconds < MOST or (tries == 0 and seconds == 0.0):
            raise Problem("wrong-budget", budget=f"{seconds:g}" if tries == 0 else str(tries))
        self.tries: int = tries
        self.seconds: float = seconds
        self.clock: Callable[[], float] = clock
        self._left: i64 = 0
        self._looks: i64 = 0
        self._end: float = 0.0

    def begin(self) -> "Budget":
        """From now on time and tries count."""
        self._left = self.tries
        self._looks = self.tries * LOOKS
        if self.seconds > 0.0:
            self._end = self.clock() + self.seconds * (1.0 - RESERVE)
        return self

    def takes(self) -> bool:
        """Whether there is room for one more try, which is then counted."""
        if self.tries:
            if self._left <= 0:
                return False
            self._left -= 1
        return not self.is_late()

    def may_look(self) -> bool:
        """Asked before every position by those who look without tries, for as long as there is
        time: they search only if they find nothing."""
        if self.tries:
            self._looks -= 1
            if self._looks < 0:
                return False
        return not self.is_late()

    def may_look_first(self) -> bool:
        """The same for half of the time, where a search follows in any case."""
        return self.may_look() and not self._is_half_over()

    def _is_half_over(self) -> bool:
        return self.seconds > 0.0 and self.clock() >= self._end - 0.5 * self.seconds

    def is_late(self) -> bool:
        """Asked at every move of a try, so that a long one does not run over."""
        return self.seconds > 0.0 and self.clock() >= self._end
