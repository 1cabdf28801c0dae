"""Push: the cards as numbers, and sets of number cards as single integers.

Card kinds 0 to 29 are number cards, colour * 6 + value - 1; then come the roll card and the switch
card. A set of number cards has two bits per kind, so a colour is a mask of twelve bits.

>>> hand = UNIT[0] + UNIT[0] + UNIT[11]  # colour 0: 1, 1; colour 1: 6
>>> int(CARDS.count(hand)), int(points(hand)), CARDS.kinds(hand)
(3, 8, [0, 0, 11])
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.cardset import Packing

COLOURS: Final = 5
VALUES: Final = 6
NUMBERS: Final = 30
ROLL_CARD: Final = 30
SWITCH_CARD: Final = 31
CARD_KINDS: Final = 32

CARDS: Final = Packing(width=2, kinds=NUMBERS, chunk=VALUES)
UNIT: Final = CARDS.unit
COUNT: Final = CARDS.counts  # of one colour
COLOUR: Final = 4095
COLOUR_WIDTH: Final = 12
COLOUR_SET: Final = vec[i64]([4095 * 4096**colour for colour in range(COLOURS)])
POINTS: Final = CARDS.sums([1, 2, 3, 4, 5, 6])
TOPS: Final = 2048 * (1 + 2**12 + 2**24 + 2**36 + 2**48)
BELOW_TOPS: Final = 2047 * (1 + 2**12 + 2**24 + 2**36 + 2**48)
MORE_THAN_ALL_CARDS: Final = 128


def points(cards: i64) -> i64:
    """The sum of the numbers on the cards of a set."""
    total: i64 = 0
    while cards:
        total += POINTS[cards & COLOUR]
        cards >>= COLOUR_WIDTH
    return total


def rank(cards: i64) -> i64:
    """PUSH-45, 46: points decide, then the number of cards."""
    return points(cards) * MORE_THAN_ALL_CARDS + CARDS.count(cards)


def colours(cards: i64) -> i64:
    """The colours in a set, as bits."""
    # A nonempty field of twelve bits carries into its top bit; and since 4096 modulo 4094 is 2, the
    # remainder gathers these bits side by side.
    filled: i64 = ((cards & BELOW_TOPS) + BELOW_TOPS | cards) & TOPS
    return (filled >> 11) % 4094
