"""Raw sockets, for the tests."""

import json
import socket as sockets
import struct

from quartett.web.messages import VERSION
from serving import PATIENCE, InThread, open_table


def reach(running: InThread) -> sockets.socket:
    port = int(running.address.rpartition(":")[2])
    return sockets.create_connection(("127.0.0.1", port), timeout=PATIENCE)


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    assert len(payload) < 126
    return struct.pack("!BB4x", kind, 0x80 | len(payload)) + payload


def upgraded(running: InThread) -> sockets.socket:
    """A raw socket after its WebSocket hello."""
    opened = open_table(running.address, ["you", "you"])
    raw = reach(running)
    raw.sendall(
        f"GET /api/tables/{opened.json['table']}/play HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(65536)
    raw.sendall(frame(0x81, json.dumps({"type": "hello", "version": VERSION}).encode()))
    return raw
