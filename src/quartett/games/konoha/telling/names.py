"""Konoha: the names of cards, signals, powers and moves in records and words."""

from typing import Final

from quartett.core.moves import MoveTable
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules.strength import cards_in

SIGNAL_NAMES: Final = ("weak", "fair", "good", "strong", "mighty")
POWER_NAMES: Final = ("strength", "recruit", "gift", "pass")
MOST_SEATS: Final = 6


def card_names(cards: Cards, some: int) -> tuple[str, ...]:
    """The ids of a set of cards."""
    return tuple(cards.ninjas[number].id for number in cards_in(some))


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
