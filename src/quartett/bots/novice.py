"""A beginner: sees what a move brings now, and gives in to temptation."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State

TEMPTED: Final = 4
"""One move in so many is made because it is tempting."""
ABSENT: Final = 8
"""One in so many is made without looking."""


class Novice(Bot):
    """Plays for what lies there, as `plain` does, with a beginner's mistakes: now and then it does
    what is most tempting in this game (`tempting`, the most tempting first), or just anything."""

    def __init__(self, plain: Bot, tempting: tuple[int, ...]) -> None:
        self.plain: Bot = plain
        self.tempting: tuple[int, ...] = tempting

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        if stream.below(ABSENT) == 0:
            return seen.pick(seat, stream)
        if stream.below(TEMPTED) == 0:
            moves = seen.legal(seat)
            for move in self.tempting:
                if move in moves:
                    return move
        return self.plain.choose(seen, seat, stream)
