"""Messages as they go over a socket from the server, for whoever writes them in one go."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

AT_ONCE: Final = "quartett.write"
"""An extension of ASGI: messages can be written without waiting."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text."""


class AtOnce(NamedTuple):
    """How."""

    is_ready: Callable[[], bool]
    """Whether the client has read what was sent before."""
    answer: Callable[[Sequence[bytes]], None]
    """Writes messages, answers among them."""
    tell: Callable[[bytes], None]
    """Writes frames of news, which are made once for all who are told the same."""


def frame_of(text: bytes) -> bytes:
    """A whole message as it goes over a socket from the server: not masked, not compressed.

    >>> frame_of(b"{}")
    b'\\x81\\x02{}'
    """
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 2**16:
        return b"".join((bytes((TEXT, 126)), size.to_bytes(2, "big"), text))
    return b"".join((bytes((TEXT, 127)), size.to_bytes(8, "big"), text))
