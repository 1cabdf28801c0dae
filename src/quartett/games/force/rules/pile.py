"""Battle of the Force: the cards of the pile as numbers, and sets of them.

Cards are numbered: 0 to 5 are the Vaders that cost 1 to 6, then come the kinds of villains. A set
of villains is one integer, a set of Vaders six bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.cardset import Packing, bit_counts, lowest_bits, menus

VADERS: Final = 6
ALL_VADERS: Final = 63
MOST_KINDS: Final = 20
MOST_COPIES: Final = 4

VILLAINS: Final = Packing(width=3, kinds=MOST_KINDS, chunk=3)
UNIT: Final = VILLAINS.unit

# Tables over nine bits, for Vaders and hands: how many are set, the lowest, and all of them in
# order.
BITS: Final = bit_counts(9)
LOWEST: Final = lowest_bits(9)
MENU: Final = menus(9)

BONUS: Final = vec[i64]([0, 0, 10, 20, 30, 0, 0, 0])
"""FORCE-33 to 35, A20: by the number of one kind; bonuses are not cumulative."""
PENALTY: Final = vec[i64]([sum(v + 1 for v in range(VADERS) if n >> v & 1) for n in range(64)])
"""FORCE-36: the total cost of a set of Vaders."""


def copies(villains: i64, kind: i64) -> i64:
    """The number of villains of a kind in a set."""
    return villains >> 3 * kind & 7


def points(villains: i64, worth: vec[i64]) -> i64:
    """FORCE-32 to 35: the points of the villains and the bonus of each kind."""
    total: i64 = 0
    kind: i64 = 0
    while villains:
        held: i64 = villains & 7
        total += held * worth[kind] + BONUS[held]
        villains >>= 3
        kind += 1
    return total


def gain(villains: i64, kind: i64, worth: vec[i64]) -> i64:
    """What one more villain of a kind adds to this set."""
    held: i64 = copies(villains, kind)
    return worth[kind] + BONUS[held + 1] - BONUS[held]
