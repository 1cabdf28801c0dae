"""How the shares of teams and the measures of a game respond to changed numbers: linear fits by
least squares, with a prior that most numbers matter little.

Shares are compared as strengths: near an even share p a strength moves it by p (1 − p), so that
games with any number of seats measure nearly the same strengths, and a team gains what the others
lose. Points say more about a change than wins do, so its effect is read off them; where the teams
stand is read off wins."""

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
APART: Final = 0.4
"""By what part of that the effect may differ from one number of seats to another."""


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
            known = sorted((places[column], x) for column, x in row.items() if x)
            for number, (a, x) in enumerate(known):
                side[a] += weight * x * seen
                line, times = square[a], weight * x
                for b, y in known[number:]:
                    line[b] += times * y
        for a in range(size):
            for b in range(a):
                square[a][b] = square[b][a]
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
    """The strengths of the teams among players of one kind: what numbers add at every number of
    seats is fitted first, then by how much it differs from one to another. Where they stand is
    taken from the trials `near` what is looked for, because far away the lines are bent."""

    def __init__(
        self, bot: str, dials: Sequence[Dial], trials: Sequence[Trial], near: Sequence[Trial] = ()
    ) -> None:
        self.own = [dial for dial in dials if dial.owner]
        self.common = [dial for dial in dials if not dial.owner]
        mine = [trial for trial in trials if trial.order.setting.bot == bot]
        self.teams = sorted({team for trial in mine for team in trial.teams})
        self.seats = sorted({trial.order.setting.seats for trial in mine})
        by_seats = {n: [t for t in mine if t.order.setting.seats == n] for n in self.seats}
        rates = {number: per_point(part) for number, part in by_seats.items()}
        self.line = Line(
            (row for n, part in by_seats.items() for t in part for row in self._rows(t, rates[n])),
            self._priors(1.0),
        )
        self.apart_lines = {
            number: Line(self._left(part, rates[number]), self._priors(APART))
            for number, part in by_seats.items()
            if len(by_seats) > 1
        }
        close = [trial for trial in near or mine if trial.order.setting.bot == bot]
        self.stands = {
            (team, number): self._stands(team, number, close)
            for number in self.seats
            for team in self.teams
        }

    def _priors(self, part: float) -> dict[Column, float]:
        priors = dict[Column, float]()
        for team in self.teams:
            priors |= {(team, str(seats)): OPEN for seats in self.seats}
            priors |= {(team, dial.name): part * SIDE for dial in self.common}
        return priors | {(dial.name,): part * STEP for dial in self.own}

    def _rows(self, trial: Trial, rate: float) -> Iterable[Row]:
        """How many points a team was ahead, as a strength."""
        seats = trial.order.setting.seats
        slope = slope_at(seats)
        for team, (_, had, ahead) in trial.teams.items():
            strength = rate * ahead / had / slope
            yield self._row(team, seats, trial.order.shifts), strength, had * slope

    def _left(self, trials: Iterable[Trial], rate: float) -> Iterable[Row]:
        """What the common fit does not tell."""
        for trial in trials:
            for row, strength, weight in self._rows(trial, rate):
                yield row, strength - self.line.at(row), weight

    def _row(self, team: str, seats: int, shifts: Shifts) -> dict[Column, float]:
        return {(team, str(seats)): 1.0} | self._turns(team, shifts)

    def _turns(self, team: str, shifts: Shifts) -> dict[Column, float]:
        row: dict[Column, float] = {
            (team, dial.name): float(shifts.get(dial.name, 0)) for dial in self.common
        }
        others = len(self.teams) - 1
        for dial in self.own:
            shift = shifts.get(dial.name, 0)
            row[dial.name,] = float(shift) if dial.owner == team else -shift / others
        return row

    def _added(self, team: str, seats: int, shifts: Shifts) -> float:
        row = self._turns(team, shifts)
        line = self.apart_lines.get(seats)
        return self.line.at(row) + (line.at(row) if line else 0.0)

    def _stands(self, team: str, seats: int, trials: Iterable[Trial]) -> float:
        """The strength of a team with the numbers as they are: its wins less what the changes
        added."""
        total = players = 0.0
        for trial in trials:
            if trial.order.setting.seats != seats:
                continue
            won, had, _ = trial.teams.get(team, (0, 0, 0))
            added = slope_at(seats) * self._added(team, seats, trial.order.shifts)
            total += won / SHARE - had * (1 / seats + added)
            players += had
        return total / max(players, 1.0) / slope_at(seats)

    def apart(self, team: str, seats: int, shifts: Shifts) -> float:
        """How far a team's expected share is from an even one."""
        strength = self.stands[team, seats] + self._added(team, seats, shifts)
        return slope_at(seats) * strength


def per_point(trials: Sequence[Trial]) -> float:
    """By how much a point ahead of each opponent raises the share of wins."""
    ahead = wins = 0.0
    for trial in trials:
        even = 1 / trial.order.setting.seats
        for won, had, points in trial.teams.values():
            ahead += points * points / had
            wins += points * (won / SHARE / had - even)
    return wins / ahead if ahead else 0.0


def slope_at(seats: int) -> float:
    return (seats - 1) / seats**2


class MeasureResponse:
    """The mean of a measure with players of one kind at one number of seats."""

    def __init__(
        self,
        measure: str,
        setting: Setting,
        dials: Sequence[Dial],
        trials: Sequence[Trial],
        near: Sequence[Trial] = (),
    ) -> None:
        self.common = [dial for dial in dials if not dial.owner]
        seen = seen_in(trials, measure, setting)
        self.middle = sum(value for _, value in seen) / len(seen) if seen else 0.0
        spread = sum((value - self.middle) ** 2 for _, value in seen) / max(len(seen) - 1, 1)
        weight = 1 / (spread or 1.0)
        priors: dict[Column, float] = {("middle",): spread**0.5 or 1.0}
        priors |= {(dial.name,): (spread**0.5 or 1.0) / 2 for dial in self.common}
        rows = ((self._row(t.order.shifts), value - self.middle, weight) for t, value in seen)
        self.line = Line(rows, priors)
        left = [value - self.at(t.order.shifts) for t, value in seen_in(near, measure, setting)]
        self.middle += sum(left) / len(left) if left else 0.0

    def _row(self, shifts: Shifts) -> dict[Column, float]:
        row: dict[Column, float] = {("middle",): 1.0}
        return row | {(dial.name,): float(shifts.get(dial.name, 0)) for dial in self.common}

    def at(self, shifts: Shifts) -> float:
        return self.middle + self.line.at(self._row(shifts))


def seen_in(trials: Iterable[Trial], measure: str, setting: Setting) -> list[tuple[Trial, float]]:
    """The mean of a measure in each trial that has it."""
    mine = [t for t in trials if t.order.setting == setting and t.measures[measure][1]]
    return [(t, t.measures[measure][0] / t.measures[measure][1]) for t in mine]
