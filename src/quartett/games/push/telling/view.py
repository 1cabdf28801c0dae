"""Push: what one seat may know, as values."""

import msgspec

from quartett.core.story import View


class ColumnView(msgspec.Struct, frozen=True):
    """A column that lies on the table."""

    number: int
    cards: tuple[str, ...]
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat's layout. `banked` is empty where the cards are hidden from the viewer."""

    open: tuple[str, ...]
    open_points: int
    banked: tuple[str, ...]
    banked_points: int
    banked_counts: tuple[int, ...]


class PushView(View, frozen=True):
    colours: tuple[str, ...]
    """The order of everything that is counted by colour."""
    turn: int
    flipped: str
    columns: tuple[ColumnView, ...]
    most_columns: int
    """The maximum."""
    picking: tuple[int, ...]
    """The order of taking in this turn, as far as it is known."""
    aside: int
    pile: int
    pile_colours: tuple[int, ...]
    pile_rolls: int
    pile_switches: int
    discard: int
    discard_cards: tuple[str, ...]
    """PUSH-27: the discard pile lies face up. Sorted, since its order does not matter."""
    seats: tuple[SeatView, ...]
