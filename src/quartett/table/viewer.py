"""Those around a table: who looks at it, and why they may not."""

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
"""How long watchers may come and go until the others are told how many there are."""


class NotNow(Exception):
    """A move that the rules do not allow now, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.name)
        self.reason = reason


class Viewer(Protocol):
    """Somebody who looks at the table, from a seat or (NOBODY) from behind."""

    seat: int
    seats: tuple[int, ...]
    """Those that are here by this line: its own, or all whose people share the device."""
    away: bool
    """Whether the page is out of sight."""

    def wake(self) -> None:
        """There is news."""

    def leave(self) -> None:
        """This table is no longer served here."""


class Told:
    """What was made for viewers since a change: once for all who see the same."""

    def __init__(self, news: int) -> None:
        self.news = news
        self.updates: dict[tuple[int, int, bool], Any] = {}
        """As they go out, by seat, number and whether they are the first."""
        self.seats: list[Any] = []


class Crowd:
    """Those who look at one table now, counted once: it is asked for them at every move, and there
    may be thousands."""

    def __init__(self, viewers: Iterable[Viewer], elsewhere: Iterable[Notice]) -> None:
        viewers, elsewhere = tuple(viewers), tuple(elsewhere)
        self.seats = tuple(sorted(seat for one in viewers for seat in one.seats))
        self.away = tuple(sorted(seat for one in viewers if one.away for seat in one.seats))
        self.watching_here = sum(one.seat == NOBODY and not one.seats for one in viewers)
        self.watching = self.watching_here + sum(notice.watching for notice in elsewhere)
        told = (notice.here or () for notice in elsewhere)
        self.devices = Counter(chain(self.seats, *told))
        self.hidden = Counter(chain(self.away, *(notice.away for notice in elsewhere)))


class Gathering:
    """Those who look at one table, here and at other processes."""

    def __init__(self, gone_after: float) -> None:
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[int, Notice] = {}
        """What other processes told of those who are connected to them."""
        self.gone_after = gone_after
        self._since = time.time()
        self._left: dict[int, float] = {}
        """Since when nobody is connected for a seat for which somebody was."""
        self._present: set[int] = set()
        self._counting = False
        self._counted: Crowd | None = None
        self.news = 0
        """Counts changes, also those that are no entries of the log: of seats and wishes."""
        self._told = Told(0)

    @property
    def told(self) -> Told:
        if self._told.news != self.news:
            self._told = Told(self.news)
        return self._told

    def tell_presence(self) -> None:
        """Somebody came to this process or left it."""
        raise NotImplementedError

    @property
    def _crowd(self) -> Crowd:
        """Made anew after somebody came, went, or looked away."""
        if self._counted is None:
            self._counted = Crowd(self.viewers, self.elsewhere.values())
        return self._counted

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats for which somebody is connected to this process, once for each device."""
        return self._crowd.seats

    @property
    def here(self) -> set[int]:
        """The seats for which somebody is connected, wherever."""
        return set(self._crowd.devices)

    @property
    def seats_away(self) -> tuple[int, ...]:
        """Those of `seats_here` whose page is out of sight."""
        return self._crowd.away

    @property
    def watching_here(self) -> int:
        return self._crowd.watching_here

    @property
    def watching(self) -> int:
        """How many look on without a seat, wherever."""
        return self._crowd.watching

    def presence(self, seat: int) -> str:
        """`here`: connected and in sight. `away`: out of sight, or the line was lost lately.
        `gone`: nobody was connected for long."""
        if devices := self.devices(seat):
            return HERE if devices > self._crowd.hidden[seat] else AWAY
        return AWAY if time.time() - self.absent_since(seat) < self.gone_after else GONE

    def absent_since(self, seat: int) -> float:
        """For a seat for which nobody is connected."""
        return self._left.get(seat, self._since)

    def devices(self, seat: int) -> int:
        """How many are connected for a seat: two may be one person, or somebody who looks on."""
        return self._crowd.devices[seat]

    def welcome(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._show(viewer)

    def see_off(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._show(viewer)

    def look(self, viewer: Viewer, away: bool) -> None:
        """A page went out of sight, or came back."""
        if viewer.away != away:
            viewer.away = away
            self._show(viewer)

    def _show(self, viewer: Viewer) -> None:
        """Others see who is here. Of watchers only their number is told, and not each time."""
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
        """Remembers since when somebody is missing, and tells all when they count as gone."""
        here, now = self.here, time.time()
        for seat in self._present - here:
            self._left[seat] = now
            asyncio.get_running_loop().call_later(self.gone_after + 0.05, self.wake_all)
        if not self._present and here:
            asyncio.get_running_loop().call_later(self.gone_after + 0.05, self.wake_all)
        self._present = here

    def hear_presence(self, notice: Notice) -> None:
        """Another process tells who is connected there."""
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

    def wake_all(self) -> None:
        self.news += 1
        for viewer in tuple(self.viewers):
            viewer.wake()

    def send_away(self, seat: int) -> None:
        """Whoever came for this seat has to come with a new link."""
        for viewer in tuple(self.viewers):
            if seat == viewer.seat or seat in viewer.seats:
                viewer.leave()
