"""Konoha: how the seats agree on a power, and what it does.

The seats speak in turn from seat 0. The first one that wants a power proposes it, those after it
agree or not, and a proposal needs the majority of all seats (KONOHA-27, A24).
"""

from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY
from quartett.games.konoha.rules.legality import Asking
from quartett.games.konoha.rules.moves import (
    AGREE,
    AGREED,
    EXTRA_PASS,
    GIFT,
    GIFT_REFUSED,
    GIFT_TAKEN,
    GIVE,
    KEEP,
    KEPT,
    NOT_RECRUITED,
    NOTHING_GIVEN,
    OFFERED,
    POWER_USED,
    PROPOSED,
    RECRUIT,
    STRENGTH,
    TAKE,
    TURNED_DOWN,
    USE_GIFT,
    USE_PASS,
    USE_RECRUIT,
    USE_STRENGTH,
)
from quartett.games.konoha.rules.state import (
    AGREEING,
    BOOSTING,
    DRAWING,
    FACE_UP,
    GIVING,
    OWED,
    PASSING,
    POWERS,
    RECRUITING,
    TAKING,
    USED,
    VOTING,
)
from quartett.games.konoha.rules.strength import BIT


class Powers(Asking):
    """The part of the rules that failed-mission tiles bring in."""

    def win(self) -> None:
        """The mission succeeds."""
        raise NotImplementedError

    def fall_short(self) -> None:
        """The mission fails."""
        raise NotImplementedError

    def offer_powers(self) -> None:
        """KONOHA-A7: a power that can be used before hands are shown is offered."""
        for power in range(RECRUIT, POWERS):
            if self.powers[power] == FACE_UP:
                self.hear_proposals(AGREEING)
                return
        self.ask_all(VOTING)

    def hear_proposals(self, phase: i64) -> None:
        self.proposal = OWED
        self.agreed = 0
        self.ask(phase, 0)

    def speak(self, seat: i64, move: i64) -> None:
        if move == KEEP:
            self.note(KEPT, seat)
        elif move == AGREE:
            self.agreed += 1
            self.note(AGREED, seat)
        else:
            self.proposal = move
            self.agreed = 1
            self.note(PROPOSED, seat, move)
        if seat + 1 < self.seats:
            self.actor = seat + 1
        else:
            self._settle_proposal()

    def _settle_proposal(self) -> None:
        move: i64 = self.proposal
        self.proposal = OWED
        if 2 * self.agreed > self.seats:
            self._carry_out(move)
            return
        if move != OWED:
            self.note(TURNED_DOWN, NOBODY, move)
        if self.phase == BOOSTING:
            self.fall_short()
        else:
            self.ask_all(VOTING)

    def _carry_out(self, move: i64) -> None:
        if move == USE_STRENGTH:
            self._spend(STRENGTH)
            self.total += self.seats
            self.win()
        elif move == USE_PASS:
            self._spend(EXTRA_PASS)
            self.ask_all(PASSING)  # KONOHA-A11
        elif move == USE_GIFT:
            self.ask(GIVING, 0)
        else:
            self.giver = move - USE_RECRUIT
            self.ask(RECRUITING, self.giver)

    def _spend(self, power: i64) -> None:
        """KONOHA-28: each power works once."""
        self.powers[power] = USED
        self.used += 1
        self.note(POWER_USED, NOBODY, power)

    def close_power(self, power: i64) -> None:
        self.giver = 0
        self._spend(power)
        self.offer_powers()

    def recruit(self, seat: i64, move: i64) -> None:
        """POW-2: the chosen player may take the card."""
        if move == TAKE:
            self.ask(DRAWING, CHANCE)
            return
        self.giver = 0
        self.note(NOT_RECRUITED, seat)
        self.ask_all(VOTING)

    def offer(self, seat: i64, move: i64) -> None:
        """KONOHA-A10: whoever offers a card names it."""
        if move >= GIVE:
            self.giver = seat
            self.gift = move - GIVE
            self.show(seat, self.gift)
            self.note(OFFERED, seat, self.gift)
            self.ask(TAKING, self.left_of(seat))
        elif seat + 1 < self.seats:
            self.actor = seat + 1
        else:
            self.note(NOTHING_GIVEN, NOBODY)
            self.ask_all(VOTING)

    def answer_offer(self, seat: i64, move: i64) -> None:
        giver: i64 = self.giver
        card: i64 = self.gift
        if move == TAKE:
            self.hands[giver] ^= BIT[card]
            self.hands[seat] |= BIT[card]
            for viewer in range(self.seats + 1):
                self.known[viewer * self.seats + giver] &= ~BIT[card]
            self.show(seat, card)
            self.gift = OWED
            self.note(GIFT_TAKEN, seat, card, giver)
            self.close_power(GIFT)
            return
        self.note(GIFT_REFUSED, seat, card)
        if self.left_of(seat) != giver:
            self.actor = self.left_of(seat)
            return
        self.giver = 0
        self.gift = OWED
        self.note(NOTHING_GIVEN, NOBODY)
        self.ask_all(VOTING)
