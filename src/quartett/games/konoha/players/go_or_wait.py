"""Konoha: the worth of going, waiting and powers to an experienced team, in points.

A team's surplus of strength (`lead`) grows from turn to turn by an amount that depends on its
position. Working backwards from the last mission, this gives the worth of a lead on each mission if
the team goes at the best moment.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.konoha.players.conventions import turn_of
from quartett.games.konoha.players.expectations import likely
from quartett.games.konoha.players.weights import numbers
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import POINTS
from quartett.games.konoha.rules.state import IN_STACK, POWERS, ROUNDS, TILES
from quartett.games.konoha.rules.strength import BIT

FEWEST: Final = 3
STEPS: Final = 5
"""The most passes of a round after the first."""
BEST: Final = 4
"""How many of the highest missions left determine the worth of later rounds."""

GROWN: Final = numbers("wait", "grown")
KEPT: Final = numbers("wait", "kept")
VARIED: Final = numbers("wait", "varied")
LATER: Final = numbers("wait", "later")

LOWEST: Final = -24
GRID: Final = 42
"""Leads from `LOWEST` on are distinguished."""
NOT_YET: Final = -1000.0
"""A worth that nobody has asked for."""

# How leads are spread around their mean, in standard deviations, and how often each one comes up.
OFFSETS: Final = vec[float]([0.3 * step for step in range(-8, 9)])
OFTEN: Final = vec[float]([exp(-0.5 * 0.3 * step * 0.3 * step) for step in range(-8, 9)])
OFTEN_SUM: Final = sum(OFTEN)


def later(seen: Konoha, line: i64) -> float:
    """What the rounds after this one are worth with these missions left."""
    if seen.round >= ROUNDS:
        return 0.0
    place: i64 = ((seen.seats - FEWEST) * (ROUNDS - 1) + seen.round - 1) * BEST
    worth: float = 0.0
    end: i64 = place + BEST
    for tile in range(TILES):
        if line & BIT[tile] and place < end:
            worth += LATER[place] * float(POINTS[tile])
            place += 1
    return worth


class GoOrWait:
    """The worth of every lead on the missions of one round, starting with the one under the
    token."""

    def __init__(self, seen: Konoha, doubt: float, worths: vec[float]) -> None:
        """`doubt` is the standard deviation of the team's estimate of a lead; `worths` are the
        powers' worths to a later round."""
        self.seen: Konoha = seen
        self.doubt: float = doubt
        self.worths: vec[float] = worths
        self.first: i64 = turn_of(seen)
        self.fail: float = later(seen, seen.line) + self.new_tile()
        self.tiles: vec[i64] = vec[i64]([tile for tile in range(TILES) if seen.line & BIT[tile]])
        self.won: vec[float] = vec[float]([self.winning(tile) for tile in self.tiles])
        self.next: vec[float] = vec[float]([0.0] * GRID)
        self.waits: vec[float] = vec[float]([NOT_YET] * GRID)
        self._look_ahead()

    def winning(self, tile: i64) -> float:
        return float(POINTS[tile]) + later(self.seen, self.seen.line & ~BIT[tile])

    def new_tile(self) -> float:
        """What the tile of a failed mission is worth on average."""
        if self.seen.round >= ROUNDS:
            return 0.0
        total: float = 0.0
        size: float = 0.0
        for power in range(POWERS):
            if self.seen.powers[power] == IN_STACK:
                total += self.worths[power]
                size += 1.0
        return total / size if size > 0.0 else 0.0

    def _look_ahead(self) -> None:
        """From the last mission back to the one after the token: what every lead is worth there if
        the team goes at the best moment."""
        turn: i64 = len(self.tiles) - 1
        waits = vec[float]([NOT_YET] * GRID)
        while turn > self.first:
            best = vec[float]([0.0] * GRID)
            for place in range(GRID):
                value: float = self.going(float(LOWEST + place), turn)
                best[place] = value if value > waits[place] else waits[place]
            self.next = best
            turn -= 1
            if turn > self.first:
                for place in range(GRID):
                    waits[place] = self.grown(best, float(LOWEST + place), turn)

    def step(self, turn: i64) -> i64:
        """The place in the tables for the pass after a turn."""
        if turn >= STEPS:
            turn = STEPS - 1
        return (self.seen.seats - FEWEST) * STEPS + turn

    def grown(self, worth: vec[float], lead: float, turn: i64) -> float:
        """What a lead is worth on average after one more pass."""
        place: i64 = self.step(turn)
        spread: float = sqrt(VARIED[place] * VARIED[place] + 0.5 * self.doubt * self.doubt)
        return blurred(worth, GROWN[place] + KEPT[place] * lead, spread)

    def going(self, lead: float, turn: i64) -> float:
        sure: float = likely(lead, self.doubt)
        return sure * self.won[turn] + (1.0 - sure) * self.fail

    def now(self, lead: float) -> float:
        return self.going(lead, self.first)

    def waiting(self, lead: float) -> float:
        if self.first + 1 >= len(self.tiles):
            return -1.0
        place: float = lead - float(LOWEST)
        low: i64 = i64(place) if place > 0.0 else 0
        if low + 1 >= GRID:
            low = GRID - 2
        self._wait(low)
        self._wait(low + 1)
        return at(self.waits, lead)

    def _wait(self, place: i64) -> None:
        """Only for the leads that are asked about: mostly there is one."""
        if self.waits[place] == NOT_YET:
            self.waits[place] = self.grown(self.next, float(LOWEST + place), self.first)

    def either(self, lead: float) -> float:
        return max(self.now(lead), self.waiting(lead))

    def after(self, middle: float, spread: float) -> float:
        """The worth of leads around a mean if the team still decides here."""
        best = vec[float]([0.0] * GRID)
        for place in range(GRID):
            best[place] = self.either(float(LOWEST + place))
        return blurred(best, middle, spread)

    def after_pass(self, lead: float) -> float:
        place: i64 = self.step(self.first)
        return self.after(GROWN[place] + KEPT[place] * lead, VARIED[place])


def at(worth: vec[float], lead: float) -> float:
    """Interpolates between whole leads."""
    place: float = lead - float(LOWEST)
    if place <= 0.0:
        return worth[0]
    low: i64 = i64(place)
    if low + 1 >= GRID:
        return worth[GRID - 1]
    share: float = place - float(low)
    return (1.0 - share) * worth[low] + share * worth[low + 1]


def blurred(worth: vec[float], middle: float, spread: float) -> float:
    """The average worth of leads spread around a mean."""
    total: float = 0.0
    for step in range(len(OFTEN)):
        total += OFTEN[step] * at(worth, middle + OFFSETS[step] * spread)
    return total / OFTEN_SUM
