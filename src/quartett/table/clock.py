"""How long a seat may think about one question."""

import asyncio
import time
from collections.abc import Callable

Ring = Callable[[int, int], None]
"""Is told the seat, and since which number it was asked."""


class Clock:
    """Rings once for each question that is open for too long. With 0 seconds it never does."""

    def __init__(self, seconds: int, ring: Ring) -> None:
        self._seconds = seconds
        self._ring = ring
        self._asked: dict[int, tuple[int, float]] = {}

    def start(self, seat: int, asked: int) -> None:
        """The seat is asked. The same question does not start the clock again."""
        if self._seconds and self._asked.get(seat, (-1, 0.0))[0] != asked:
            self._asked[seat] = (asked, time.time() + self._seconds)
            loop = asyncio.get_running_loop()
            loop.call_later(self._seconds, self._ring, seat, asked)

    def until(self, seat: int, asked: int) -> float | None:
        known, until = self._asked.get(seat, (-1, 0.0))
        return until if known == asked else None
