"""Legal moves as the bits of one integer, where a game has few moves that players make."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.cardset import menus
from quartett.core.chance import Stream


class MoveMasks:
    """The masks over the first `moves` moves of a game. From those that set only the first
    `pickable` bits (15 at most) a move can be picked at random.

    >>> MASKS = MoveMasks(moves=16, pickable=9)
    >>> MASKS.moves_of(5), int(MASKS.pick(4, Stream(1)))
    ((0, 2), 2)
    """

    def __init__(self, moves: int, pickable: int) -> None:
        self.bit: vec[i64] = vec[i64]([2**move for move in range(moves)])
        self.menus: vec[i64] = menus(pickable)
        self.known: list[tuple[int, ...]] = [()] * 2**moves
        """The moves of each mask met so far, as tuples that all states share."""

    def moves_of(self, mask: i64) -> tuple[int, ...]:
        return self.known[mask] or self._list(mask)

    def _list(self, mask: i64) -> tuple[int, ...]:
        self.known[mask] = tuple([move for move, bit in enumerate(self.bit) if mask & bit])
        return self.known[mask]

    def pick(self, mask: i64, stream: Stream) -> i64:
        """One of the moves of a mask, each equally likely."""
        menu: i64 = self.menus[mask]
        return menu >> 4 + 4 * stream.below(menu & 15) & 15
