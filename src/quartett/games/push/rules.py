"""Push: the state and its moves. Comments name the rules they keep.

Card kinds 0 to 29 are number cards (see `sets`), then come the roll card and the switch card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import OPEN, IllegalMove
from quartett.games.push.position import (
    COLUMNS,
    DECIDING,
    DRAWING,
    ENDED,
    NO_CARD,
    OPENING,
    PLACING,
    ROLLING,
    TAKING,
    Position,
)
from quartett.games.push.sets import (
    COLOUR_SET,
    NUMBERS,
    UNIT,
    colours,
    count,
    kind_at,
)

ROLL_CARD: Final = 30
SWITCH_CARD: Final = 31
CARD_KINDS: Final = 32
STAR: Final = 5
FACES: Final = 6

# Moves: three columns to place in or take from, five colours to bank, then what chance answers.
FLIP: Final = 0
PLACE: Final = 1
STOP: Final = 4
TAKE: Final = 5
BANK: Final = 8
DRAW: Final = 13
ROLL: Final = 45
MOVES: Final = 51

# Notes for the story, with what their two numbers mean.
FLIPPED: Final = 0  # card
PLACED: Final = 1  # column, card
STOPPED: Final = 2
TOOK: Final = 3  # column, content
ROLLED: Final = 4  # face, cards lost
BANKED: Final = 5  # colour, cards
BUSTED: Final = 6  # card
LEFT_OVER: Final = 7  # column, content
TURN_BEGAN: Final = 8
GAME_ENDED: Final = 9

# What a column holds and a card needs free, as bits: five colours, six values, the roll card.
COLOUR_BITS: Final = 31
VALUE_BITS: Final = 2016
ROLL_BIT: Final = 2048
COLUMN_BITS: Final = 4095
EACH_COLUMN: Final = 1 + 2**12 + 2**24
NEED: Final = vec[i64]([2 ** (k // 6) + 2 ** (5 + k % 6) for k in range(NUMBERS)] + [ROLL_BIT, 0])

ROLL_MARK: Final = 2**60
"""Joins the number cards of a column in its `content` if a roll card lies there."""

FLIP_BIT: Final = 1
STOP_BIT: Final = 16
BIT: Final = vec[i64]([2**move for move in range(DRAW)])
UP_TO_NEW: Final = vec[i64]([1, 3, 7, 7])
"""PUSH-12: the columns laid and a new one up to three, as bits, by the number laid."""

LEGAL: Final[list[tuple[int, ...]]] = [()] * 2**DRAW
"""The legal moves of each mask met so far, as tuples that all states share."""


def _menus() -> vec[i64]:
    menus = [0]
    for move in range(DRAW):
        menus += [menu + 1 + move * 16 ** (1 + menu % 16) for menu in menus]
    return vec[i64](menus)


MENU: Final = _menus()
"""The same in one number each: how many moves, then the moves, four bits for each."""


class Push(Position):
    """One game of Push.

    >>> state = Push(2)
    >>> state.start(first=0, risk=False, deck=2**60 - 1, rolls=18, switches=12)
    >>> state.legal(0), state.pile
    ((0,), 108)
    """

    def start(self, first: i64, risk: bool, deck: i64, rolls: i64, switches: i64) -> None:
        self.clear()
        self.risk = 1 if risk else 0
        self.unseen = deck
        self.rolls = rolls
        self.switches = switches if self.seats > 2 else 0  # PUSH-04
        self.pile = count(deck) + rolls + self.switches
        self._open_turn(first)

    # Asking

    def legal(self, seat: i64) -> tuple[int, ...]:
        if seat != self.actor:
            return ()
        return LEGAL[self.mask] or self._find_legal()

    def _find_legal(self) -> tuple[int, ...]:
        if self.actor == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        moves = tuple([move for move in range(DRAW) if self.mask & BIT[move]])
        LEGAL[self.mask] = moves
        return moves

    def pick(self, seat: i64, stream: Stream) -> i64:
        menu: i64 = MENU[self.mask]
        return menu >> (4 + 4 * stream.below(menu & 15)) & 15

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase == ROLLING:
            return [(ROLL + face, 1) for face in range(FACES)]
        if self.phase != DRAWING:
            return []
        left = [(DRAW + kind, int(self.left(kind))) for kind in range(CARD_KINDS)]
        return [(move, weight) for move, weight in left if weight]

    def left(self, kind: i64) -> i64:
        """How many cards of a kind the draw pile holds."""
        if kind < NUMBERS:
            return self.unseen >> 2 * kind & 3
        return self.rolls if kind == ROLL_CARD else self.switches

    def chance(self, stream: Stream) -> i64:
        if self.phase == ROLLING:
            return ROLL + stream.below(FACES)
        index: i64 = stream.below(self.pile) - self.rolls
        if index < 0:
            return DRAW + ROLL_CARD
        index -= self.switches
        if index < 0:
            return DRAW + SWITCH_CARD
        return DRAW + kind_at(self.unseen, index)

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

    # Answering

    def apply(self, seat: i64, move: i64) -> None:
        # Few calls and the most frequent moves first: uncompiled, every call counts.
        if seat != self.actor or not 0 <= move < MOVES or self.viewer != OPEN:
            raise IllegalMove(int(seat), int(move))
        if move >= ROLL:
            self._roll(move - ROLL)
        elif move >= DRAW:
            self._draw(move - DRAW)
        elif not self.mask & BIT[move]:
            raise IllegalMove(int(seat), int(move))
        elif move == FLIP:
            self.phase, self.actor, self.mask = DRAWING, CHANCE, 0
        elif move < STOP:
            self._place(move - PLACE)
        elif move >= BANK:
            self._bank(move - BANK)
        elif move >= TAKE:
            self._take(move - TAKE)
        else:
            self._stop()

    def _note(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """For the listener, if there is one: callers ask `self.story is not None` first, so that
        a game nobody listens to computes no arguments."""
        if self.story is not None:
            self.story.append((int(kind), int(seat), int(first), int(second)))

    def _open_turn(self, seat: i64) -> None:
        """PUSH-07: flip or bank; PUSH-A6: only a colour with open cards."""
        self.turns[seat] += 1
        if self.story is not None:
            self._note(TURN_BEGAN, seat)
        self.turn = seat
        self.phase, self.actor = OPENING, seat
        self.mask = FLIP_BIT | colours(self.open[seat]) << BANK

    def _draw(self, card: i64) -> None:
        if self.phase != DRAWING or not self.left(card):
            raise IllegalMove(int(self.actor), int(DRAW + card))
        self.pile -= 1
        if self.story is not None:
            self._note(FLIPPED, self.turn, card)
        if card < ROLL_CARD:
            self.unseen -= UNIT[card]
        elif card == ROLL_CARD:
            self.rolls -= 1
        else:
            self.switches -= 1
            self.aside += 1  # PUSH-17
            self._decide()
            return
        mask: i64 = self._places(card)
        if mask:
            self.flipped = card
            self.phase, self.actor, self.mask = PLACING, self.turn, mask
        else:
            self._bust(card)

    def _places(self, card: i64) -> i64:
        """PUSH-11, 12: every column that takes the card, and a new one up to three, as moves."""
        # As in a set of cards, three times twelve bits: the columns that refuse are its colours.
        refusing: i64 = colours(self.held & NEED[card] * EACH_COLUMN)
        return (UP_TO_NEW[self.laid] & ~refusing) << PLACE

    def _place(self, column: i64) -> None:
        card: i64 = self.flipped
        if self.story is not None:
            self._note(PLACED, self.turn, column, card)
        if column == self.laid:
            self.laid += 1
            self.lying |= BIT[column]
        self.held |= NEED[card] << 12 * column
        if card < NUMBERS:
            self.columns[column] += UNIT[card]
        self.flipped = NO_CARD
        self._decide()

    def _decide(self) -> None:
        """PUSH-18; PUSH-A1: an empty pile forces the stop; PUSH-A7: no stop without a column."""
        mask: i64 = 0
        if self.pile:
            mask = FLIP_BIT
        if self.laid:
            mask |= STOP_BIT
        if mask:
            self.phase, self.actor, self.mask = DECIDING, self.turn, mask
        else:
            self._close_turn()  # PUSH-A3

    def _stop(self) -> None:
        turn: i64 = self.turn
        if self.story is not None:
            self._note(STOPPED, turn)
        self.taker = turn
        self.takers = self.seats - 1
        self.phase, self.actor, self.mask = TAKING, turn, self.lying << TAKE

    def _take(self, column: i64) -> None:
        if self.story is not None:
            self._note(TOOK, self.taker, column, self.content(column))
        self.lying -= BIT[column]
        self.open[self.taker] += self.columns[column]
        if self.has_roll(column):
            self.discard_rolls += 1  # PUSH-23
            self.phase, self.actor, self.mask = ROLLING, CHANCE, 0
        else:
            self._next_taker()

    def _bust(self, card: i64) -> None:
        """PUSH-36 to 39: no column, the card is discarded, the die is rolled."""
        if card == ROLL_CARD:
            self.discard_rolls += 1
        else:
            self.discard += UNIT[card]
        if self.story is not None:
            self._note(BUSTED, self.turn, card)
        self.busts[self.turn] += 1
        self.taker = self.turn
        self.takers = self.seats - 1
        self.phase, self.actor, self.mask = ROLLING, CHANCE, 0

    def _roll(self, face: i64) -> None:
        if self.phase != ROLLING:
            raise IllegalMove(int(self.actor), int(ROLL + face))
        taker: i64 = self.taker
        lost: i64 = 0
        if face < STAR:
            lost = self.open[taker] & COLOUR_SET[face]
        elif self.risk:
            lost = self.open[taker]  # PUSH-48
        if self.story is not None:
            self._note(ROLLED, taker, face, lost)
        self.open[taker] -= lost
        self.discard += lost
        self._next_taker()

    def _next_taker(self) -> None:
        """PUSH-29: one column each while columns lie."""
        if self.lying and self.takers:
            self.takers -= 1
            taker: i64 = self.neighbour(self.taker)
            self.taker = taker
            self.phase, self.actor, self.mask = TAKING, taker, self.lying << TAKE
        else:
            self._close_turn()

    def _bank(self, colour: i64) -> None:
        turn: i64 = self.turn
        cards: i64 = self.open[turn] & COLOUR_SET[colour]
        if self.story is not None:
            self._note(BANKED, turn, colour, cards)
        self.open[turn] -= cards
        self.banked[turn] += cards
        self._open_turn(self.left_of(self.turn))  # PUSH-35

    def _close_turn(self) -> None:
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
            self._open_turn(self.left_of(self.turn))  # PUSH-35
        else:
            if self.story is not None:
                self._note(GAME_ENDED, NOBODY)
            self.phase, self.actor, self.mask = ENDED, NOBODY, 0  # PUSH-43

    def _leave(self, column: i64) -> None:
        if self.story is not None:
            self._note(LEFT_OVER, NOBODY, column, self.content(column))
        self.discard += self.columns[column]
        if self.has_roll(column):
            self.discard_rolls += 1

    # Knowing

    def copy(self) -> "Push":
        twin = Push(self.seats)
        twin.fill(self)
        return twin

    def masked(self, viewer: i64) -> "Push":
        view = self.copy()
        view.hide(viewer)
        return view

    def imagine(self, stream: Stream) -> "Push":
        guess = self.copy()
        guess.guess(stream)
        return guess
