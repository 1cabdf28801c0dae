"""The one play loop: who owes an answer gives it, until nobody does."""

from mypy_extensions import i64, mypyc_attr

from quartett.core.chance import CHANCE, Stream
from quartett.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Someone who answers for a seat and sees only what the seat may see."""

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        """One of `seen.legal(seat)`. `seen` is the state as masked for this seat."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal move is as likely."""

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        return seen.pick(seat, stream)


def random_game(state: State, stream: Stream) -> i64:
    """Play on at random to the end, in place. Answers how many moves that took."""
    moves: i64 = 0
    while not state.over:
        actor: i64 = state.actor
        if actor == CHANCE:
            state.apply(actor, state.chance(stream))
        else:
            state.apply(actor, state.pick(actor, stream))
        moves += 1
    return moves
