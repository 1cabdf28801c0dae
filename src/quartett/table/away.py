"""How long the others wait for somebody before they may let a bot play on."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from quartett.table.store import PERSON
from quartett.table.viewer import GONE

if TYPE_CHECKING:
    from quartett.table.table import Table

A_MOMENT: Final = 0.05
"""Seconds added, so that whoever is woken finds that the time has really come."""


class AwayLimits(msgspec.Struct, frozen=True):
    """In seconds. Where moves may take days, it lasts for as long as one of them."""

    gone: float = 120.0
    """Without a connection; also after which somebody is called gone."""
    silent: float = 300.0
    """Without an answer or any other sign of life, though the line is open."""


USUAL_LIMITS: Final = AwayLimits()


def is_lost(table: "Table", seat: int) -> bool:
    """Whether a person has been gone, or has left a question unanswered, for too long."""
    now = time.time()
    if table.presence(seat) == GONE and now >= table.absent_since(seat) + _pace(table):
        return True
    return seat in table.match.state.owing and now >= silent_at(table, seat)


def silent_at(table: "Table", seat: int) -> float:
    """When the others need no longer wait for a seat that owes an answer, as a time of day."""
    heard = max(table.autoplay.asked_at(seat), table.affairs.heard_of(seat))
    return heard + max(table.away_limits.silent, _pace(table))


def _pace(table: "Table") -> float:
    return float(table.facts.manner.seconds or 0)


class AwayTimer:
    """Tells everybody at a table when they need not wait any longer; does nothing else."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0.0
        """When the timer does, as a time of day."""

    def look(self) -> None:
        """Something has changed: whom is the table waiting for now?"""
        now = time.time()
        due = min((end for end in self._ends() if end > now), default=None)
        if due is not None and (self._timer is None or due < self._rings):
            self._set(due)

    def go_on(self) -> None:
        """The game went on, which can only move the time back: a timer that rings too early looks
        again by itself."""
        if self._timer is None:
            self.look()

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set(self, due: float) -> None:
        self.end()
        self._rings = due
        delay = due - time.time() + A_MOMENT
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        now = time.time()
        if any(self._rings <= end <= now for end in self._ends()):
            self.table.wake_all()
        self.look()

    def _ends(self) -> list[float]:
        """When the wait ends for each person who owes an answer, if at least two people play."""
        table = self.table
        people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
        if len(people) < 2 or not table.viewers or table.facts.room:
            return []
        return [silent_at(table, seat) for seat in table.match.state.owing if seat in people]
