"""How much one connection or one address may ask for, so that nobody crowds out the others."""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from quartett.core.problem import Problem

MOST_ADDRESSES: Final = 10_000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Rates are per second; a burst of some seconds' worth is let through."""

    messages: int = 20
    """On one socket."""
    requests: int = 20
    """From one address."""
    sockets: int = 100
    """Open at once from one address."""
    tables: int = 200
    """Opened by one address in a day."""
    message_bytes: int = 4096
    body_bytes: int = 8192
    file_bytes: int = 262_144
    """Of a card file or a record."""
    burst: int = 5
    """Seconds."""
    idle_days: int = 90
    """After which a table that nobody touches takes no more moves."""


def parse_limits(texts: list[str]) -> Limits:
    """
    >>> parse_limits(["tables=5"]).tables
    5
    """
    known = Limits.__struct_fields__
    given: dict[str, int] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in known or not number.isdecimal() or not 0 < int(number) < 10**9:
            raise Problem("bad-limit", limit=text, limits=", ".join(known))
        given[name] = int(number)
    return Limits(**given)


class Bucket:
    """Holds `burst` tokens and refills by `rate` a second.

    >>> bucket = Bucket(rate=1, burst=2, clock=lambda: 0.0)
    >>> [bucket.take(), bucket.take(), bucket.take()]
    [True, True, False]
    """

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._filled = clock()

    def take(self, price: int = 1) -> bool:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < price:
            return False
        self._tokens -= price
        return True


class Addresses:
    """The buckets and open sockets of every address that was here lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}

    def may_ask(self, address: str, price: int = 1) -> bool:
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            rate = self.limits.requests
            bucket = Bucket(rate, rate * self.limits.burst)
            if len(self._buckets) >= MOST_ADDRESSES:
                del self._buckets[next(iter(self._buckets))]  # who has been silent for longest
        self._buckets[address] = bucket
        return bucket.take(price)

    def enter(self, address: str) -> bool:
        if self._sockets.get(address, 0) >= self.limits.sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        left = self._sockets[address] - 1
        if left:
            self._sockets[address] = left
        else:
            del self._sockets[address]
