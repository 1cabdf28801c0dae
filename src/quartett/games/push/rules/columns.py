"""Push: the columns of a turn, the cards that go there, and how a turn ends. Comments name the
rules they keep.

Card kinds 0 to 29 are number cards (see `sets`), then come the roll card and the switch card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import NOBODY
from quartett.games.push.rules.moves import (
    BANK,
    BIT,
    FLIP_BIT,
    GAME_ENDED,
    LEFT_OVER,
    PLACE,
    STOP_BIT,
    TURN_BEGAN,
)
from quartett.games.push.rules.sets import NUMBERS, colours
from quartett.games.push.rules.state import COLUMNS, DECIDING, ENDED, OPENING, Position

ROLL_CARD: Final = 30
SWITCH_CARD: Final = 31
CARD_KINDS: Final = 32

# What a column holds and a card needs free, as bits: five colours, six values, the roll card.
COLOUR_BITS: Final = 31
VALUE_BITS: Final = 2016
ROLL_BIT: Final = 2048
COLUMN_BITS: Final = 4095
EACH_COLUMN: Final = 1 + 2**12 + 2**24
NEED: Final = vec[i64]([2 ** (k // 6) + 2 ** (5 + k % 6) for k in range(NUMBERS)] + [ROLL_BIT, 0])

ROLL_MARK: Final = 2**60
"""Joins the number cards of a column in its `content` if a roll card lies there."""

UP_TO_NEW: Final = vec[i64]([1, 3, 7, 7])
"""PUSH-12: the columns laid and a new one up to three, as bits, by the number laid."""


class Columns(Position):
    """The part of the rules that says where cards go and when a turn is over."""

    def left(self, kind: i64) -> i64:
        """How many cards of a kind the draw pile holds."""
        if kind < NUMBERS:
            return self.unseen >> 2 * kind & 3
        return self.rolls if kind == ROLL_CARD else self.switches

    def fits(self, column: i64, card: i64) -> bool:
        """PUSH-13, 14, 15: no colour, no number and no roll card twice in a column."""
        return (self.held >> 12 * column & NEED[card]) == 0

    def is_lying(self, column: i64) -> bool:
        """Whether a column was begun in this turn and nobody has taken it."""
        return (self.lying & BIT[column]) != 0

    def content(self, column: i64) -> i64:
        """The number cards of a column, and whether a roll card is among them."""
        cards: i64 = self.columns[column]
        return cards + ROLL_MARK if self.has_roll(column) else cards

    def has_roll(self, column: i64) -> bool:
        return (self.held >> 12 * column & ROLL_BIT) != 0

    @property
    def holds(self) -> vec[i64]:
        """What each column holds, as bits: see NEED."""
        return vec[i64]([self.held >> 12 * column & COLUMN_BITS for column in range(COLUMNS)])

    def places(self, card: i64) -> i64:
        """PUSH-11, 12: every column that takes the card, and a new one up to three, as moves."""
        # As in a set of cards, three times twelve bits: the columns that refuse are its colours.
        refusing: i64 = colours(self.held & NEED[card] * EACH_COLUMN)
        return (UP_TO_NEW[self.laid] & ~refusing) << PLACE

    # From one turn to the next

    def open_turn(self, seat: i64) -> None:
        """PUSH-07: flip or bank; PUSH-A6: only a colour with open cards."""
        self.turns[seat] += 1
        if self.story is not None:
            self.note(TURN_BEGAN, seat)
        self.turn = seat
        self.phase, self.actor = OPENING, seat
        self.mask = FLIP_BIT | colours(self.open[seat]) << BANK

    def decide(self) -> None:
        """PUSH-18; PUSH-A1: an empty pile forces the stop; PUSH-A7: no stop without a column."""
        mask: i64 = 0
        if self.pile:
            mask = FLIP_BIT
        if self.laid:
            mask |= STOP_BIT
        if mask:
            self.phase, self.actor, self.mask = DECIDING, self.turn, mask
        else:
            self.close_turn()  # PUSH-A3

    def close_turn(self) -> None:
        """PUSH-31, A17: leftovers are discarded; PUSH-A16: so are the switch cards."""
        for column in range(self.laid):
            if self.lying & BIT[column]:
                self._leave(column)
            self.columns[column] = 0
        self.laid = 0
        self.lying = 0
        self.held = 0
        self.discard_switches += self.aside
        self.aside = 0
        if self.pile:
            self.open_turn(self.left_of(self.turn))  # PUSH-35
        else:
            if self.story is not None:
                self.note(GAME_ENDED, NOBODY)
            self.phase, self.actor, self.mask = ENDED, NOBODY, 0  # PUSH-43

    def _leave(self, column: i64) -> None:
        if self.story is not None:
            self.note(LEFT_OVER, NOBODY, column, self.content(column))
        self.discard += self.columns[column]
        if self.has_roll(column):
            self.discard_rolls += 1
