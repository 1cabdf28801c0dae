"""Somebody who stands in when a bot fails."""

import logging
from typing import Final

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State

LOG: Final = logging.getLogger("quartett.bots")


class Reliable(Bot):
    """Answers as `player` does; a move on which it fails is made by `stand_in`. The log tells which
    bot failed on what error, and nothing of the cards."""

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
