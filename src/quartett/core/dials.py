"""What the lab needs to balance a game: which numbers may be tuned, and what to aim at."""

import msgspec


class Place(msgspec.Struct, frozen=True):
    """One number of a card file: its value and its bounds."""

    card: str
    field: str
    start: int
    low: int
    high: int

    def moved(self, shift: int) -> int:
        """
        >>> Place("bisuke", "points", 1, 1, 5).moved(-1)
        1
        """
        return min(max(self.start + shift, self.low), self.high)


class Dial(msgspec.Struct, frozen=True):
    """Numbers that are tuned together. `owner` is the holder they strengthen, as named in the first
    group of `holdings`; without one they affect everybody."""

    name: str
    places: tuple[Place, ...]
    owner: str = ""

    @property
    def least(self) -> int:
        """How far it can be turned down before it has no more effect."""
        return min(place.low - place.start for place in self.places)

    @property
    def most(self) -> int:
        return max(place.high - place.start for place in self.places)


class Aim(msgspec.Struct, frozen=True):
    """The range in which the mean of a measure should be; `seats` restricts it to games of that
    size."""

    measure: str
    low: float
    high: float
    seats: int = 0

    def missed(self, value: float) -> float:
        """How far outside the range a value is.

        >>> Aim("threats-beaten", 4, 6).missed(6.5)
        0.5
        """
        return max(self.low - value, value - self.high, 0.0)
