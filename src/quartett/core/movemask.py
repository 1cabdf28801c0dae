"""Legal moves as the bits of one integer, for games whose players have few moves."""

from librt.vecs import vec
from mypy_extensions import i64


class MoveMasks:
    """The masks over the first `moves` moves of a game.

    >>> MoveMasks(16).moves_of(5)
    (0, 2)
    """

    def __init__(self, moves: int) -> None:
        self.bit: vec[i64] = vec[i64]([2**move for move in range(moves)])
        self.known: list[tuple[int, ...]] = [()] * 2**moves
        """The moves of each mask seen so far, as tuples shared by all states."""

    def moves_of(self, mask: i64) -> tuple[int, ...]:
        return self.known[mask] or self._list(mask)

    def _list(self, mask: i64) -> tuple[int, ...]:
        self.known[mask] = tuple([move for move, bit in enumerate(self.bit) if mask & bit])
        return self.known[mask]
