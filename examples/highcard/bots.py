"""High Card: what a good player of it does."""

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State


class SteadyBot(Bot):
    """Gives the first round away with the lowest card and keeps the two others for the rest."""

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        moves = seen.legal(seat)
        return moves[0] if len(moves) == 3 else moves[-1]
