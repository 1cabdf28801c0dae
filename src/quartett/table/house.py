"""All tables of a server: opens them, finds them, and lets those rest that nobody needs."""

import asyncio
import logging
import time
from typing import Final

import msgspec

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.core.replay import start
from quartett.lab.run import loaded
from quartett.table.course import Course
from quartett.table.opening import (
    LONGEST_WAIT,
    OpenTable,
    chairs_of,
    check_manner,
    game_of,
    new_facts,
)
from quartett.table.passes import digest_of, new_secret
from quartett.table.store import PERSON, WAIT, Kept, Pass, Store
from quartett.table.table import Table
from quartett.table.thinking import Thinkers

LOG: Final = logging.getLogger("quartett.house")


class Opened(msgspec.Struct, frozen=True):
    """A new table: the secret of its host, and one of each seat that a person may take."""

    table: Table
    host: str
    secrets: dict[int, str]


class House:
    def __init__(self, store: Store, thinkers: Thinkers, rest_after: float = 600) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rest_after = rest_after
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # Opening

    async def open(self, asked: OpenTable, address: str = "") -> Opened:
        """A new table. The host sits on the first seat that is a person's."""
        check_manner(asked.manner)
        game = await asyncio.to_thread(game_of, asked)
        chairs = chairs_of(game, asked.seats)
        facts = new_facts(game, chairs, asked.options, asked.manner, address)
        people = [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON]
        host, own = new_secret(), people[0] if people else NOBODY
        links = {seat: new_secret() for seat in people}
        passes = [(digest_of(host), Pass(facts.table, own, host=True))]
        passes += [(digest_of(s), Pass(facts.table, seat)) for seat, s in links.items()]
        await self.store.open_table(facts, chairs, passes)
        table = self._seat(Kept(facts, chairs, []))
        LOG.info("opened", extra={"table": table.name, "game": game.name})
        return Opened(table, host, links)

    async def rematch(self, table: Table, address: str = "") -> Table:
        """The table where the same people play again: the same seats, options, pace and cards. The
        first who asks opens it, and all others find it."""
        if not table.course.state.over:
            raise Problem("rematch-after-end")
        if not table.rematch:
            old, game = table.facts, table.course.game
            facts = new_facts(game, table.chairs, old.asked, old.manner, address)
            name = await self.store.open_table(facts, table.chairs, [], table.name)
            table.rematch = name
            table.change()
        return await self.find(table.rematch)

    def _seat(self, kept: Kept) -> Table:
        table = Table(course_of(kept), kept, self.store, self.thinkers)
        self.tables[table.name] = table
        table.go_on()
        return table

    # Finding

    async def find(self, name: str) -> Table:
        """A table by its name, from the store if need be."""
        table = self.tables.get(name)
        if table is not None and not table.broken:
            table.used = time.monotonic()
            return table
        task = self._loading.get(name)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Table:
        kept = await self.store.load(name)
        if kept is None:
            raise Problem("unknown-table")
        return self._seat(kept)

    async def wake(self) -> None:
        """After a start: every game that is not over goes on, its bots and its clocks too."""
        for name in await self.store.unfinished(time.time() - LONGEST_WAIT):
            try:
                await self.find(name)
            except Problem as problem:
                LOG.warning("not resumed", extra={"table": name, "problem": problem.name})

    def rest(self) -> None:
        """Forgets tables that nobody looks at; they are found again when somebody asks."""
        now = time.monotonic()
        for name, table in list(self.tables.items()):
            idle = not table.viewers and now - table.used > self.rest_after
            clock = table.facts.manner.late != WAIT and not table.course.state.over
            if table.broken or (idle and not clock):
                table.close()
                del self.tables[name]

    def close(self) -> None:
        for table in self.tables.values():
            table.close()
        self.tables.clear()


def course_of(kept: Kept) -> Course:
    """The course that a log leads to. Rules that have changed since cannot continue it."""
    record = Record(kept.facts.header, [])
    game = loaded(record.game, kept.facts.cards)
    course = Course(game, start(game, record), kept.facts.seed)
    for entry in kept.log:
        course.take(entry)
    return course
