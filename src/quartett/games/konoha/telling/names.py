"""Konoha: the names of cards, signals, powers and moves in records and words."""

from typing import Final

from quartett.core.moves import MoveTable
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules.strength import CARDS

SIGNAL_NAMES: Final = ("weak", "fair", "good", "strong", "mighty")
POWER_NAMES: Final = ("strength", "recruit", "gift", "pass")
MOST_SEATS: Final = 6


def card_names(cards: Cards, some: int) -> tuple[str, ...]:
    """The ids of a set of cards."""
    return tuple(cards.ninjas[number].id for number in CARDS.kinds(some))


def move_table(cards: Cards) -> MoveTable:
    return MoveTable(
        [
            *(f"pass {name}" for name in cards.ids),
            *(f"signal {name}" for name in SIGNAL_NAMES),
            *("silent", "go", "wait", "use strength"),
            *(f"use recruit {seat}" for seat in range(MOST_SEATS)),
            *("use gift", "use pass", "agree", "keep"),
            *(f"give {name}" for name in cards.ids),
            *("take", "refuse"),
            *(f"deal {name}" for name in cards.ids),
            *(f"tile {name}" for name in POWER_NAMES),
        ]
    )


def signed(amount: int) -> str:
    """
    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{amount}" if amount > 0 else plain(amount)


def plain(amount: int) -> str:
    """
    >>> plain(-1)
    '−1'
    """
    return f"−{-amount}" if amount < 0 else str(amount)
