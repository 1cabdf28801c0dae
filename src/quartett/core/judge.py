"""What a search needs to know about a game: how play might continue, when it has seen enough, and
what a position is worth."""

from collections.abc import Callable
from math import exp

from mypy_extensions import i64, mypyc_attr

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State


class Mixture:
    """What is known of simultaneous moves: how often each legal move should be made, what it is
    worth against the others' play, and how unsure its loss is if they play otherwise. Empty if
    nothing is known without a search."""

    def __init__(self, shares: list[float], worths: list[float], doubts: list[float]) -> None:
        self.shares: list[float] = shares
        self.worths: list[float] = worths
        self.doubts: list[float] = doubts


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """`policy` plays where the search has no statistics yet. Values are between 0 and 1: half for
    winning, half for the lead over the best other seat, where `scale` points are a clear lead. In a
    cooperative game the value is the points, at most `scale`."""

    def __init__(self, policy: Bot, scale: float, together: bool, masks: bool) -> None:
        self.policy: Bot = policy
        self.scale: float = scale
        self.together: bool = together
        self.masks: bool = masks
        """Whether the policy would use hidden cards if it could see them."""
        self.foresees: bool = False
        """Whether `values` says as much of any open position as games played on from it, and is
        exactly the mean over its answers where chance is to move."""

    def answer(self, state: State, seat: i64, stream: Stream) -> i64:
        """The policy's move for a seat."""
        return self.policy.choose(state.masked(seat) if self.masks else state, seat, stream)

    def imagine(self, seen: State, stream: Stream) -> State:
        """A guess at what the seat cannot see, weighted by what it has seen."""
        return seen.imagine(stream)

    def known(self, seen: State, seat: i64, stream: Stream, may_look: Callable[[], bool]) -> i64:
        """The best move where it is known without a search, or -1. `may_look` is called before
        every position that is examined. Where moves are simultaneous, it is drawn from the optimal
        mixture."""
        return -1

    def worths(
        self, seen: State, seat: i64, may_look: Callable[[], bool]
    ) -> tuple[list[float], list[float]]:
        """The worth of each legal move to the seat where that is known without a search, otherwise
        nothing, and the standard error of what it is worth less than the best. `known` then
        returns the first of the best."""
        return [], []

    def mixture(self, seen: State, seat: i64, may_look: Callable[[], bool]) -> Mixture:
        """For simultaneous moves. No move is worth more than those in the mixture."""
        return Mixture([], [], [])

    def is_enough(self, state: State, root: State) -> bool:
        """Whether `values` of `state` already says as much about `root` as playing on would."""
        return False

    def play_out(self, state: State, stream: Stream) -> bool:
        """Plays to the end in one call, where nothing needs to be examined on the way."""
        return False

    def values(self, state: State) -> list[float]:
        """The worth of a position to each seat, from 0 to 1, as if the game ended now."""
        scores = state.scores()
        if self.together:
            return [min(1.0, float(score) / self.scale) for score in scores]
        wins = enumerate(shares(state))
        return [0.5 * share + 0.5 * self.lead(scores, seat) for seat, share in wins]

    def lead(self, scores: list[int], seat: i64) -> float:
        """How clear a lead is, from 0 to 1; a half if there is none."""
        best: float = -1e9
        for other, score in enumerate(scores):
            if other != seat and float(score) > best:
                best = float(score)
        return squash((float(scores[seat]) - best) / self.scale)


def shares(state: State) -> list[float]:
    """What each seat would win if the game ended now; joint winners share."""
    winners = state.winners()
    found = [0.0] * int(state.seats)
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found


def squash(number: float) -> float:
    """Maps any number to one between 0 and 1.

    >>> squash(0.0), squash(1e9), squash(-1e9)
    (0.5, 1.0, 0.0)
    """
    if number > 40.0:
        return 1.0
    if number < -40.0:
        return 0.0
    return 1.0 / (1.0 + exp(-number))
