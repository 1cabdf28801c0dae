"""How the shares of teams and the measures of a game respond to changed numbers: a linear fit by
least squares, with a prior that most numbers matter little.

Shares are compared as strengths: near an even share p a strength moves it by p (1 − p). So games
with any number of seats measure the same strengths, and a team gains what the others lose."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from quartett.core.dials import Dial
from quartett.lab.tally import SHARE
from quartett.lab.trial import Setting, Shifts, Trial

Column = tuple[str, ...]
Row = tuple[dict[Column, float], float, float]
"""The columns of an observation, what was seen, and its weight."""
OPEN: Final = 1.0
"""The prior spread of a team's strength around the others'."""
STEP: Final = 0.25
"""The prior effect on it of one step of a team's own number."""
SIDE: Final = 0.1
"""And of one step of everybody's numbers."""


class Line:
    """What each column adds."""

    def __init__(self, rows: Iterable[Row], priors: Mapping[Column, float]) -> None:
        self.columns = list(priors)
        places = {column: place for place, column in enumerate(self.columns)}
        size = len(self.columns)
        square = [[0.0] * size for _ in range(size)]
        side = [0.0] * size
        for place, column in enumerate(self.columns):
            square[place][place] = priors[column] ** -2
        for row, seen, weight in rows:
            known = [(places[column], x) for column, x in row.items() if x]
            for a, x in known:
                side[a] += weight * x * seen
                for b, y in known:
                    square[a][b] += weight * x * y
        self.adds = dict(zip(self.columns, solved(square, side), strict=True))

    def at(self, row: Mapping[Column, float]) -> float:
        return sum(self.adds[column] * x for column, x in row.items())


def solved(square: Sequence[Sequence[float]], side: Sequence[float]) -> list[float]:
    """By elimination; the matrix is symmetric and diagonally dominant.

    >>> solved([[2.0, 0.0], [0.0, 4.0]], [2.0, 2.0])
    [1.0, 0.5]
    """
    rows = [[*row, last] for row, last in zip(square, side, strict=True)]
    for place, pivot in enumerate(rows):
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            if factor:
                for column in range(place, len(row)):
                    row[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for place in range(len(rows) - 1, -1, -1):
        known = sum(rows[place][i] * found[i] for i in range(place + 1, len(rows)))
        found[place] = (rows[place][-1] - known) / rows[place][place]
    return found


class TeamResponse:
    """The strengths of the teams among players of one kind."""

    def __init__(self, bot: str, dials: Sequence[Dial], trials: Sequence[Trial]) -> None:
        self.own = [dial for dial in dials if dial.owner]
        self.common = [dial for dial in dials if not dial.owner]
        mine = [trial for trial in trials if trial.order.setting.bot == bot]
        self.teams = sorted({team for trial in mine for team in trial.teams})
        self.seats = sorted({trial.order.setting.seats for trial in mine})
        self.line = Line((row for trial in mine for row in self._rows(trial)), self._priors())

    def _priors(self) -> dict[Column, float]:
        priors = dict[Column, float]()
        for team in self.teams:
            priors |= {(team, str(seats)): OPEN for seats in self.seats}
            priors |= {(team, dial.name): SIDE for dial in self.common}
        return priors | {(dial.name,): STEP for dial in self.own}

    def _rows(self, trial: Trial) -> Iterable[Row]:
        seats = trial.order.setting.seats
        slope = slope_at(seats)
        for team, (won, had) in trial.teams.items():
            strength = (won / SHARE / had - 1 / seats) / slope
            yield self._row(team, seats, trial.order.shifts), strength, had * slope

    def _row(self, team: str, seats: int, shifts: Shifts) -> dict[Column, float]:
        row: dict[Column, float] = {(team, str(seats)): 1.0}
        row |= {(team, dial.name): float(shifts.get(dial.name, 0)) for dial in self.common}
        others = len(self.teams) - 1
        for dial in self.own:
            shift = shifts.get(dial.name, 0)
            row[dial.name,] = float(shift) if dial.owner == team else -shift / others
        return row

    def apart(self, team: str, seats: int, shifts: Shifts) -> float:
        """How far a team's expected share is from an even one."""
        return slope_at(seats) * self.line.at(self._row(team, seats, shifts))


def slope_at(seats: int) -> float:
    return (seats - 1) / seats**2


class MeasureResponse:
    """The mean of a measure with players of one kind at one number of seats."""

    def __init__(
        self, measure: str, setting: Setting, dials: Sequence[Dial], trials: Sequence[Trial]
    ) -> None:
        self.common = [dial for dial in dials if not dial.owner]
        mine = [t for t in trials if t.order.setting == setting and t.measures[measure][1]]
        seen = [(t, t.measures[measure][0] / t.measures[measure][1]) for t in mine]
        self.middle = sum(value for _, value in seen) / len(seen) if seen else 0.0
        spread = sum((value - self.middle) ** 2 for _, value in seen) / max(len(seen) - 1, 1)
        weight = 1 / (spread or 1.0)
        priors: dict[Column, float] = {("middle",): spread**0.5 or 1.0}
        priors |= {(dial.name,): (spread**0.5 or 1.0) / 2 for dial in self.common}
        rows = ((self._row(t.order.shifts), value - self.middle, weight) for t, value in seen)
        self.line = Line(rows, priors)

    def _row(self, shifts: Shifts) -> dict[Column, float]:
        row: dict[Column, float] = {("middle",): 1.0}
        return row | {(dial.name,): float(shifts.get(dial.name, 0)) for dial in self.common}

    def at(self, shifts: Shifts) -> float:
        return self.middle + self.line.at(self._row(shifts))
