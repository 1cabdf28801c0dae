"""Schedules jobs: people first, and no address crowds out another.

Every address has an account of the seconds spent on it, which decays over time. The next job is the
one whose address has had the least, with a surcharge for tables where nobody waits.
"""

import time
from collections.abc import Callable, Hashable
from math import exp
from typing import Final, Generic, TypeVar

import msgspec

PEOPLE, QUIET, ALONE = 0, 1, 2
"""Somebody is there; people play but are away; only bots play and nobody watches."""
CHARGE: Final = (0.0, 3.0, 1e9)
"""Seconds added to the account for each of these."""
MEMORY_SECONDS: Final = 30.0
"""The time constant of the decay."""
LIGHT_SECONDS: Final = 2.0
"""Addresses that have had less than this may use the reserved worker."""

J = TypeVar("J", bound="Job")


class Asker(msgspec.Struct, frozen=True):
    """On whose behalf a job runs: one table or request, opened from some address."""

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
    """Jobs that wait. At most one job per key is running. One of several workers is reserved for
    addresses that have had little, or less than all that are being served, and for whom somebody
    waits. So fast players never wait for somebody else's long job."""

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
        """Drops a waiting job; a running one continues."""
        if job in self._jobs:
            self._jobs.remove(job)

    def oldest(self, now: float) -> float:
        """The longest wait in seconds; tables where nobody waits do not count."""
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
        """Games of bots alone think long and can wait, so they never take the last worker."""
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
