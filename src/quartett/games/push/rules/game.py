"""Push: the state and its moves. Comments name the rules they keep."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import OPEN, IllegalMove
from quartett.games.push.rules.columns import CARD_KINDS, NEED, ROLL_CARD, SWITCH_CARD, Columns
from quartett.games.push.rules.moves import (
    BANK,
    BANKED,
    BIT,
    BUSTED,
    DRAW,
    FLIP,
    FLIPPED,
    LEGAL,
    MENU,
    MOVES,
    PLACE,
    PLACED,
    ROLL,
    ROLLED,
    STOP,
    STOPPED,
    TAKE,
    TOOK,
    listed,
)
from quartett.games.push.rules.sets import COLOUR_SET, NUMBERS, UNIT, count, kind_at
from quartett.games.push.rules.state import DRAWING, NO_CARD, PLACING, ROLLING, TAKING

STAR: Final = 5
FACES: Final = 6


class Push(Columns):
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
        self.open_turn(first)

    # Asking

    def legal(self, seat: i64) -> tuple[int, ...]:
        if seat != self.actor:
            return ()
        return LEGAL[self.mask] or self._find_legal()

    def _find_legal(self) -> tuple[int, ...]:
        if self.actor == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return listed(self.mask)

    def pick(self, seat: i64, stream: Stream) -> i64:
        menu: i64 = MENU[self.mask]
        return menu >> 4 + 4 * stream.below(menu & 15) & 15

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase == ROLLING:
            return [(ROLL + face, 1) for face in range(FACES)]
        if self.phase != DRAWING:
            return []
        left = [(DRAW + kind, int(self.left(kind))) for kind in range(CARD_KINDS)]
        return [(move, weight) for move, weight in left if weight]

    def chance(self, stream: Stream) -> i64:
        if self.phase == ROLLING:
            return ROLL + stream.below(FACES)
        return DRAW + self._top_card(stream)

    def _top_card(self, stream: Stream) -> i64:
        index: i64 = stream.below(self.pile) - self.rolls
        if index < 0:
            return ROLL_CARD
        index -= self.switches
        if index < 0:
            return SWITCH_CARD
        return kind_at(self.unseen, index)

    # Answering

    def apply(self, seat: i64, move: i64) -> i64:
        if seat != self.actor or not 0 <= move < MOVES or self.viewer != OPEN:
            raise IllegalMove(int(seat), int(move))
        if move < DRAW:
            if not self.mask & BIT[move]:
                raise IllegalMove(int(seat), int(move))
            self._answer(move)
        elif move < ROLL:
            if self.phase != DRAWING or not self.left(move - DRAW):
                raise IllegalMove(int(seat), int(move))
            self._draw(move - DRAW)
        else:
            if self.phase != ROLLING:
                raise IllegalMove(int(seat), int(move))
            self._roll(move - ROLL)
        return self.actor

    def play_out(self, stream: Stream) -> i64:
        answers: i64 = 0
        while self.actor != NOBODY:
            if self.actor != CHANCE:
                self._answer(self.pick(self.actor, stream))
            elif self.phase == DRAWING:
                self._draw(self._top_card(stream))
            else:
                self._roll(stream.below(FACES))
            answers += 1
        return answers

    def _answer(self, move: i64) -> None:
        """The most frequent moves first."""
        if move == FLIP:
            self.phase, self.actor, self.mask = DRAWING, CHANCE, 0
        elif move < STOP:
            self._place(move - PLACE)
        elif move >= BANK:
            self._bank(move - BANK)
        elif move >= TAKE:
            self._take(move - TAKE)
        else:
            self._stop()

    def _draw(self, card: i64) -> None:
        self.pile -= 1
        if self.story is not None:
            self.note(FLIPPED, self.turn, card)
        if card < ROLL_CARD:
            self.unseen -= UNIT[card]
        elif card == ROLL_CARD:
            self.rolls -= 1
        else:
            self.switches -= 1
            self.aside += 1  # PUSH-17
            self.decide()
            return
        mask: i64 = self.places(card)
        if mask:
            self.flipped = card
            self.phase, self.actor, self.mask = PLACING, self.turn, mask
        else:
            self._bust(card)

    def _place(self, column: i64) -> None:
        card: i64 = self.flipped
        if self.story is not None:
            self.note(PLACED, self.turn, column, card)
        if column == self.laid:
            self.laid += 1
            self.lying |= BIT[column]
        self.held |= NEED[card] << 12 * column
        if card < NUMBERS:
            self.columns[column] += UNIT[card]
        self.flipped = NO_CARD
        self.decide()

    def _stop(self) -> None:
        turn: i64 = self.turn
        if self.story is not None:
            self.note(STOPPED, turn)
        self.taker = turn
        self.takers = self.seats - 1
        self.phase, self.actor, self.mask = TAKING, turn, self.lying << TAKE

    def _take(self, column: i64) -> None:
        if self.story is not None:
            self.note(TOOK, self.taker, column, self.content(column))
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
            self.note(BUSTED, self.turn, card)
        self.busts[self.turn] += 1
        self.taker = self.turn
        self.takers = self.seats - 1
        self.phase, self.actor, self.mask = ROLLING, CHANCE, 0

    def _roll(self, face: i64) -> None:
        taker: i64 = self.taker
        lost: i64 = 0
        if face < STAR:
            lost = self.open[taker] & COLOUR_SET[face]
        elif self.risk:
            lost = self.open[taker]  # PUSH-48
        if self.story is not None:
            self.note(ROLLED, taker, face, lost)
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
            self.close_turn()

    def _bank(self, colour: i64) -> None:
        turn: i64 = self.turn
        cards: i64 = self.open[turn] & COLOUR_SET[colour]
        if self.story is not None:
            self.note(BANKED, turn, colour, cards)
        self.open[turn] -= cards
        self.banked[turn] += cards
        self.open_turn(self.left_of(self.turn))  # PUSH-35

    # Knowing

    def copy(self) -> "Push":
        twin = Push(self.seats)
        twin.fill(self)
        return twin
