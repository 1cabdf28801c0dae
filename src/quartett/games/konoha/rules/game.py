"""Konoha: the state and its moves. Comments name the rules they keep."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import IllegalMove
from quartett.games.konoha.rules.moves import (
    ALL_PASSED,
    DEAL,
    DEALT,
    DECK,
    DECLINED,
    FELL_SHORT,
    GAME_ENDED,
    GO,
    LEAST_SCORES,
    PASS,
    PASSED,
    POINTS,
    RECRUIT,
    RECRUITED,
    ROUND_BEGAN,
    SET_OUT,
    SHOWED,
    SIGNAL,
    SIGNALLED,
    SIGNALS,
    STRENGTH,
    TILE,
    TILE_GAINED,
    TOKEN_MOVED,
    VOTED,
    WAITED,
    WON,
    grade,
)
from quartett.games.konoha.rules.powers import Powers
from quartett.games.konoha.rules.state import (
    AGREEING,
    BOOSTING,
    DEALING,
    DRAWING,
    ENDED,
    FACE_UP,
    FAILING,
    GIVING,
    HAND,
    OWED,
    PASSING,
    RECRUITING,
    ROUNDS,
    SAID_NOTHING,
    SIGNALLING,
    TILES,
    VILLAGE,
)
from quartett.games.konoha.rules.strength import BIT, count


class Konoha(Powers):
    """One game of Au secours de Konoha."""

    def start(self, redeal: bool) -> None:
        self.redeal = 1 if redeal else 0
        self._begin_round()

    def apply(self, seat: i64, move: i64) -> i64:
        if not self.is_asked(seat) or not self.allows(seat, move):
            raise IllegalMove(int(seat), int(move))
        if seat == CHANCE:
            self._answer_chance(move)
        elif self.owed:
            self._seal(seat, move)
        elif self.phase == AGREEING or self.phase == BOOSTING:
            self.speak(seat, move)
        elif self.phase == RECRUITING:
            self.recruit(seat, move)
        elif self.phase == GIVING:
            self.offer(seat, move)
        else:
            self.answer_offer(seat, move)
        return self.actor

    def _seal(self, seat: i64, move: i64) -> None:
        self.picks[seat] = move
        self.owed ^= BIT[seat]
        if self.owed:
            actor: i64 = 0
            while not self.owed & BIT[actor]:
                actor += 1
            self.actor = actor
        elif self.phase == PASSING:
            self._pass_all()
        elif self.phase == SIGNALLING:
            self._hear_all()
        else:
            self._count_votes()

    def _unseal(self) -> None:
        for seat in range(self.seats):
            self.picks[seat] = OWED

    # Rounds

    def _begin_round(self) -> None:
        """KONOHA-08, A1: the cards are dealt anew, unless hands are kept and all have five."""
        self.round += 1
        if self.story is not None:
            self.note(ROUND_BEGAN, NOBODY, self.round)
        if self.round > 1 and not self.redeal and self._is_even():
            self._begin_turn()
            return
        for seat in range(self.seats):
            self.hands[seat] = 0
        self.forget()
        self.unseen = DECK
        self.pile = 32
        self.ask(DEALING, CHANCE)

    def _is_even(self) -> bool:
        """KONOHA-A9: a hand of four or six cards is for one round only."""
        return all(count(self.hands[seat]) == HAND for seat in range(self.seats))

    def _answer_chance(self, move: i64) -> None:
        if self.phase == FAILING:
            self._gain_tile(move - TILE)
            return
        card: i64 = move - DEAL
        if self.phase == DRAWING:
            self._take_card(self.giver, card)
            self.note(RECRUITED, self.giver, card)
            self.close_power(RECRUIT)
            return
        seat: i64 = (32 - self.pile) % self.seats
        self._take_card(seat, card)
        if self.story is not None:
            self.note(DEALT, seat, card)
        if 32 - self.pile == HAND * self.seats:
            self._begin_turn()

    def _take_card(self, seat: i64, card: i64) -> None:
        self.unseen ^= BIT[card]
        self.pile -= 1
        self.hands[seat] |= BIT[card]

    def _begin_turn(self) -> None:
        """KONOHA-14, 15, A4: the token moves, then everybody passes."""
        self.token = self.next_tile()
        self.turns += 1
        for seat in range(self.seats):
            self.signals[seat] = SAID_NOTHING
        if self.story is not None:
            self.note(TOKEN_MOVED, NOBODY, self.points())
        self.ask_all(PASSING)

    def _pass_all(self) -> None:
        """KONOHA-16, 17, A28: one card each to the left, all at the same time."""
        if self.story is not None:
            self.note(ALL_PASSED, NOBODY)
        for seat in range(self.seats):
            card: i64 = self.picks[seat] - PASS
            self.lose_sight(seat, card)
            self.hands[seat] ^= BIT[card]
        for seat in range(self.seats):
            left: i64 = self.left_of(seat)
            passed: i64 = BIT[self.picks[seat] - PASS]
            self.hands[left] |= passed
            self.known[seat * self.seats + left] |= passed
            if self.story is not None:
                self.note(PASSED, seat, self.picks[seat] - PASS, left)
        self.ask_all(SIGNALLING)

    def _hear_all(self) -> None:
        """KONOHA-18."""
        for seat in range(self.seats):
            signal: i64 = self.picks[seat] - SIGNAL
            if signal == SIGNALS:
                signal = SAID_NOTHING
            elif self.story is not None:
                self.note(SIGNALLED, seat, signal)
            self.signals[seat] = signal
        self._unseal()
        self.offer_powers()

    def _count_votes(self) -> None:
        """KONOHA-20, A24: the majority decides, and a tie means waiting."""
        going: i64 = 0
        for seat in range(self.seats):
            if self.picks[seat] == GO:
                going += 1
            if self.story is not None:
                self.note(VOTED, seat, self.picks[seat])
        self._unseal()
        if 2 * going > self.seats:
            self._set_out()
        elif self.next_tile() == VILLAGE:
            self.note(DECLINED, NOBODY, self.points())
            self._fail()  # KONOHA-A2
        else:
            self.note(WAITED, NOBODY, self.points())
            self._begin_turn()  # KONOHA-21, A3

    # Missions

    def _set_out(self) -> None:
        """KONOHA-22: all hands are shown and counted."""
        self.note(SET_OUT, NOBODY, self.points())
        self.reveal()
        self.total = 0
        for seat in range(self.seats):
            strength: i64 = self.strength.of(self.hands[seat])
            self.total += strength
            if self.story is not None:
                self.note(SHOWED, seat, self.hands[seat], strength)
        if self.total >= self.needed():
            self.win()
        elif self.total + self.seats >= self.needed() and self.powers[STRENGTH] == FACE_UP:
            self.hear_proposals(BOOSTING)
        else:
            self.fall_short()

    def win(self) -> None:
        """KONOHA-24."""
        self.note(WON, NOBODY, self.points(), self.total)
        self.line ^= BIT[self.token]
        self._end_round()

    def fall_short(self) -> None:
        self.note(FELL_SHORT, NOBODY, self.points(), self.total)
        self._fail()

    def _fail(self) -> None:
        """KONOHA-25, A26: the mission tile stays in the line."""
        self.failures += 1
        self.token = VILLAGE
        self.ask(FAILING, CHANCE)

    def _gain_tile(self, power: i64) -> None:
        self.powers[power] = FACE_UP
        self.note(TILE_GAINED, NOBODY, power)
        self._end_round()

    def _end_round(self) -> None:
        self.token = VILLAGE
        if self.round < ROUNDS:
            self._begin_round()
            return
        self.note(GAME_ENDED, NOBODY, self.score())  # KONOHA-30
        self.ask(ENDED, NOBODY)

    # Telling

    def score(self) -> i64:
        """KONOHA-31: the points of the missions won."""
        total: i64 = 0
        for tile in range(TILES):
            if not self.line & BIT[tile]:
                total += POINTS[tile]
        return total

    def scores(self) -> list[int]:
        return [int(self.score())] * int(self.seats)

    def winners(self) -> list[int]:
        """All or none: whoever only earned the noodles has won nothing."""
        return [] if self.score() < LEAST_SCORES[1] else list(range(int(self.seats)))

    def ending(self) -> str:
        return grade(self.score())

    def tally(self, index: i64, seat: i64) -> i64:
        if index == 0:
            return self.failures
        return self.used if index == 1 else self.turns

    # Knowing

    def copy(self) -> "Konoha":
        twin = Konoha(self.seats, self.strength)
        twin.fill(self)
        return twin

    def masked(self, viewer: i64) -> "Konoha":
        view = self.copy()
        view.hide(viewer)
        return view

    def imagine(self, stream: Stream) -> "Konoha":
        guess = self.copy()
        guess.guess(stream)
        return guess
