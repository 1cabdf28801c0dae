"""Sets of cards as single integers: a few bits per kind of card hold the number of copies.

Two sets are joined by adding their integers, as long as no count outgrows its bits.

>>> CARDS = Packing(width=2, kinds=30, chunk=6)
>>> hand = 2 * CARDS.unit[0] + CARDS.unit[11]
>>> int(CARDS.count(hand)), CARDS.kinds(hand), int(CARDS.copies(hand, 0))
(3, [0, 0, 11], 2)
"""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream


class Packing:
    """How one game packs its cards: `width` bits for each of `kinds` kinds. `chunk` neighbouring
    kinds are looked up at once in tables of 2 ** (width * chunk) entries."""

    def __init__(self, width: int, kinds: int, chunk: int) -> None:
        self.width: i64 = width
        self.chunk: i64 = chunk
        self.step: i64 = width * chunk
        self.low: i64 = 2 ** (width * chunk) - 1
        self.copies_low: i64 = 2**width - 1
        self.place_width: i64 = (chunk - 1).bit_length()
        self.place_low: i64 = 2 ** (chunk - 1).bit_length() - 1
        self.unit: vec[i64] = vec[i64]([2 ** (width * kind) for kind in range(kinds)])
        """For each kind, the set of one such card."""
        self.counts: vec[i64] = self.sums([1] * chunk)
        self.orders: vec[i64] = _orders(width, chunk)
        """For each chunk, its cards in order of kind, `place_width` bits each."""

    def sums(self, worth: list[int]) -> vec[i64]:
        """For every possible chunk, the total worth of its cards."""
        sums = [0]
        for each in worth:
            sums = [copies * each + rest for copies in range(2 ** int(self.width)) for rest in sums]
        return vec[i64](sums)

    def count(self, cards: i64) -> i64:
        """The number of cards in a set."""
        counts = self.counts
        low: i64 = self.low
        step: i64 = self.step
        total: i64 = 0
        while cards:
            total += counts[cards & low]
            cards >>= step
        return total

    def copies(self, cards: i64, kind: i64) -> i64:
        """The number of cards of one kind in a set."""
        return cards >> self.width * kind & self.copies_low

    def kind_at(self, cards: i64, index: i64) -> i64:
        """The kind of the card at `index` when a set is laid out in order of kind."""
        counts = self.counts
        low: i64 = self.low
        step: i64 = self.step
        kind: i64 = 0
        here: i64 = counts[cards & low]
        while index >= here:
            index -= here
            cards >>= step
            kind += self.chunk
            here = counts[cards & low]
        return kind + (self.orders[cards & low] >> self.place_width * index & self.place_low)

    def kinds(self, cards: i64) -> list[int]:
        """The kind of every card in a set."""
        return [int(self.kind_at(cards, index)) for index in range(self.count(cards))]

    def sample(self, cards: i64, size: i64, stream: Stream) -> i64:
        """Draws `size` cards from a set without replacement, with every draw equally likely."""
        drawn: i64 = 0
        left: i64 = self.count(cards)
        for _ in range(size):
            unit: i64 = self.unit[self.kind_at(cards, stream.below(left))]
            cards -= unit
            drawn += unit
            left -= 1
        return drawn


def _orders(width: int, chunk: int) -> vec[i64]:
    size = 2 ** (chunk - 1).bit_length()
    orders = [0]
    for kind in reversed(range(chunk)):
        # 0, 1, size + 1, size**2 + size + 1 and so on repeat the kind.
        again = [(size**copies, kind * (size**copies // (size - 1))) for copies in range(2**width)]
        orders = [rest * shift + repeated for rest in orders for shift, repeated in again]
    return vec[i64](orders)


def bit_counts(places: int) -> vec[i64]:
    """A table of the number of set bits in each `width`-bit number."""
    return vec[i64]([number.bit_count() for number in range(2**places)])


def lowest_bits(places: int) -> vec[i64]:
    """A table of the lowest set bit of each number; -1 if there is none."""
    return vec[i64]([(number & -number).bit_length() - 1 for number in range(2**places)])


def menus(places: int) -> vec[i64]:
    """A table of menus. The menu of a number packs the count of its set bits and then their places,
    four bits each. `places` is at most 15."""
    found = [0]
    for place in range(places):
        found += [menu + 1 + place * 16 ** (1 + menu % 16) for menu in found]
    return vec[i64](found)


def place_at(menu: i64, index: i64) -> i64:
    """The place of the bit at `index`, counted from the lowest.

    >>> int(place_at(menus(9)[0b101000], 1))
    5
    """
    return menu >> 4 + 4 * index & 15


def any_place(menu: i64, stream: Stream) -> i64:
    """The place of a random set bit, all equally likely."""
    return place_at(menu, stream.below(menu & 15))
