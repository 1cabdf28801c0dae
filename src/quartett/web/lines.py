"""Connections below HTTP: counted by address, with deadlines for who sends or reads too slowly, and
a limit for frames that no application ever sees."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from quartett.web.frames import AT_ONCE, AtOnce, frame_of
from quartett.web.limits import Bucket, Buckets, Limits, network_of

SWEEP_SECONDS: Final = 2.0
FLOODED: Final = 4429
MOST_PIECES: Final = 64
"""Frames of one message."""
CONTROLS: Final = 5
"""Pings and pongs a second on one socket; browsers send none of their own."""
MOST_UNTAKEN: Final = 4
"""Messages that a client may be ahead of the answers."""
MOST_UNREAD: Final = 2**20
"""Bytes that wait for a client that does not read."""


PATIENCE: Final = 8
"""How many times as many connections as requests an address may open at once."""


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
        self._slow: dict[asyncio.Transport, Http | Socket] = {}
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def add(self, transport: asyncio.Transport, protocol: "Http | Socket") -> bool:
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
        """Looks after all of them; while there are none, nobody does."""
        self._timer = None
        now = time.monotonic()
        for transport, protocol in list(self._slow.items()):
            if protocol.overdue(now):
                transport.abort()
        if self._open:
            self._timer = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)


class Config(uvicorn.Config):
    """What uvicorn is told, and the connections of this process."""

    lines: Lines


class Http(H11Protocol):
    """A request, headers and body, has to be there in time, and the answer to be read in time."""

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


class Socket(WebSocketsSansIOProtocol):
    """Pings are answered by the protocol itself and empty pieces kept by it; both are counted."""

    def __init__(self, config: Config, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self._lines = config.lines
        self._controls = Bucket(CONTROLS, 10 * CONTROLS)
        self._unread_since: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._lines.add(self.transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lines.discard(self.transport)

    def pause_writing(self) -> None:
        self._unread_since = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread_since = None
        super().resume_writing()

    def overdue(self, now: float) -> bool:
        seconds = self._lines.limits.reading_seconds
        return self._unread_since is not None and now - self._unread_since > seconds

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        extensions: dict[Any, Any] = {**(self.scope.get("extensions") or {})}
        extensions[AT_ONCE] = AtOnce(self.is_ready, self.write, self.tell)
        self.scope["extensions"] = extensions

    def is_ready(self) -> bool:
        """Whether the client is there and has read what was sent before."""
        return self.writable.is_set() and not (self.disconnected or self.close_sent)

    def write(self, texts: Sequence[bytes]) -> None:
        """Sends messages of text in one go."""
        self.transport.write(b"".join(map(frame_of, texts)))

    def tell(self, frames: bytes) -> None:
        self.transport.write(frames)

    def send_receive_event_to_app(self) -> None:
        """Who asks for one thing after the other is read on meanwhile; who sends more than is taken
        waits. To stop and go on at every message would cost more than to read it."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > MOST_UNTAKEN:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        if self.transport.is_closing():
            return False
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
            return False
        if self._controls.take():
            return True
        self._show_out()
        return False

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.frames = []
            self._show_out()
        elif not self.transport.is_closing():
            super().handle_cont(event)

    def _show_out(self) -> None:
        """Ends the connection with a code, and with what was not sent yet."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED, "reason": ""})
        with suppress(InvalidState):
            self.conn.send_close(FLOODED)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
