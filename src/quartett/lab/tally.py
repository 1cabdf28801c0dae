"""Counts over many games: whole numbers only, so that the sum does not depend on how the games were
divided."""

from collections import Counter
from typing import Final

import msgspec

SHARE: Final = 60
"""One win, in parts that two to six joint winners can share evenly."""
UNIT: Final = 10**9
"""A whole win, or all points of a team, where luck is counted."""


class Entry(msgspec.Struct):
    """The counts of one bot of a run."""

    shares: int = 0
    """Wins in 60ths: joint winners share one."""
    scores: Counter[int] = msgspec.field(default_factory=Counter)
    """How many games ended with each score."""
    tallies: Counter[int] = msgspec.field(default_factory=Counter)
    """The sums of the game's own statistics, by their index in `Game.tallies`."""
    adjusted: int = 0
    """The sum of the results with the luck of the cards removed, in units of `UNIT`."""
    squares: int = 0
    """The sum of their squares."""

    def add(self, other: "Entry") -> None:
        self.shares += other.shares
        self.scores.update(other.scores)
        self.tallies.update(other.tallies)
        self.adjusted += other.adjusted
        self.squares += other.squares

    def adjust(self, result: float) -> None:
        """Adds a result with the luck removed."""
        whole = round(UNIT * result)
        self.adjusted += whole
        self.squares += whole * whole


class Tally(msgspec.Struct):
    """The counts of a run or of a part of it."""

    entries: list[Entry]
    games: int = 0
    moves: int = 0
    shortest: int = 0
    longest: int = 0

    def count_length(self, moves: int) -> None:
        self.shortest = min(self.shortest, moves) if self.games else moves
        self.longest = max(self.longest, moves)
        self.moves += moves
        self.games += 1

    def add(self, other: "Tally") -> None:
        if not other.games:
            return
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.moves += other.moves
        self.games += other.games
        for mine, theirs in zip(self.entries, other.entries, strict=True):
            mine.add(theirs)


def blank(entries: int) -> Tally:
    """
    >>> blank(2).games
    0
    """
    return Tally([Entry() for _ in range(entries)])
