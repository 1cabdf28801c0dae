"""Bots as a newcomer would write them, for `test_own_bots` and the terminal."""

import os
import time
from pathlib import Path

from quartett import games
from quartett.bots.budget import Budget
from quartett.bots.search import Search
from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State


class First(Bot):
    """Takes the first legal move; counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.skip = 0

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        self.asked += 1
        moves = seen.legal(seat)
        return moves[min(self.skip, len(moves) - 1)]


class Spy(First):
    """Notes whom the states that it is shown are masked for."""

    viewers: set[int] = set()

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        self.viewers.add(int(seen.viewer) - seat)
        return super().choose(seen, seat, stream)


def not_a_class() -> First:
    raise AssertionError("only classes may be called")


class Patient(First):
    """Thinks until the file that OWN_BOTS_WAIT names is there, or for a minute."""

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        sign = Path(os.environ["OWN_BOTS_WAIT"])
        for _ in range(1200):
            if sign.exists():
                break
            time.sleep(0.05)
        return super().choose(seen, seat, stream)


class Deep(Bot):
    """Searches for a minute before each move of Force, which compiled rules never interrupt."""

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        judge = games.load("force").judge()
        search = Search(judge, seen, seat, stream, Budget(seconds=60).begin())
        search.run()
        return int(search.decide())
