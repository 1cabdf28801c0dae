"""One thread that writes a SQLite file: many jobs per commit, and no answer before it."""

import asyncio
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from quartett.core.problem import Problem

T = TypeVar("T")

LOG: Final = logging.getLogger("quartett.store")

Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]

MOST_AT_ONCE: Final = 500
"""The most jobs per commit."""

BUSY_SECONDS: Final = 10


def connect(file: str) -> sqlite3.Connection:
    """A commit that has returned is on disk: WAL with a sync at every commit. Only the owner may
    read the file, because it holds the seeds of running games."""
    if file:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


class Writer:
    """Runs jobs in the order in which they come. Jobs that wait together are committed together; if
    one fails, all are run again, each in its own savepoint, so that it does not take others with
    it."""

    def __init__(self, connection_of: Callable[[], sqlite3.Connection]) -> None:
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._connection_of = connection_of
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.commits = 0

    def start(self) -> None:
        self._thread.start()

    async def run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a job and returns its result once it is on disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        try:
            return await future
        except sqlite3.Error as error:
            LOG.warning("not written", extra={"cause": str(error)})
            raise Problem("not-stored") from None

    def stop(self) -> None:
        """Returns once every pending job is written."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        connection = self._connection_of()
        while (batch := self._wait()) is not None:
            self._commit(connection, batch)
        connection.close()

    def _wait(self) -> list[Waiting] | None:
        first = self._jobs.get()
        if first is None:
            return None
        batch = [first]
        with suppress(queue.Empty):
            while len(batch) < MOST_AT_ONCE:
                following = self._jobs.get_nowait()
                if following is None:
                    self._jobs.put(None)
                    break
                batch.append(following)
        return batch

    def _commit(self, connection: sqlite3.Connection, batch: list[Waiting]) -> None:
        try:
            answers = self._together(connection, batch)
        except Exception:
            answers = self._one_by_one(connection, batch)
        tell([(future, answer) for (_, future), answer in zip(batch, answers, strict=True)])

    def _together(self, connection: sqlite3.Connection, batch: list[Waiting]) -> list[Any]:
        """The usual case: no job fails. If one does, nothing has happened."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [job(connection) for job, _ in batch]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self.commits += 1
        return answers

    def _one_by_one(self, connection: sqlite3.Connection, batch: list[Waiting]) -> list[Any]:
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [self._try(connection, job) for job, _ in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [error] * len(batch)
        self.commits += 1
        return answers

    def _try(self, connection: sqlite3.Connection, job: Job) -> Any:
        connection.execute("SAVEPOINT job")
        try:
            answer = job(connection)
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            answer = error
        connection.execute("RELEASE job")
        return answer


def tell(answers: "list[tuple[asyncio.Future[Any], Any]]") -> None:
    """Delivers answers to tasks that still wait in an event loop, and wakes it up once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for future, answer in answers:
        loops.setdefault(future.get_loop(), []).append((future, answer))
    for loop, own in loops.items():
        with suppress(RuntimeError):  # the loop is closed, so nobody is waiting any more
            loop.call_soon_threadsafe(settle, own)


def settle(answers: "list[tuple[asyncio.Future[Any], Any]]") -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
