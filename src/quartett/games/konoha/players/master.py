"""Konoha: a member of a team that has agreed on what its words and votes mean."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.state import State
from quartett.games.konoha.players import conventions
from quartett.games.konoha.players.expectations import needed_now
from quartett.games.konoha.players.expert import ExpertBot
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.state import SIGNALLING

TRUST: Final = 0.75
"""How much of the doubt remains, since the others' votes count too."""


class MasterBot(ExpertBot):
    """Speaks by the conventions. Everybody has heard the same words, so a vote can only add whether
    the bot's own hand is better or worse than its word. That difference is amplified, because it
    also stands for how much the others' hands may deviate from their words, and the majority takes
    the median."""

    def __init__(self) -> None:
        super().__init__()
        self.stress: float = 1.0
        """By how much the weight of one's own hand grows with every third seat."""
        self.ease: float = 0.5
        """Added to the lead with an even number of seats, where a tie means waiting."""

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Konoha)
        if seen.phase == SIGNALLING:
            strength: i64 = seen.strength.of(seen.hands[seat])
            degree: i64 = conventions.degree_for(strength, conventions.turn_of(seen))
            return conventions.signal_of(degree)
        return ExpertBot.choose(self, seen, seat, stream)

    def lead(self, seen: Konoha, seat: i64) -> float:
        said: float = conventions.said(seen, conventions.turn_of(seen))
        return said + beyond(seen, seat) - needed_now(seen)

    def vote(self, seen: Konoha, seat: i64) -> float:
        lead: float = self.lead(seen, seat)
        lead += self.stress * float(seen.seats) / 3.0 * beyond(seen, seat)
        return lead if seen.seats % 2 else lead + self.ease

    def doubt(self, seen: Konoha, seat: i64) -> float:
        return TRUST * sqrt(conventions.unsaid(seen, seat))


def beyond(seen: Konoha, seat: i64) -> float:
    """How much stronger one's own hand is than its word says."""
    own: i64 = seen.strength.of(seen.hands[seat])
    degree: i64 = conventions.degree_of(seen.signals[seat])
    return float(own) - conventions.meaning(degree, conventions.turn_of(seen))
