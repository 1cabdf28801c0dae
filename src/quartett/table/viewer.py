"""Those around a table: who looks at it, and why they may not."""

from typing import Any, Protocol

from quartett.core.story import Reason


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

    def wake(self) -> None:
        """There is news."""

    def leave(self) -> None:
        """This table is no longer served here."""


class Told:
    """What was made for viewers since a change: once for all who see the same."""

    def __init__(self, news: int) -> None:
        self.news = news
        self.texts: dict[tuple[int, int, bool], tuple[int, bytes]] = {}
        """Updates as they go out, by seat, number and whether they are the first; with the number
        that they lead to."""
        self.seats: list[Any] = []


class Gathering:
    """Those who look at one table, here and at other processes."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[int, tuple[int, ...]] = {}
        """The seats for which somebody is connected to another process."""
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
    def seats_here(self) -> tuple[int, ...]:
        """The seats for which somebody is connected to this process, once for each device."""
        return tuple(sorted(seat for viewer in self.viewers for seat in viewer.seats))

    @property
    def here(self) -> set[int]:
        """The seats for which somebody is connected, wherever."""
        return set(self.seats_here).union(*self.elsewhere.values())

    def devices(self, seat: int) -> int:
        """How many are connected for a seat: two may be one person, or somebody who looks on."""
        return sum(seats.count(seat) for seats in (self.seats_here, *self.elsewhere.values()))

    def welcome(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._show(viewer)

    def see_off(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._show(viewer)

    def _show(self, viewer: Viewer) -> None:
        """Others see who is here. Watchers come and go unnoticed."""
        if viewer.seats:
            self.wake_all()
            self.tell_presence()

    def wake_all(self) -> None:
        self.news += 1
        for viewer in tuple(self.viewers):
            viewer.wake()

    def send_away(self, seat: int) -> None:
        """Whoever came for this seat has to come with a new link."""
        for viewer in tuple(self.viewers):
            if seat == viewer.seat or seat in viewer.seats:
                viewer.leave()
