"""What a game tells the lab that wants to make it even: which numbers may be turned, and what is
aimed at."""

import msgspec


class Place(msgspec.Struct, frozen=True):
    """One number of a card file, as it is and as far as it may go."""

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
    """Numbers that are turned together. `owner` is whose strength they are, as the first group of
    `holdings` names it; without one they are everybody's."""

    name: str
    places: tuple[Place, ...]
    owner: str = ""

    @property
    def least(self) -> int:
        """How far it can be turned down with an effect."""
        return min(place.low - place.start for place in self.places)

    @property
    def most(self) -> int:
        return max(place.high - place.start for place in self.places)


class Aim(msgspec.Struct, frozen=True):
    """Between which means a measure should be; `seats`: only with so many of them."""

    measure: str
    low: float
    high: float
    seats: int = 0

    def missed(self, value: float) -> float:
        """By how much.

        >>> Aim("threats-beaten", 4, 6).missed(6.5)
        0.5
        """
        return max(self.low - value, value - self.high, 0.0)
