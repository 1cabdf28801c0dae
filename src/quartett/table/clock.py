"""How long a seat may think about one question."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

Ring = Callable[[int, int], None]
"""Is told the seat, and since which number it was asked."""

GRACE: Final = 30
"""Seconds: nobody's time ends sooner after a start of the server, which may have been away."""


class Clock:
    """Rings once for each question that is open for too long. With 0 seconds it never does."""

    def __init__(self, seconds: int, ring: Ring) -> None:
        self._seconds = seconds
        self._ring = ring
        self._asked: dict[int, tuple[int, float]] = {}
        self._earliest = time.time() + min(seconds, GRACE)

    def start(self, seat: int, asked: int, since: float) -> None:
        """The seat is asked since a time of day. The same question starts the clock only once."""
        if self._seconds and self._asked.get(seat, (-1, 0.0))[0] != asked:
            until = max(since + self._seconds, self._earliest)
            self._asked[seat] = (asked, until)
            loop = asyncio.get_running_loop()
            loop.call_later(max(0.0, until - time.time()), self._ring, seat, asked)

    def until(self, seat: int, asked: int) -> float | None:
        known, until = self._asked.get(seat, (-1, 0.0))
        return until if known == asked else None
