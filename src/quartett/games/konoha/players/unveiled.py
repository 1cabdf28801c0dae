"""Konoha: a team that passes once without knowing anything, as every team must, and then reveals
all hands. No team that keeps the rules can do much better, because the first pass of a round comes
before the first word. Like the clairvoyant team it is for the lab."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.konoha.players.clairvoyant import Clairvoyant
from quartett.games.konoha.players.expert import ExpertBot
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.state import PASSING


class Unveiled(Clairvoyant):
    def __init__(self) -> None:
        super().__init__()
        self.habit: Bot = ExpertBot()

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Konoha)
        if seen.phase == PASSING and is_first(seen):
            return self.habit.choose(seen.masked(seat), seat, stream)
        return super().choose(seen, seat, stream)


def is_first(seen: Konoha) -> bool:
    """Whether nobody knows a card of anybody else: nothing has been passed in this round."""
    return not any(seen.known)


TEAM: Final = Unveiled()
"""One for all seats."""
