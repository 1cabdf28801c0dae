"""Limits for one connection and for one address, so that nobody crowds out the others."""

import time
import tomllib
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.table.away import AwayLimits

MOST_ADDRESSES: Final = 10_000
Whole = Annotated[int, msgspec.Meta(gt=0, lt=10**9)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rates are per second; a burst of some seconds' worth is let through. An address of IPv6 is
    its network (/64). `docs/limits.toml` tells what each of them is good for."""

    messages: Whole = 20
    address_messages: Whole = 200
    requests: Whole = 20
    burst: Whole = 5
    connections: Whole = 200
    sockets: Whole = 100
    tables: Whole = 200
    listed: Whole = 5
    message_bytes: Whole = 4096
    body_bytes: Whole = 8192
    file_bytes: Whole = 262_144
    asking_seconds: Whole = 20
    reading_seconds: Whole = 30
    idle_days: Whole = 90
    notice_seconds: Whole = 60
    gone_seconds: Whole = 120
    silent_seconds: Whole = 300

    @property
    def away_limits(self) -> AwayLimits:
        return AwayLimits(self.gone_seconds, self.silent_seconds)


def parse_limits(texts: list[str], file: str = "") -> Limits:
    """From a file, then one by one.

    >>> parse_limits(["tables=5"]).tables
    5
    """
    given = read_limits(Path(file)) if file else {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in KNOWN or not number.isdecimal() or len(number) > 9:
            raise Problem("bad-limit", limit=short(text), limits=", ".join(KNOWN))
        given[name] = int(number)
    try:
        return msgspec.convert(given, Limits)
    except msgspec.ValidationError as error:
        raise Problem("bad-limit", limit=str(error), limits=", ".join(KNOWN)) from None


def read_limits(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Problem("file-unreadable", file=str(file), cause=error.strerror or "") from None
    except ValueError as error:
        raise Problem("bad-limit", limit=str(error), limits=", ".join(KNOWN)) from None


def network_of(host: str) -> str:
    """The network that an address counts as: in IPv6 everybody has any number of addresses.

    >>> network_of("2001:db8::1:2:3:4"), network_of("::ffff:10.0.0.1"), network_of("10.0.0.1")
    ('2001:db8::/64', '10.0.0.1', '10.0.0.1')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return short(host)
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


KNOWN: Final = Limits.__struct_fields__


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


class Buckets:
    """One bucket for each address; the address that was idle for longest is dropped first."""

    def __init__(self, rate: int, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._known: dict[str, Bucket] = {}

    def take(self, address: str, price: int = 1) -> bool:
        bucket = self._known.pop(address, None)
        if bucket is None:
            bucket = Bucket(self._rate, self._rate * self._burst)
            if len(self._known) >= MOST_ADDRESSES:
                del self._known[next(iter(self._known))]
        self._known[address] = bucket
        return bucket.take(price)


class Addresses:
    """The buckets and open sockets of every address that was here lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests = Buckets(limits.requests, limits.burst)
        self._messages = Buckets(limits.address_messages, limits.burst)
        self._sockets: dict[str, int] = {}

    def may_ask(self, address: str, price: int = 1) -> bool:
        return self._requests.take(address, price)

    def may_say(self, address: str) -> bool:
        """Whether an address may send another message on any of its sockets."""
        return self._messages.take(address)

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
