"""The result of a run: its counts, and what follows from them."""

from typing import Any

import msgspec

from quartett.lab.adjusted import Adjusted, adjusted, scale
from quartett.lab.run import Run
from quartett.lab.statistics import mean_and_spread, ratio, wilson
from quartett.lab.tally import SHARE, Entry, Tally


class Row(msgspec.Struct, frozen=True):
    """What is reported of one bot of a run."""

    bot: str
    games: int
    wins: float
    win_rate: float
    interval: tuple[float, float]
    score_mean: float
    score_spread: float
    tallies: dict[str, float]
    """The game's statistics per game."""
    rates: dict[str, float]
    """Each of them but the last, per unit of the last: in Push, busts per turn."""
    adjusted: Adjusted | None = None
    """The win rate, or the score of a team, with the luck of the cards removed."""


class Result(msgspec.Struct, frozen=True):
    """`interrupted`: fewer games were played than requested."""

    run: Run
    tally: Tally
    statistics: tuple[str, ...]
    interrupted: bool = False

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def length(self) -> float:
        """The average number of moves in a game, including those of chance."""
        return ratio(self.tally.moves, self.games)

    def rows(self) -> list[Row]:
        pairs = zip(self.labels(), self.tally.entries, strict=True)
        return [self._row(label, entry) for label, entry in pairs]

    def labels(self) -> list[str]:
        """The bots' names, numbered where two are the same."""
        names = self.run.names
        return [
            f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
            for place, name in enumerate(names)
        ]

    def _row(self, label: str, entry: Entry) -> Row:
        rate = ratio(entry.shares, SHARE * self.games)
        mean, spread = mean_and_spread(entry.scores)
        return Row(
            bot=label,
            games=self.games,
            wins=entry.shares / SHARE,
            win_rate=rate,
            interval=wilson(rate, self.games),
            score_mean=mean,
            score_spread=spread,
            tallies=self._tallies(entry, self.games),
            rates=self._rates(entry),
            adjusted=self._adjusted(entry),
        )

    def _adjusted(self, entry: Entry) -> Adjusted | None:
        whole = scale(self.run.load())
        return adjusted(entry, self.games, whole) if self.run.luck else None

    def _tallies(self, entry: Entry, whole: int) -> dict[str, float]:
        return {
            name: ratio(entry.tallies[index], whole) for index, name in enumerate(self.statistics)
        }

    def _rates(self, entry: Entry) -> dict[str, float]:
        occasions = entry.tallies[len(self.statistics) - 1]
        rates = self._tallies(entry, occasions)
        return {name: rates[name] for name in self.statistics[:-1]}

    def json(self) -> dict[str, Any]:
        """Everything as plain values, the exact counts included."""
        return {
            "game": self.run.game,
            "options": self.run.options,
            "seed": self.run.seed,
            "games": self.games,
            "games_asked": self.run.games,
            "interrupted": self.interrupted,
            "length": {
                "mean": self.length,
                "shortest": self.tally.shortest,
                "longest": self.tally.longest,
            },
            "bots": [
                msgspec.to_builtins(row) | self._counts(i) for i, row in enumerate(self.rows())
            ],
        }

    def _counts(self, place: int) -> dict[str, Any]:
        entry = self.tally.entries[place]
        scores = {str(score): entry.scores[score] for score in sorted(entry.scores)}
        return {"win_60ths": entry.shares, "scores": scores}
