"""The viewers of a table, and why they may not do something."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Any, Final, Protocol

from quartett.core.chance import NOBODY
from quartett.core.story import Reason
from quartett.table.store import Notice

HERE, AWAY, GONE = "here", "away", "gone"
COUNT_SECONDS: Final = 1.0
"""Seconds for which changes in the number of spectators are collected before it is sent."""


class NotNow(Exception):
    """A move that the rules do not allow now, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.name)
        self.reason = reason


class Viewer(Protocol):
    """Somebody who looks at the table, from a seat or as a spectator (NOBODY)."""

    seat: int
    seats: tuple[int, ...]
    """The seats present through this connection: its own, or all whose people share the device."""
    away: bool
    """Whether the page is hidden."""

    def wake(self) -> None:
        """There is news."""

    def leave(self) -> None:
        """This table is no longer served here."""


class Told:
    """What was built for viewers since a change, once for all who see the same."""

    def __init__(self) -> None:
        self.updates: dict[tuple[str | int, int, bool], Any] = {}
        """Encoded updates, by what they depend on."""
        self.seats: list[Any] = []


class Crowd:
    """The current viewers of a table, counted once, because every move needs them and there may be
    thousands."""

    def __init__(self, viewers: Iterable[Viewer], elsewhere: Iterable[Notice]) -> None:
        viewers, elsewhere = tuple(viewers), tuple(elsewhere)
        self.seats = tuple(sorted(seat for one in viewers for seat in one.seats))
        self.away = tuple(sorted(seat for one in viewers if one.away for seat in one.seats))
        self.watching_here = sum(one.seat == NOBODY and not one.seats for one in viewers)
        self.watching = self.watching_here + sum(notice.watching for notice in elsewhere)
        told = (notice.here or () for notice in elsewhere)
        self.devices = Counter(chain(self.seats, *told))
        self.hidden = Counter(chain(self.away, *(notice.away for notice in elsewhere)))
        self.seen: dict[int, tuple[Any, Any]] = {}
        """Seats as they are shown while these people are there, and who sat there then."""


class Gathering:
    """The viewers of one table, at this and other processes."""

    def __init__(self, gone_after: float) -> None:
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[int, Notice] = {}
        """What other processes reported about their connections."""
        self.gone_after = gone_after
        self._since = time.time()
        self._left: dict[int, float] = {}
        """Since when a seat that was connected no longer is."""
        self._present: set[int] = set()
        self._counting = False
        self._counted: Crowd | None = None
        self.news = 0
        """Counts changes, including those outside the log, such as seats and wishes."""
        self.told = Told()

    def tell_presence(self) -> None:
        """Tells other processes that somebody connected or left."""
        raise NotImplementedError

    @property
    def crowd(self) -> Crowd:
        """Rebuilt after somebody came, left or looked away."""
        if self._counted is None:
            self._counted = Crowd(self.viewers, self.elsewhere.values())
        return self._counted

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats for which somebody is connected to this process, once for each device."""
        return self.crowd.seats

    @property
    def here(self) -> set[int]:
        """The seats for which somebody is connected anywhere."""
        return set(self.crowd.devices)

    @property
    def seats_away(self) -> tuple[int, ...]:
        """Those of `seats_here` whose page is hidden."""
        return self.crowd.away

    @property
    def watching_here(self) -> int:
        return self.crowd.watching_here

    @property
    def watching(self) -> int:
        """The number of spectators at all processes."""
        return self.crowd.watching

    def presence(self, seat: int) -> str:
        """`here`: connected and visible. `away`: page hidden, or recently disconnected. `gone`:
        disconnected for long."""
        if devices := self.devices(seat):
            return HERE if devices > self.crowd.hidden[seat] else AWAY
        return AWAY if time.time() - self.absent_since(seat) < self.gone_after else GONE

    def absent_since(self, seat: int) -> float:
        """For a seat for which nobody is connected."""
        return self._left.get(seat, self._since)

    def devices(self, seat: int) -> int:
        """The number of connections for a seat: two may be one person, or an intruder."""
        return self.crowd.devices[seat]

    def welcome(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._show(viewer)

    def see_off(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._show(viewer)

    def look(self, viewer: Viewer, away: bool) -> None:
        """A page was hidden, or shown again."""
        if viewer.away != away:
            viewer.away = away
            self._show(viewer)

    def _show(self, viewer: Viewer) -> None:
        """Shows the others who is here. Spectators only appear as a number, which is not sent at
        every change."""
        self._counted = None
        if viewer.seats:
            self._note_presence()
            self.wake_all()
            self.tell_presence()
        elif viewer.seat == NOBODY and not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_later(COUNT_SECONDS, self._count)

    def _count(self) -> None:
        self._counting = False
        self.wake_all()
        self.tell_presence()

    def _note_presence(self) -> None:
        """Notes since when somebody is missing, and tells everybody once they count as gone."""
        here, now = self.here, time.time()
        for seat in self._present - here:
            self._left[seat] = now
            asyncio.get_running_loop().call_later(self.gone_after + 0.05, self.wake_all)
        if not self._present and here:
            asyncio.get_running_loop().call_later(self.gone_after + 0.05, self.wake_all)
        self._present = here

    def hear_presence(self, notice: Notice) -> None:
        """Another process reports who is connected there."""
        self.elsewhere[notice.sender] = notice
        self._counted = None
        self._note_presence()
        self.wake_all()

    def miss(self, sender: int) -> None:
        """Another process is gone."""
        if self.elsewhere.pop(sender, None) is not None:
            self._counted = None
            self._note_presence()
            self.wake_all()

    def renew(self) -> None:
        """Something has changed: nothing that was made for viewers is told any more."""
        self.news += 1
        self.told = Told()

    def wake_all(self) -> None:
        self.renew()
        for viewer in tuple(self.viewers):
            viewer.wake()

    def send_away(self, seat: int) -> None:
        """Disconnects everybody at this seat, who now needs a new link."""
        for viewer in tuple(self.viewers):
            if seat == viewer.seat or seat in viewer.seats:
                viewer.leave()
