"""A client as light as it can be: it looks for a few bytes in what it is sent and decodes nothing,
so that the server is measured."""

import asyncio
import base64
import json
import os
from typing import Any, Final, Protocol

HANDSHAKE: Final = (
    "GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)
NO_MASK: Final = b"\0\0\0\0"
"""Clients must mask what they send. With this mask it stays as it is."""
PING, PONG = 0x89, 0x8A
UPDATE: Final = b'{"type":"update","number":'
ANSWER: Final = b'{"type":"answer"'
NUMBER: Final = b'"number":'
CHOICES: Final = b'"choices":[{'
MOVE: Final = b'"move":"'


class Circle(Protocol):
    """Those who sit at a table with the client."""

    def answered(self, number: int) -> None:
        """Its move is stored."""

    def saw(self, before: int, number: int) -> None:
        """It has seen the table up to a number."""

    def failed(self) -> None:
        """It was told something else."""


class Client(asyncio.Protocol):
    """One seat: knows how far it has seen, what it may answer, and nothing else."""

    def __init__(self, circle: Circle, hello: bytes) -> None:
        self.number = -1
        self.choices: list[bytes] = []
        self.received = 0
        self._circle = circle
        self._hello = hello
        self._unread = b""
        self._open = False

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport

    def say(self, text: bytes) -> None:
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + text)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        unread = self._unread + data if self._unread else data
        if not self._open:
            end = unread.find(b"\r\n\r\n")
            if end < 0:
                self._unread = unread
                return
            assert b" 101 " in unread[:20], unread[:200]
            self._open, unread = True, unread[end + 4 :]
            self.say(self._hello)
        self._unread = self._messages(unread)

    def _messages(self, data: bytes) -> bytes:
        """Hears all whole frames. Answers what is left."""
        start = 0
        while len(data) - start >= 2:
            size, head = data[start + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(data) - start < head:
                    break
                size = int.from_bytes(data[start + 2 : start + head], "big")
            if len(data) - start < head + size:
                break
            text = data[start + head : start + head + size]
            if data[start] == PING:
                self.transport.write(bytes((PONG, 0x80 | size)) + NO_MASK + text)
            else:
                self._hear(text)
            start += head + size
        return data[start:]

    def _hear(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            before, self.number = self.number, number_at(text, len(UPDATE))
            self.choices = choices_of(text)
            self._circle.saw(before, self.number)
        elif text.startswith(ANSWER):
            self._circle.answered(number_at(text, text.find(NUMBER) + len(NUMBER)))
        elif not text.startswith(b'{"type":"welcome"'):
            self._circle.failed()


def number_at(text: bytes, start: int) -> int:
    end = start
    while 48 <= text[end] < 58:
        end += 1
    return int(text[start:end])


def choices_of(text: bytes) -> list[bytes]:
    start = text.find(CHOICES)
    if start < 0:
        return []
    part = text[start : text.find(b'"refused":', start)]
    return [piece[: piece.find(b'"')] for piece in part.split(MOVE)[1:]]


async def connect(port: int, table: str, circle: Circle, version: int, cookie: str) -> Client:
    """A client of a table; without a cookie it watches."""
    client = Client(circle, json.dumps({"type": "hello", "version": version}).encode())
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: client, "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = HANDSHAKE.format(table=table, port=port, key=key, cookie=cookie)
    client.transport.write(head.encode())
    return client
