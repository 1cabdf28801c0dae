"""Messages that arrive in one piece bypass the parser; it parses or refuses everything else."""

import socket as sockets
import struct
import time
from collections.abc import Iterator

import pytest

from raw_sockets import frame, upgraded
from serving import InThread, serving

TEXT, PIECE, REST, BYTES, PING = 0x81, 0x01, 0x80, 0x82, 0x89
WHY = b'{"type":"ping","id":"%s"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("frames") / "tables.db") as running:
        yield running


def masked(text: bytes, mask: bytes) -> bytes:
    hidden = bytes(one ^ mask[at % 4] for at, one in enumerate(text))
    return struct.pack("!BB", TEXT, 0x80 | len(text)) + mask + hidden


def heard(raw: sockets.socket, until: bytes) -> bytes:
    told = b""
    while until not in told:
        piece = raw.recv(65536)
        assert piece, told[-200:]
        told += piece
    return told


def answer(name: bytes) -> bytes:
    return b'{"type":"answer","id":"%s"' % name


def test_a_masked_message_is_heard(server: InThread) -> None:
    with upgraded(server) as raw:
        raw.sendall(masked(WHY % b"m", b"\x01\xfe\x80\x7f"))
        heard(raw, answer(b"m"))


def test_messages_are_heard_in_order_however_they_are_cut(server: InThread) -> None:
    one, two, three = (frame(TEXT, WHY % name) for name in (b"1", b"2", b"3"))
    start, end = frame(PIECE, (WHY % b"1")[:5]), frame(REST, (WHY % b"1")[5:])
    ways = [
        [one + two + three],
        [one[:3], one[3:] + two, three],
        [frame(PING) + one[:9], one[9:], two[:1], two[1:] + three],
        [start, end, two + three],
        [one, start, end.replace(b"1", b"2"), three],
    ]
    for pieces in ways:
        with upgraded(server) as raw:
            raw.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
            heard(raw, b'"update"')
            for piece in pieces:
                raw.sendall(piece)
                time.sleep(0.02)  # so that they arrive one by one
            told = heard(raw, answer(b"3"))
            places = [told.find(answer(name)) for name in (b"1", b"2", b"3")]
            assert places == sorted(places) and min(places) >= 0


def test_a_long_message_needs_no_parser_either(server: InThread) -> None:
    text = WHY % (b"x" * 300)
    with upgraded(server) as raw:
        raw.sendall(struct.pack("!BBH4x", TEXT, 0xFE, len(text)) + text)
        heard(raw, answer(b"xx")[:-1])


@pytest.mark.parametrize(
    ("sent", "code"),
    (
        (frame(TEXT, b"\xff\xfe{}"), 1007),
        (frame(PIECE, b"{") + frame(TEXT, WHY % b"1"), 1002),
        (b"\x81\x02{}", 1002),
        (b"\xc1\x80abcd", 1002),
        (struct.pack("!BBQ4x", TEXT, 0xFF, 2**20), 1009),
    ),
    ids=("no UTF-8", "a message among pieces", "no mask", "compressed", "too long"),
)
def test_what_is_no_message_ends_the_connection_with_its_code(
    server: InThread, sent: bytes, code: int
) -> None:
    with upgraded(server) as raw:
        heard(raw, b'"update"')
        raw.sendall(sent[:20])
        raw.sendall(sent[20:])
        heard(raw, struct.pack("!H", code))


def test_bytes_are_no_message(server: InThread) -> None:
    with upgraded(server) as raw:
        raw.sendall(frame(BYTES, b"{}") + frame(TEXT, WHY % b"1"))
        assert b"bad-message" in heard(raw, answer(b"1"))
