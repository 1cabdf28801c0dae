"""Those around a table: who looks at it, and why they may not."""

from typing import Protocol

from quartett.core.story import Reason


class NotNow(Exception):
    """A move that the rules do not allow now, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.name)
        self.reason = reason


class Viewer(Protocol):
    """Somebody who looks at the table, from a seat or (NOBODY) from behind."""

    seat: int

    def wake(self) -> None:
        """There is news."""

    def leave(self) -> None:
        """This table is no longer served here."""
