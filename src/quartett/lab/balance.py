"""How even a game is: wins by seat and by what a player owns at the end, and which moves are made.

Everybody plays alike here, so winning more is due to the seat or the cards."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import starmap
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.state import State
from quartett.lab.batch import Part, Progress, divided
from quartett.lab.run import Run
from quartett.lab.statistics import Z95, ratio, wilson
from quartett.lab.tally import SHARE

LOOKED_AT: Final = 10
"""Offers are counted in every tenth game: looking at them takes as long as the game."""
Having = tuple[str, str, int]
"""A group of cards, one of them, and how many different ones of the group a player owns."""


class Counts(msgspec.Struct):
    """Whole numbers, so that the sum is the same however the games were divided. Wins are in
    60ths."""

    seats: int
    games: int = 0
    longest: int = 0
    wins: Counter[int] = msgspec.field(default_factory=Counter)
    """By seat."""
    tallies: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    """How many players ended with each value of each statistic of the game."""
    had: Counter[Having] = msgspec.field(default_factory=Counter)
    won: Counter[Having] = msgspec.field(default_factory=Counter)
    moves: Counter[int] = msgspec.field(default_factory=Counter)
    signs: Counter[tuple[str, float]] = msgspec.field(default_factory=Counter)
    """How many games ended with each value of each sign."""
    ahead: Counter[str] = msgspec.field(default_factory=Counter)
    """By card of the first group, how many points its owners were ahead of each opponent, summed
    over opponents."""
    led: int = 0
    """Games with a sole leader after half of the moves."""
    kept: int = 0
    """The wins of those leaders, in 60ths."""
    offered: int = 0
    """Offers that might do nothing."""
    dead: int = 0
    """Offers that would have done nothing."""

    def add(self, other: "Counts") -> None:
        self.games += other.games
        self.longest = max(self.longest, other.longest)
        self.wins.update(other.wins)
        self.tallies.update(other.tallies)
        self.had.update(other.had)
        self.won.update(other.won)
        self.moves.update(other.moves)
        self.signs.update(other.signs)
        self.ahead.update(other.ahead)
        self.led += other.led
        self.kept += other.kept
        self.offered += other.offered
        self.dead += other.dead


class Effect(msgspec.Struct, frozen=True):
    """What owning a card correlates with."""

    group: str
    card: str
    had: float
    """The share of players who own it at the end."""
    win_rate: float
    interval: tuple[float, float]
    """The 95 % interval of the win rate."""
    difference: float
    """The difference to the win rate of those who do not own it."""
    margin: float
    """The half-width of its 95 % interval."""
    alike: float
    """The difference to those who own as many of its group but not this one, so that it does not
    count that winners own more of everything."""


def measure(run: Run, processes: int, progress: Progress | None = None) -> Counts:
    """Plays a run whose entries are all the same bot."""
    total = Counts(run.seats)
    with divided(run, processes, count_part) as counted:
        for counts in counted:
            total.add(counts)
            if progress is not None:
                progress(counts.games)
    return total


def count_part(part: Part) -> Counts:
    run, first, end = part
    counts, fresh, bots = Counts(run.seats), run.start(), run.bots()
    for index in range(first, end):
        state, moves = fresh.copy(), list[tuple[int, int]]()
        length = run.play(index, state, bots, moves)
        counts.games += 1
        counts.longest = max(counts.longest, length)
        counts.moves.update(move for _, move in moves)
        count_end(counts, run, state)
        count_leader(counts, halfway(fresh.copy(), moves), state.winners())
        if index % LOOKED_AT == 0:
            count_offers(counts, run.load(), fresh.copy(), moves)
    return counts


def halfway(state: State, moves: list[tuple[int, int]]) -> list[int]:
    """The points after half of the moves."""
    for seat, move in moves[: len(moves) // 2 + 1]:
        state.apply(seat, move)
    return state.scores()


def count_offers(
    counts: Counts, game: Game[Any], state: State, moves: list[tuple[int, int]]
) -> None:
    for seat, move in moves:
        if seat >= 0:
            offered, dead = game.offers(state, seat)
            counts.offered += offered
            counts.dead += dead
        state.apply(seat, move)


def count_leader(counts: Counts, scores: list[int], winners: list[int]) -> None:
    leader = max(range(len(scores)), key=lambda seat: scores[seat])
    if scores.count(scores[leader]) == 1:
        counts.led += 1
        counts.kept += SHARE // len(winners) if leader in winners else 0


def count_end(counts: Counts, run: Run, state: State) -> None:
    game, winners = run.load(), state.winners()
    counts.signs.update(game.signs(state).items())
    scores = state.scores()
    for seat in range(run.seats):
        share = SHARE // len(winners) if seat in winners else 0
        counts.wins[seat] += share
        for index in range(len(game.tallies)):
            counts.tallies[index, int(state.tally(index, seat))] += 1
        holdings = game.holdings(state, seat)
        for card in next(iter(holdings.values()), ()):
            counts.ahead[card] += run.seats * scores[seat] - sum(scores)
        for group, cards in holdings.items():
            for card in ("", *cards):
                counts.had[group, card, len(cards)] += 1
                counts.won[group, card, len(cards)] += share


def effects(counts: Counts) -> list[Effect]:
    """The effect of every card that somebody owned, the largest difference of each group first."""
    names = sorted({(group, card) for group, card, _ in counts.had if card})
    found = starmap(Comparison(counts).effect, names)
    return sorted(found, key=lambda effect: (effect.group, -effect.difference))


class Comparison:
    """Compares those who own a card with those who do not."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.players = counts.games * counts.seats

    def effect(self, group: str, card: str) -> Effect:
        having = list(self._having(group, card))
        number, wins = sum(n for n, _, _ in having), sum(w for _, w, _ in having)
        rate = wins / number
        others = self.players - number
        other_rate = ratio(self.counts.games - wins, others) if others else rate
        spread = rate * (1 - rate) / number + other_rate * (1 - other_rate) / max(others, 1)
        return Effect(
            group=group,
            card=card,
            had=number / self.players,
            win_rate=rate,
            interval=wilson(rate, number),
            difference=rate - other_rate,
            margin=Z95 * math.sqrt(spread),
            alike=sum(n * (w / n - alike) for n, w, alike in having) / number,
        )

    def _having(self, group: str, card: str) -> Iterator[tuple[int, float, float]]:
        """For each number of cards of the group: the players who own the card, their wins, and the
        win rate of the others."""
        had, won = self.counts.had, self.counts.won
        for size in sorted({size for one, name, size in had if (one, name) == (group, card)}):
            number, wins = had[group, card, size], won[group, card, size] / SHARE
            others = had[group, "", size] - number
            rate = ratio(won[group, "", size] / SHARE - wins, others) if others else wins / number
            yield number, wins, rate
