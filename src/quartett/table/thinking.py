"""Bots think in processes of their own: a slow one makes its own table wait and no other."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from quartett import games
from quartett.bots import bot
from quartett.core.chance import Stream


def choose(game: str, numbers: list[int], seat: int, name: str, seed: int) -> int:
    """What a bot answers, from what its seat may know. Runs in a worker."""
    seen = games.load(game).restore(numbers)
    return int(bot(games.load(game), name).choose(seen, seat, Stream(seed)))


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

    async def ask(self, game: str, numbers: list[int], seat: int, name: str) -> int:
        """A worker that died is replaced, and the question is put again, once."""
        pool = self._pool
        try:
            return await self._ask(pool, game, numbers, seat, name)
        except BrokenProcessPool:
            if self._pool is pool:
                pool.shutdown(wait=False)
                self._pool = self._new_pool()
            return await self._ask(self._pool, game, numbers, seat, name)

    async def _ask(
        self, pool: ProcessPoolExecutor, game: str, numbers: list[int], seat: int, name: str
    ) -> int:
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        return await loop.run_in_executor(pool, choose, game, numbers, seat, name, seed)

    def stop(self) -> None:
        """Lets no question wait; a bot that still thinks finds nobody to tell."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()
