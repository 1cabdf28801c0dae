"""The one play loop: who owes an answer gives it, until nobody does."""

from mypy_extensions import i64, mypyc_attr

from quartett.core.chance import CHANCE, Stream
from quartett.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Someone who answers for a seat and sees only what the seat may see."""

    def __reduce__(self) -> tuple[object, ...]:
        """A bot that is written in Python travels to other processes with its attributes; a
        compiled one cannot, and says so by a TypeError."""
        return _revived, (type(self), vars(self))

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        """One of `seen.legal(seat)`. `seen` is the state as masked for this seat."""
        raise NotImplementedError

    def sees_all(self) -> bool:
        """Whether it is shown all hands: a player of the lab, never one at a table."""
        return False

    def looks(self) -> bool:
        """Whether it looks at the cards at all; who does not is spared the masking."""
        return True


def _revived(kind: type[Bot], attributes: dict[str, object]) -> Bot:
    bot = kind.__new__(kind)
    vars(bot).update(attributes)
    return bot


class RandomBot(Bot):
    """Every legal move is as likely."""

    def looks(self) -> bool:
        return False

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        return seen.pick(seat, stream)


def play_game(
    state: State,
    bots: list[Bot],
    chance: Stream,
    own: Stream,
    moves: list[tuple[int, int]] | None = None,
) -> i64:
    """Play on to the end, in place, with one bot a seat. Returns how many moves that took.

    Chance and bots draw from streams of their own, so that the same cards come whoever plays.
    `moves` collects who answered what.
    """
    length: i64 = 0
    while not state.over:
        actor: i64 = state.actor
        move: i64 = state.chance(chance) if actor == CHANCE else ask(bots[actor], state, own)
        state.apply(actor, move)
        if moves is not None:
            moves.append((int(actor), int(move)))
        length += 1
    return length


def ask(bot: Bot, state: State, own: Stream) -> i64:
    """What the bot answers for the seat that is asked, from what that seat may know."""
    seat: i64 = state.actor
    hides: bool = bot.looks() and not bot.sees_all()
    return bot.choose(state.masked(seat) if hides else state, seat, own)
