"""Deck Battle: how likely each seat wins between two turns, by a small network that was learned
from games (see `inputs`). It knows every kind of our cards; with others the learned sum decides."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
    """The same for every seat: hidden units that see its own row, the mean of the others' rows and
    the table, and a plain sum of its own row. Chances are the softmax of what comes out."""

    def __init__(self, rows: Rows) -> None:
        super().__init__()
        self.hidden: i64 = len(rows["out"][0])
        self.own: vec[float] = flat(rows["own"])
        self.others: vec[float] = flat(rows["others"])
        self.table: vec[float] = flat(rows["table"])
        self.plain_own: vec[float] = flat(rows["plain"])
        self.out: vec[float] = flat(rows["out"])

    def fits(self, box: Box) -> bool:
        """Whether there are as many cards as those it was learned from."""
        return (
            len(self.own) == seat_width(box) * self.hidden
            and len(self.table) == table_width(box) * self.hidden
        )

    def chances(self, state: DeckBattle) -> list[float]:
        found = self.told(state)
        best: float = max(found)
        odds = [exp(one - best) for one in found]
        whole: float = sum(odds)
        return [one / whole for one in odds]

    def told(self, state: DeckBattle) -> list[float]:
        """The output for each seat: one more makes a win e times as likely."""
        rows = self.seat_rows(state)
        shared = self.zeros()
        self.add(shared, table_row(state), self.table)
        theirs: list[vec[float]] = []
        for row in rows:
            units = self.zeros()
            self.add(units, row, self.others)
            theirs.append(units)
        found: list[float] = []
        for seat in range(state.seats):
            units = shared[:]
            self.add(units, rows[seat], self.own)
            self._add_mean(units, theirs, seat)
            found.append(self._told(units, rows[seat]))
        return found

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

    def zeros(self) -> vec[float]:
        return vec[float]([0.0] * self.hidden)

    def add(self, units: vec[float], row: vec[float], weights: vec[float]) -> None:
        """Most numbers of a row are zero."""
        hidden: i64 = self.hidden
        for place in range(len(row)):
            number: float = row[place]
            if number != 0.0:
                first: i64 = place * hidden
                for unit in range(hidden):
                    units[unit] += number * weights[first + unit]

    def _add_mean(self, units: vec[float], theirs: list[vec[float]], seat: i64) -> None:
        share: float = 1.0 / float(len(theirs) - 1)
        for other in range(i64(len(theirs))):
            if other != seat:
                numbers = theirs[other]
                for unit in range(self.hidden):
                    units[unit] += share * numbers[unit]

    def _told(self, units: vec[float], row: vec[float]) -> float:
        total: float = 0.0
        for unit in range(self.hidden):
            if units[unit] > 0.0:
                total += units[unit] * self.out[unit]
        for place in range(len(row)):
            total += row[place] * self.plain_own[place]
        return total


def learned_rows() -> Rows:
    return rows_of(text_of("quartett.games.deckbattle.players", FILE))


def flat(rows: list[list[float]]) -> vec[float]:
    found: vec[float] = vec[float]()
    for row in rows:
        for number in row:
            found = append(found, number)
    return found
