"""When Python looks for garbage that refers to itself, so that nobody waits for it.

With hundreds of games it takes 100 ms to look through what a few seconds made, and longer to look
through everything. Almost nothing is found: whatever a move, a request or a connection leaves is
gone at once. So everything is looked through only when nobody is playing, or when so much is new
that it could be garbage.
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
"""New objects that may come before somebody has to notice, and no fewer than TIMES as many as were
left the last time: so the memory is bounded."""
TIMES: Final = 2


class Collector:
    """Replaces Python's own."""

    def __init__(self, worked: Callable[[], float] = time.process_time) -> None:
        """`worked` tells the processor time so far."""
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
        if new < (SOME if quiet else max(MANY, TIMES * self._left)):
            return False
        found = gc.collect()
        self._left = len(gc.get_objects())
        self._before = self._worked()
        LOG.info("looked for garbage", extra={"found": found, "left": self._left})
        return True
