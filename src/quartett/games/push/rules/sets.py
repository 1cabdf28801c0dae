"""Sets of number cards as single integers: two bits per kind, three copies at most.

Adding sets is adding integers, and a colour is a mask. Kind = colour * 6 + value - 1.

>>> hand = UNIT[0] + UNIT[0] + UNIT[11]  # colour 0: 1, 1; colour 1: 6
>>> int(count(hand)), int(points(hand)), kinds(hand)
(3, 8, [0, 0, 11])
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream

COLOURS: Final = 5
VALUES: Final = 6
NUMBERS: Final = 30

UNIT: Final = vec[i64]([4**kind for kind in range(NUMBERS)])
COLOUR_SET: Final = vec[i64]([4095 * 4096**colour for colour in range(COLOURS)])
TOPS: Final = 2048 * (1 + 2**12 + 2**24 + 2**36 + 2**48)
BELOW_TOPS: Final = 2047 * (1 + 2**12 + 2**24 + 2**36 + 2**48)


def _table(worth: list[int]) -> vec[i64]:
    """For every set of one colour, what its cards are worth together."""
    sums = [0]
    for each in worth:
        sums = [copies * each + rest for copies in range(4) for rest in sums]
    return vec[i64](sums)


def _orders() -> vec[i64]:
    orders = [0]
    for value in reversed(range(VALUES)):
        # 0, 1, 9 and 73 repeat the value 0 to 3 times, three bits apart.
        orders = [rest * 8**n + value * (8**n // 7) for rest in orders for n in range(4)]
    return vec[i64](orders)


COUNT: Final = _table([1] * VALUES)
POINTS: Final = _table([1, 2, 3, 4, 5, 6])
ORDER: Final = _orders()
"""For every set of one colour its cards in order, three bits for each: value - 1."""


def count(cards: i64) -> i64:
    """How many cards a set holds."""
    total: i64 = 0
    while cards:
        total += COUNT[cards & 4095]
        cards >>= 12
    return total


def points(cards: i64) -> i64:
    """The sum of the numbers on the cards of a set."""
    total: i64 = 0
    while cards:
        total += POINTS[cards & 4095]
        cards >>= 12
    return total


def colours(cards: i64) -> i64:
    """Which colours a set holds, as bits."""
    # A field of twelve bits that is not empty carries into its top bit; and because 4096 leaves 2
    # when divided by 4094, the remainder moves these bits side by side.
    filled: i64 = ((cards & BELOW_TOPS) + BELOW_TOPS | cards) & TOPS
    return (filled >> 11) % 4094


def kind_at(cards: i64, index: i64) -> i64:
    """The kind of the card at `index` when the set is laid out in the order of kinds."""
    kind: i64 = 0
    here: i64 = COUNT[cards & 4095]
    while index >= here:
        index -= here
        cards >>= 12
        kind += 6
        here = COUNT[cards & 4095]
    return kind + (ORDER[cards & 4095] >> 3 * index & 7)


def kinds(cards: i64) -> list[int]:
    """Every card of a set, by kind."""
    return [int(kind_at(cards, index)) for index in range(count(cards))]


def copies(cards: i64, kind: i64) -> i64:
    """How often a set holds a kind."""
    return (cards >> (2 * kind)) & 3


def sample(cards: i64, size: i64, stream: Stream) -> i64:
    """`size` cards drawn from a set without putting back, each draw as likely."""
    drawn: i64 = 0
    left: i64 = count(cards)
    for _ in range(size):
        unit: i64 = UNIT[kind_at(cards, stream.below(left))]
        cards -= unit
        drawn += unit
        left -= 1
    return drawn
