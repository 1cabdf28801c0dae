"""Bots think in processes of their own: a slow one makes its own table wait and no other."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from quartett import games
from quartett.bots import bot
from quartett.bots.budget import Budget
from quartett.bots.hint import Hint, hint
from quartett.core.chance import Stream
from quartett.core.game import Game
from quartett.lab.run import loaded

T = TypeVar("T")

HINT_SECONDS: Final = 0.5

Box = tuple[str, tuple[str, str] | None]
"""A game as another process finds it: its name, and the text and the name of an own card file."""


def box_of(game: Game[Any]) -> Box:
    return game.name, game.own_cards


def choose(box: Box, numbers: list[int], seat: int, name: str, seed: int) -> int:
    """What a bot answers, from what its seat may know. Runs in a worker."""
    game = loaded(*box)
    return int(bot(game, name).choose(game.restore(numbers), seat, Stream(seed)))


def advise(box: Box, numbers: list[int], seat: int, seed: int) -> Hint:
    """The best moves and why, from what the seat may know. Runs in a worker."""
    game = loaded(*box)
    return hint(game, game.restore(numbers), seat, Stream(seed), Budget(seconds=HINT_SECONDS))


def be_quiet(names: Sequence[str]) -> None:
    """Leaves the end of the work to the parent, and learns the games before the first question."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=end_with_parent, daemon=True).start()
    for name in names:
        games.load(name)


def end_with_parent() -> None:
    """A parent that was killed could tell nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


class Thinkers:
    """The processes that think for all tables."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=be_quiet,
            initargs=(games.NAMES,),
        )

    async def ask(self, game: Game[Any], numbers: list[int], seat: int, name: str) -> int:
        """What a bot would answer."""
        return await self.run(choose, box_of(game), numbers, seat, name, secrets.randbits(64))

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """A worker that died is replaced, and the work is begun again, once."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                pool.shutdown(wait=False)
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *arguments)

    def stop(self) -> None:
        """Lets no question wait; a bot that still thinks finds nobody to tell."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()
