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
TURN: Final = 0.12
"""The cost of one step of one number, where being off by `EVEN` costs 1: cards stay as they are
where a change would gain little."""
MISSED: Final = 4.0
"""The cost of missing an aim by a tenth of its range."""
STEPS: Final = 200


class Forecast:
    """What to expect of changed cards, from all trials."""

    def __init__(self, dials: Sequence[Dial], aims: Sequence[Aim], trials: Sequence[Trial]) -> None:
        self.dials = dials
        self.settings = sorted({t.order.setting for t in trials}, key=lambda s: (s.bot, s.seats))
        bots = dict.fromkeys(setting.bot for setting in self.settings)
        self.teams = {bot: TeamResponse(bot, dials, trials) for bot in bots}
        self.measures = [
            (aim, MeasureResponse(aim.measure, setting, dials, trials))
            for aim in aims
            for setting in self.settings
            if aim.seats in (0, setting.seats)
        ]

    def shares(self, setting: Setting, shifts: Shifts) -> dict[str, float]:
        """The share of each team."""
        response = self.teams[setting.bot]
        even = 1 / setting.seats
        return {team: even + response.apart(team, setting.seats, shifts) for team in response.teams}

    def loss(self, shifts: Shifts) -> float:
        """0 if everything is even and nothing was changed."""
        apart = sum(
            ((share - 1 / setting.seats) / EVEN) ** 2
            for setting in self.settings
            for share in self.shares(setting, shifts).values()
        )
        missed = sum(
            MISSED * aim.missed(response.at(shifts)) / (0.1 * (aim.high - aim.low))
            for aim, response in self.measures
        )
        turns = sum(abs(shift) * weight(dial) for dial, shift in self._turned(shifts))
        return apart / len(self.settings) + missed / len(self.settings) + TURN * turns

    def _turned(self, shifts: Shifts) -> Iterator[tuple[Dial, int]]:
        for dial in self.dials:
            yield dial, shifts.get(dial.name, 0)

    def best(self, start: Shifts, reach: int) -> Shifts:
        """Searches step by step, one or two dials at a time, none further than `reach` from the
        start."""
        found, least = dict(start), self.loss(start)
        for _ in range(STEPS):
            nearby = ((self.loss(near), near) for near in self._near(found, start, reach))
            loss, near = min(nearby, key=lambda pair: pair[0], default=(least, found))
            if loss > least - 1e-9:
                break
            found, least = near, loss
        return {name: shift for name, shift in found.items() if shift}

    def _near(self, shifts: Shifts, start: Shifts, reach: int) -> Iterator[Shifts]:
        for dial in self.dials:
            for step in (-1, 1):
                shift = shifts.get(dial.name, 0) + step
                if (
                    dial.least <= shift <= dial.most
                    and abs(shift - start.get(dial.name, 0)) <= reach
                ):
                    yield shifts | {dial.name: shift}


def weight(dial: Dial) -> float:
    """Numbers that are tuned together weigh more than one, but less than one by one."""
    return sqrt(len(dial.places))
