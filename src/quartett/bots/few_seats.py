"""A bot that is only skilled with few seats."""

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State


class FewSeats(Bot):
    """Plays like `skilled` with up to `most` seats, and like `usual` with more."""

    def __init__(self, skilled: Bot, usual: Bot, most: i64) -> None:
        self.skilled: Bot = skilled
        self.usual: Bot = usual
        self.most: i64 = most

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        player: Bot = self.skilled if seen.seats <= self.most else self.usual
        return player.choose(seen, seat, stream)
