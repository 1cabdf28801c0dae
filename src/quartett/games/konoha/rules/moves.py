"""Konoha: the numbers of moves and powers, and what is printed on the tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DECK: Final = 0xFFFFFFFF
SIGNALS: Final = 5
STRENGTH: Final = 0
RECRUIT: Final = 1
GIFT: Final = 2
EXTRA_PASS: Final = 3
NEEDED_PER_SEAT: Final = 10
POINTS: Final = vec[i64]([7, 6, 4, 3, 2, 1])

# Moves: 32 cards to pass or give, five signals, six seats to recruit for, then chance.
PASS: Final = 0
SIGNAL: Final = 32
SILENT: Final = 37
GO: Final = 38
WAIT: Final = 39
USE_STRENGTH: Final = 40
USE_RECRUIT: Final = 41
USE_GIFT: Final = 47
USE_PASS: Final = 48
AGREE: Final = 49
KEEP: Final = 50
GIVE: Final = 51
TAKE: Final = 83
REFUSE: Final = 84
DEAL: Final = 85
TILE: Final = 117
MOVES: Final = 121

GRADES: Final = ("noodles", "aspirant", "middle-class", "superior", "kage")
LEAST_SCORES: Final = (0, 4, 11, 17, 20)


def power_of(move: i64) -> i64:
    """The power of a `use` move."""
    if move == USE_STRENGTH:
        return STRENGTH
    if move == USE_GIFT:
        return GIFT
    return EXTRA_PASS if move == USE_PASS else RECRUIT


def grade(score: i64) -> str:
    """KONOHA-31.

    >>> grade(16), grade(20)
    ('middle-class', 'kage')
    """
    return GRADES[sum([1 for least in LEAST_SCORES if score >= least]) - 1]
