"""What an experiment has found so far: sums that give means, intervals and differences."""

import math
from typing import Final

import msgspec

from quartett.lab.adjusted import scale
from quartett.lab.block import SCORE, SHARES, Made, Played, width
from quartett.lab.experiment import MEASURES, Experiment, Variant
from quartett.lab.run import Run
from quartett.lab.statistics import Z95, wilson
from quartett.lab.tally import SHARE, UNIT

FEWEST: Final = 500
"""Games before an interval is trusted."""
RELIABLE: Final = 100
"""Seats that must have made a move before it is reported."""


class Sum(msgspec.Struct):
    """A running sum of values."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def take(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def times(self, factor: float) -> "Sum":
        """The same values in another unit."""
        return Sum(self.count, self.total * factor, self.squares * factor * factor)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def reach(self) -> float:
        """The half-width of the mean's 95 % interval."""
        if self.count < 2:
            return math.inf
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return Z95 * math.sqrt(max(0.0, variance) / self.count)


def ends(found: Sum, share: bool) -> tuple[float, float]:
    """The 95 % interval of a mean; that of a share stays between 0 and 1."""
    if share:
        return wilson(found.mean, found.count)
    return found.mean - found.reach, found.mean + found.reach


class Bot(msgspec.Struct):
    name: str
    wins: Sum
    score: Sum


class Finding(msgspec.Struct):
    """One variant. `measured` is the measure of the first bot, `difference` how much higher it is
    than in the first variant, game by game on the same deals."""

    variant: Variant
    run: Run
    bots: list[Bot]
    length: Sum
    measured: Sum
    difference: Sum
    made: dict[str, Made]
    adjusted: Sum = msgspec.field(default_factory=Sum)
    """The measure with the luck of the cards removed, where requested."""

    @property
    def clear(self) -> bool:
        """Whether the difference is statistically significant."""
        return abs(self.difference.mean) > self.difference.reach

    @property
    def reach(self) -> float:
        """Of the narrower interval."""
        fair = self.adjusted.reach if self.adjusted.count else math.inf
        return min(self.measured.reach, fair)


class Findings:
    """Takes blocks in order and counts the games of each."""

    def __init__(self, experiment: Experiment, variants: list[Variant], runs: list[Run]) -> None:
        self.experiment = experiment
        self.scale = scale(runs[0].load())
        self.games = 0
        self.interrupted = False
        self.rows: list[list[list[int]]] = [[] for _ in runs]
        pairs = zip(variants, runs, strict=True)
        self.found = [
            Finding(
                variant,
                run,
                [Bot(name, Sum(), Sum()) for name in run.names],
                *(Sum(), Sum(), Sum(), {}),
            )
            for variant, run in pairs
        ]

    def take(self, block: Played) -> None:
        for number in range(len(block.rows[0])):
            first = self.value(self.found[0], block.rows[0][number])
            for finding, rows in zip(self.found, block.rows, strict=True):
                self.count(finding, rows[number], first)
        for finding, rows, made in zip(self.found, block.rows, block.made, strict=True):
            self.rows[self.found.index(finding)] += rows
            for move, entry in made.items():
                finding.made.setdefault(move, Made()).add(entry)
        self.games += len(block.rows[0])

    def count(self, finding: Finding, row: list[int], first: float) -> None:
        each = width(finding.run.load())
        for place, bot in enumerate(finding.bots):
            bot.wins.take(row[place * each + SHARES] / SHARE)
            bot.score.take(row[place * each + SCORE])
        finding.length.take(row[0])
        value = self.value(finding, row)
        finding.measured.take(value)
        finding.difference.take(value - first)
        if finding.run.luck:
            finding.adjusted.take(value - self.scale * row[-1] / UNIT)

    def value(self, finding: Finding, row: list[int]) -> float:
        """The measure of the first bot in one game."""
        measure = self.experiment.measure
        if measure == "wins":
            return row[SHARES] / SHARE
        if measure in MEASURES:
            return row[SCORE] if measure == "score" else row[0]
        return row[SCORE + 1 + finding.run.load().tallies.index(measure)]

    @property
    def enough(self) -> bool:
        """Whether every interval is as narrow as wanted."""
        wanted = self.experiment.interval
        if wanted is None or self.games < FEWEST:
            return self.games >= self.experiment.games
        return all(finding.reach <= wanted for finding in self.found) or (
            self.games >= self.experiment.games
        )


class Effect(msgspec.Struct):
    """How seats that made a move fared, and how much better than all seats."""

    move: str
    seats: int
    wins: float
    score: float
    reach: float


def effects(finding: Finding) -> list[Effect]:
    """By the points of those who made them, best first; rare moves are left out."""
    found = [effect(move, made) for move, made in finding.made.items() if made.seats >= RELIABLE]
    return sorted(found, key=lambda effect: -effect.score)


def effect(move: str, made: Made) -> Effect:
    score = Sum(made.seats, made.score, made.squares)
    return Effect(move, made.seats, made.shares / SHARE / made.seats, score.mean, score.reach)
