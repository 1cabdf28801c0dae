"""Konoha: a good player, from what the own seat may know."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.konoha.players.expectations import SUCCESS, best_later, chance_now, other_hand
from quartett.games.konoha.players.greedy import GreedyBot
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.legality import is_usable
from quartett.games.konoha.rules.moves import (
    AGREE,
    GIVE,
    KEEP,
    USE_GIFT,
    USE_PASS,
    USE_RECRUIT,
    USE_STRENGTH,
)
from quartett.games.konoha.rules.state import BOOSTING, HAND, OWED, ROUNDS, VILLAGE
from quartett.games.konoha.rules.strength import BIT, CARDS, count, lowest

SAMPLES: Final = 16
SURE: Final = 0.85
FAIR_CHANCE: Final = 0.45
TILE_WORTH: Final = 0.6
"""What a failed-mission tile is worth while rounds are left, in points."""


class SteadyBot(GreedyBot):
    """Passes what helps both hands, and weighs this mission against the later ones."""

    def passed(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """The card with the best sum of the two hands, over hands the neighbour could have."""
        hand: i64 = seen.hands[seat]
        left: i64 = seen.left_of(seat)
        gains = [0] * 32
        for _ in range(SAMPLES):
            theirs: i64 = other_hand(seen, left, seen.size(left) - 1, stream)
            came: i64 = CARDS.sample(seen.unseen & ~theirs, 1, stream)
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
        if is_usable(seen, USE_PASS):
            return USE_PASS
        if is_usable(seen, USE_RECRUIT):
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
            theirs: i64 = CARDS.sample(seen.unseen, HAND, stream)
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
