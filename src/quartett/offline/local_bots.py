"""Bots that think in this process: a browser has no other."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from quartett.core.game import Game
from quartett.table.bot_workers import Thinkers
from quartett.table.builds import Rules
from quartett.table.fair_queue import Asker
from quartett.table.worker import Work

T = TypeVar("T")


class OwnThinkers(Thinkers):
    def __init__(self) -> None:
        """Without processes."""
        self.rules = Rules()

    async def _think(
        self, asker: Asker, game: Game[Any], work: Callable[..., T], *arguments: Any
    ) -> T:
        return await self.read("", work, *arguments)

    async def read(self, address: str, work: Callable[..., T], *arguments: Any) -> T:
        """Pending messages go out first, because nothing is sent while this runs."""
        await asyncio.sleep(0)
        return work(*arguments)

    async def prepare(self, address: str) -> None:
        """Nothing to prepare: there are no workers."""

    def warm(self) -> None:
        """Nothing to start either."""

    async def review(
        self, address: str, told: Callable[[Any], None], work: Work, *arguments: Any
    ) -> None:
        for piece in work(*arguments):
            told(piece)
            await asyncio.sleep(0)

    def waiting(self) -> tuple[int, float]:
        return 0, 0.0

    def stop(self) -> None:
        """Nothing to stop."""
