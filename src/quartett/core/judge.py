"""What a search asks of a game: how play may go on, when it has seen enough, what that is worth."""

from collections.abc import Callable
from math import exp

from mypy_extensions import i64, mypyc_attr

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """`policy` plays on where the search has no experience. Values are between 0 and 1: half for
    the win, half for the points that a seat is ahead of the best other one, of which `scale` are
    a clear lead. Who plays together counts the points, of which `scale` are the most."""

    def __init__(self, policy: Bot, scale: float, together: bool, masks: bool) -> None:
        self.policy: Bot = policy
        self.scale: float = scale
        self.together: bool = together
        self.masks: bool = masks
        """Whether the policy would look at others' cards if they were not hidden from it."""

    def answer(self, state: State, seat: i64, stream: Stream) -> i64:
        """What the policy does for a seat."""
        return self.policy.choose(state.masked(seat) if self.masks else state, seat, stream)

    def imagine(self, seen: State, stream: Stream) -> State:
        """A guess at what the seat does not see, as likely as what was seen makes it."""
        return seen.imagine(stream)

    def known(self, seen: State, seat: i64, stream: Stream, may_look: Callable[[], bool]) -> i64:
        """The right move where it can be told without a search, or -1. `may_look` is asked before
        every position that is looked at. Where others choose at once the move is drawn from the
        right mixture."""
        return -1

    def worths(self, seen: State, seat: i64, may_look: Callable[[], bool]) -> list[float]:
        """What each legal move is worth to the seat, where that can be told without a search; or
        nothing. `known` then gives one of the best."""
        return []

    def mixture(
        self, seen: State, seat: i64, may_look: Callable[[], bool]
    ) -> tuple[list[float], list[float]]:
        """Where all choose at once: how often each legal move should be made, and what it is worth
        against what the others should do, where that can be told without a search; or nothing.
        A move that belongs to the mixture is worth no less than any other."""
        return [], []

    def is_enough(self, state: State, root: State) -> bool:
        """Whether playing on from `state` would tell more than `values` about the `root`."""
        return False

    def play_out(self, state: State, stream: Stream) -> bool:
        """Plays on to the end in one call, where nothing is to be looked at on the way."""
        return False

    def values(self, state: State) -> list[float]:
        """What a position is worth to each seat, from 0 to 1; of a game that is over as of one
        that would end now."""
        scores = state.scores()
        if self.together:
            return [min(1.0, float(score) / self.scale) for score in scores]
        wins = enumerate(shares(state))
        return [0.5 * share + 0.5 * self.lead(scores, seat) for seat, share in wins]

    def lead(self, scores: list[int], seat: i64) -> float:
        """How clear a lead is: a half if there is none."""
        best: float = -1e9
        for other, score in enumerate(scores):
            if other != seat and float(score) > best:
                best = float(score)
        return squash((float(scores[seat]) - best) / self.scale)


def shares(state: State) -> list[float]:
    """What each seat has won if the game ended now: a joint win is divided."""
    winners = state.winners()
    found = [0.0] * int(state.seats)
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found


def squash(number: float) -> float:
    """Any number as one between 0 and 1.

    >>> squash(0.0), squash(1e9), squash(-1e9)
    (0.5, 1.0, 0.0)
    """
    if number > 40.0:
        return 1.0
    if number < -40.0:
        return 0.0
    return 1.0 / (1.0 + exp(-number))
