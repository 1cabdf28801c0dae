"""Konoha: an experienced player, who passes by habit and knows what waiting and powers are
worth."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.konoha.players.expectations import expected, needed_now, spread
from quartett.games.konoha.players.go_or_wait import GoOrWait, later
from quartett.games.konoha.players.pass_weights import usual
from quartett.games.konoha.players.steady import SteadyBot
from quartett.games.konoha.players.weights import is_fitted
from quartett.games.konoha.rules import legality, moves, state, strength
from quartett.games.konoha.rules.game import Konoha

# What a gift and a recruit add to the strength of the team, and how much that varies.
GIFTED: Final = 1.2
GIFT_VARIES: Final = 1.5
RECRUITED: Final = 2.0
RECRUIT_VARIES: Final = 2.0


class ExpertBot(SteadyBot):
    """Its parameters are attributes, so that they can be tuned."""

    def __init__(self) -> None:
        super().__init__()
        self.worths: vec[float] = vec[float]([1.3, 0.8, 0.6, 1.2])
        """What each power is worth to a later round, in points."""
        self.spare: float = 0.15
        """The least that a power must gain in the last round, since it may gain more later on."""

    def passed(self, seen: Konoha, seat: i64, stream: Stream) -> i64:
        """By habit, unless the hand on the left is known or there is no habit for these cards."""
        left: i64 = seen.left_of(seat)
        if seen.hidden[left] + 1 < seen.size(left) or not is_fitted(seen.strength):
            return SteadyBot.passed(self, seen, seat, stream)
        return usual(seen, seat)

    def lead(self, seen: Konoha, seat: i64) -> float:
        """The team's estimated surplus of strength."""
        return expected(seen, seat) - needed_now(seen)

    def vote(self, seen: Konoha, seat: i64) -> float:
        """The lead by which it votes."""
        return self.lead(seen, seat)

    def doubt(self, seen: Konoha, seat: i64) -> float:
        """The standard deviation of the lead."""
        return sqrt(spread(seen, seat))

    def counsel(self, seen: Konoha, seat: i64) -> GoOrWait:
        return GoOrWait(seen, self.doubt(seen, seat), self.worths)

    def goes(self, seen: Konoha, seat: i64) -> bool:
        if seen.next_tile() == state.VILLAGE:
            return True
        lead: float = self.vote(seen, seat)
        counsel = self.counsel(seen, seat)
        return counsel.now(lead) >= counsel.waiting(lead)

    def spoken(self, seen: Konoha, seat: i64) -> i64:
        if seen.phase == state.BOOSTING:
            return self.boosted(seen)
        move: i64 = self.proposed(seen, seat)
        if move == moves.KEEP or seen.proposal == state.OWED:
            return move
        return moves.AGREE

    def boosted(self, seen: Konoha) -> i64:
        """Adds strength if the mission is worth more than the power and another try."""
        won: float = float(seen.points()) + later(seen, seen.line & ~strength.BIT[seen.token])
        if won < later(seen, seen.line) + self.cost(seen, moves.USE_STRENGTH):
            return moves.KEEP
        return moves.USE_STRENGTH if seen.proposal == state.OWED else moves.AGREE

    def proposed(self, seen: Konoha, seat: i64) -> i64:
        """The power with the highest gain beyond its worth in a later round, if any."""
        lead: float = self.lead(seen, seat)
        counsel = self.counsel(seen, seat)
        without: float = counsel.either(lead)
        most: float = 0.0
        best: i64 = moves.KEEP
        for move in (moves.USE_PASS, moves.USE_RECRUIT + seat, moves.USE_GIFT):
            if is_asked_for(seen, move):
                gain: float = with_power(counsel, move, lead) - without - self.cost(seen, move)
                if gain > most:
                    most = gain
                    best = move
        return best

    def cost(self, seen: Konoha, move: i64) -> float:
        """The cost of using a power now."""
        power: i64 = moves.power_of(move)
        if seen.round < state.ROUNDS:
            return self.worths[power]
        return 0.0 if power == moves.STRENGTH else self.spare


def with_power(counsel: GoOrWait, move: i64, lead: float) -> float:
    """What a lead is worth if a power changes it before the team decides."""
    if move == moves.USE_PASS:
        return counsel.after_pass(lead)
    if move == moves.USE_GIFT:
        return counsel.after(lead + GIFTED, GIFT_VARIES)
    return counsel.after(lead + RECRUITED, RECRUIT_VARIES)


def is_asked_for(seen: Konoha, move: i64) -> bool:
    """Whether a power was proposed, or can be."""
    if seen.proposal == state.OWED:
        return legality.is_usable(seen, move)
    return moves.power_of(seen.proposal) == moves.power_of(move)
