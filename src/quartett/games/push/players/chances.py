"""Push: how likely each seat wins, in any position. `steady` plays on to the next card or the next
die; every face is examined, and so are the last cards. Where an earlier card is about to be flipped
a network decides that was learned from games (see `inputs`)."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.core.judge import shares
from quartett.core.network import SeatNetwork
from quartett.games.push.players.inputs import rows_of_table
from quartett.games.push.players.steady import SteadyBot
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import FLIP, STOP
from quartett.games.push.rules.state import DECIDING, PLACING
from quartett.games.weights import Rows, rows_of, text_of

FILE: Final = "network.jsonl"
FEWEST: Final = 2
MOST: Final = 6
LAST: Final = 5
"""With so few cards in the pile all orders are examined: what they decide no network foretells."""


class Chances:
    """There is a network for each number of seats."""

    def __init__(self, rows: Rows) -> None:
        self.policy: SteadyBot = SteadyBot()
        self.stream: Stream = Stream(0)
        self.networks: list[SeatNetwork] = []
        for seats in range(FEWEST, MOST + 1):
            own = {name.partition("-")[0]: rows[name] for name in rows if name.endswith(str(seats))}
            self.networks.append(SeatNetwork(own))

    def of(self, state: Push) -> list[float]:
        """Of all seats to win; they add up to 1."""
        return self.told(self.played_on(state))

    def told(self, state: Push) -> list[float]:
        """Of a game that is over, a die, or a card about to be flipped."""
        if state.over:
            return shares(state)
        if state.actor == CHANCE:
            return self._over_outcomes(state)
        if state.pile <= LAST:
            return self._over_outcomes(flipping(state))
        table, rows = rows_of_table(state)
        return self.networks[state.seats - FEWEST].chances(rows, table)

    def _over_outcomes(self, state: Push) -> list[float]:
        totals: list[float] = [0.0] * int(state.seats)
        whole: float = 0.0
        for move, often in state.outcomes():
            after = state.copy()
            after.apply(CHANCE, move)
            for seat, value in enumerate(self.of(after)):
                totals[seat] += float(often) * value
            whole += float(often)
        return [total / whole for total in totals]

    def played_on(self, state: Push) -> Push:
        """A card is placed for what is to be done next, so that need not be found out again."""
        state = state.copy()
        while not state.over and state.actor != CHANCE:
            actor: i64 = state.actor
            placing: bool = state.phase == PLACING
            move: i64 = self.policy.choose(state, actor, self.stream)
            if move == FLIP:
                break
            state.apply(actor, move)
            if placing and state.phase == DECIDING and state.pile:
                if self.policy.flips_on:
                    break
                state.apply(actor, STOP)
        return state


def flipping(state: Push) -> Push:
    after = state.copy()
    after.apply(state.actor, FLIP)
    return after


def learned_rows() -> Rows:
    return rows_of(text_of("quartett.games.push.players", FILE))
