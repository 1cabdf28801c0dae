"""Push: the numbers of moves and notes, and legal moves by their bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Moves: three columns to place in or take from, five colours to bank, then what chance answers.
FLIP: Final = 0
PLACE: Final = 1
STOP: Final = 4
TAKE: Final = 5
BANK: Final = 8
DRAW: Final = 13
ROLL: Final = 45
MOVES: Final = 51

# Notes for the story, with what their two numbers mean.
FLIPPED: Final = 0  # card
PLACED: Final = 1  # column, card
STOPPED: Final = 2
TOOK: Final = 3  # column, content
ROLLED: Final = 4  # face, cards lost
BANKED: Final = 5  # colour, cards
BUSTED: Final = 6  # card
LEFT_OVER: Final = 7  # column, content
TURN_BEGAN: Final = 8
GAME_ENDED: Final = 9

FLIP_BIT: Final = 1
STOP_BIT: Final = 16
BIT: Final = vec[i64]([2**move for move in range(DRAW)])

LEGAL: Final[list[tuple[int, ...]]] = [()] * 2**DRAW
"""The legal moves of each mask met so far, as tuples that all states share."""


def listed(mask: i64) -> tuple[int, ...]:
    """The moves of a mask that is met for the first time."""
    LEGAL[mask] = tuple([move for move in range(DRAW) if mask & BIT[move]])
    return LEGAL[mask]


def _menus() -> vec[i64]:
    menus = [0]
    for move in range(DRAW):
        menus += [menu + 1 + move * 16 ** (1 + menu % 16) for menu in menus]
    return vec[i64](menus)


MENU: Final = _menus()
"""The same in one number each: how many moves, then the moves, four bits for each."""
