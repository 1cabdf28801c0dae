"""Chance as an actor: the actor and its random streams.

>>> Stream(seed=7, index=3).below(6) == Stream(seed=7, index=3).below(6)
True
"""

from typing import Final

from mypy_extensions import i64

CHANCE: Final = -1
"""The actor behind piles and dice. Seats count from 0."""

NOBODY: Final = -2
"""The actor of a game that is over, and the seat of a spectator."""

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15


class Stream:
    """A random stream that is the same on every machine and in both builds.

    The generator is sfc32: four 32-bit words, so nothing overflows 64 bits and both builds agree.
    `seed` names a run and `index` one game of it, so game 41 is the same whoever plays it. Any
    integer is a seed; its lower 64 bits and the lower 32 bits of the index count.
    """

    def __init__(self, seed: int, index: int = 0) -> None:
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = index & WORD
        self._count: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def __reduce__(self) -> tuple[type["Stream"], tuple[int, int], tuple[int, int, int, int]]:
        """Streams can be pickled and copied at any point."""
        return Stream, (0, 0), (int(self._a), int(self._b), int(self._c), int(self._count))

    def __setstate__(self, words: tuple[int, int, int, int]) -> None:
        self._a, self._b, self._c, self._count = words

    def word(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self._b
        c: i64 = self._c
        word: i64 = (self._a + b + self._count) & WORD
        self._count += 1
        self._a = b ^ (b >> 9)
        self._b = (9 * c) & WORD
        self._c = ((c << 21 | c >> 11) + word) & WORD  # cut to 32 bits only once
        return word

    def below(self, limit: i64) -> i64:
        """A whole number in 0 .. limit - 1, all exactly equally likely (limit < 2**31)."""
        product: i64 = self.word() * limit
        if product & WORD < limit:
            return self._fair(product, limit)  # rare, so kept off the fast path
        return product >> 32

    def _fair(self, product: i64, limit: i64) -> i64:
        """Rejects the few words that would favour small results."""
        floor: i64 = (WORD + 1 - limit) % limit
        while product & WORD < floor:
            product = self.word() * limit
        return product >> 32
