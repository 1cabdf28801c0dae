"""All tables of a server: opens them, finds them, and unloads those that nobody needs."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.table.away import USUAL_LIMITS, AwayLimits
from quartett.table.bot_workers import Thinkers
from quartett.table.branch import PlayOn, branch_of, branched
from quartett.table.finished import KeepGame, finished, kept_facts
from quartett.table.match import Plan
from quartett.table.opening import (
    DAY,
    LONGEST_WAIT,
    OpenTable,
    chairs_of,
    check_manner,
    game_of,
    new_facts,
    try_cards,
)
from quartett.table.passes import alias, digest_of, is_table_name, new_secret
from quartett.table.recovery import has_other_rules, match_of, under_our_rules
from quartett.table.retries import Retries
from quartett.table.room import new_code
from quartett.table.store import (
    BOT,
    FREE,
    PERSON,
    WAIT,
    Behind,
    Chair,
    Facts,
    Kept,
    Notice,
    Pass,
    Store,
    seated_again,
)
from quartett.table.table import Table

LOG: Final = logging.getLogger("quartett.registry")
HEALTH_SECONDS: Final = 1
MOST_TRIES: Final = 5
"""Attempts to continue under changed rules while other processes try the same."""
Passes = list[tuple[bytes, Pass]]


class Opened(msgspec.Struct, frozen=True):
    """A new table: the host's secret, and one for each seat that a person may take."""

    table: Table
    host: str
    secrets: dict[int, str]


class Registry:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        rest_after: float = 600,
        away_limits: AwayLimits = USUAL_LIMITS,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rest_after = rest_after
        self.away_limits = away_limits
        self.tables: dict[str, Table] = {}
        self.own: set[str] = set()
        """The names of the tables whose bots and clocks run in this process."""
        self.retries = Retries()
        """Tables of ours that failed or could not be read."""
        self._door = asyncio.Lock()
        self._tried, self._writes = float("-inf"), True
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening

    async def open(
        self, asked: OpenTable, address: str = "", most: int = 0, waits: bool = False
    ) -> Opened:
        """Opens a table. The host gets the first seat that belongs to a person."""
        check_manner(asked.manner)
        if asked.cards is not None:
            await self.thinkers.read(address, try_cards, asked)
        game = await asyncio.to_thread(game_of, asked)
        chairs = chairs_of(game, asked.seats)
        for seat in asked.here:
            if not (0 <= seat < len(chairs) and chairs[seat].kind == PERSON):
                raise Problem("nobody-here", seat=seat)
        code = await self._free_code() if asked.room and Chair(FREE) in chairs else ""
        facts = new_facts(game, chairs, asked.options, asked.manner, address, waits, code)
        return await self.begin(facts, chairs, most)

    async def play_on(self, asked: PlayOn, address: str = "", most: int = 0) -> Opened:
        """Opens a table that continues the first moves of a record."""
        check_manner(asked.manner)
        branch = await self.thinkers.read(address, branch_of, asked)
        whole = OpenTable(branch.game, asked.seats, branch.options, asked.manner, cards=asked.cards)
        game = await asyncio.to_thread(game_of, whole)
        chairs = chairs_of(game, asked.seats)
        facts = new_facts(game, chairs, branch.options, asked.manner, address, waits=True)
        return await self.begin(branched(facts, branch), chairs, most)

    async def keep(self, asked: KeepGame, address: str = "", most: int = 0) -> Opened:
        """Opens a table with a finished game that was played elsewhere."""
        whole = await self.thinkers.read(address, finished, asked)
        opening = OpenTable(whole.game, asked.seats, whole.options, cards=asked.cards)
        game = await asyncio.to_thread(game_of, opening)
        chairs = chairs_of(game, asked.seats)
        if Chair(FREE) in chairs:
            raise Problem("keep-free")
        facts = new_facts(game, chairs, whole.options, opening.manner, address)
        return await self.begin(kept_facts(facts, whole), chairs, most, whole.plan)

    async def begin(
        self, facts: Facts, chairs: list[Chair], most: int, played: Plan | None = None
    ) -> Opened:
        """`played`: what has already happened there."""
        people = [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON]
        host, own = new_secret(), people[0] if people else NOBODY
        links = {seat: new_secret() for seat in people}
        passes = [(digest_of(host), Pass(facts.table, own, host=True))]
        passes += [(digest_of(s), Pass(facts.table, seat)) for seat, s in links.items()]
        await self._open(facts, chairs, passes, "", most)
        if played is not None:
            await self.store.append(facts.table, played)
        table = await self._seat(Kept(facts, chairs, [] if played is None else played.entries))
        LOG.info("opened", extra={"table": alias(table.name), "game": facts.header["game"]})
        return Opened(table, host, links)

    async def _free_code(self) -> str:
        while await self.store.find_code(code := new_code()) is not None:
            pass
        return code

    async def _open(
        self, facts: Facts, chairs: list[Chair], passes: Passes, rematch_of: str, most: int
    ) -> str:
        """Opens one at a time, so that the count is right: an address may open `most` a day."""
        async with self._door:
            since = time.time() - DAY
            if most and await self.store.tables_of(facts.address, since) >= most:
                raise Problem("too-many-tables", most=most)
            return await self.store.open_table(facts, chairs, passes, rematch_of)

    async def rematch(self, table: Table, address: str = "", most: int = 0) -> Table:
        """The table where the same people play again: the same seats, options, pace and cards. The
        first to ask opens it, and the others find it."""
        if not table.match.state.over:
            raise Problem("rematch-after-end")
        if not table.rematch:
            old, game = table.facts, table.match.game
            chairs = [seated_again(chair) for chair in table.chairs]
            facts = new_facts(game, chairs, old.asked, old.manner, address, old.waits)
            name = await self._open(facts, chairs, [], table.name, most)
            table.rematch = name
            table.change()
        return await self.find(table.rematch)

    async def _seat(self, kept: Kept) -> Table:
        long = kept.log or kept.facts.before
        match = await asyncio.to_thread(match_of, kept) if long else match_of(kept)
        ours = not (match.state.over or kept.archived) and await self.store.claim(kept.facts.table)
        table = Table(match, kept, self.store, self.thinkers, self.away_limits)
        self.tables[table.name] = table
        if ours and any(chair.kind == BOT for chair in kept.chairs):
            self.thinkers.warm()
        if ours:
            self.own.add(table.name)
            table.autoplay.take_over()
        if self.store.shared:
            table.refresh()  # it may have changed since it was read
            await self.store.tell(Notice(table.name, asks=True))
        return table

    # Finding

    async def find(self, name: str) -> Table:
        """A table by its name, from the store if need be."""
        if not is_table_name(name):
            raise Problem("unknown-table")
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
        for _ in range(MOST_TRIES):
            kept = await self.store.load(name)
            if kept is None:
                raise Problem("unknown-table")
            if kept.over or kept.archived or not has_other_rules(kept):
                return await self._seat(kept)
            try:
                await self.store.go_on(kept.facts, under_our_rules(kept))
            except Behind:
                LOG.info("another process was quicker")
        raise RuntimeError("a table does not go on under our rules")

    async def wake(self) -> None:
        """Takes over the bots and clocks of games that no process runs: all of them after a start,
        later those of a process that died."""
        for name in await self.store.orphans(await self._today() - LONGEST_WAIT):
            if not self.retries.waits(name):
                await self._try(name)

    async def mend(self) -> None:
        """Reopens tables that failed, even if nobody is watching, because their bots and clocks
        must go on."""
        for name, table in list(self.tables.items()):
            if table.broken:
                del self.tables[name]
                if name in self.own:
                    self.retries.failed(name)
        for name in self.retries.due():
            await self._try(name)

    async def _try(self, name: str) -> None:
        """Whatever is wrong with one table must not affect the others."""
        try:
            await self._adopt(name)
        except Exception as error:
            self.retries.failed(name)
            what = error.name if isinstance(error, Problem) else type(error).__name__
            LOG.warning("not resumed", extra={"table": alias(name), "problem": what})
        else:
            self.retries.worked(name)

    async def _adopt(self, name: str) -> None:
        table = await self.find(name)
        if name not in self.own and await self.store.claim(name):
            self.own.add(name)
            table.autoplay.take_over()

    # Other processes

    def hear(self, notice: Notice) -> None:
        """Another process changed a table, or reports who is there."""
        table = self.tables.get(notice.table)
        if table is None:
            if notice.table in self.own and not notice.asks:
                self._spawn(self.find(notice.table))
            return
        if notice.asks:
            table.tell_presence()
        elif notice.here is not None:
            table.hear_presence(notice)
        elif notice.revoked is not None:
            table.send_away(notice.revoked)
        else:
            table.refresh()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def miss(self, sender: int) -> None:
        """Another process is gone, and with it everybody connected there."""
        for table in self.tables.values():
            table.miss(sender)

    def start_anew(self) -> None:
        """Others took us for dead, so they run our tables now, and we may have missed news."""
        self.own.clear()
        for table in self.tables.values():
            table.autoplay.on_duty = False
            table.refresh()

    # Resting

    def rest(self) -> None:
        """Unloads tables that nobody looks at; they are loaded again on demand."""
        now = time.monotonic()
        for name, table in list(self.tables.items()):
            idle = not table.viewers and now - table.used > self.rest_after
            clock = table.facts.manner.late != WAIT and not table.match.state.over
            if table.broken or (idle and not clock):
                table.close()
                del self.tables[name]
            if table.match.state.over or table.archived:
                self.own.discard(name)

    async def archive(self, days: int) -> None:
        """Archives tables that nobody has touched for long; they take no more moves. The machine's
        clock may be wrong after a start, so the time is measured from the last activity."""
        await self.store.forget(time.time() - DAY)
        for name in await self.store.archive(await self._today() - days * DAY):
            LOG.info("archived", extra={"table": alias(name)})
            if name in self.tables:
                self.tables[name].refresh()

    async def can_write(self) -> bool:
        """Checked at most once a second, however often it is called."""
        now = time.monotonic()
        if now - self._tried > HEALTH_SECONDS:
            self._tried, self._writes = now, await self.store.alive()
        return self._writes

    async def _today(self) -> float:
        return min(time.time(), await self.store.newest())

    async def revive(self, table: Table) -> Table:
        """Reopens an archived table for somebody who belongs to it."""
        await self.store.revive(table.name, time.time())
        table.close()
        return await self.find(table.name)

    def close(self) -> None:
        for table in self.tables.values():
            table.close()
        self.tables.clear()
