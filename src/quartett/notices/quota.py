"""How much each receiver is told in a day: anybody can name anybody's address."""

import time
from collections.abc import Callable
from typing import Final

DAY: Final = 86_400
MOST_RECEIVERS: Final = 10_000
"""Counted at the same time. With more, those that were told something longest ago are forgotten."""


class Quota:
    """
    >>> quota = Quota(1)
    >>> quota.take("ada@post.example"), quota.take("ada@post.example")
    (True, False)
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._told: dict[str, tuple[float, int]] = {}
        """When the first notice of its day was sent to a receiver, and how many were since."""

    def take(self, receiver: str) -> bool:
        """Whether there may be one more."""
        now = self._clock()
        since, count = self._told.pop(receiver, (now, 0))
        if now - since >= DAY:
            since, count = now, 0
        self._told[receiver] = (since, min(count + 1, self._most))
        while len(self._told) > MOST_RECEIVERS:
            del self._told[next(iter(self._told))]
        return count < self._most
