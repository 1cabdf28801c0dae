"""The habits of `veteran`, found by the cross-entropy method: many players with habits around those
of now meet him, and the habits of those who do best become his."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.deckbattle.journal import Journal
from quartett.core.chance import Stream
from quartett.core.play import play_game
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.players.habits import WEIGHTS
from quartett.games.deckbattle.players.steady import SteadyBot

NAMES: Final = tuple(WEIGHTS.numbers("steady"))
PLAYERS: Final = 48
"""In each generation; a quarter of them is looked at twice, and an eighth is followed."""
DEALS: Final = 8
MORE_DEALS: Final = 12
WIDE: Final = 0.3
NARROWEST: Final = 0.08
WIDEST: Final = 0.6
SHIFT: Final = 0.05
"""Habits are changed by factors, those near zero too."""
WIN: Final = 20.0
"""How many points a win counts like."""

Numbers = NDArray[np.float64]


def habits_of(table: str) -> Numbers:
    numbers = WEIGHTS.numbers(table)
    return np.array([numbers[name] for name in NAMES])


def take_on(bot: SteadyBot, habits: Numbers) -> None:
    for name, number in zip(NAMES, habits, strict=True):
        setattr(bot.habits, name, float(number))
    bot.habits.settle()


def met(one: Numbers, other: Numbers, deals: int, seed: int) -> float:
    """How far one is ahead of the other, with each deal from both seats."""
    bots = SteadyBot(), SteadyBot()
    take_on(bots[0], one)
    take_on(bots[1], other)
    total = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            state = GAME.start(2)
            seated = [bots[seat], bots[1 - seat]]
            play_game(state, list(seated), Stream(seed, deal), Stream(seed, deal + 2**31))
            scores, winners = state.scores(), state.winners()
            total += scores[seat] - scores[1 - seat]
            total += WIN * ((seat in winners) / len(winners) - 0.5)
    return total / deals / 2


def games_of(generations: int) -> int:
    return generations * 2 * (PLAYERS * DEALS + PLAYERS // 4 * MORE_DEALS)


@dataclass
class Crowd:
    """Players around some habits: in logarithms their middle and how wide they are spread."""

    middle: Numbers
    spread: Numbers

    @property
    def habits(self) -> Numbers:
        return np.exp(self.middle) - SHIFT

    def players(self, draw: np.random.Generator) -> Numbers:
        noise = draw.standard_normal((PLAYERS, len(NAMES)))
        return np.asarray(self.middle + self.spread * noise)

    def follow(self, best: Numbers) -> None:
        """Goes most of the way towards the best players, of whom the first count most."""
        share = np.log(len(best) + 1.5) - np.log(np.arange(1, len(best) + 1))
        share /= share.sum()
        width = share @ (best - self.middle) ** 2
        self.middle = 0.3 * self.middle + 0.7 * share @ best
        self.spread = np.clip(np.sqrt(0.6 * self.spread**2 + 0.4 * width), NARROWEST, WIDEST)


def search(
    start: Numbers, generations: int, seed: int, journal: Journal, done: Callable[[int], None]
) -> Numbers:
    """Better habits: the mean of the last quarter of all generations."""
    crowd, rival = Crowd(np.log(start + SHIFT), np.full(len(NAMES), WIDE)), start
    last = []
    for number in range(generations):
        follow = partial(followed, crowd, rival, seed, number)
        middle, spread = journal.part(f"generation {number}", follow)
        crowd = Crowd(np.array(middle), np.array(spread))
        done(games_of(1))
        if number % 2:
            rival = crowd.habits
        if number >= generations * 3 // 4:
            last.append(crowd.middle)
    return np.asarray(np.exp(np.mean(last, axis=0)) - SHIFT)


def followed(crowd: Crowd, rival: Numbers, seed: int, generation: int) -> list[list[float]]:
    """Middle and spread of the next generation."""
    players = crowd.players(np.random.default_rng((seed, generation)))
    crowd.follow(best_of(players, rival, 1000 * seed + 2 * generation))
    return [crowd.middle.tolist(), crowd.spread.tolist()]


def best_of(players: Numbers, rival: Numbers, seed: int) -> Numbers:
    leads = np.array([met(np.exp(one) - SHIFT, rival, DEALS, seed) for one in players])
    chosen = np.argsort(-leads)[: PLAYERS // 4]
    again = [met(np.exp(players[one]) - SHIFT, rival, MORE_DEALS, seed + 1) for one in chosen]
    both = DEALS * leads[chosen] + MORE_DEALS * np.array(again)
    return np.asarray(players[chosen[np.argsort(-both)[: PLAYERS // 8]]])
