"""What a seat sees as a row of integers for learners, always of the same length and order, relative
to the viewer's seat.

Each game has an `Observation` of its own. It tells nothing that is not in the masked state of the
viewer: a law in `tests/envs` compares them number by number.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i64

from quartett.core.state import State

LOWEST_BITS: Final = vec[i64]([2**width - 1 for width in range(8)])


class Field(NamedTuple):
    """A slice of a row and what it means."""

    name: str
    length: int
    low: int
    high: int
    meaning: str


def for_each_seat(seats: int, each: list[Field]) -> list[Field]:
    """The same fields for every seat, the viewer first; their names say how many seats further
    on."""
    return [
        Field(f"{name} {place}", length, low, high, meaning)
        for place in range(seats)
        for name, length, low, high, meaning in each
    ]


class Observation:
    """Writes what one seat may know of a state into a row. Seats count from the viewer, clockwise.

    The state need not be masked: its row is the same as that of the masked state. In a row that is
    written again and again, long fields that are as before cost nothing: `shown` holds what stands
    in them. There are `blocks` of them, all zeros at first.
    """

    def __init__(self, seats: i64, moves: i64, fields: list[Field], blocks: i64 = 0) -> None:
        self.seats: i64 = seats
        self.moves: i64 = moves  # moves of players; those of chance come after them in the table
        self.fields: list[Field] = fields
        self.size: i64 = sum([field.length for field in fields])
        self.blocks: i64 = blocks
        self.viewer: i64 = 0

    def look(self, state: State, viewer: i64, row: vec[i16], at: i64) -> i64:
        """Writes all fields into `row`, starting at `at`. Returns where they end."""
        for place in range(at, at + self.size):
            row[place] = 0
        return self.renew(state, viewer, row, at, vec[i64]([0] * self.blocks), 0)

    def renew(
        self, state: State, viewer: i64, row: vec[i16], at: i64, shown: vec[i64], block: i64
    ) -> i64:
        """The same for a row that holds what was written into it before; its blocks are in `shown`
        from `block` on."""
        self.viewer = viewer
        return self.tell(state, row, at, shown, block)

    def tell(self, state: State, row: vec[i16], at: i64, shown: vec[i64], block: i64) -> i64:
        """Puts the fields one after the other: every `put…` returns where the next one begins.
        Nothing that the viewer may not know may be put, even if the state is not masked."""
        raise NotImplementedError

    def seat_at(self, place: i64) -> i64:
        """Who sits `place` seats to the left of the viewer."""
        seat: i64 = self.viewer + place
        return seat - self.seats if seat >= self.seats else seat

    def put_seat(self, row: vec[i16], at: i64, seat: i64) -> i64:
        """A one-hot row for a seat; all zeros for nobody or chance."""
        place: i64 = -1
        if seat >= 0:
            place = seat - self.viewer
            if place < 0:
                place += self.seats
        return put_one(row, at, place, self.seats)


def put(row: vec[i16], at: i64, number: i64) -> i64:
    row[at] = i16(number)
    return at + 1


def put_zeros(row: vec[i16], at: i64, length: i64) -> i64:
    for place in range(length):
        row[at + place] = 0
    return at + length


def put_one(row: vec[i16], at: i64, which: i64, length: i64) -> i64:
    """A one-hot row with a 1 at a place; all zeros if there is no such place."""
    for place in range(length):
        row[at + place] = 0
    if 0 <= which < length:
        row[at + which] = 1
    return at + length


def put_bits(row: vec[i16], at: i64, bits: i64, length: i64) -> i64:
    for place in range(length):
        row[at + place] = i16(bits & 1)
        bits >>= 1
    return at + length


def put_packed(row: vec[i16], at: i64, numbers: i64, length: i64, width: i64) -> i64:
    """Unpacks small numbers of `width` bits each, the lowest first."""
    low: i64 = LOWEST_BITS[width]
    for place in range(length):
        row[at + place] = i16(numbers & low)
        numbers >>= width
    return at + length


def put_long(
    row: vec[i16], at: i64, numbers: i64, length: i64, width: i64, shown: vec[i64], block: i64
) -> i64:
    """The same for many small numbers, which are left alone if they stand there already."""
    if shown[block] != numbers:
        shown[block] = numbers
        put_packed(row, at, numbers, length, width)
    return at + length


def put_row(
    row: vec[i16], at: i64, numbers: vec[i64], start: i64, length: i64, plus: i64 = 0
) -> i64:
    for place in range(length):
        row[at + place] = i16(numbers[start + place] + plus)
    return at + length
