"""The ladder: which bot is how strong. Rivals meet each other in pairs, on the same deals from both
seats; teams play the same deals one after the other."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import msgspec

from quartett.bots import USUAL
from quartett.bots.players import player
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.lab.batch import simulate
from quartett.lab.rating import ratings
from quartett.lab.result import Result
from quartett.lab.run import MOST_GAMES
from quartett.lab.statistics import Z95, mean_and_spread

Progress = Callable[[int], None]


class Duel(msgspec.Struct, frozen=True):
    """The wins of the first of two players."""

    first: str
    second: str
    games: int
    wins: float
    rate: float
    interval: tuple[float, float]


class Rung(msgspec.Struct, frozen=True):
    """A player with the rating, or a team with its mean score; how far the interval reaches."""

    player: str
    seats: int
    value: float
    reach: float
    share: float | None = None
    """Of what a team reaches that sees all hands."""


class Ladder(msgspec.Struct, frozen=True):
    game: str
    games: int
    seed: int
    players: tuple[str, ...]
    duels: tuple[Duel, ...]
    rungs: tuple[Rung, ...]
    together: bool


class Interrupted(Exception):
    """Somebody pressed Ctrl-C; half a ladder tells nothing."""


def check(game: Game[Any], players: list[str], count: int) -> None:
    """Everything that could be wrong is found before the first game."""
    for name in players:
        player(game, name)
    if len(set(players)) < 2 or len(set(players)) < len(players):
        raise Problem("wrong-ladder", players=", ".join(players))
    if not 1 <= count <= MOST_GAMES:
        raise Problem("wrong-game-count", games=count, most=MOST_GAMES)


def length(game: Game[Any], players: list[str], count: int) -> int:
    """How many games a ladder takes."""
    if game.together:
        teams = len(players) + len(game.seers)
        return teams * count * (game.most - game.fewest + 1)
    return count * len(list(combinations(players, 2)))


def climb(
    game: Game[Any],
    players: list[str],
    count: int,
    seed: int = 1,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Ladder:
    check(game, players, count)
    play = Playing(game, count, seed, processes, progress)
    if game.together:
        duels, rungs = [], teams(play, players)
    else:
        duels = [duel(play, one, two) for one, two in combinations(players, 2)]
        rungs = rated(duels, players)
    return Ladder(game.name, count, seed, tuple(players), tuple(duels), tuple(rungs), game.together)


class Playing:
    """How every meeting of a ladder is played."""

    def __init__(
        self,
        game: Game[Any],
        count: int,
        seed: int,
        processes: int | None,
        progress: Progress | None,
    ) -> None:
        self.game = game
        self.count = count
        self.seed = seed
        self.processes = processes
        self.progress = progress

    def meet(self, names: list[str], shared: bool) -> Result:
        result = simulate(
            self.game, names, self.count, self.seed, {}, self.processes, self.progress, shared
        )
        if result.interrupted:
            raise Interrupted
        return result


def duel(play: Playing, one: str, two: str) -> Duel:
    row = play.meet([one, two], shared=True).rows()[0]
    return Duel(one, two, row.games, row.wins, row.win_rate, row.interval)


def rated(duels: list[Duel], players: list[str]) -> list[Rung]:
    """The strongest first. Steady is the measure of all, if it takes part."""
    anchor = USUAL if USUAL in players else players[0]
    wins = {(duel.first, duel.second): (duel.wins, duel.games) for duel in duels}
    found = ratings(wins, anchor)
    rungs = [Rung(name, 2, rating, reach) for name, (rating, reach) in found.items()]
    return sorted(rungs, key=lambda rung: -rung.value)


def teams(play: Playing, players: list[str]) -> list[Rung]:
    """By the number of seats, the weakest first; the last one sees all hands."""
    rungs: list[Rung] = []
    for seats in range(play.game.fewest, play.game.most + 1):
        names = [*players, *play.game.seers]
        results = [play.meet([name] * seats, shared=False) for name in names]
        means = [mean_and_spread(result.tally.entries[0].scores) for result in results]
        bound = means[-1][0] if play.game.seers else 0.0
        for name, (mean, spread) in zip(names, means, strict=True):
            reach = Z95 * spread / play.count**0.5
            rungs.append(Rung(name, seats, mean, reach, mean / bound if bound else None))
    return rungs
