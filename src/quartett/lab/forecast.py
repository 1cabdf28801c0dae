"""Tunes the numbers of cards until the teams are even: tries settings, fits the response, moves to
the fitted optimum, and tries again there."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from quartett.core.dials import Aim, Dial
from quartett.lab.response import MeasureResponse, TeamResponse
from quartett.lab.trial import Setting, Shifts, Trial

EVEN: Final = 0.05
"""How far a team's share may be from an even one."""
TURN: Final = 0.06
"""The cost of one step of one number, where being off by `EVEN` costs 1: cards stay as they are
where a change would gain little."""
MISSED: Final = 4.0
"""The cost of missing an aim by a tenth of its range."""
STEPS: Final = 200
LITTLE: Final = 1e-3
"""A step that gains less ends the search."""


class Forecast:
    """What to expect of changed cards, from all trials. Everything expected is a straight line in
    each dial, so it is kept as numbers at the start and what a step of each dial adds."""

    def __init__(
        self,
        dials: Sequence[Dial],
        aims: Sequence[Aim],
        trials: Sequence[Trial],
        near: Sequence[Trial] = (),
    ) -> None:
        self.dials = dials
        self.settings = sorted({t.order.setting for t in trials}, key=lambda s: (s.bot, s.seats))
        bots = dict.fromkeys(setting.bot for setting in self.settings)
        self.teams = {bot: TeamResponse(bot, dials, trials, near) for bot in bots}
        self.measures = [
            (aim, MeasureResponse(aim.measure, setting, dials, trials, near))
            for aim in aims
            for setting in self.settings
            if aim.seats in (0, setting.seats)
        ]
        self.start = self._expected({})
        self.adds = {dial.name: self._added(dial) for dial in dials}

    def shares(self, setting: Setting, shifts: Shifts) -> dict[str, float]:
        """The share of each team."""
        response = self.teams[setting.bot]
        even = 1 / setting.seats
        return {team: even + response.apart(team, setting.seats, shifts) for team in response.teams}

    def _expected(self, shifts: Shifts) -> list[float]:
        """How far each share is from an even one, then each measure that has an aim."""
        shares = [
            share - 1 / setting.seats
            for setting in self.settings
            for share in self.shares(setting, shifts).values()
        ]
        return [*shares, *(response.at(shifts) for _, response in self.measures)]

    def _added(self, dial: Dial) -> list[float]:
        turned = self._expected({dial.name: 1})
        return [after - before for after, before in zip(turned, self.start, strict=True)]

    def _values(self, shifts: Shifts) -> list[float]:
        values = self.start
        for name, shift in shifts.items():
            if shift:
                values = moved(values, self.adds[name], shift)
        return values

    def loss(self, shifts: Shifts) -> float:
        """0 if everything is even and nothing was changed."""
        return self._loss(self._values(shifts), self._cost(shifts))

    def _cost(self, shifts: Shifts) -> float:
        return sum(abs(shifts.get(dial.name, 0)) * weight(dial) for dial in self.dials)

    def _loss(self, values: Sequence[float], turns: float) -> float:
        shares = len(values) - len(self.measures)
        apart = sum((value / EVEN) ** 2 for value in values[:shares])
        missed = sum(
            MISSED * aim.missed(value) / (0.1 * (aim.high - aim.low))
            for (aim, _), value in zip(self.measures, values[shares:], strict=True)
        )
        return (apart + missed) / len(self.settings) + TURN * turns

    def best(self, start: Shifts, reach: int) -> Shifts:
        """Searches step by step, one dial at a time and two where one does not help, none further
        than `reach` from the start."""
        found, least = dict(start), self.loss(start)
        for _ in range(STEPS):
            loss, near = self._better(found, start, reach, pairs=False)
            if loss > least - LITTLE:
                loss, near = self._better(found, start, reach, pairs=True)
            if loss > least - LITTLE:
                break
            found, least = near, loss
        return {name: shift for name, shift in found.items() if shift}

    def _better(
        self, shifts: Shifts, start: Shifts, reach: int, pairs: bool
    ) -> tuple[float, Shifts]:
        values, turns = self._values(shifts), self._cost(shifts)
        steps = list(self._steps(shifts, start, reach))
        found = (self._loss(values, turns), shifts)
        for number, (dial, step, cost) in enumerate(steps):
            once = moved(values, self.adds[dial], step)
            if not pairs:
                loss = self._loss(once, turns + cost)
                if loss < found[0]:
                    found = loss, shifts | {dial: shifts.get(dial, 0) + step}
                continue
            for other, more, added in steps[number + 1 :]:
                if other == dial:
                    continue
                loss = self._loss(moved(once, self.adds[other], more), turns + cost + added)
                if loss < found[0]:
                    both = {dial: shifts.get(dial, 0) + step, other: shifts.get(other, 0) + more}
                    found = loss, shifts | both
        return found

    def _steps(self, shifts: Shifts, start: Shifts, reach: int) -> Iterator[tuple[str, int, float]]:
        """The dials that can be turned, which way, and what that adds to the cost."""
        for dial in self.dials:
            now, first = shifts.get(dial.name, 0), start.get(dial.name, 0)
            for step in (-1, 1):
                if dial.least <= now + step <= dial.most and abs(now + step - first) <= reach:
                    yield dial.name, step, weight(dial) * (abs(now + step) - abs(now))


def moved(values: Sequence[float], adds: Sequence[float], steps: int) -> list[float]:
    return [value + steps * add for value, add in zip(values, adds, strict=True)]


def weight(dial: Dial) -> float:
    """Numbers that are tuned together weigh more than one, but less than one by one."""
    return sqrt(len(dial.places))
