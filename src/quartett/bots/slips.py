"""A bot that knows how to play but errs as people do: by temptation, or by short-sightedness."""

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State


class Erring(Bot):
    """Plays like `plain`, except for its errors: in `tempted` of a hundred moves it does what is
    most tempting in this game (`tempting`, the most tempting first), and in `hasty` of a hundred it
    sees no further than `short`."""

    def __init__(
        self, plain: Bot, short: Bot, tempting: tuple[int, ...], tempted: i64, hasty: i64
    ) -> None:
        self.plain: Bot = plain
        self.short: Bot = short
        self.tempting: tuple[int, ...] = tempting
        self.tempted: i64 = tempted
        self.hasty: i64 = hasty

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        mood: i64 = stream.below(100)
        if mood < self.tempted:
            moves = seen.legal(seat)
            for move in self.tempting:
                if move in moves:
                    return move
        elif mood < self.tempted + self.hasty:
            return self.short.choose(seen, seat, stream)
        return self.plain.choose(seen, seat, stream)
