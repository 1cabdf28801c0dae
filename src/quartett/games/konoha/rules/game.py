"""Konoha: one game, in order of play. Comments name the rules that the code implements."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import FINE, OPEN, IllegalMove
from quartett.games.konoha.rules import chance, legality, moves, notes, powers, state, votes
from quartett.games.konoha.rules.state import Position
from quartett.games.konoha.rules.strength import BIT, CARDS, count


class Konoha(Position):
    """One game of Au secours de Konoha."""

    # Asking

    @property
    def owing(self) -> tuple[int, ...]:
        if not self.owed:
            return () if self.actor == NOBODY else (int(self.actor),)
        return tuple(CARDS.kinds(self.owed))

    def closes(self, seat: i64) -> bool:
        last: bool = self.owed != 0 and self.owed & (self.owed - 1) == 0
        return last and legality.is_asked(self, seat)

    def objection(self, seat: i64, move: i64) -> i64:
        return legality.objection(self, seat, move)

    def legal(self, seat: i64) -> tuple[int, ...]:
        if not legality.is_asked(self, seat) or self.phase == state.ENDED:
            return ()
        if seat == CHANCE:
            return tuple([move for move, _ in self.outcomes()])
        return legality.choices(self, seat)

    def pick(self, seat: i64, stream: Stream) -> i64:
        return legality.picked(self, seat, stream)

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def chance(self, stream: Stream) -> i64:
        return chance.drawn(self, stream)

    # The order of play

    def start(self, redeal: bool) -> None:
        self.redeal = 1 if redeal else 0
        self._begin_round()

    def apply(self, seat: i64, move: i64) -> i64:
        if self.viewer != OPEN or legality.objection(self, seat, move) != FINE:
            raise IllegalMove(int(seat), int(move))
        return self._take(seat, move)

    def play_out(self, stream: Stream) -> i64:
        answers: i64 = 0
        while self.phase != state.ENDED:
            seat: i64 = self.actor
            if seat == CHANCE:
                self._take(seat, chance.drawn(self, stream))
            else:
                self._take(seat, legality.picked(self, seat, stream))
            answers += 1
        return answers

    def _take(self, seat: i64, move: i64) -> i64:
        """Applies a legal answer. Returns the new actor."""
        phase: i64 = self.phase
        if phase == state.DEALING:
            self._deal(move - moves.DEAL)
        elif phase in (state.PASSING, state.SIGNALLING, state.VOTING):
            self._seal(seat, move)
        elif phase in (state.AGREEING, state.BOOSTING):
            self._speak(seat, move)
        elif phase == state.RECRUITING:
            self._recruit(seat, move)
        elif phase == state.DRAWING:
            self._draw(move - moves.DEAL)
        elif phase == state.GIVING:
            if not powers.offer(self, seat, move):
                self._end_gift(NOBODY)
        elif phase == state.FAILING:
            self._gain_tile(move - moves.TILE)
        elif not powers.answer_offer(self, seat, move):
            self._end_gift(seat if move == moves.TAKE else NOBODY)
        return self.actor

    def _begin_round(self) -> None:
        """KONOHA-08, A1: the cards are dealt anew, unless hands are kept and all have five."""
        self.round += 1
        self.begin_talk()
        self.note(notes.ROUND_BEGAN, NOBODY, self.round)
        if self.round > 1 and not self.redeal and self._is_even():
            self._begin_turn()
            return
        for seat in range(self.seats):
            self.hands[seat] = 0
        self.forget()
        self.unseen = moves.DECK
        self.pile = 32
        self.ask(state.DEALING, CHANCE)

    def _is_even(self) -> bool:
        """KONOHA-A9: a hand of four or six cards is for one round only."""
        return all(count(self.hands[seat]) == state.HAND for seat in range(self.seats))

    def _deal(self, card: i64) -> None:
        seat: i64 = (32 - self.pile) % self.seats
        chance.take_card(self, seat, card)
        self.note(notes.DEALT, seat, card)
        if 32 - self.pile == state.HAND * self.seats:
            self._begin_turn()

    def _begin_turn(self) -> None:
        """KONOHA-14, 15, A4: the token moves, then everybody passes."""
        self.token = self.next_tile()
        self.turns += 1
        for seat in range(self.seats):
            self.signals[seat] = state.SAID_NOTHING
        self.note(notes.TOKEN_MOVED, NOBODY, self.points())
        votes.ask_all(self, state.PASSING)

    def _seal(self, seat: i64, move: i64) -> None:
        if not votes.seal(self, seat, move):
            return
        if self.phase == state.PASSING:
            self._pass_all()
        elif self.phase == state.SIGNALLING:
            self._hear_all()
        else:
            self._count_votes()

    def _pass_all(self) -> None:
        """KONOHA-16, 17, A28: one card each to the left, all at the same time."""
        self.note(notes.ALL_PASSED, NOBODY)
        for seat in range(self.seats):
            card: i64 = self.picks[seat] - moves.PASS
            self.lose_sight(seat, card)
            self.hands[seat] ^= BIT[card]
        for seat in range(self.seats):
            left: i64 = self.left_of(seat)
            passed: i64 = BIT[self.picks[seat] - moves.PASS]
            self.hands[left] |= passed
            self.known[seat * self.seats + left] |= passed
            self.note(notes.PASSED, seat, self.picks[seat] - moves.PASS, left)
        votes.ask_all(self, state.SIGNALLING)

    def _hear_all(self) -> None:
        """KONOHA-18, A31: the words of everybody who was asked."""
        for seat in range(self.seats):
            if self.picks[seat] == state.OWED:
                continue
            signal: i64 = self.picks[seat] - moves.SIGNAL
            if signal == moves.SIGNALS:
                signal = state.SAID_NOTHING
            else:
                self.note(notes.SIGNALLED, seat, signal)
            self.hear(seat, signal)
        votes.clear(self)
        self._offer_powers()

    def _offer_powers(self) -> None:
        if powers.has_one_to_offer(self):
            votes.hear_proposals(self, state.AGREEING)
        else:
            votes.ask_all(self, state.VOTING)

    def _count_votes(self) -> None:
        goes: bool = votes.majority_goes(self)
        votes.clear(self)
        if goes:
            self._set_out()
        elif self.next_tile() == state.VILLAGE:
            self.note(notes.DECLINED, NOBODY, self.points())
            self._fail()  # KONOHA-A2
        else:
            self.note(notes.WAITED, NOBODY, self.points())
            self._begin_turn()  # KONOHA-21, A3

    def _set_out(self) -> None:
        """KONOHA-22: all hands are shown and counted."""
        self.note(notes.SET_OUT, NOBODY, self.points())
        self.reveal()
        self.total = 0
        for seat in range(self.seats):
            strength: i64 = self.strength.of(self.hands[seat])
            self.total += strength
            self.note(notes.SHOWED, seat, self.hands[seat], strength)
        if self.total >= self.needed():
            self._win()
        elif (
            self.total + self.seats >= self.needed()
            and self.powers[moves.STRENGTH] == state.FACE_UP
        ):
            votes.hear_proposals(self, state.BOOSTING)
        else:
            self._fall_short()

    def _win(self) -> None:
        """KONOHA-24: the team gets the tile of the mission."""
        self.note(notes.WON, NOBODY, self.points(), self.total)
        self.line ^= BIT[self.token]
        self._end_round()

    def _fall_short(self) -> None:
        self.note(notes.FELL_SHORT, NOBODY, self.points(), self.total)
        self._fail()

    def _fail(self) -> None:
        """KONOHA-25, A26: the mission tile stays in the line."""
        self.failures += 1
        self.token = state.VILLAGE
        self.ask(state.FAILING, CHANCE)

    def _gain_tile(self, power: i64) -> None:
        self.powers[power] = state.FACE_UP
        self.note(notes.TILE_GAINED, NOBODY, power)
        self._end_round()

    def _end_round(self) -> None:
        self.token = state.VILLAGE
        if self.round < state.ROUNDS:
            self._begin_round()
            return
        self.note(notes.GAME_ENDED, NOBODY, self.score())  # KONOHA-30
        self.ask(state.ENDED, NOBODY)

    # Powers that the team wants to use

    def _speak(self, seat: i64, move: i64) -> None:
        if not votes.speak(self, seat, move):
            return
        proposed: i64 = self.proposal
        self.proposal = state.OWED
        if votes.majority_agrees(self):
            self._use(proposed)
            return
        if proposed != state.OWED:
            self.note(notes.TURNED_DOWN, NOBODY, proposed)
        if self.phase == state.BOOSTING:
            self._fall_short()
        else:
            votes.ask_all(self, state.VOTING)

    def _use(self, move: i64) -> None:
        if move == moves.USE_STRENGTH:
            powers.spend(self, moves.STRENGTH)
            self.total += self.seats
            self._win()
        elif move == moves.USE_PASS:
            powers.spend(self, moves.EXTRA_PASS)
            votes.ask_all(self, state.PASSING)  # KONOHA-A11
        elif move == moves.USE_GIFT:
            self.ask(state.GIVING, 0)
        else:
            self.giver = move - moves.USE_RECRUIT
            self.ask(state.RECRUITING, self.giver)

    def _recruit(self, seat: i64, move: i64) -> None:
        """POW-2: the chosen player may take the card."""
        if move == moves.TAKE:
            self.ask(state.DRAWING, CHANCE)
            return
        self.giver = 0
        self.note(notes.NOT_RECRUITED, seat)
        votes.ask_all(self, state.VOTING)

    def _draw(self, card: i64) -> None:
        chance.take_card(self, self.giver, card)
        self.note(notes.RECRUITED, self.giver, card)
        self._close_power(moves.RECRUIT, BIT[self.giver])

    def _end_gift(self, taker: i64) -> None:
        """A gift that nobody gives or takes does not use up the power."""
        if taker != NOBODY:
            self._close_power(moves.GIFT, BIT[self.giver] | BIT[taker])
            return
        self.giver = 0
        votes.ask_all(self, state.VOTING)

    def _close_power(self, power: i64, changed: i64) -> None:
        """KONOHA-A31: whoever's hand has changed may speak again."""
        self.giver = 0
        powers.spend(self, power)
        votes.ask_some(self, state.SIGNALLING, changed)

    # The result

    def scores(self) -> list[int]:
        return [int(self.score())] * int(self.seats)

    def winners(self) -> list[int]:
        """All seats or none: a team that only earned the noodles has not won."""
        return [] if self.score() < moves.LEAST_SCORES[1] else list(range(int(self.seats)))

    def ending(self) -> str:
        return moves.grade(self.score())

    def tally(self, index: i64, seat: i64) -> i64:
        if index == 0:
            return self.failures
        return self.used if index == 1 else self.turns

    def tables(self) -> object:
        return self.strength

    def copy(self) -> "Konoha":
        twin = Konoha(0, self.strength)
        twin.fill(self)
        return twin
