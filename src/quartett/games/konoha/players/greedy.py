"""Konoha: a simple player that uses only what its seat may know."""

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.konoha.players.expectations import expected, needed_now, signal_for
from quartett.games.konoha.rules import legality, moves, state, strength
from quartett.games.konoha.rules.game import Konoha


class GreedyBot(Bot):
    """Keeps the strongest hand, believes what others say, and uses any power it has."""

    def __init__(self) -> None:
        self.margin: float = 0.0  # the expected surplus that it requires of a mission

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Konoha)
        phase: i64 = seen.phase
        if phase == state.PASSING:
            return moves.PASS + self.passed(seen, seat, stream)
        if phase == state.SIGNALLING:
            return moves.SIGNAL + signal_for(seen.strength.of(seen.hands[seat]))
        if phase == state.VOTING:
            return moves.GO if self.goes(seen, seat) else moves.WAIT
        if phase in (state.AGREEING, state.BOOSTING):
            return self.spoken(seen, seat)
        if phase == state.GIVING:
            return self.given(seen, seat, stream)
        if phase == state.TAKING:
            grown: i64 = seen.strength.of(seen.hands[seat] | strength.BIT[seen.gift])
            return moves.TAKE if grown > seen.strength.of(seen.hands[seat]) else moves.REFUSE
        assert phase == state.RECRUITING
        return moves.TAKE

    def passed(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """The card whose loss leaves the strongest hand."""
        hand: i64 = seen.hands[seat]
        best: i64 = -1
        most: i64 = 0
        rest: i64 = hand
        while rest:
            card: i64 = strength.lowest(rest)
            left: i64 = seen.strength.of(hand ^ strength.BIT[card])
            if best < 0 or left > most:
                best = card
                most = left
            rest &= rest - 1
        return best

    def goes(self, seen: Konoha, seat: i64) -> bool:
        wanted: float = needed_now(seen) + self.margin
        return expected(seen, seat) >= wanted or seen.next_tile() == state.VILLAGE

    def spoken(self, seen: Konoha, seat: i64) -> i64:
        """Proposes the first available power, and agrees to everything."""
        if seen.proposal != state.OWED:
            return moves.AGREE
        if legality.is_usable(seen, moves.USE_STRENGTH):
            return moves.USE_STRENGTH
        if legality.is_usable(seen, moves.USE_RECRUIT):
            return moves.USE_RECRUIT + seat
        return moves.USE_PASS if legality.is_usable(seen, moves.USE_PASS) else moves.USE_GIFT

    def given(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """A card that weakens one's own hand, if there is one."""
        hand: i64 = seen.hands[seat]
        card: i64 = self.passed(seen, seat, stream)
        return (
            moves.GIVE + card
            if seen.strength.of(hand ^ strength.BIT[card]) > seen.strength.of(hand)
            else moves.KEEP
        )
