"""Hints for those who sit at a table: one at a time per seat, on however many devices."""

from typing import TYPE_CHECKING

import msgspec

from quartett.bots.hint import Hint
from quartett.core.problem import Problem
from quartett.table.bot_workers import Thinkers
from quartett.table.worker import WorkerLost

if TYPE_CHECKING:
    from quartett.table.table import Table


class Hints:
    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._pending: set[int] = set()

    async def think(self, seat: int) -> tuple[int, Hint]:
        """The best moves for the seat to move, and the number of the table they are for."""
        table = self._table
        seen, number = table.match.state.masked(seat), table.number
        if not table.facts.manner.hints:
            raise Problem("no-hints-here")
        if seat not in seen.owing:
            raise Problem("no-hint-now")
        if seat in self._pending:
            raise Problem("hint-pending")
        self._pending.add(seat)
        asker = msgspec.structs.replace(table.autoplay.asker, key=(table.name, seat))
        try:
            game = table.match.game
            return number, await self._thinkers.hint(asker, game, seen.numbers(), seat)
        except WorkerLost:
            raise Problem("no-hint-now") from None
        finally:
            self._pending.discard(seat)
