"""Battle of the Force: how a duel is settled, what R2-D2 brings, and how the game ends. Comments
name the rules they keep."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY
from quartett.games.force.rules.moves import (
    BIT,
    DREW,
    GAME_ENDED,
    LAST_HAND,
    LAST_HAND_LEFT,
    LOST,
    ONLY_R2D2,
    PILE_EMPTY,
    PLAYED,
    R2D2_BACK,
    R2D2_SENT,
    SET_ASIDE,
    TIED,
    VADER_WON,
    VILLAIN_WON,
)
from quartett.games.force.rules.sets import BITS, LOWEST, UNIT, VADERS, lesser
from quartett.games.force.rules.state import (
    ALL_REBEL_CARDS,
    ENDED,
    FACE_DOWN,
    HAND,
    LAID,
    LAST_DRAWS,
    LAYABLE,
    NONE,
    ONES,
    R2D2,
    REVEALING,
    Position,
    holders,
)


class Settling(Position):
    """The part of the rules that follows the last answer of a duel or an errand."""

    def note_own(self, kind: i64, seat: i64, card: i64) -> None:
        """About a card of a seat's own: it has the name of the rebel."""
        if self.story is not None:
            self.note(kind, seat, card, self.rebels[seat])

    # A duel

    def settle(self) -> None:
        if self.story is not None:
            self._show()
        winner: i64 = self._strongest()
        if self.card < VADERS:
            self._settle_vader(winner)
        else:
            self._settle_villain(winner)
            self._send_r2d2()
        self.laid = 0  # FORCE-14: what was not lost is back in the hand
        self.go_on()

    def _show(self) -> None:
        """FORCE-09: all cards at once, and whether symbols must decide."""
        highest: i64 = NONE
        tied: bool = False
        for seat in range(self.seats):
            card: i64 = self.laid_card(seat)
            if card != NONE:
                self.note_own(PLAYED, seat, card)
            if card != R2D2 and card >= highest:
                tied = card == highest
                highest = card
        if tied and highest != NONE:
            self.note(TIED, NOBODY, highest)

    def _strongest(self) -> i64:
        """FORCE-10, 11, 15: the highest value, then the most symbols; R2-D2 takes no part."""
        best: i64 = 0
        second: i64 = 0
        laid: i64 = self.laid
        ranks = self.ranks
        for seat in range(self.seats):
            rank: i64 = ranks[LAYABLE * seat + (laid & FACE_DOWN)]
            lower: i64 = lesser(best, rank)
            best += rank - lower
            second += lower - lesser(second, lower)
            laid >>= LAID
        if best >> 2 == second >> 2:
            return NONE  # FORCE-A1: cards that leave a tie, or no card
        return best & 3

    def _settle_villain(self, winner: i64) -> None:
        """FORCE-12, 13: the winner takes the villain and loses the card."""
        if winner == NONE:
            self._set_aside()  # FORCE-A1, A2
            return
        self.note(VILLAIN_WON, winner, self.card)
        self.capture(winner, self.card)
        self.lose(winner, self.laid_card(winner))

    def _settle_vader(self, winner: i64) -> None:
        """FORCE-25 to 27: the winner takes Vader, and all the others lose their cards."""
        if winner == NONE:
            self._set_aside()  # FORCE-A1
        else:
            self.note(VADER_WON, winner, self.card)
            self.capture(winner, self.card)
        for seat in range(self.seats):
            if seat != winner and self.has_laid(seat):
                self.lose(seat, self.laid_card(seat))

    def _set_aside(self) -> None:
        self.note(SET_ASIDE, NOBODY, self.card)
        if self.card < VADERS:
            self.aside_vaders |= BIT[self.card]
        else:
            self.aside += UNIT[self.card - VADERS]

    def capture(self, seat: i64, card: i64) -> None:
        if card < VADERS:
            self.penalties[seat] |= BIT[card]
        else:
            self.captured[seat] += UNIT[card - VADERS]

    def lose(self, seat: i64, card: i64) -> None:
        self.note_own(LOST, seat, card)
        self.hands -= BIT[card] << HAND * seat

    # R2-D2

    def _send_r2d2(self) -> None:
        """FORCE-16: a single R2-D2 goes on its errand; FORCE-21: several come back."""
        sent: i64 = self.laid >> 3 & self.laid & ONES  # only R2-D2 is laid as 1001
        if sent == 0:
            return
        if (sent & (sent - 1)) == 0:
            self.scout = 0
            while sent > 1:
                sent >>= LAID
                self.scout += 1
            self.note(R2D2_SENT, self.scout, 0)
        elif self.story is not None:
            for seat in range(self.seats):
                if self.laid_card(seat) == R2D2:
                    self.note(R2D2_BACK, seat, 0)

    def end_errand(self, lost: bool) -> None:
        if lost:
            self.lose(self.scout, R2D2)
        else:
            self.note(R2D2_BACK, self.scout, 0)
        self.scout = NONE
        self.go_on()

    # Going on and ending

    def go_on(self) -> None:
        """FORCE-28, 30, 31, A7, A17: before every reveal; FORCE-A10: the open card is done with."""
        self.card = NONE
        left: i64 = holders(self.hands)
        if (left & (left - 1)) == 0:
            self._offer_draws(left)
        elif self.hands & ALL_REBEL_CARDS == 0:
            self.end(ONLY_R2D2)  # FORCE-A15
        elif self.pile == 0:
            self.end(PILE_EMPTY)
        else:
            self.ask(REVEALING, CHANCE)

    def _offer_draws(self, left: i64) -> None:
        """FORCE-29, A18: one draw for each card left, R2-D2 too; FORCE-A19: while the pile lasts.
        Nobody holds a card only if the cards left a tie (FORCE-A1)."""
        if left == 0:
            self.end(LAST_HAND)
            return
        self.scout = NONE
        self.drawer = LOWEST[left]
        self.draws = min(BITS[self.hand(self.drawer)], self.pile)
        if self.draws:
            self.note(LAST_HAND_LEFT, self.drawer, self.draws)
        self._ask_drawer()

    def _ask_drawer(self) -> None:
        if self.draws:
            self.ask(LAST_DRAWS, self.drawer)
        else:
            self.end(LAST_HAND)

    def draw(self, card: i64) -> None:
        self.note(DREW, self.drawer, card)
        self.capture(self.drawer, card)
        self.draws -= 1
        self._ask_drawer()

    def end(self, outcome: i64) -> None:
        self.note(GAME_ENDED, NOBODY, outcome)
        self.outcome = outcome
        self.scout = NONE  # FORCE-A9
        self.ask(ENDED, NOBODY)
