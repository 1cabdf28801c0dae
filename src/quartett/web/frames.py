"""Encodes WebSocket frames, and decodes complete messages without a parser."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

AT_ONCE: Final = "quartett.at-once"
"""An ASGI extension for writing without waiting and for receiving directly."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text."""
WHOLE: Final = frozenset((TEXT, 0x82, 0x88, 0x89, 0x8A))
"""The first bytes of whole messages: text, bytes, close, ping, pong."""
MASKED: Final = 0x80
SMALL, MIDDLE = 126, 127
"""Lengths that stand for: the length follows in two bytes, or in eight."""


class Gate:
    """Whether the client is connected and has read what was sent before. It is a small object of
    its own because it is checked for every viewer at every move."""

    __slots__ = ("is_open",)

    def __init__(self, is_open: bool = True) -> None:
        self.is_open = is_open


class AtOnce(NamedTuple):
    gate: Gate
    write: Callable[[bytes], None]
    """Writes frames."""
    hear: Callable[[], Awaitable[Mapping[str, Any]]]
    """Waits for the next message of ASGI."""


def frame_of(text: bytes) -> bytes:
    """A whole message as it goes over a socket from the server: not masked, not compressed.

    >>> frame_of(b"{}")
    b'\\x81\\x02{}'
    """
    size = len(text)
    if size < SMALL:
        return bytes((TEXT, size)) + text
    if size < 2**16:
        return b"".join((b"\x81\x7e", size.to_bytes(2, "big"), text))
    return b"".join((b"\x81\x7f", size.to_bytes(8, "big"), text))


def text_in(data: bytes, most: int) -> bytes | None:
    """The text in what a client sent, if that is one whole message of text that is no longer than
    `most` bytes; else None, and a parser has to look at it.

    >>> text_in(bytes((0x81, 0x82, 1, 2, 3, 4)) + bytes((ord("{") ^ 1, ord("}") ^ 2)), 10)
    b'{}'
    """
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return None
    start, size = 6, data[1] - MASKED
    if size == SMALL:
        start, size = 8, int.from_bytes(data[2:4], "big")
    if size > most or len(data) != start + size or data[1] == MASKED + MIDDLE:
        return None
    return unmasked(data[start:], data[start - 4 : start])


def unmasked(data: bytes, mask: bytes) -> bytes:
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def is_whole(data: bytes) -> bool:
    """Whether this is one frame, and a whole message: what follows begins with another frame.

    >>> is_whole(b"\\x8a\\x80abcd"), is_whole(b"\\x8a\\x80abc"), is_whole(b"\\x01\\x80abcd")
    (True, False, False)
    """
    return (
        len(data) >= 6
        and data[0] in WHOLE
        and MASKED <= data[1] < MASKED + SMALL
        and len(data) == data[1] - MASKED + 6
    )
