"""Battle of the Force: a player who knows what each card is worth to whom."""

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.force.players.duel_mixture import DuelOutlook, Tuning
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import DONE, DRAW, GIVE, KEEP, PLAY
from quartett.games.force.rules.state import DUELLING, SCOUTING


class SteadyBot(Bot):
    """Knows what each card of the pile is worth to each seat and what everybody can still lay,
    mixes its bids so that they are unpredictable, and saves its cards."""

    def __init__(self) -> None:
        self.tuning: Tuning = Tuning()

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, Force)
        if seen.phase == DUELLING:
            return PLAY + DuelOutlook(seen, self.tuning).lay(seat, stream)
        if seen.phase == SCOUTING:
            return self._keep_or_give(seen, seat)
        return DONE if leads(seen, seat) else DRAW

    def _keep_or_give(self, seen: Force, seat: i64) -> i64:
        outlook = DuelOutlook(seen, self.tuning)
        other: i64 = outlook.receiver(seat, seen.card)
        keep: float = outlook.value_of_keeping(seat, seen.card)
        return KEEP if keep >= outlook.value_of_giving(seat, other, seen.card) else GIVE + other


def leads(seen: Force, seat: i64) -> bool:
    """Whether the seat would win alone if the game ended now."""
    return seen.winners() == [int(seat)]
