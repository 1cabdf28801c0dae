"""Plans that wait at the same time are written together: one statement, one commit, one sync."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg

from quartett.table.match import Plan
from quartett.table.serialization import PACK, touched_by
from quartett.table.store import Behind

MOST_AT_ONCE: Final = 500

BAD_ROW: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError)
"""Errors of a row, not of the database."""

Write = Callable[..., Awaitable[set[str]]]
"""Takes columns and returns the names of the tables whose plans are now stored."""
Job = tuple[str, Plan, "asyncio.Future[None]"]


class Batches:
    def __init__(self, write: Write) -> None:
        self._write = write
        self._jobs: list[Job] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._work())

    async def stop(self) -> None:
        """Returns once every pending job is written."""
        while self._jobs:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def add(self, table: str, plan: Plan) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append((table, plan, future))
        self._news.set()
        await future

    async def _work(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._jobs:
                await self._flush(self._next())

    def _next(self) -> list[Job]:
        """The jobs of the next statement: one per table, since each must see the previous one."""
        batch: dict[str, Job] = {}
        later: list[Job] = []
        for job in self._jobs:
            free = job[0] not in batch and len(batch) < MOST_AT_ONCE
            if free:
                batch[job[0]] = job
            else:
                later.append(job)
        self._jobs = later
        return list(batch.values())

    async def _flush(self, batch: list[Job]) -> None:
        try:
            stored = await self._write(*columns(batch))
        except Exception as error:
            await self._one_by_one(batch, error)
            return
        for table, _, future in batch:
            settle(future, None if table in stored else Behind())

    async def _one_by_one(self, batch: list[Job], error: Exception) -> None:
        """A plan that cannot be written must not take the others with it."""
        if len(batch) == 1 or not isinstance(error, BAD_ROW):
            for _, _, future in batch:
                settle(future, error)
            return
        for job in batch:
            await self._flush([job])


def settle(future: "asyncio.Future[None]", error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def columns(batch: list[Job]) -> list[list[Any]]:
    """The jobs column by column, then their entries column by column."""
    jobs = [
        (table, plan.entries[0].number, len(plan.entries), touched_by(plan), plan.over)
        for table, plan, _ in batch
    ]
    entries = [
        (table, e.number, e.seat, e.text, e.ack, e.at, e.back)
        for table, plan, _ in batch
        for e in plan.entries
    ]
    snapshots = [PACK(plan.snapshot) for _, plan, _ in batch]
    return [
        *(list(column) for column in zip(*jobs, strict=True)),
        snapshots,
        *(list(column) for column in zip(*entries, strict=True)),
    ]
