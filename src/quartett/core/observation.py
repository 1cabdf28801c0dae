"""What a seat sees as a row of integers for learners, always of the same length and order, relative
to the viewer's seat.

Each game has an `Observation` of its own, which reads only a masked state.
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
    """Writes what a masked state shows into a row. Seats count from the viewer, clockwise."""

    def __init__(self, seats: i64, moves: i64, fields: list[Field]) -> None:
        self.seats: i64 = seats
        self.moves: i64 = moves  # moves of players; those of chance come after them in the table
        self.fields: list[Field] = fields
        self.size: i64 = sum([field.length for field in fields])
        self.viewer: i64 = 0
        self.at: i64 = 0
        self.row: vec[i16] = vec[i16]([0] * self.size)

    def look(self, seen: State, viewer: i64, row: vec[i16], at: i64) -> None:
        """Writes all fields into `row`, starting at `at`."""
        self.viewer = viewer
        self.row = row
        self.at = at
        self.tell(seen)

    def tell(self, seen: State) -> None:
        """Puts the fields one after the other."""
        raise NotImplementedError

    def seat_at(self, place: i64) -> i64:
        """Who sits `place` seats to the left of the viewer."""
        seat: i64 = self.viewer + place
        return seat - self.seats if seat >= self.seats else seat

    def put(self, number: i64) -> None:
        self.row[self.at] = i16(number)
        self.at += 1

    def put_one(self, which: i64, length: i64) -> None:
        """A one-hot row with a 1 at `place`; all zeros if there is no such place."""
        row = self.row
        at: i64 = self.at
        for place in range(length):
            row[at + place] = 0
        if 0 <= which < length:
            row[at + which] = 1
        self.at = at + length

    def put_seat(self, seat: i64) -> None:
        """A one-hot row for a seat; all zeros for nobody or chance."""
        place: i64 = -1
        if seat >= 0:
            place = seat - self.viewer
            if place < 0:
                place += self.seats
        self.put_one(place, self.seats)

    def put_bits(self, bits: i64, length: i64) -> None:
        self.put_packed(bits, length, 1)

    def put_packed(self, numbers: i64, length: i64, width: i64) -> None:
        """Unpacks small numbers of `width` bits each, the lowest first."""
        row = self.row
        at: i64 = self.at
        low: i64 = LOWEST_BITS[width]
        for place in range(length):
            row[at + place] = i16(numbers & low)
            numbers >>= width
        self.at = at + length

    def put_row(self, numbers: vec[i64], start: i64, length: i64, plus: i64 = 0) -> None:
        row = self.row
        at: i64 = self.at
        for place in range(length):
            row[at + place] = i16(numbers[start + place] + plus)
        self.at = at + length
