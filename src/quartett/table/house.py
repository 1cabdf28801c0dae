"""All tables of a server: opens them, finds them, and lets those rest that nobody needs."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from quartett import games
from quartett.core.chance import NOBODY
from quartett.core.keyed import SEED_BYTES, commitment
from quartett.core.problem import Problem
from quartett.core.record import Record, header_of
from quartett.core.replay import start
from quartett.table.course import Course
from quartett.table.passes import digest_of, new_secret, new_table_name
from quartett.table.seats import Seat, parse_seats, players_line
from quartett.table.store import Chair, Facts, Kept, Manner, Pass, Store
from quartett.table.table import BOT, FREE, HAND, PERSON, PLAY, WAIT, Table
from quartett.table.thinking import Thinkers

LOG: Final = logging.getLogger("quartett.house")
DAY: Final = 86_400
LONGEST_WAIT: Final = 30 * DAY
FREE_SEAT: Final = "free"


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

    async def open(
        self,
        game: str,
        seats: Sequence[str],
        options: Mapping[str, str],
        manner: Manner,
        address: str = "",
    ) -> Opened:
        """A new table. The host sits on the first seat that is a person's."""
        check_manner(manner)
        chairs = chairs_of(game, seats)
        facts = new_facts(game, chairs, options, manner, address)
        people = [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON]
        host, own = new_secret(), people[0] if people else NOBODY
        links = {seat: new_secret() for seat in people}
        passes = [(digest_of(host), Pass(facts.table, own, host=True))]
        passes += [(digest_of(s), Pass(facts.table, seat)) for seat, s in links.items()]
        await self.store.open_table(facts, chairs, passes)
        table = self._seat(Kept(facts, chairs, []))
        LOG.info("opened", extra={"table": table.name, "game": game})
        return Opened(table, host, links)

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


def chairs_of(game: str, seats: Sequence[str]) -> list[Chair]:
    """`you`, `Ada=you`, `steady`, `Mira=steady` as on the command line, or `free`."""
    bots = games.load(game).bots
    parsed = parse_seats(",".join("you" if s == FREE_SEAT else s for s in seats), bots)
    if len(parsed) != len(seats):
        raise Problem("unknown-player", player=",", players=", ".join(["you", FREE_SEAT, *bots]))
    return [
        Chair(FREE) if text == FREE_SEAT else chair_of(seat)
        for text, seat in zip(seats, parsed, strict=True)
    ]


def chair_of(seat: Seat) -> Chair:
    return Chair(BOT, seat.name, seat.bot) if seat.bot else Chair(PERSON, seat.name)


def check_manner(manner: Manner) -> None:
    if manner.late not in (WAIT, PLAY, HAND):
        raise Problem("bad-lateness", late=manner.late, choices=f"{WAIT}, {PLAY}, {HAND}")
    if not 0 <= manner.seconds <= LONGEST_WAIT:
        raise Problem("bad-pace", seconds=manner.seconds, longest=LONGEST_WAIT)


def new_facts(
    name: str, chairs: Sequence[Chair], options: Mapping[str, str], manner: Manner, address: str
) -> Facts:
    game = games.load(name)
    game.check_seats(len(chairs))
    header = header_of(game, len(chairs), game.settle(len(chairs), options))
    header["players"] = players_line(Seat(chair.name, chair.bot) for chair in chairs)
    seed = secrets.token_bytes(SEED_BYTES)
    header["commitment"] = commitment(seed)
    return Facts(new_table_name(), header, seed, manner, time.time(), address)


def course_of(kept: Kept) -> Course:
    """The course that a log leads to. Rules that have changed since cannot continue it."""
    record = Record(kept.facts.header, [])
    game = games.load(record.game)
    course = Course(game, start(game, record), kept.facts.seed)
    for entry in kept.log:
        course.take(entry)
    return course
