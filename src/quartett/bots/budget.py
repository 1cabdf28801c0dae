"""The budget of a search: a number of tries, or a time."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from quartett.core.problem import Problem

RESERVE: Final = 0.08
"""The share of the time reserved for what comes after the search."""

LOOKS: Final = 25
"""How many positions may be examined instead of one try, which takes about as long."""

MOST: Final = 1e6
"""Seconds: more than anybody waits, but finite."""


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
        """Starts the clock and the count of tries."""
        self._left = self.tries
        self._looks = self.tries * LOOKS
        if self.seconds > 0.0:
            self._end = self.clock() + self.seconds * (1.0 - RESERVE)
        return self

    def takes(self) -> bool:
        """Whether there is room for one more try, and counts it."""
        if self.tries:
            if self._left <= 0:
                return False
            self._left -= 1
        return not self.is_late()

    def may_look(self) -> bool:
        """Called before every position by solvers that do not count tries, as long as there is
        time; a search only follows if they find nothing."""
        if self.tries:
            self._looks -= 1
            if self._looks < 0:
                return False
        return not self.is_late()

    def may_look_first(self) -> bool:
        """The same with half of the time, where a search follows in any case."""
        return self.may_look() and not self._is_half_over()

    def _is_half_over(self) -> bool:
        return self.seconds > 0.0 and self.clock() >= self._end - 0.5 * self.seconds

    def is_late(self) -> bool:
        """Checked at every move of a try, so that a long one does not overrun."""
        return self.seconds > 0.0 and self.clock() >= self._end
