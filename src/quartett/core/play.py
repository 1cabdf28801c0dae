"""The one play loop: whoever owes an answer gives it, until nobody does."""

from mypy_extensions import i64, mypyc_attr

from quartett.core.chance import CHANCE, Stream
from quartett.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays a seat, seeing only what that seat may see."""

    def __reduce__(self) -> tuple[object, ...]:
        """A bot written in Python is pickled with its attributes; a compiled one cannot be, and
        raises TypeError."""
        return _revived, (type(self), vars(self))

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        """One of `seen.legal(seat)`. `seen` is the state masked for this seat."""
        raise NotImplementedError

    def sees_all(self) -> bool:
        """Whether it sees all hands: true only for bots of the lab, never at a table."""
        return False

    def looks(self) -> bool:
        """Whether it looks at the state at all; if not, masking is skipped."""
        return True


def _revived(kind: type[Bot], attributes: dict[str, object]) -> Bot:
    bot = kind.__new__(kind)
    vars(bot).update(attributes)
    return bot


class RandomBot(Bot):
    """Plays any legal move, all equally likely."""

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
    """Plays to the end, in place, with one bot per seat. Returns the number of moves.

    Chance and bots draw from streams of their own, so the same cards come up whoever plays. `moves`
    collects who answered what.
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
    """The bot's answer for the seat to move, from what that seat may know."""
    seat: i64 = state.actor
    hides: bool = bot.looks() and not bot.sees_all()
    return bot.choose(state.masked(seat) if hides else state, seat, own)
