"""Konoha: a member of a team that has agreed on what its words and votes mean."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.state import State
from quartett.games.konoha.players.conventions import (
    degree_for,
    degree_of,
    meaning,
    said,
    signal_of,
    turn_of,
    unsaid,
)
from quartett.games.konoha.players.expectations import needed_now
from quartett.games.konoha.players.expert import ExpertBot
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.state import SIGNALLING

TRUST: Final = 0.75
"""How much of the doubt is left, as the votes of the others count too."""


class MasterBot(ExpertBot):
    """Speaks by the conventions. All have heard the same words, so what a vote can add is whether
    the own hand is better or worse than its word: it counts for more than it is, as it stands for
    what the others' hands may be beyond their words, and the majority takes the middle."""

    def __init__(self) -> None:
        super().__init__()
        self.stress: float = 1.0
        """By how much the own hand counts for more with every third seat."""
        self.ease: float = 0.5
        """Added to the lead with an even number of seats, where a tie means waiting."""

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Konoha)
        if seen.phase == SIGNALLING:
            strength: i64 = seen.strength.of(seen.hands[seat])
            return signal_of(degree_for(strength, turn_of(seen)))
        return ExpertBot.choose(self, seen, seat, stream)

    def lead(self, seen: Konoha, seat: i64) -> float:
        return said(seen, turn_of(seen)) + beyond(seen, seat) - needed_now(seen)

    def vote(self, seen: Konoha, seat: i64) -> float:
        lead: float = self.lead(seen, seat)
        lead += self.stress * float(seen.seats) / 3.0 * beyond(seen, seat)
        return lead if seen.seats % 2 else lead + self.ease

    def doubt(self, seen: Konoha, seat: i64) -> float:
        return TRUST * sqrt(unsaid(seen, seat))


def beyond(seen: Konoha, seat: i64) -> float:
    """By how much the own hand is stronger than its word says."""
    own: i64 = seen.strength.of(seen.hands[seat])
    return float(own) - meaning(degree_of(seen.signals[seat]), turn_of(seen))
