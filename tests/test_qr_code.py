"""QR codes in the terminal match those of the client's library."""

import socket
from hashlib import sha256

import pytest

from quartett.terminal.qr_code import lines, qr_code
from quartett.web.server import near_address, own_address

DRAWN = {
    ("x" * 17, 0): "40250feb5812e202",
    ("x" * 17, 3): "9a6fac772e1c9747",
    ("x" * 17, 7): "81b8c7bdfdd93492",
    ("a" * 60, 0): "df2f12425af912eb",
    ("a" * 60, 3): "905e455018b8bfe0",
    ("a" * 60, 7): "cb2187886630ce31",
    ("b" * 106, 0): "f09e041c5c1c70b7",
    ("b" * 106, 3): "09da4fad8d73318b",
    ("b" * 106, 7): "46ea5440f89913a9",
}
"""What lean-qr draws for a text and a mask at the lowest correction level, row by row."""


@pytest.mark.parametrize("text, mask", DRAWN)
def test_a_code_is_the_one_that_another_library_draws(text: str, mask: int) -> None:
    squares = "".join("01"[dark] for row in qr_code(text, mask) for dark in row)
    assert sha256(squares.encode()).hexdigest()[:16] == DRAWN[text, mask]


def test_the_best_mask_is_one_of_the_eight_and_all_lines_are_of_one_width() -> None:
    text = "http://192.168.178.201:8000"
    assert qr_code(text) in [qr_code(text, mask) for mask in range(8)]
    assert len({len(line) for line in lines(text)}) == 1
    with pytest.raises(ValueError, match="107"):
        qr_code("x" * 107)


def test_the_address_in_the_network_is_told_only_where_the_server_listens_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("quartett.web.server.own_address", lambda: "192.168.0.7")
    assert near_address("http://0.0.0.0:8000") == "http://192.168.0.7:8000"
    assert near_address("http://[::]:8000") == "http://192.168.0.7:8000"
    assert near_address("http://127.0.0.1:8000") == near_address("http://[::1]:8000") == ""
    monkeypatch.setattr("quartett.web.server.own_address", lambda: "")
    assert near_address("http://0.0.0.0:8000") == ""


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("unreachable")

    monkeypatch.setattr(socket.socket, "connect", fail)
    assert own_address() == ""
