"""Konoha: the plain player, from what the own seat may know."""

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.konoha.players.expectations import expected, needed_now, signal_for
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.legality import is_usable
from quartett.games.konoha.rules.moves import (
    AGREE,
    GIVE,
    GO,
    KEEP,
    PASS,
    REFUSE,
    SIGNAL,
    TAKE,
    USE_GIFT,
    USE_PASS,
    USE_RECRUIT,
    USE_STRENGTH,
    WAIT,
)
from quartett.games.konoha.rules.state import (
    AGREEING,
    BOOSTING,
    GIVING,
    OWED,
    PASSING,
    RECRUITING,
    SIGNALLING,
    TAKING,
    VILLAGE,
    VOTING,
)
from quartett.games.konoha.rules.strength import BIT, lowest


class GreedyBot(Bot):
    """Keeps the strongest hand, believes what the others say, and uses what it has."""

    def __init__(self) -> None:
        self.margin: float = 0.0  # strength that must be expected beyond what a mission needs

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Konoha)
        phase: i64 = seen.phase
        if phase == PASSING:
            return PASS + self.passed(seen, seat, stream)
        if phase == SIGNALLING:
            return SIGNAL + signal_for(seen.strength.of(seen.hands[seat]))
        if phase == VOTING:
            return GO if self.goes(seen, seat) else WAIT
        if phase in (AGREEING, BOOSTING):
            return self.spoken(seen, seat)
        if phase == GIVING:
            return self.given(seen, seat, stream)
        if phase == TAKING:
            grown: i64 = seen.strength.of(seen.hands[seat] | BIT[seen.gift])
            return TAKE if grown > seen.strength.of(seen.hands[seat]) else REFUSE
        assert phase == RECRUITING
        return TAKE

    def passed(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """The card whose loss leaves the strongest hand."""
        hand: i64 = seen.hands[seat]
        best: i64 = -1
        most: i64 = 0
        rest: i64 = hand
        while rest:
            card: i64 = lowest(rest)
            left: i64 = seen.strength.of(hand ^ BIT[card])
            if best < 0 or left > most:
                best = card
                most = left
            rest &= rest - 1
        return best

    def goes(self, seen: Konoha, seat: i64) -> bool:
        wanted: float = needed_now(seen) + self.margin
        return expected(seen, seat) >= wanted or seen.next_tile() == VILLAGE

    def spoken(self, seen: Konoha, seat: i64) -> i64:
        """Proposes the first power there is, and agrees to all."""
        if seen.proposal != OWED:
            return AGREE
        if is_usable(seen, USE_STRENGTH):
            return USE_STRENGTH
        if is_usable(seen, USE_RECRUIT):
            return USE_RECRUIT + seat
        return USE_PASS if is_usable(seen, USE_PASS) else USE_GIFT

    def given(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """A card that weakens the own hand, if there is one."""
        hand: i64 = seen.hands[seat]
        card: i64 = self.passed(seen, seat, stream)
        return GIVE + card if seen.strength.of(hand ^ BIT[card]) > seen.strength.of(hand) else KEEP
