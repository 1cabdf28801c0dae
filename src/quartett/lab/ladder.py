"""The ladder: how strong each bot is. Two rivals meet on the same deals from both seats; with more
seats, one plays against several of the level below; teams play the same deals one after the
other."""

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import msgspec

from quartett.bots import USUAL
from quartett.bots.players import player
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.lab.adjusted import Adjusted
from quartett.lab.batch import simulate
from quartett.lab.rating import ratings
from quartett.lab.result import Result
from quartett.lab.run import MOST_GAMES
from quartett.lab.statistics import Z95, mean_and_spread

Progress = Callable[[int], None]


class Duel(msgspec.Struct, frozen=True):
    """The wins of the first of two players; with more seats, of one against several."""

    first: str
    second: str
    games: int
    wins: float
    rate: float
    interval: tuple[float, float]
    adjusted: Adjusted | None = None
    """The rate with the luck of the cards taken out."""
    seats: int = 2

    @property
    def fair(self) -> float:
        """The share of wins of equal players."""
        return 1 / self.seats


class Rung(msgspec.Struct, frozen=True):
    """A player with its rating, or a team with its mean score, and the half-width of the
    interval."""

    player: str
    seats: int
    value: float
    reach: float
    share: float | None = None
    """The share of what a team that sees all hands reaches."""
    adjusted: tuple[float, float] | None = None
    """Value and half-width with the luck of the cards removed."""


class Ladder(msgspec.Struct, frozen=True):
    game: str
    games: int
    seed: int
    players: tuple[str, ...]
    duels: tuple[Duel, ...]
    rungs: tuple[Rung, ...]
    together: bool
    seats: int = 2

    def swapped(self) -> list[tuple[str, str]]:
        """Neighbours, the lower first, where the lower is significantly better."""
        if not self.together:
            near = set(pairwise(self.players))
            found = (oriented(duel, near) for duel in self.duels)
            return [(low, high) for low, high, best, fair in found if best < fair]
        rows = [rung for rung in self.rungs if rung.player in self.players]
        return [
            (low.player, high.player)
            for low, high in pairwise(rows)
            if low.seats == high.seats and high.value + high.reach < low.value - low.reach
        ]


def oriented(duel: Duel, near: set[tuple[str, str]]) -> tuple[str, str, float, float]:
    """The lower and the upper of two neighbours, the upper bound of the upper one's wins, and the
    fair share. The bound is 1 for players who are not neighbours, so they are never swapped."""
    low, high = duel.interval
    if duel.seats > 2:
        return duel.second, duel.first, high, duel.fair
    if (duel.first, duel.second) in near:
        return duel.first, duel.second, 1 - low, duel.fair
    return duel.first, duel.second, 1.0, duel.fair


class Interrupted(Exception):
    """Ctrl-C was pressed; half a ladder says nothing."""


def check(game: Game[Any], players: list[str], count: int, seats: int = 2) -> None:
    """Finds everything that could be wrong before the first game."""
    game.check_seats(max(seats, game.fewest))
    for name in players:
        player(game, name)
    if len(set(players)) < 2 or len(set(players)) < len(players):
        raise Problem("wrong-ladder", players=", ".join(players))
    if not 1 <= count <= MOST_GAMES:
        raise Problem("wrong-game-count", games=count, most=MOST_GAMES)


def length(
    game: Game[Any], players: list[str], count: int, seats: int = 2, near: bool = False
) -> int:
    """The number of games of a ladder."""
    if game.together:
        teams = len(players) + len(game.seers)
        return teams * count * (game.most - game.fewest + 1)
    return count * len(pairs(players, near or seats > 2))


def pairs(players: list[str], near: bool) -> list[tuple[str, str]]:
    """Who meets whom: all pairs, or only neighbours."""
    return list(pairwise(players) if near else combinations(players, 2))


def climb(
    game: Game[Any],
    players: list[str],
    count: int,
    seed: int = 1,
    processes: int | None = None,
    progress: Progress | None = None,
    luck: str = "",
    seats: int = 2,
    near: bool = False,
) -> Ladder:
    """Plays a ladder; the names are ordered from weakest to strongest. `luck`: how much effort goes
    into removing the luck of the cards. `near`: whether only neighbours meet."""
    check(game, players, count, seats)
    play = Playing(game, count, seed, processes, progress, luck)
    duels: list[Duel] = []
    rungs: list[Rung] = []
    if game.together:
        rungs = teams(play, players)
    elif seats == 2:
        duels = [duel(play, one, two) for one, two in pairs(players, near)]
        rungs = rated(duels, players)
    else:
        duels = [duel(play, high, low, seats) for low, high in pairwise(players)]
    found = (tuple(players), tuple(duels), tuple(rungs), game.together, seats)
    return Ladder(game.name, count, seed, *found)


class Playing:
    """How every duel of a ladder is played."""

    def __init__(
        self,
        game: Game[Any],
        count: int,
        seed: int,
        processes: int | None,
        progress: Progress | None,
        luck: str,
    ) -> None:
        self.game = game
        self.count = count
        self.seed = seed
        self.processes = processes
        self.progress = progress
        self.luck = luck

    def meet(self, names: list[str], shared: bool) -> Result:
        played = (self.game, names, self.count, self.seed)
        watched = (self.processes, self.progress)
        result = simulate(*played, {}, *watched, shared, self.luck)
        if result.interrupted:
            raise Interrupted
        return result


def duel(play: Playing, one: str, two: str, seats: int = 2) -> Duel:
    row = play.meet([one, *[two] * (seats - 1)], shared=True).rows()[0]
    found = (row.games, row.wins, row.win_rate, row.interval, row.adjusted)
    return Duel(one, two, *found, seats)


def rated(duels: list[Duel], players: list[str]) -> list[Rung]:
    """The strongest first. `steady` is the anchor if it takes part."""
    anchor = USUAL if USUAL in players else players[0]
    wins = {(duel.first, duel.second): (duel.wins, float(duel.games)) for duel in duels}
    found = ratings(wins, anchor)
    fair = ratings(fair_wins(duels), anchor) if all(duel.adjusted for duel in duels) else {}
    rungs = [
        Rung(name, 2, rating, reach, None, fair.get(name))
        for name, (rating, reach) in found.items()
    ]
    return sorted(rungs, key=lambda rung: -rung.value)


def fair_wins(duels: list[Duel]) -> dict[tuple[str, str], tuple[float, float]]:
    """With the luck removed: the equivalent number of games and how many of them are won. If only
    luck was lost, the games stay as they were."""
    found = {}
    for duel in duels:
        rate = min(1.0, max(0.0, duel.adjusted.mean)) if duel.adjusted else duel.rate
        games = (duel.adjusted.games if duel.adjusted else 0.0) or float(duel.games)
        found[duel.first, duel.second] = (rate * games, games)
    return found


def teams(play: Playing, players: list[str]) -> list[Rung]:
    """By the number of seats, the weakest first; the last one sees all hands."""
    rungs: list[Rung] = []
    for seats in range(play.game.fewest, play.game.most + 1):
        names = [*players, *play.game.seers]
        results = [play.meet([name] * seats, shared=False) for name in names]
        means = [mean_and_spread(result.tally.entries[0].scores) for result in results]
        bound = means[-1][0] if play.game.seers else 0.0
        for name, (mean, spread), result in zip(names, means, results, strict=True):
            reach = Z95 * spread / play.count**0.5
            fair = result.rows()[0].adjusted
            luckless = (fair.mean, fair.reach) if fair else None
            share = mean / bound if bound else None
            rungs.append(Rung(name, seats, mean, reach, share, luckless))
    return rungs
