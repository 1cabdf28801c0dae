"""A stand-in for bots that fail."""

import logging
from typing import Final

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State

LOG: Final = logging.getLogger("quartett.bots")


class Reliable(Bot):
    """Plays like `player`; if that fails, `stand_in` makes the move. The log says which bot failed
    with what error, and nothing about the cards."""

    def __init__(self, player: Bot, stand_in: Bot, name: str) -> None:
        self.player = player
        self.stand_in = stand_in
        self.name = name

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        try:
            move = int(self.player.choose(seen, seat, stream))
        except Exception as fault:
            LOG.warning("bot %s failed (%s), steady answers", self.name, type(fault).__name__)
        else:
            if move in seen.legal(seat):
                return move
            LOG.warning("bot %s chose a move that is not allowed, steady answers", self.name)
        return int(self.stand_in.choose(seen, seat, stream))
