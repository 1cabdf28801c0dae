"""Connections below HTTP: counted by address, with deadlines for clients that send or read too
slowly."""

import asyncio
import time
from typing import Any, Final, Protocol

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from quartett.web.limits import Buckets, Limits, network_of

SWEEP_SECONDS: Final = 2.0
PATIENCE: Final = 8
"""How many more connections than requests an address may open in a burst."""


class Line(Protocol):
    """One connection."""

    def overdue(self, now: float) -> bool:
        """Whether its client sends or reads too slowly."""
        ...


class Lines:
    """All connections of this process."""

    def __init__(self, limits: Limits, behind_proxy: bool = False, most: int = 0) -> None:
        """`most` is how many there may be in all; 0 is any number."""
        self.limits = limits
        self._behind_proxy = behind_proxy
        self._most = most
        self._arrivals = Buckets(2 * limits.requests, PATIENCE * limits.burst)
        """Whoever only comes and goes is cut off before anything is read, which costs least. One
        who asks too often is told so by an answer first."""
        self._open: dict[asyncio.Transport, str] = {}
        self._counts: dict[str, int] = {}
        self._slow: dict[asyncio.Transport, Line] = {}
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def add(self, transport: asyncio.Transport, protocol: Line) -> bool:
        """Whether this connection may stay. One that changes its protocol is counted once."""
        self._slow[transport] = protocol
        if transport in self._open:
            return True
        address = self._address(transport)
        count = self._counts.get(address, 0) + 1
        crowded = not self._behind_proxy and (
            count > self.limits.connections or not self._arrivals.take(address)
        )
        if crowded or (self._most and len(self._open) >= self._most):
            del self._slow[transport]
            return False
        self._open[transport], self._counts[address] = address, count
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)
        return True

    def _address(self, transport: asyncio.Transport) -> str:
        peer = transport.get_extra_info("peername")
        return network_of(str(peer[0])) if isinstance(peer, tuple) and peer else ""

    def discard(self, transport: asyncio.Transport) -> None:
        self._slow.pop(transport, None)
        address = self._open.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def _sweep(self) -> None:
        """Closes connections that are overdue. The timer runs only while there are connections."""
        self._timer = None
        now = time.monotonic()
        for transport, protocol in list(self._slow.items()):
            if protocol.overdue(now):
                transport.abort()
        if self._open:
            self._timer = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)


class Config(uvicorn.Config):
    """The configuration of uvicorn, and the connections of this process."""

    lines: Lines


class Http(H11Protocol):
    """A complete request has to arrive in time, and its answer has to be read in time."""

    def __init__(self, config: Config, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self._lines = config.lines
        self._since = time.monotonic()
        """When the request that is not whole yet began, or the last one was answered."""
        self._unread_since: float | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self._lines.add(transport, self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lines.discard(self.transport)

    def on_response_complete(self) -> None:
        self._since = time.monotonic()
        super().on_response_complete()

    def pause_writing(self) -> None:
        self._unread_since = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread_since = None
        super().resume_writing()

    def overdue(self, now: float) -> bool:
        limits = self._lines.limits
        if self._unread_since is not None:
            return now - self._unread_since > limits.reading_seconds
        cycle = self.cycle
        whole = cycle is not None and not cycle.more_body and not cycle.response_complete
        return not whole and now - self._since > limits.asking_seconds
