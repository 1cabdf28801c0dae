"""Push with two seats: expectimax over a turn, and near the end of the game over the turns after it
too."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.cardset import bit_counts
from quartett.games.push.players.expectimax import Expectimax
from quartett.games.push.rules.columns import COLUMNS, ROLL_BIT, ROLL_MARK
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.pile import COLOUR_SET, COLOURS, colours, points, rank

FEW_COLOURS: Final = 4
"""The most open colours of both seats whose banking orders are all examined."""
BITS_OF: Final = bit_counts(COLOURS)
NO_COLUMNS: Final = vec[i64]([0] * COLUMNS)

Key = tuple[int, int, int, int, int, int, int, int, int, int]


class Lookahead(Expectimax):
    """With fewer cards in the pile than its reach it solves the game to the end."""

    def __init__(self, seen: Push, turn: i64, may_look: Callable[[], bool]) -> None:
        super().__init__(seen, turn, may_look)
        self.table: Push = seen
        self.memory: dict[Key, float] = {}

    def is_solved(self) -> bool:
        """Whether the game is solved to the end with this pile."""
        return self.pile < self.reach

    def value_of_deciding(self, depth: i64) -> float:
        """The value of stopping or flipping on; at the start of a turn, of the best opening."""
        return self._solved() if self.is_solved() else super().value_of_deciding(depth)

    def _solved(self) -> float:
        key = self.key()
        known = self.memory.get(key)
        if known is not None:
            return known
        value: float = self._decided() if self.laid else self.value_of_opening()
        if not self.tired:
            self.memory[key] = value
        return value

    def _decided(self) -> float:
        return super().value_of_deciding(self.pile)

    def value_of_leaving(self) -> float:
        if not self.is_solved():
            return super().value_of_leaving()
        if self.is_tired():
            return 0.0
        after = self.next_turn()
        value: float = 1.0 - after.value_of_deciding(self.pile)
        self.tired = self.tired or after.tired
        return value

    def next_turn(self) -> "Lookahead":
        """The rival's turn, with the cards as they are now."""
        table = self.table.copy()
        table.pile, table.unseen, table.rolls = self.pile, self.unseen, self.rolls
        table.laid, table.lying, table.held = 0, 0, 0
        table.columns = NO_COLUMNS[:]
        table.open, table.banked = self.open[:], self.banked[:]
        after = Lookahead(table, self.rival, self.may_look)
        after.reach = self.reach
        after.tired = self.tired
        after.memory = self.memory
        return after

    def key(self) -> Key:
        """Everything that the end depends on, regardless of the order of columns."""
        first, second, third = self.content(0), self.content(1), self.content(2)
        if first > second:
            first, second = second, first
        if second > third:
            second, third = third, second
        if first > second:
            first, second = second, first
        own, rival = self.open[self.own], self.open[self.rival]
        safe, other = rank(self.banked[self.own]), rank(self.banked[self.rival])
        return (self.own, self.unseen, self.rolls, own, rival, safe, other, first, second, third)

    def content(self, column: i64) -> i64:
        cards: i64 = self.columns[column]
        return cards + ROLL_MARK if self.holds[column] & ROLL_BIT else cards

    def value_of_opening(self) -> float:
        """The value of a flip or of the best colour to bank, to the end of the game."""
        best: float = self.value_of_flipping(self.pile)
        bankable: i64 = self.bankable()
        for colour in range(i64(COLOURS)):
            if bankable & COLOUR_SET[colour]:
                value: float = self.value_of_banking(colour)
                if value > best:
                    best = value
        return best

    def bankable(self) -> i64:
        """The open colours worth banking. If there are many, only the richest, because all orders
        of banking would be too many."""
        cards: i64 = self.open[self.own]
        many: i64 = BITS_OF[colours(cards)] + BITS_OF[colours(self.open[self.rival])]
        if many <= FEW_COLOURS:
            return cards
        best: i64 = 0
        for colour in range(i64(COLOURS)):
            if points(cards & COLOUR_SET[colour]) > points(best):
                best = cards & COLOUR_SET[colour]
        return best

    def value_of_banking(self, colour: i64) -> float:
        cards: i64 = self.open[self.own] & COLOUR_SET[colour]
        self.open[self.own] -= cards
        self.banked[self.own] += cards
        value: float = self.value_of_leaving()
        self.open[self.own] += cards
        self.banked[self.own] -= cards
        return value
