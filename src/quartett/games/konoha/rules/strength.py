"""Konoha: the exact strength of a hand.

A hand is a set of cards in one integer, card number n as bit n. Effects are rows of numbers: the
cards that a row looks at, as a set, and what it adds. They apply in the order of KONOHA-A17: add,
double, set, cancel.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.cardset import Packing

SYMBOL_COUNT: Final = 5

# What a row does with the cards it looks at.
ADD_ONCE: Final = 0  # first if any is there
ADD_EACH: Final = 1  # first for each
ADD_SYMBOLS: Final = 2  # first for each different symbol on other cards
ADD_GROUP: Final = 3  # first for two of them, second for three or more
WORTH_ANY: Final = 4  # worth first if any is there
WORTH_SYMBOLS: Final = 5  # worth first with three different symbols, second with more
SETS: Final = 4  # from here on a row replaces the strength

Row = tuple[int, int, int, int]
"""The operation, the cards it looks at, and its two numbers."""

CARDS: Final = Packing(width=1, kinds=32, chunk=8)
BIT: Final = CARDS.unit
# 37 divides no difference of two powers of two below 2**36, so the remainder identifies the bit.
PLACE: Final = vec[i64]([next((n for n in range(36) if 2**n % 37 == r), 0) for r in range(37)])

REMEMBERED: Final = 65521
"""A prime number: hands that are a power of two apart do not get in each other's way."""
HANDS: Final = vec[i64]([-1] * REMEMBERED)
TOTALS: Final = vec[i64]([0] * REMEMBERED)
"""The strengths of hands that were asked for lately: players ask for the same ones again and
again."""


def count(cards: i64) -> i64:
    """The number of cards in a set, without a loop.

    >>> int(count(7 + 256))
    4
    """
    pairs: i64 = cards - ((cards >> 1) & 0x55555555)
    fours: i64 = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((eights * 0x01010101) & 0xFFFFFFFF) >> 24


def lowest(cards: i64) -> i64:
    """The lowest card number in a set that is not empty."""
    return PLACE[(cards & -cards) % 37]


class Strength:
    """The counting tables of one set of cards."""

    def __init__(
        self,
        printed: list[int],
        symbols: list[int],
        rows: list[list[Row]],
        doublers: list[int],
        targets: list[int],
    ) -> None:
        """For each card its printed strength, rows, the cards that double it and the cards one of
        which it cancels; for each symbol its cards."""
        flat = [row for own in rows for row in own]
        self.printed: vec[i64] = vec[i64](printed)
        self.symbols: vec[i64] = vec[i64](symbols)
        self.ends: vec[i64] = vec[i64]([sum(map(len, rows[: n + 1])) for n in range(len(rows))])
        self.does: vec[i64] = vec[i64]([row[0] for row in flat])
        self.looks: vec[i64] = vec[i64]([row[1] for row in flat])
        self.first: vec[i64] = vec[i64]([row[2] for row in flat])
        self.second: vec[i64] = vec[i64]([row[3] for row in flat])
        self.doublers: vec[i64] = vec[i64](doublers)
        self.targets: vec[i64] = vec[i64](targets)
        tables = repr((printed, symbols, rows, doublers, targets))
        self.fingerprint: i64 = int(sha256(tables.encode()).hexdigest()[:8], 16)
        """A fingerprint that is equal only for cards that count alike, in the same order."""
        self.stamp: i64 = (int(self.fingerprint) & 0x7FFFFFFF) << 32
        self.cancellers: i64 = sum([2**card for card, aims in enumerate(targets) if aims])

    def of(self, hand: i64) -> i64:
        """KONOHA-22: the total of a hand if its owner cancels optimally."""
        slot: i64 = hand % REMEMBERED
        if HANDS[slot] != self.stamp | hand:
            TOTALS[slot] = self.total(hand)
            HANDS[slot] = self.stamp | hand
        return TOTALS[slot]

    def total(self, hand: i64) -> i64:
        total: i64 = self.together(hand, hand)
        if hand & self.cancellers:
            total -= self.together(self.cancelled(hand), hand)
        return total

    def together(self, cards: i64, hand: i64) -> i64:
        """The worth of some cards of a hand before anything is cancelled."""
        total: i64 = 0
        while cards:
            total += self.alone(lowest(cards), hand)
            cards &= cards - 1
        return total

    def alone(self, card: i64, hand: i64) -> i64:
        """The worth of one card of a hand before anything is cancelled."""
        total: i64 = self.printed[card]
        start: i64 = 0
        if card:
            start = self.ends[card - 1]
        end: i64 = self.ends[card]
        for row in range(start, end):
            if self.does[row] < SETS:
                total += self.adds(row, card, hand)
        twice: i64 = self.doublers[card] & hand  # KONOHA-35
        while twice:
            total += total
            twice &= twice - 1
        for row in range(start, end):
            if self.does[row] >= SETS and self.is_worth(row, card, hand):
                total = self.worth(row, card, hand)
        return total

    def adds(self, row: i64, card: i64, hand: i64) -> i64:
        """What a row adds to its card in this hand."""
        does: i64 = self.does[row]
        if does == ADD_SYMBOLS:
            return self.first[row] * self.different(hand ^ BIT[card])  # KONOHA-A13
        seen: i64 = hand & self.looks[row]
        if seen == 0:
            return 0
        if does == ADD_ONCE:
            return self.first[row]
        if does == ADD_EACH:
            return self.first[row] * count(seen)
        size: i64 = count(seen)
        if size < 2:
            return 0
        return self.second[row] if size > 2 else self.first[row]

    def is_worth(self, row: i64, card: i64, hand: i64) -> bool:
        """Whether a row replaces the strength of its card in this hand."""
        if self.does[row] == WORTH_ANY:
            return (hand & self.looks[row]) != 0
        return self.different(hand ^ BIT[card]) > 2

    def worth(self, row: i64, card: i64, hand: i64) -> i64:
        if self.does[row] == WORTH_ANY or self.different(hand ^ BIT[card]) == 3:
            return self.first[row]
        return self.second[row]

    def different(self, cards: i64) -> i64:
        """The number of different symbols on some cards."""
        total: i64 = 0
        for symbol in range(SYMBOL_COUNT):
            if cards & self.symbols[symbol]:
                total += 1
        return total

    def cancelled(self, hand: i64) -> i64:
        """KONOHA-40 to 42, A20, A21: the cards that lose their strength, chosen for the best
        total. Each canceller must hit one other card if there is one; two may hit the same."""
        return self._cancel(hand, hand & self.cancellers, 0)

    def _cancel(self, hand: i64, cancellers: i64, gone: i64) -> i64:
        if cancellers == 0:
            return gone
        rest: i64 = cancellers & (cancellers - 1)
        aims: i64 = hand & self.targets[lowest(cancellers)]
        if aims == 0:
            return self._cancel(hand, rest, gone)
        best: i64 = -1
        least: i64 = 0
        while aims:
            option: i64 = self._cancel(hand, rest, gone | (aims & -aims))
            loss: i64 = self.together(option, hand)
            if best < 0 or loss < least:
                best = option
                least = loss
            aims &= aims - 1
        return best
