"""When Python looks for garbage that refers to itself, so that nobody waits for it.

With hundreds of games it takes 100 ms to look through what a few seconds made, and longer to look
through everything. Almost nothing is found: whatever a move, a request or a connection leaves is
gone at once. So everything is looked through only when nobody is playing, or when so much is new
that it can hardly be in use.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from typing import Final, NoReturn

LOG: Final = logging.getLogger("quartett.collecting")
LOOK_SECONDS: Final = 10
QUIET: Final = 0.02
"""The part of the time that a server works at most when nobody is playing."""
SOME: Final = 100_000
"""New objects for which it is worth looking when nobody would notice."""
MANY: Final = 1_000_000
"""New objects that may come before somebody has to notice, so that the memory is bounded. Besides,
there may be TIMES as many as connections need, and at least TIMES as many as were left the last
time: a full house takes long to look through, and what fills it is no garbage."""
TIMES: Final = 2
NEEDED: Final = 500
"""Objects of a connection and of its part of a table, in the games with the largest states."""


class Collector:
    """Replaces Python's own."""

    def __init__(
        self, connections: Callable[[], int], worked: Callable[[], float] = time.process_time
    ) -> None:
        """`connections` tells how many there are, `worked` the processor time so far."""
        self._connections = connections
        self._worked = worked
        self._before = worked()
        self._left = 0

    def begin(self) -> None:
        """What start-up made stays, and is never looked through again."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        gc.enable()
        gc.unfreeze()

    async def go_on(self) -> NoReturn:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()

    def look(self) -> bool:
        """Looks through everything if it is time to. Returns whether it was."""
        before, self._before = self._before, self._worked()
        quiet = self._before - before < QUIET * LOOK_SECONDS
        new, *_ = gc.get_count()
        if new < (SOME if quiet else self._most_new()):
            return False
        found = gc.collect()
        self._left = len(gc.get_objects())
        self._before = self._worked()
        LOG.info("looked for garbage", extra={"found": found, "left": self._left})
        return True

    def _most_new(self) -> int:
        return max(MANY + TIMES * NEEDED * self._connections(), TIMES * self._left)
