"""Battle of the Force: the numbers of moves, notes and endings, and legal moves by their bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Moves: the eight rebel cards and R2-D2, what R2-D2 allows, the last draws, then what chance
# answers: six Vaders and as many kinds of villains as there are.
PLAY: Final = 0
KEEP: Final = 9
GIVE: Final = 10
DRAW: Final = 14
DONE: Final = 15
REVEAL: Final = 16
MOVES: Final = 42  # 20 kinds at most

# Notes for the story, with what their first number means; the second is the rebel of the seat.
TURNED_UP: Final = 0  # card
LAY: Final = 1  # own card
PLAYED: Final = 2  # own card
VILLAIN_WON: Final = 3  # card
VADER_WON: Final = 4  # card
SET_ASIDE: Final = 5  # card
LOST: Final = 6  # own card
R2D2_SENT: Final = 7
R2D2_BACK: Final = 8
SCOUTED: Final = 9  # card
KEPT: Final = 10  # card
GAVE: Final = 11  # card
RECEIVED: Final = 12  # card
LAST_HAND_LEFT: Final = 13  # cards to draw
DREW: Final = 14  # card
DECLINED: Final = 15
GAME_ENDED: Final = 16  # outcome
TIED: Final = 17  # own card

# FORCE-28, 30, 31, the first that is true.
OUTCOMES: Final = ("last-hand", "only-r2d2", "pile-empty")
LAST_HAND: Final = 0
ONLY_R2D2: Final = 1
PILE_EMPTY: Final = 2

BIT: Final = vec[i64]([2**move for move in range(REVEAL)])
KEEP_BIT: Final = 2**KEEP
LAST_DRAW_MASK: Final = 3 * 2**DRAW
LEGAL: Final[list[tuple[int, ...]]] = [()] * 2**REVEAL
"""The legal moves of each mask met so far, as tuples that all states share."""


def moves_of(mask: i64) -> tuple[int, ...]:
    return LEGAL[mask] or _listed(mask)


def _listed(mask: i64) -> tuple[int, ...]:
    LEGAL[mask] = tuple([move for move in range(REVEAL) if mask & BIT[move]])
    return LEGAL[mask]
