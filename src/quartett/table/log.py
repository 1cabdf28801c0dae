"""The log of a table: append-only entries, and the moves that result from them."""

from collections.abc import Sequence
from typing import Final

import msgspec

from quartett.core.record import Move

UNDO: Final = "undo"
NONCE: Final = "nonce "
"""The prefix of an entry by which a player adds a nonce; it is not a move."""
ONE_SEALED: Final = -1


class Entry(msgspec.Struct, frozen=True):
    """One line of the log. `ack` is the sender's own id of the message that brought it."""

    number: int
    seat: int
    text: str
    ack: str = ""
    at: float = 0.0
    back: int = 0
    """For a move: how many of the last moves, including this one, were sealed and are now open. For
    an undo: how many moves remain, or -1 if it only takes back a sealed one. With it the moves
    follow from the log without knowing the rules."""


def moves_of(log: Sequence[Entry]) -> list[Move]:
    """The moves that result from a log, in record order.

    >>> log = [Entry(0, 1, "play 3"), Entry(1, 0, "play 5", back=2), Entry(2, 0, "undo", back=1)]
    >>> moves_of(log[:2]) == [Move(0, "play 5"), Move(1, "play 3")], len(moves_of(log))
    (True, 1)
    """
    moves: list[Move] = []
    for entry in log:
        if entry.text.startswith(NONCE):
            continue
        if entry.text == UNDO:
            _take_back(moves, entry)
        else:
            moves.append(Move(entry.seat, entry.text))
            if entry.back:
                moves[-entry.back :] = in_seat_order(moves[-entry.back :])
    return moves


def _take_back(moves: list[Move], entry: Entry) -> None:
    if entry.back == ONE_SEALED:
        del moves[max(n for n, move in enumerate(moves) if move.seat == entry.seat)]
    else:
        del moves[entry.back :]


def in_seat_order(moves: Sequence[Move]) -> list[Move]:
    return sorted(moves, key=lambda move: move.seat)
