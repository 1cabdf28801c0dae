"""Konoha: what a good player does, from what the own seat may know."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.konoha.players.expectations import (
    SUCCESS,
    best_later,
    chance_now,
    draw,
    expected,
    needed_now,
    other_hand,
    signal_for,
)
from quartett.games.konoha.rules.game import Konoha
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
    HAND,
    OWED,
    PASSING,
    RECRUITING,
    ROUNDS,
    SIGNALLING,
    TAKING,
    VILLAGE,
    VOTING,
)
from quartett.games.konoha.rules.strength import BIT, count, lowest

SAMPLES: Final = 16
SURE: Final = 0.85
FAIR_CHANCE: Final = 0.45
TILE_WORTH: Final = 0.6
"""What a failed-mission tile is worth while rounds are left, in points."""


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
        if seen.is_usable(USE_STRENGTH):
            return USE_STRENGTH
        if seen.is_usable(USE_RECRUIT):
            return USE_RECRUIT + seat
        return USE_PASS if seen.is_usable(USE_PASS) else USE_GIFT

    def given(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """A card that weakens the own hand, if there is one."""
        hand: i64 = seen.hands[seat]
        card: i64 = self.passed(seen, seat, stream)
        return GIVE + card if seen.strength.of(hand ^ BIT[card]) > seen.strength.of(hand) else KEEP


class SteadyBot(GreedyBot):
    """Passes what helps both hands, and weighs this mission against the later ones."""

    def passed(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """The card with the best sum of the two hands, over hands the neighbour could have."""
        hand: i64 = seen.hands[seat]
        left: i64 = seen.left_of(seat)
        gains = [0] * 32
        for _ in range(SAMPLES):
            theirs: i64 = other_hand(seen, left, seen.size(left) - 1, stream)
            came: i64 = draw(seen.unseen & ~theirs, 1, stream)
            before: i64 = seen.strength.of(theirs)
            rest: i64 = hand
            while rest:
                card: i64 = lowest(rest)
                here: i64 = seen.strength.of((hand ^ BIT[card]) | came)
                there: i64 = seen.strength.of(theirs | BIT[card]) - before
                gains[card] += int(here + there)
                rest &= rest - 1
        return best_of(gains, hand)

    def goes(self, seen: Konoha, seat: i64) -> bool:
        if seen.next_tile() == VILLAGE:
            return True
        sure: float = chance_now(seen, seat)
        worth: float = sure * (float(seen.points()) + SUCCESS)
        if seen.round < ROUNDS:
            worth += (1.0 - sure) * TILE_WORTH
        return worth >= best_later(seen, seat)

    def spoken(self, seen: Konoha, seat: i64) -> i64:
        """A power is for a mission that is worth it and within reach, or for the last round."""
        if not self.wants_power(seen, seat):
            return KEEP
        if seen.proposal != OWED:
            return AGREE
        if seen.phase == BOOSTING:
            return USE_STRENGTH
        if seen.is_usable(USE_PASS):
            return USE_PASS
        if seen.is_usable(USE_RECRUIT):
            return USE_RECRUIT + seat
        return USE_GIFT

    def wants_power(self, seen: Konoha, seat: i64) -> bool:
        late: bool = seen.round == ROUNDS
        if seen.phase == BOOSTING:
            return late or seen.points() > 2
        sure: float = chance_now(seen, seat)
        if sure > SURE:
            return False
        return late or (seen.points() > 3 and sure > FAIR_CHANCE / 2)

    def given(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """The card that others can use better, if that is so for any."""
        hand: i64 = seen.hands[seat]
        own: i64 = seen.strength.of(hand)
        gains = [0] * 32
        for _ in range(SAMPLES):
            theirs: i64 = draw(seen.unseen, HAND, stream)
            before: i64 = seen.strength.of(theirs)
            rest: i64 = hand
            while rest:
                card: i64 = lowest(rest)
                here: i64 = seen.strength.of(hand ^ BIT[card]) - own
                gains[card] += int(seen.strength.of(theirs | BIT[card]) - before + here)
                rest &= rest - 1
        card = best_of(gains, hand)
        return GIVE + card if gains[card] > 0 else KEEP


def best_of(gains: list[int], hand: i64) -> i64:
    """The card of a hand with the highest gain; of equals, the first."""
    best: i64 = lowest(hand)
    for _ in range(count(hand)):
        card: i64 = lowest(hand)
        if gains[card] > gains[best]:
            best = card
        hand &= hand - 1
    return best
