"""Rings the bells of all tables in this process when they are due."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from quartett.core.problem import Problem
from quartett.notices import push
from quartett.notices.letters import letter_for
from quartett.notices.messenger import Means, Messenger
from quartett.notices.wishes import Wish
from quartett.table.bells import Bell
from quartett.table.registry import Registry
from quartett.table.store import PERSON
from quartett.table.table import Table
from quartett.table.viewer import HERE

LOOK_SECONDS: Final = 1.0
GRACE: Final = 10.0
"""Seconds after a start in which people may come back before they count as away."""
READ_SECONDS: Final = 60.0
"""The bells are read again after this time, although nobody here has hung one."""
READ_SHARED_SECONDS: Final = 5.0
"""The same where other processes hang bells in the same store."""
MOST_UNDER_WAY: Final = 500
KEY: Final = "push"

Seat = tuple[str, int]


class Ringing:
    def __init__(
        self,
        registry: Registry,
        means: Means,
        seconds: float,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`seconds` is how long somebody must be away before they are notified."""
        self.registry = registry
        self.means = means
        self.seconds = min(seconds, registry.rest_after / 2)
        self.messenger = Messenger(means, b"")
        self._clock = clock
        self._started = clock()
        self._here: dict[Seat, float] = {}
        """When a seat with a bell was last occupied."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._bells: dict[str, Bell] = {}
        """Those that hung when they were read last. Some may be gone since: whether one may ring
        is asked of the store."""
        self._read_again = 0.0

    async def start(self) -> None:
        """Creates our key at the very first start; it never changes."""
        if push.is_possible():
            key = await self.registry.store.keep_secret(KEY, push.new_key())
            self.messenger = Messenger(self.means, key)

    @property
    def ways(self) -> list[str]:
        possible = {
            "push": bool(self.messenger.key),
            "webhook": True,
            "mail": self.means.mail is not None,
        }
        return [way for way, is_there in possible.items() if is_there]

    async def stop(self) -> None:
        for task in tuple(self._under_way):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def hung(self) -> None:
        """There is another bell."""
        self._read_again = 0.0

    async def look(self) -> None:
        """Rings what is due, without waiting for receivers."""
        if time.monotonic() >= self._read_again:
            await self._read()
        for bell in tuple(self._bells.values()):
            table = self.registry.tables.get(bell.table)
            if table is not None and bell.table in self.registry.own:
                await self._look_at(bell, table)

    async def _read(self) -> None:
        store = self.registry.store
        wait = READ_SHARED_SECONDS if store.shared else READ_SECONDS
        self._read_again = time.monotonic() + wait
        try:
            bells = await store.hanging_bells()
        except BaseException:
            self.hung()
            raise
        self._bells = {bell.id: bell for bell in bells}
        seats = {(bell.table, bell.seat) for bell in bells}
        self._here = {seat: at for seat, at in self._here.items() if seat in seats}

    async def _look_at(self, bell: Bell, table: Table) -> None:
        now, seat = self._clock(), (bell.table, bell.seat)
        if is_here(table, bell.seat):
            self._here[seat] = now
            return
        asked = question(table, bell.seat)
        if asked is None or asked[0] <= bell.told or len(self._under_way) >= MOST_UNDER_WAY:
            return
        number, since = asked
        away = max(since, self._here.get(seat, 0.0)) + self.seconds
        if now >= max(away, self._started + min(GRACE, self.seconds)):
            await self._ring(bell, table, number)

    async def _ring(self, bell: Bell, table: Table, number: int) -> None:
        claimed = await self.registry.store.claim_bell(bell.id, number)
        if bell.id in self._bells:
            self._bells[bell.id] = msgspec.structs.replace(bell, told=number)
        if not claimed:
            return
        wish = msgspec.json.decode(bell.wish, type=Wish)
        task = asyncio.create_task(self._bring(bell, wish, table.match.game.name))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _bring(self, bell: Bell, wish: Wish, game: str) -> None:
        if not await self.messenger.bring(wish, letter_for(wish, game)):
            with suppress(Problem):
                await self.registry.store.drop_bell(None, bell.id)


def is_here(table: Table, seat: int) -> bool:
    return table.presence(seat) == HERE


def question(table: Table, seat: int) -> tuple[int, float] | None:
    """The question a person owes an answer to, and since when."""
    match = table.match
    idle = table.broken or table.archived or table.facts.room or match.state.over
    if idle or table.chairs[seat].kind != PERSON or seat not in match.state.owing:
        return None
    return match.asked_since(seat), table.autoplay.asked_at(seat)
