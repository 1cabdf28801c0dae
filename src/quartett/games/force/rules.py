"""Battle of the Force: the state and its moves. Comments name the rules they keep."""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import OPEN, IllegalMove, Note
from quartett.games.force.position import (
    ALL_REBEL_CARDS,
    BIT,
    DECLINED,
    DRAW,
    DREW,
    DUELLING,
    EACH_HAND,
    ENDED,
    FACE_DOWN,
    FULL_HAND,
    GAME_ENDED,
    GAVE,
    GIVE,
    HAND,
    KEEP,
    KEPT,
    LAID,
    LAST_DRAW_MASK,
    LAST_DRAWS,
    LAST_HAND,
    LAST_HAND_LEFT,
    LAY,
    LOST,
    MOVES,
    NONE,
    ONES,
    ONLY_R2D2,
    OUTCOMES,
    OWING,
    PILE_EMPTY,
    PLAYED,
    R2D2,
    R2D2_BACK,
    R2D2_SENT,
    REBEL_CARDS,
    RECEIVED,
    REVEAL,
    REVEALING,
    SCOUTED,
    SCOUTING,
    SET_ASIDE,
    TIED,
    TURNED_UP,
    VADER_WON,
    VALUES,
    VILLAIN_WON,
    Position,
    holders,
    moves_of,
)
from quartett.games.force.sets import (
    ALL_VADERS,
    BITS,
    LOWEST,
    MOST_KINDS,
    UNIT,
    VADERS,
    bit_at,
    copies,
    count,
    kind_at,
)


class Force(Position):
    """One game of Battle of the Force.

    >>> state = Force(2)
    >>> state.start(deck=4 * UNIT[0], worth=[1], rebels=[0, 1], ranks=[*range(16)])
    >>> state.pile, state.actor == CHANCE
    (10, True)
    """

    def start(self, deck: i64, worth: list[int], rebels: list[int], ranks: list[int]) -> None:
        """`worth` are the points of each kind; `ranks` are the strengths of each seat's cards."""
        self.villains = deck
        self.vaders = ALL_VADERS
        self.pile = count(deck) + VADERS  # FORCE-06
        self.worth = vec[i64](worth)
        self.rebels = vec[i64](rebels)
        self.ranks = vec[i64](ranks)
        self.captured = vec[i64]([0] * self.seats)
        self.penalties = vec[i64]([0] * self.seats)
        for _ in range(self.seats):
            self.hands = (self.hands << HAND) + FULL_HAND  # FORCE-04
        self._ask(REVEALING, CHANCE)

    # Asking

    @property
    def owing(self) -> tuple[int, ...]:
        if self.phase == DUELLING:
            return OWING[self.owed]
        return () if self.actor == NOBODY else (int(self.actor),)

    def mask(self, seat: i64) -> i64:
        """The legal moves of a seat as bits."""
        if seat < 0 or seat >= self.seats:
            return 0
        if self.phase == DUELLING:
            if self.owed >> seat & 1:
                return self.hands >> HAND * seat & self.playable
            return 0
        if seat != self.actor:
            return 0
        if self.phase == LAST_DRAWS:
            return LAST_DRAW_MASK
        return BIT[GIVE + self.seats] - BIT[KEEP] - BIT[GIVE + seat]  # FORCE-A13

    def legal(self, seat: i64) -> tuple[int, ...]:
        if seat == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return moves_of(self.mask(seat))

    def pick(self, seat: i64, stream: Stream) -> i64:
        mask: i64 = self.mask(seat)
        if mask <= FULL_HAND:
            return bit_at(mask, stream.below(BITS[mask]))
        if self.phase == LAST_DRAWS:
            return DRAW + stream.below(2)
        move: i64 = KEEP + stream.below(self.seats)
        if move >= GIVE + seat:
            move += 1  # nobody gives to himself
        return move

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase != REVEALING:
            return []
        left = [(REVEAL + card, int(self.left(card))) for card in range(VADERS + MOST_KINDS)]
        return [(move, weight) for move, weight in left if weight]

    def left(self, card: i64) -> i64:
        """How many cards of this number the pile holds."""
        if card < VADERS:
            return (self.vaders >> card) & 1
        return copies(self.villains, card - VADERS)

    def chance(self, stream: Stream) -> i64:
        index: i64 = stream.below(self.pile)
        vaders: i64 = BITS[self.vaders]
        if index < vaders:
            return REVEAL + bit_at(self.vaders, index)
        return REVEAL + VADERS + kind_at(self.villains, index - vaders)

    def closes(self, seat: i64) -> bool:
        """FORCE-09: the last card laid turns all of them up."""
        return self.phase == DUELLING and self.actor == seat and (self.owed & (self.owed - 1)) == 0

    # Answering

    def apply(self, seat: i64, move: i64) -> None:
        if not self._allows(seat, move):
            raise IllegalMove(int(seat), int(move))
        if move < KEEP:
            self._lay(seat, move)
        elif move >= REVEAL:
            self._reveal(move - REVEAL)
        elif move == KEEP:
            self._keep()
        elif move < DRAW:
            self._give(move - GIVE)
        elif move == DRAW:
            self._ask(REVEALING, CHANCE)
        else:
            self._decline()

    def _allows(self, seat: i64, move: i64) -> bool:
        if move < 0 or move >= MOVES or self.viewer != OPEN:
            return False
        if move < REVEAL:
            return (self.mask(seat) >> move & 1) != 0
        return seat == CHANCE and self.phase == REVEALING and self.left(move - REVEAL) > 0

    def _ask(self, phase: i64, actor: i64) -> None:
        self.phase = phase
        self.actor = actor

    def _note(self, kind: i64, seat: i64, first: i64 = 0) -> None:
        """For the listener, if there is one."""
        if self.story is not None:
            self._write(self.story, kind, seat, first)

    def _write(self, story: list[Note], kind: i64, seat: i64, first: i64) -> None:
        """The second number is the rebel of the seat."""
        rebel: i64 = NONE
        if seat != NOBODY:
            rebel = self.rebels[seat]
        story.append((int(kind), int(seat), int(first), int(rebel)))

    def _reveal(self, card: i64) -> None:
        self.pile -= 1
        if card < VADERS:
            self.vaders -= BIT[card]
        else:
            self.villains -= UNIT[card - VADERS]
        if self.drawer != NONE:
            self._draw(card)
            return
        self.card = card
        if self.scout != NONE:
            self._note(SCOUTED, self.scout, card)
            self._ask(SCOUTING, self.scout)  # FORCE-16
        else:
            self._open_duel(card)

    def _open_duel(self, card: i64) -> None:
        """FORCE-08: all at once; FORCE-24, A4: no R2-D2 against Vader; FORCE-A14: who has no
        card sits out."""
        if self.story is not None:
            self._note(TURNED_UP, NOBODY, card)
        playable: i64 = FULL_HAND
        if card < VADERS:
            playable = REBEL_CARDS
        self.playable = playable
        self.owed = holders(self.hands & playable * EACH_HAND)
        self._ask(DUELLING, LOWEST[self.owed])

    def _lay(self, seat: i64, card: i64) -> None:
        if self.story is not None:
            self._note(LAY, seat, card)
        self.laid |= (card + 1) << LAID * seat
        self.owed -= BIT[seat]
        if self.owed:
            self.actor = LOWEST[self.owed]
        else:
            self._settle()  # FORCE-09

    # Settling a duel

    def _settle(self) -> None:
        if self.story is not None:
            self._show()
        winner: i64 = self._strongest()
        if self.card < VADERS:
            self._settle_vader(winner)
        else:
            self._settle_villain(winner)
            self._send_r2d2()
        self.laid = 0  # FORCE-14: what was not lost is back in the hand
        self._go_on()

    def _show(self) -> None:
        """FORCE-09: all cards at once, and whether symbols must decide."""
        highest: i64 = NONE
        tied: bool = False
        for seat in range(self.seats):
            card: i64 = self.laid_card(seat)
            if card != NONE:
                self._note(PLAYED, seat, card)
            if card != R2D2 and card >= highest:
                tied = card == highest
                highest = card
        if tied and highest != NONE:
            self._note(TIED, NOBODY, highest)

    def _strongest(self) -> i64:
        """FORCE-10, 11, 15: the highest value, then the most symbols; R2-D2 takes no part."""
        best: i64 = NONE  # ranks, with the seat in the lowest two bits
        second: i64 = NONE
        laid: i64 = self.laid
        ranks = self.ranks
        place: i64 = -1  # of the rank of a card and one, which is how cards are laid
        for seat in range(self.seats):
            card: i64 = laid & FACE_DOWN
            if card and card <= VALUES:
                rank: i64 = 4 * ranks[place + card] + seat
                second = max(second, min(best, rank))
                best = max(best, rank)
            laid >>= LAID
            place += VALUES
        if best >> 2 == second >> 2:
            return NONE  # FORCE-A1: cards that leave a tie, or no card
        return best & 3

    def _settle_villain(self, winner: i64) -> None:
        """FORCE-12, 13: the winner takes the villain and loses the card."""
        if winner == NONE:
            self._set_aside()  # FORCE-A1, A2
            return
        if self.story is not None:
            self._note(VILLAIN_WON, winner, self.card)
        self._capture(winner, self.card)
        self._lose(winner, self.laid_card(winner))

    def _settle_vader(self, winner: i64) -> None:
        """FORCE-25 to 27: the winner takes Vader, and all the others lose their cards."""
        if winner == NONE:
            self._set_aside()  # FORCE-A1
        else:
            self._note(VADER_WON, winner, self.card)
            self._capture(winner, self.card)
        for seat in range(self.seats):
            if seat != winner and self.has_laid(seat):
                self._lose(seat, self.laid_card(seat))

    def _set_aside(self) -> None:
        self._note(SET_ASIDE, NOBODY, self.card)
        if self.card < VADERS:
            self.aside_vaders |= BIT[self.card]
        else:
            self.aside += UNIT[self.card - VADERS]

    def _capture(self, seat: i64, card: i64) -> None:
        if card < VADERS:
            self.penalties[seat] |= BIT[card]
        else:
            self.captured[seat] += UNIT[card - VADERS]

    def _lose(self, seat: i64, card: i64) -> None:
        if self.story is not None:
            self._note(LOST, seat, card)
        self.hands -= BIT[card] << HAND * seat

    def _send_r2d2(self) -> None:
        """FORCE-16: a single R2-D2 goes on its errand; FORCE-21: several come back."""
        sent: i64 = self.laid >> 3 & self.laid & ONES  # only R2-D2 is laid as 1001
        if sent and (sent & (sent - 1)) == 0:
            self.scout = 0
            while sent > 1:
                sent >>= LAID
                self.scout += 1
            self._note(R2D2_SENT, self.scout)
        elif sent and self.story is not None:
            for seat in range(self.seats):
                if self.laid_card(seat) == R2D2:
                    self._note(R2D2_BACK, seat)

    # What R2-D2 allows

    def _keep(self) -> None:
        """FORCE-17, 19: a villain costs R2-D2, a Vader does not."""
        self._note(KEPT, self.scout, self.card)
        self._capture(self.scout, self.card)
        self._end_errand(self.card >= VADERS)

    def _give(self, seat: i64) -> None:
        """FORCE-18, 20: a Vader costs R2-D2, a villain does not."""
        self._note(GAVE, self.scout, self.card)
        self._note(RECEIVED, seat, self.card)
        self._capture(seat, self.card)
        self._end_errand(self.card < VADERS)

    def _end_errand(self, lost: bool) -> None:
        if lost:
            self._lose(self.scout, R2D2)
        else:
            self._note(R2D2_BACK, self.scout)
        self.scout = NONE
        self._go_on()

    # Ending

    def _go_on(self) -> None:
        """FORCE-28, 30, 31, A7, A17: before every reveal; FORCE-A10: the open card is done with."""
        self.card = NONE
        left: i64 = holders(self.hands)
        if (left & (left - 1)) == 0:
            self._offer_draws(left)
        elif self.hands & ALL_REBEL_CARDS == 0:
            self._end(ONLY_R2D2)  # FORCE-A15
        elif self.pile == 0:
            self._end(PILE_EMPTY)
        else:
            self._ask(REVEALING, CHANCE)

    def _offer_draws(self, left: i64) -> None:
        """FORCE-29, A18: one draw for each card left, R2-D2 too; FORCE-A19: while the pile lasts.
        Nobody holds a card only if the cards left a tie (FORCE-A1)."""
        if left == 0:
            self._end(LAST_HAND)
            return
        self.scout = NONE
        self.drawer = LOWEST[left]
        self.draws = min(BITS[self.hand(self.drawer)], self.pile)
        if self.draws:
            self._note(LAST_HAND_LEFT, self.drawer, self.draws)
        self._ask_drawer()

    def _ask_drawer(self) -> None:
        if self.draws:
            self._ask(LAST_DRAWS, self.drawer)
        else:
            self._end(LAST_HAND)

    def _draw(self, card: i64) -> None:
        self._note(DREW, self.drawer, card)
        self._capture(self.drawer, card)
        self.draws -= 1
        self._ask_drawer()

    def _decline(self) -> None:
        self._note(DECLINED, self.drawer)
        self._end(LAST_HAND)

    def _end(self, outcome: i64) -> None:
        self._note(GAME_ENDED, NOBODY, outcome)
        self.outcome = outcome
        self.scout = NONE  # FORCE-A9
        self._ask(ENDED, NOBODY)

    # Telling

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """FORCE-37, A23: most points, a tie is shared."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def ending(self) -> str:
        return OUTCOMES[self.outcome]

    # Knowing

    def copy(self) -> "Force":
        twin = Force(self.seats)
        twin.fill(self)
        return twin

    def masked(self, viewer: i64) -> "Force":
        view = self.copy()
        view.hide(viewer)
        return view

    def imagine(self, stream: Stream) -> "Force":
        guess = self.copy()
        guess.guess(stream)
        return guess
