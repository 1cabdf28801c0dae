"""Push: what a column holds and which cards it takes, as bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.push.rules.pile import NUMBERS, colours

COLUMNS: Final = 3

# What a column holds, or what a card needs to be free: five colours, six values, the roll card.
COLOUR_BITS: Final = 31
ROLL_BIT: Final = 2048
COLUMN_BITS: Final = 4095
EACH_COLUMN: Final = 1 + 2**12 + 2**24
NEED: Final = vec[i64]([2 ** (k // 6) + 2 ** (5 + k % 6) for k in range(NUMBERS)] + [ROLL_BIT, 0])

ROLL_MARK: Final = 2**60
"""Added to the number cards of a column if it has a roll card."""

UP_TO_NEW: Final = vec[i64]([1, 3, 7, 7])
"""PUSH-12: the columns laid and a new one up to three, as bits, by the number laid."""


def open_to(card: i64, held: i64, laid: i64) -> i64:
    """PUSH-11, 12: every column that takes the card, and a new one up to three, as bits. `held`
    is what all columns hold, twelve bits for each."""
    # Seen as a set of cards with three colours of twelve bits, the colours are the columns that
    # refuse.
    return UP_TO_NEW[laid] & ~colours(held & NEED[card] * EACH_COLUMN)
