"""Deck Battle: how likely each seat wins between two turns, by a small network that was learned
from games (see `inputs`). It knows every kind of our cards; with others the learned sum decides."""

from typing import Final

from librt.vecs import vec

from quartett.core.network import SeatNetwork
from quartett.games.deckbattle.players.inputs import (
    LEFT,
    POINTS,
    SUM,
    seat_row,
    seat_width,
    table_row,
    table_width,
)
from quartett.games.deckbattle.players.learned import LearnedValue
from quartett.games.deckbattle.players.traits import traits_of
from quartett.games.deckbattle.rules.box import Box
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.weights import Rows, rows_of, text_of

FILE: Final = "network.jsonl"


class Network(LearnedValue):
    """One network for every number of seats."""

    def __init__(self, rows: Rows) -> None:
        super().__init__()
        self.network: SeatNetwork = SeatNetwork(rows)

    def fits(self, box: Box) -> bool:
        """Whether there are as many cards as those it was learned from."""
        return self.network.fits(seat_width(box), table_width(box))

    def chances(self, state: DeckBattle) -> list[float]:
        return self.network.chances(self.seat_rows(state), table_row(state))

    def seat_rows(self, state: DeckBattle) -> list[vec[float]]:
        scores = state.scores()
        unsure: float = self.unsure(state)
        found: list[vec[float]] = []
        for seat in range(state.seats):
            traits = traits_of(state, seat)
            left: float = self.turns_left(state, seat)
            row = seat_row(state, seat, traits)
            row[SUM] = (float(scores[seat]) + self.brought(state, traits, left)) / unsure
            row[POINTS] = float(scores[seat]) / unsure
            row[LEFT] = left
            found.append(row)
        return found


def learned_rows() -> Rows:
    return rows_of(text_of("quartett.games.deckbattle.players", FILE))
