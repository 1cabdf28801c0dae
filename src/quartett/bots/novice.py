"""A beginner: knows how to play, and now and then gives in to temptation."""

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State


class Novice(Bot):
    """Plays as `plain` does, with a beginner's mistakes: once in `tempted` moves it does what is
    most tempting in this game (`tempting`, the most tempting first), once in `absent` just
    anything."""

    def __init__(self, plain: Bot, tempting: tuple[int, ...], tempted: i64, absent: i64) -> None:
        self.plain: Bot = plain
        self.tempting: tuple[int, ...] = tempting
        self.tempted: i64 = tempted
        self.absent: i64 = absent

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        if stream.below(self.absent) == 0:
            return seen.pick(seat, stream)
        if stream.below(self.tempted) == 0:
            moves = seen.legal(seat)
            for move in self.tempting:
                if move in moves:
                    return move
        return self.plain.choose(seen, seat, stream)
