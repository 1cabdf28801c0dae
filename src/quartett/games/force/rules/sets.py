"""Sets of villains as single integers, three bits per kind; Vaders and hands as bits.

Adding sets is adding integers: a kind has four copies at most, so nothing carries over.

>>> won = UNIT[0] + UNIT[0] + UNIT[6]
>>> int(count(won)), kinds(won), int(points(won, vec[i64]([1, 2, 3, 5, 6, 8, 10])))
(3, [0, 0, 6], 22)
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_KINDS: Final = 20
MOST_COPIES: Final = 4
VADERS: Final = 6
ALL_VADERS: Final = 63

UNIT: Final = vec[i64]([8**kind for kind in range(MOST_KINDS)])
BONUS: Final = vec[i64]([0, 0, 10, 20, 30, 0, 0, 0])
"""FORCE-33 to 35, A20: by how many of one kind, not added up."""

# How many cards three neighbouring kinds hold (512 = three bits for each).
COUNT: Final = vec[i64]([n % 8 + n // 8 % 8 + n // 64 for n in range(512)])
# How many bits are set in nine, which of them is the lowest, and what the Vaders of six cost.
BITS: Final = vec[i64]([n.bit_count() for n in range(512)])
LOWEST: Final = vec[i64]([(n & -n).bit_length() - 1 for n in range(512)])
PENALTY: Final = vec[i64]([sum(v + 1 for v in range(VADERS) if n >> v & 1) for n in range(64)])


def _orders() -> vec[i64]:
    orders = [0]
    for kind in (2, 1, 0):
        # 0, 1, 5, 21 and so on repeat the kind, two bits apart.
        orders = [rest * 4**n + kind * (4**n // 3) for rest in orders for n in range(8)]
    return vec[i64](orders)


def _menus() -> vec[i64]:
    menus = [0]
    for place in range(9):
        menus += [menu + 1 + place * 16 ** (1 + menu % 16) for menu in menus]
    return vec[i64](menus)


ORDER: Final = _orders()
"""For three neighbouring kinds their cards in order, two bits for each."""
MENU: Final = _menus()
"""For nine bits: how many are set, then the places of those, four bits for each."""


def count(cards: i64) -> i64:
    """How many villains a set holds."""
    total: i64 = 0
    while cards:
        total += COUNT[cards & 511]
        cards >>= 9
    return total


def points(cards: i64, worth: vec[i64]) -> i64:
    """FORCE-32 to 35: the points of the villains and the bonus of each kind."""
    total: i64 = 0
    kind: i64 = 0
    while cards:
        copies_here: i64 = cards & 7
        total += copies_here * worth[kind] + BONUS[copies_here]
        cards >>= 3
        kind += 1
    return total


def kind_at(cards: i64, index: i64) -> i64:
    """The kind of the villain at `index` when the set is laid out in the order of kinds."""
    kind: i64 = 0
    here: i64 = COUNT[cards & 511]
    while index >= here:
        index -= here
        cards >>= 9
        kind += 3
        here = COUNT[cards & 511]
    return kind + (ORDER[cards & 511] >> 2 * index & 3)


def kinds(cards: i64) -> list[int]:
    """Every villain of a set, by kind."""
    return [int(kind_at(cards, index)) for index in range(count(cards))]


def copies(cards: i64, kind: i64) -> i64:
    """How often a set holds a kind."""
    return (cards >> (3 * kind)) & 7


def bit_at(bits: i64, index: i64) -> i64:
    """The place of the set bit at `index` of nine, counted from the lowest."""
    return MENU[bits] >> 4 + 4 * index & 15


def lesser(one: i64, other: i64) -> i64:
    """The lower of two numbers, without a branch where nobody could predict which it is."""
    less: i64 = other - one
    return one + (less & (less >> 63))
