"""Retries with exponential back-off."""

import time
from collections.abc import Callable
from typing import Final

FIRST_SECONDS: Final = 1.0
LONGEST_SECONDS: Final = 300.0


class Retries:
    """
    >>> clock = [0.0]
    >>> retries = Retries(lambda: clock[0])
    >>> retries.failed("a"), retries.due()
    (None, [])
    >>> clock[0] = 1.5
    >>> retries.due(), retries.failed("a"), retries.due()
    (['a'], None, [])
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waits: dict[str, float] = {}
        self._next: dict[str, float] = {}

    def failed(self, name: str) -> None:
        """Doubles the waiting time."""
        wait = min(LONGEST_SECONDS, 2 * self._waits.get(name, FIRST_SECONDS / 2))
        self._waits[name] = wait
        self._next[name] = self._clock() + wait

    def worked(self, name: str) -> None:
        self._waits.pop(name, None)
        self._next.pop(name, None)

    def waits(self, name: str) -> bool:
        """Whether it should be left alone for now."""
        return self._next.get(name, 0.0) > self._clock()

    def due(self) -> list[str]:
        now = self._clock()
        return [name for name, when in self._next.items() if when <= now]

    def __len__(self) -> int:
        return len(self._next)
