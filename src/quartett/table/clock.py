"""How long a seat may think about one question."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

Ring = Callable[[int, int], None]
"""Called with the seat and the number since which it has been asked."""

GRACE: Final = 30
"""Seconds: after a restart nobody's time runs out sooner than this, since the server may have been
down."""


class Clock:
    """Rings once for each question that stays open too long. With 0 seconds it never rings."""

    def __init__(self, seconds: int, ring: Ring) -> None:
        self._seconds = seconds
        self._ring = ring
        self._asked: dict[int, tuple[int, float]] = {}
        self._earliest = time.time() + min(seconds, GRACE)

    def start(self, seat: int, asked: int, since: float) -> None:
        """Starts the clock of a seat that has been asked since a time of day. The same question
        starts it only once."""
        if self._seconds and self._asked.get(seat, (-1, 0.0))[0] != asked:
            until = max(since + self._seconds, self._earliest)
            self._asked[seat] = (asked, until)
            loop = asyncio.get_running_loop()
            loop.call_later(max(0.0, until - time.time()), self._ring, seat, asked)

    def until(self, seat: int, asked: int) -> float | None:
        known, until = self._asked.get(seat, (-1, 0.0))
        return until if known == asked else None
