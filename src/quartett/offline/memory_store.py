"""The store on a player's own device: SQLite in memory, passed to a keeper at every change."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from quartett.core.problem import Problem
from quartett.table.rows import migrate
from quartett.table.sqlite import SqliteStore
from quartett.table.writer import Writer

T = TypeVar("T")

JAR: Final = "CREATE TABLE IF NOT EXISTS jar (name TEXT PRIMARY KEY, secret TEXT) WITHOUT ROWID"
"""The cookies of seats, which a browser would normally keep."""

Keep = Callable[[bytes], Awaitable[None]]
"""Saves the whole database, and returns once it can no longer be lost."""


class AtOnce(Writer):
    """Runs each job as it comes, one after another, since there are no threads here. What cannot be
    saved did not happen."""

    def __init__(self, kept: bytes, keep: Keep) -> None:
        """`kept` is what was last saved, or nothing."""
        self._db = sqlite3.connect(":memory:", isolation_level=None)
        self._keep = keep
        if kept:
            self._db.deserialize(kept)
        self._db.execute("PRAGMA foreign_keys = ON")
        migrate(self._db)
        self._db.execute(JAR)
        self._kept = self._db.serialize()
        self._turn = asyncio.Lock()

    async def run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        async with self._turn:
            before = self._db.total_changes
            answer = self._committed(job)
            if self._db.total_changes != before:
                await self._hand_over()
            return answer

    def _committed(self, job: Callable[[sqlite3.Connection], T]) -> T:
        self._db.execute("BEGIN")
        try:
            answer = job(self._db)
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")
        return answer

    async def _hand_over(self) -> None:
        whole = self._db.serialize()
        try:
            await self._keep(whole)
        except Exception as error:
            self._db.deserialize(self._kept)
            raise Problem("not-stored") from error
        self._kept = whole

    def stop(self) -> None:
        self._db.close()


class OfflineStore(SqliteStore):
    """The tables of one player, in one place and for one page."""

    def __init__(self, kept: bytes, keep: Keep) -> None:
        self.writer = AtOnce(kept, keep)

    async def stop(self) -> None:
        self.writer.stop()
