"""The protocol of a WebSocket: counts the frames that the application never sees."""

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from quartett.web.frames import AT_ONCE, AtOnce, Gate, is_whole, text_in
from quartett.web.limits import Bucket
from quartett.web.lines import Config

FLOODED: Final = 4429
MOST_PIECES: Final = 64
"""Fragments of one message."""
CONTROLS: Final = 5
"""Pings and pongs a second on one socket; browsers send none of their own."""
MOST_UNTAKEN: Final = 4
"""Messages that may wait before reading is paused."""
MOST_UNREAD: Final = 2**20
"""Bytes that wait for a client that does not read."""


class Inbox:
    """A queue for one reader, without what asyncio's queue needs for several."""

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)


class Socket(WebSocketsSansIOProtocol):
    """Counts pings, which the protocol answers itself, and empty fragments, which it keeps."""

    def __init__(self, config: Config, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self.queue: Any = Inbox()
        self._lines = config.lines
        self._most = config.ws_max_size
        self._controls = Bucket(CONTROLS, 10 * CONTROLS)
        self._unread_since: float | None = None
        self._gate = Gate()
        self._between = False
        """Whether the parser is between two messages, so that the next may bypass it."""
        self._served = False
        self._heard = 0.0
        """When the last message came, by the clock of the loop."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._lines.add(self.transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.is_open = False
        super().connection_lost(exc)
        self._lines.discard(self.transport)
        self._forget()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._served = True
        self._forget()

    def _forget(self) -> None:
        """Breaks reference cycles after the end; they would stay in memory until the next garbage
        collection."""
        if self._served and self.disconnected:
            del self.scope["extensions"]
            self.conn.parser.close()
            self.conn.parser_exc = self.conn.handshake_exc = None

    def pause_writing(self) -> None:
        self._unread_since = time.monotonic()
        self._gate.is_open = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread_since = None
        self._gate.is_open = not (self.disconnected or self.close_sent)
        super().resume_writing()

    def overdue(self, now: float) -> bool:
        seconds = self._lines.limits.reading_seconds
        return self._unread_since is not None and now - self._unread_since > seconds

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[Any, Any] = {**(self.scope.get("extensions") or {})}
            extensions[AT_ONCE] = AtOnce(self._gate, self.transport.write, self.receive)
            self.scope["extensions"] = extensions
            self._between = True  # nothing but the request has been read

    # In

    def data_received(self, data: bytes) -> None:
        """Usually receives one complete text message, which needs no parser."""
        if self._between:
            text = text_in(data, self._most)
            if text is not None and self._take(text):
                return
            self._between = is_whole(data)
        super().data_received(data)

    def _take(self, text: bytes) -> bool:
        """Passes a message on and returns whether it could. The parser handles what is not UTF-8
        and whatever arrives on a closing connection."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        try:
            message = {"type": "websocket.receive", "text": text.decode()}
        except UnicodeDecodeError:
            return False
        self._heard = self.loop.time()
        self.queue.put_nowait(message)
        self._wait_for_reader()
        return True

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # or it would stop at every message
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        """Stops reading from a client that sends faster than its messages are taken. Pausing after
        every message would cost more than reading it."""
        if not self.read_paused and self.queue.qsize() > MOST_UNTAKEN:
            self.read_paused = True
            self.transport.pause_reading()

    # What no application sees

    def send_keepalive_ping(self) -> None:
        """Who has said something is there, and is asked as long after that as after an answer."""
        silent = self.loop.time() - self._heard
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(
                self.ping_interval - silent, self.send_keepalive_ping
            )
        else:
            super().send_keepalive_ping()

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
        """Closes the connection with a code, after what is still unsent."""
        if self.close_sent or self.transport.is_closing():
            return
        self._gate.is_open = False
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED, "reason": ""})
        with suppress(InvalidState):
            self.conn.send_close(FLOODED)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
