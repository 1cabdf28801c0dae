"""Konoha: what one seat may know, ready to be drawn."""

import msgspec

from quartett.core.story import Line, View


class TileView(msgspec.Struct, frozen=True):
    """A mission tile: `won`, `left-behind`, `here` (under the token) or `ahead`."""

    points: int
    state: str


class PowerView(msgspec.Struct, frozen=True):
    """A failed-mission tile that was gained."""

    power: str
    used: bool


class CardView(msgspec.Struct, frozen=True):
    """A card in sight, its text, and how it is counted in its hand (empty if that is unknown)."""

    card: str
    printed: int
    symbol: str
    team: str
    text: tuple[Line, ...]
    changes: tuple[Line, ...]
    worth: int | None


class SeatView(msgspec.Struct, frozen=True):
    """A seat as the viewer knows it; `strength` is None where a card is hidden."""

    size: int
    cards: tuple[CardView, ...]
    strength: int | None
    signal: str
    answered: bool


class KonohaView(View, frozen=True):
    round: int
    asks: str
    """What is asked now, as one word."""
    owing: tuple[int, ...]
    tiles: tuple[TileView, ...]
    powers: tuple[PowerView, ...]
    needed: int
    points: int
    score: int
    grade: str
    pile: int
    seats: tuple[SeatView, ...]
