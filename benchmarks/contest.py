"""All contestants in one interleaved run, and the resulting ratios."""

import statistics
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import NamedTuple

from benchmarks.worker import Worker

COMPILED, UNCOMPILED = "compiled", "uncompiled"
MEASURES = ("plain", "step", "bulk", "whole", "copy")


class Match(NamedTuple):
    """One of our games and the game of somebody else that it is measured against."""

    game: str
    seats: int
    peer: str
    aims: dict[tuple[str, str], float]
    """By measure and build, how many times as fast as the peer we want to be."""
    module: str = "pyspiel"
    """What must be installed for the peer."""
    decisions: bool = False
    """Whether only what players decide is compared, where the peer does not count chance."""


class Row(NamedTuple):
    """One measurement of one contestant: medians over all rounds."""

    game: str
    measure: str
    who: str
    """One of our builds, or the peer, which has no ratio."""
    rate: float
    by_players: float
    """Of the rate, what chance did not answer."""
    low: float | None
    """The lower quartile of the ratios to the peer, then their median, then the upper one."""
    ratio: float | None
    high: float | None
    aim: float | None


class Rate(NamedTuple):
    """So much a second in one slice."""

    all: float
    by_players: float


Rates = dict[tuple[str, str], list[Rate]]
"""By measure and contestant, one for each round."""


def has_peer(match: Match) -> bool:
    return find_spec(match.module) is not None


def workers(match: Match) -> dict[str, Worker]:
    """The peer stands between our builds, next to both."""
    ours = (match.game, str(match.seats))
    found = {COMPILED: Worker(*ours)}
    if has_peer(match):
        found[match.peer] = Worker(match.peer)
    found[UNCOMPILED] = Worker(*ours, uncompiled=True)
    return found


def compete(by_name: dict[str, Worker], rounds: int, seconds: float) -> Rates:
    """Short slices in turn, so that a noisy minute hits all contestants alike."""
    rates: Rates = {}
    for number in range(1, rounds + 1):
        for measure in MEASURES:
            progress(f"round {number} of {rounds}: {measure}")
            for who, worker in by_name.items():
                amount, by_players, passed = worker.ask(measure, seconds)
                rate = Rate(amount / passed, by_players / passed)
                rates.setdefault((measure, who), []).append(rate)
    return rates


def rows(match: Match, rates: Rates) -> Iterator[Row]:
    for (measure, who), slices in rates.items():
        rate = statistics.median(each.all for each in slices)
        by_players = 0.0 if measure == "copy" else rate * share(rates["step", who])
        peers = [] if who == match.peer else rates.get((measure, match.peer), [])
        part = share(rates["step", who]) if match.decisions else 1.0
        low, ratio, high = quartiles(slices, peers, part)
        aim = match.aims.get((measure, who))
        yield Row(match.game, measure, who, rate, by_players, low, ratio, high, aim)


def share(steps: list[Rate]) -> float:
    """The part of all answers that players give: the same in bulk, where nobody counts them."""
    return sum(each.by_players for each in steps) / sum(each.all for each in steps)


def quartiles(ours: list[Rate], theirs: list[Rate], part: float = 1.0) -> list[float] | list[None]:
    """Of the ratios; `part` is how much of our answers counts."""
    ratios = [part * mine.all / peer.all for mine, peer in zip(ours, theirs, strict=False)]
    if not ratios:
        return [None] * 3
    return statistics.quantiles(ratios, n=4) if len(ratios) > 1 else ratios * 3


def progress(text: str) -> None:
    """A line that is overwritten by the next one where someone watches."""
    if sys.stderr.isatty():
        print(f"\r{text:<40}", end="" if text else "\r", file=sys.stderr, flush=True)
