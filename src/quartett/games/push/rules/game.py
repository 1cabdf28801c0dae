"""Push: one game, in order of play."""

from mypy_extensions import i64

from quartett.core.cardset import any_place
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import FINE, OPEN, IllegalMove
from quartett.games.push.rules import flip, legality, moves, takers, turn
from quartett.games.push.rules.die import FACES
from quartett.games.push.rules.pile import CARD_KINDS, CARDS, ROLL_CARD, SWITCH_CARD
from quartett.games.push.rules.state import DRAWING, ROLLING, Position


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
        self.pile = CARDS.count(deck) + rolls + self.switches
        turn.begin(self, first)

    # Legal moves

    def objection(self, seat: i64, move: i64) -> i64:
        return legality.objection(self, seat, move)

    def legal(self, seat: i64) -> tuple[int, ...]:
        if seat != self.actor:
            return ()
        if seat == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return moves.MASKS.moves_of(self.mask)

    def pick(self, seat: i64, stream: Stream) -> i64:
        return any_place(moves.MENU[self.mask], stream)

    # Moves of chance

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase == ROLLING:
            return [(moves.ROLL + face, 1) for face in range(FACES)]
        if self.phase != DRAWING:
            return []
        left = [(moves.DRAW + kind, int(self.left(kind))) for kind in range(CARD_KINDS)]
        return [(move, weight) for move, weight in left if weight]

    def chance(self, stream: Stream) -> i64:
        if self.phase == ROLLING:
            return moves.ROLL + stream.below(FACES)
        return moves.DRAW + self._top_card(stream)

    def _top_card(self, stream: Stream) -> i64:
        index: i64 = stream.below(self.pile) - self.rolls
        if index < 0:
            return ROLL_CARD
        index -= self.switches
        if index < 0:
            return SWITCH_CARD
        return CARDS.kind_at(self.unseen, index)

    # Applying an answer

    def apply(self, seat: i64, move: i64) -> i64:
        if self.viewer != OPEN or not self._stands(seat, move):
            raise IllegalMove(int(seat), int(move))
        if move < moves.DRAW:
            self._answer(move)
        elif move < moves.ROLL:
            flip.draw(self, move - moves.DRAW)
        else:
            takers.roll(self, move - moves.ROLL)
        return self.actor

    def _stands(self, seat: i64, move: i64) -> bool:
        """Whether a move is legal; the mask decides most cases at once."""
        if seat >= 0 and seat == self.actor and 0 <= move < moves.DRAW:
            return (self.mask & moves.BIT[move]) != 0
        return self.objection(seat, move) == FINE

    def _answer(self, move: i64) -> None:
        """Applies an answer; the most frequent moves are tested first."""
        if move == moves.FLIP:
            flip.flip(self)
        elif move < moves.STOP:
            flip.place(self, move - moves.PLACE)
        elif move >= moves.BANK:
            turn.bank(self, move - moves.BANK)
        elif move >= moves.TAKE:
            takers.take(self, move - moves.TAKE)
        else:
            takers.stop(self)

    def play_out(self, stream: Stream) -> i64:
        answers: i64 = 0
        while self.actor != NOBODY:
            if self.actor != CHANCE:
                self._answer(any_place(moves.MENU[self.mask], stream))
            elif self.phase == DRAWING:
                flip.draw(self, self._top_card(stream))
            else:
                takers.roll(self, stream.below(FACES))
            answers += 1
        return answers

    def copy(self) -> "Push":
        twin = Push(0)
        twin.fill(self)
        return twin
