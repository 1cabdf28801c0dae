"""Deck Battle: how likely each seat wins between two turns, learned from games (see `traits`)."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.games.deckbattle.players.habits import WEIGHTS
from quartett.games.deckbattle.players.traits import NUMBER, TRAITS, coming, traits_of
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.phases import PREPARATION

FEWEST: Final = 2
MOST: Final = 4
SOONEST: Final = 0.5
"""The fewest turns that a seat is expected to have while a token is on the track."""


class LearnedValue:
    """Points, and what the traits of a seat will still bring: each has a weight, and another for
    every turn that the seat has left. There is a table of weights for each number of seats."""

    def __init__(self) -> None:
        self.plain: vec[float] = vec[float]()
        self.turned: vec[float] = vec[float]()
        self.turns: vec[float] = vec[float]()
        self.scale: vec[float] = vec[float]()
        for seats in range(FEWEST, MOST + 1):
            self._read(WEIGHTS.rows(f"value-{seats}"))

    def _read(self, rows: dict[str, list[float]]) -> None:
        for trait in TRAITS:
            self.plain = append(self.plain, rows[trait][0])
            self.turned = append(self.turned, rows[trait][1])
        for number in rows["turns"]:
            self.turns = append(self.turns, number)
        for number in rows["scale"]:
            self.scale = append(self.scale, number)

    def chances(self, state: DeckBattle) -> list[float]:
        """Of all seats to win; they add up to 1."""
        standings = self.standings(state)
        best: float = max(standings)
        unsure: float = self.unsure(state)
        odds = [exp((one - best) / unsure) for one in standings]
        whole: float = sum(odds)
        return [one / whole for one in odds]

    def unsure(self, state: DeckBattle) -> float:
        """How many points ahead make a win e times as likely."""
        first: i64 = (state.seats - FEWEST) * 2
        left: float = self.turns_left(state, coming(state))
        return self.scale[first] + self.scale[first + 1] * left

    def standings(self, state: DeckBattle) -> list[float]:
        """The points that each seat will have in the end, as far as they differ."""
        scores = state.scores()
        found: list[float] = []
        for seat in range(state.seats):
            found.append(float(scores[seat]) + self.gain(state, seat))
        return found

    def gain(self, state: DeckBattle, seat: i64) -> float:
        return self.brought(state, traits_of(state, seat), self.turns_left(state, seat))

    def brought(self, state: DeckBattle, traits: vec[float], left: float) -> float:
        """What these traits will still bring in so many turns."""
        if left <= 0.0:
            return 0.0
        plain, turned = self.plain, self.turned
        first: i64 = (state.seats - FEWEST) * NUMBER
        total: float = 0.0
        for trait in range(i64(NUMBER)):
            total += traits[trait] * (plain[first + trait] + left * turned[first + trait])
        return total

    def turns_left(self, state: DeckBattle, seat: i64) -> float:
        """How many a seat will still have, the coming one among them; in the last round that is
        known."""
        if state.last_round:
            return self._last_turns(state, seat)
        first: i64 = (state.seats - FEWEST) * 3
        turns: float = self.turns[first] + self.turns[first + 1] * float(state.track)
        if state.threat >= 0:
            turns += self.turns[first + 2] * float(state.threat + 1)
        return max(turns, SOONEST)

    def _last_turns(self, state: DeckBattle, seat: i64) -> float:
        after: i64 = (coming(state) - state.first + state.seats) % state.seats
        own: i64 = (seat - state.first + state.seats) % state.seats
        is_over: bool = state.step != PREPARATION and after == 0
        return 1.0 if own >= after and not is_over else 0.0
