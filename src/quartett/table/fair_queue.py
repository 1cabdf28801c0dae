"""Whose turn it is to be thought for: people first, and no address crowds out another.

Every address has an account of the seconds that were spent on it; it is forgotten with time. The
next job is the one whose address has had least, with a charge on tables where nobody waits.
"""

import time
from collections.abc import Callable, Hashable
from math import exp
from typing import Final, Generic, TypeVar

import msgspec

PEOPLE, QUIET, ALONE = 0, 1, 2
"""Somebody is there; people play but nobody is there now; only bots play and nobody looks."""
CHARGE: Final = (0.0, 3.0, 1e9)
"""Seconds that are added to the account for each of these."""
MEMORY_SECONDS: Final = 30.0
"""After which most of an account is forgotten."""
LIGHT_SECONDS: Final = 2.0
"""Who has had less than this finds a worker that is kept free for such."""

J = TypeVar("J", bound="Job")


class Asker(msgspec.Struct, frozen=True):
    """For whom something is done: one table (or one request), which somebody's address opened."""

    key: Hashable
    address: str
    rank: Callable[[], int] = lambda: PEOPLE


class Job(msgspec.Struct, eq=False):
    asker: Asker
    since: float


class Accounts:
    """
    >>> now = [0.0]
    >>> accounts = Accounts(lambda: now[0])
    >>> accounts.book("a", 3.0)
    >>> now[0] = 30.0
    >>> round(accounts.of("a"), 2), accounts.of("b")
    (1.1, 0.0)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._had: dict[str, tuple[float, float]] = {}

    def of(self, address: str) -> float:
        had, then = self._had.get(address, (0.0, 0.0))
        return had * exp((then - self._clock()) / MEMORY_SECONDS) if had else 0.0

    def book(self, address: str, seconds: float) -> None:
        had = self.of(address) + seconds
        self._had.pop(address, None)
        self._had[address] = (had, self._clock())
        while len(self._had) > MOST_ACCOUNTS:
            del self._had[next(iter(self._had))]


MOST_ACCOUNTS: Final = 10_000


class FairQueue(Generic[J]):
    """Jobs that wait. At most one job of a key is under way, and one worker of several is kept for
    those who have had little, or less than all for whom is worked now, and for whom somebody
    waits. Who plays quickly is so never made to wait for a long job of somebody else."""

    def __init__(self, workers: int, accounts: Accounts) -> None:
        self._workers = workers
        self._accounts = accounts
        self._jobs: list[J] = []
        self._under_way: dict[Hashable, J] = {}

    def __len__(self) -> int:
        return len(self._jobs)

    def add(self, job: J) -> None:
        self._jobs.append(job)

    def drop(self, job: J) -> None:
        """Nobody wants it any more; one that is under way goes on."""
        if job in self._jobs:
            self._jobs.remove(job)

    def oldest(self, now: float) -> float:
        """For how many seconds somebody has waited; tables without anybody do not count."""
        waiting = (job.since for job in self._jobs if job.asker.rank() < ALONE)
        return max(0.0, now - min(waiting, default=now))

    def next(self) -> J | None:
        """The next job that may begin now."""
        free = self._workers - len(self._under_way)
        ready = [job for job in self._jobs if job.asker.key not in self._under_way]
        if free <= 0 or not ready:
            return None
        job = min(ready, key=self._turn)
        if free == 1 and self._workers > 1 and not self._may_take_last(job.asker):
            return None
        self._jobs.remove(job)
        self._under_way[job.asker.key] = job
        return job

    def _may_take_last(self, asker: Asker) -> bool:
        """Bots that play by themselves think for long and can wait for ever."""
        if asker.rank() == ALONE:
            return False
        busy = self._under_way.values()
        light = self._accounts.of(asker.address) <= LIGHT_SECONDS
        return light or all(self._had(asker) < self._had(job.asker) for job in busy)

    def _had(self, asker: Asker) -> float:
        return self._accounts.of(asker.address) + CHARGE[asker.rank()]

    def _turn(self, job: J) -> tuple[float, float]:
        return self._had(job.asker), job.since

    def done(self, job: J, seconds: float) -> None:
        self._under_way.pop(job.asker.key, None)
        self._accounts.book(job.asker.address, seconds)
