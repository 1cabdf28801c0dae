"""Konoha: a good player that uses only what its seat may know."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.konoha.players.expectations import SUCCESS, best_later, chance_now, other_hand
from quartett.games.konoha.players.greedy import GreedyBot
from quartett.games.konoha.rules import legality, moves, state, strength
from quartett.games.konoha.rules.game import Konoha

SAMPLES: Final = 16
SURE: Final = 0.85
FAIR_CHANCE: Final = 0.45
TILE_WORTH: Final = 0.6
"""The worth of a failed-mission tile while rounds are left, in points."""


class SteadyBot(GreedyBot):
    """Passes what helps both hands, and weighs the current mission against later ones."""

    def passed(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """The card with the best sum of both hands, averaged over hands the neighbour could
        have."""
        hand: i64 = seen.hands[seat]
        left: i64 = seen.left_of(seat)
        gains = [0] * 32
        for _ in range(SAMPLES):
            theirs: i64 = other_hand(seen, left, seen.size(left) - 1, stream)
            came: i64 = strength.CARDS.sample(seen.unseen & ~theirs, 1, stream)
            before: i64 = seen.strength.of(theirs)
            rest: i64 = hand
            while rest:
                card: i64 = strength.lowest(rest)
                here: i64 = seen.strength.of((hand ^ strength.BIT[card]) | came)
                there: i64 = seen.strength.of(theirs | strength.BIT[card]) - before
                gains[card] += int(here + there)
                rest &= rest - 1
        return best_of(gains, hand)

    def goes(self, seen: Konoha, seat: i64) -> bool:
        if seen.next_tile() == state.VILLAGE:
            return True
        sure: float = chance_now(seen, seat)
        worth: float = sure * (float(seen.points()) + SUCCESS)
        if seen.round < state.ROUNDS:
            worth += (1.0 - sure) * TILE_WORTH
        return worth >= best_later(seen, seat)

    def spoken(self, seen: Konoha, seat: i64) -> i64:
        """Uses a power for a mission that is worth it and within reach, or in the last round."""
        if not self.wants_power(seen, seat):
            return moves.KEEP
        if seen.proposal != state.OWED:
            return moves.AGREE
        if seen.phase == state.BOOSTING:
            return moves.USE_STRENGTH
        if legality.is_usable(seen, moves.USE_PASS):
            return moves.USE_PASS
        if legality.is_usable(seen, moves.USE_RECRUIT):
            return moves.USE_RECRUIT + seat
        return moves.USE_GIFT

    def wants_power(self, seen: Konoha, seat: i64) -> bool:
        late: bool = seen.round == state.ROUNDS
        if seen.phase == state.BOOSTING:
            return late or seen.points() > 2
        sure: float = chance_now(seen, seat)
        if sure > SURE:
            return False
        return late or (seen.points() > 3 and sure > FAIR_CHANCE / 2)

    def given(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """A card that others can use better, if there is one."""
        hand: i64 = seen.hands[seat]
        own: i64 = seen.strength.of(hand)
        gains = [0] * 32
        for _ in range(SAMPLES):
            theirs: i64 = strength.CARDS.sample(seen.unseen, state.HAND, stream)
            before: i64 = seen.strength.of(theirs)
            rest: i64 = hand
            while rest:
                card: i64 = strength.lowest(rest)
                here: i64 = seen.strength.of(hand ^ strength.BIT[card]) - own
                gains[card] += int(seen.strength.of(theirs | strength.BIT[card]) - before + here)
                rest &= rest - 1
        card = best_of(gains, hand)
        return moves.GIVE + card if gains[card] > 0 else moves.KEEP


def best_of(gains: list[int], hand: i64) -> i64:
    """The card of a hand with the highest gain; the first among equals."""
    best: i64 = strength.lowest(hand)
    for _ in range(strength.count(hand)):
        card: i64 = strength.lowest(hand)
        if gains[card] > gains[best]:
            best = card
        hand &= hand - 1
    return best
