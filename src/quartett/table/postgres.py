"""The store in PostgreSQL, for several server processes that share their tables."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
import msgspec

from quartett.core.problem import Problem
from quartett.table import statements as sql
from quartett.table.affairs import Affairs
from quartett.table.batches import Batches
from quartett.table.log import Entry
from quartett.table.match import Plan
from quartett.table.members import Members
from quartett.table.postgres_bells import PostgresBells
from quartett.table.postgres_entries import PostgresEntries
from quartett.table.postgres_reviews import PostgresReviews
from quartett.table.serialization import (
    NO_LOG,
    check_room,
    check_same,
    pack_affairs,
    pack_facts,
    pack_wish,
    unpack_affairs,
    unpack_snapshot,
    unpack_wish,
)
from quartett.table.store import (
    FREE,
    MOST_PASSES,
    Behind,
    Chair,
    Facts,
    Kept,
    Listener,
    Notice,
    Pass,
    Wish,
)
from quartett.table.trouble import FAILURES, may_fail
from quartett.table.upkeep import public

CONNECTIONS: Final = 8
PATIENCE: Final = 10
"""Seconds to wait for the database."""
SETTINGS: Final = {"search_path": sql.SCHEMA, "synchronous_commit": "on"}
TROUBLE: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError)

HEALTH_SECONDS: Final = 2

JSON: Final = msgspec.json.encode


def prepare(address: str) -> None:
    """Migrates the database. Raises a Problem if it cannot be used."""
    try:
        asyncio.run(_prepare(address))
    except TROUBLE as error:
        cause = type(error).__name__ if isinstance(error, ValueError) else str(error)
        raise Problem("database-unreachable", database=public(address), cause=cause) from None


async def _prepare(address: str) -> None:
    connection = await asyncpg.connect(address, timeout=PATIENCE)
    try:
        async with connection.transaction():
            await connection.execute(sql.ONE_AT_A_TIME)
            await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {sql.SCHEMA}")
            await connection.execute(f"SET LOCAL search_path TO {sql.SCHEMA}")
            await connection.execute("CREATE TABLE IF NOT EXISTS version (version int NOT NULL)")
            await migrate(connection)
    finally:
        await connection.close()


async def migrate(connection: Any) -> None:
    version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM version")
    known = len(sql.MIGRATIONS)
    if version > known:
        raise Problem("database-newer", version=version, known=known)
    for number in range(version, known):
        await connection.execute(sql.MIGRATIONS[number])
        await connection.execute("INSERT INTO version VALUES ($1)", number + 1)


class PostgresStore(PostgresBells, PostgresEntries, PostgresReviews):
    """Other processes are notified of every change in the same transaction."""

    shared = True

    def __init__(self, address: str) -> None:
        prepare(address)
        self._address = address
        self._pool: Any = None
        self._members = Members(self._connect)
        self._batches = Batches(self._write)

    async def _connect(self) -> Any:
        return await asyncpg.connect(self._address, timeout=PATIENCE, server_settings=SETTINGS)

    async def start(self, listener: Listener) -> None:
        self._pool = await asyncpg.create_pool(
            self._address,
            min_size=2,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=3 * PATIENCE,
            server_settings=SETTINGS,
        )
        await self._members.join(listener)
        self._batches.start()

    async def stop(self) -> None:
        await self._batches.stop()
        await self._members.leave()
        await self._pool.close()

    # Tables

    @may_fail
    async def open_table(
        self,
        facts: Facts,
        chairs: Sequence[Chair],
        passes: Sequence[tuple[bytes, Pass]],
        rematch_of: str = "",
    ) -> str:
        name, rows = facts.table, enumerate(chairs)
        async with self._pool.acquire() as db, db.transaction():
            if rematch_of:
                first = await db.fetchval(sql.CLAIM_REMATCH, name, rematch_of)
                if first is None:
                    return str(await db.fetchval(sql.REMATCH_OF, rematch_of))
                await self._notify(db, rematch_of)
            listed, own = facts.manner.listed, self._members.own
            row = (name, pack_facts(facts), facts.opened, facts.address, listed, own, facts.code)
            await db.execute(sql.ADD_TABLE, *row)
            seats = [(name, seat, JSON(chair), chair.kind == FREE) for seat, chair in rows]
            await db.executemany(sql.ADD_CHAIR, seats)
            given = [(digest, one.table, one.seat, one.host) for digest, one in passes]
            await db.executemany(sql.ADD_PASS, given)
        return name

    @may_fail
    async def append(self, table: str, plan: Plan) -> None:
        await self._batches.add(table, plan)

    async def _write(self, *columns: Any) -> set[str]:
        rows = await self._pool.fetch(sql.APPEND, *columns, sql.CHANNEL, self._members.own)
        return {row["name"] for row in rows}

    @may_fail
    async def load(self, table: str, since: int = 0) -> Kept | None:
        async with self._pool.acquire() as db, db.transaction(isolation="repeatable_read"):
            return await read_table(db, table, since)

    @may_fail
    async def go_on(self, was: Facts, facts: Facts) -> None:
        async with self._changing(was.table) as db:
            check_same(await db.fetchrow(sql.FACTS_OF, was.table), Facts, was)
            await db.execute(sql.GO_ON, pack_facts(facts), was.table)

    @may_fail
    async def set_chair(self, table: str, seat: int, was: Chair, chair: Chair) -> None:
        async with self._changing(table) as db:
            check_same(await db.fetchrow(sql.CHAIR_OF, table, seat), Chair, was)
            await db.execute(sql.SET_CHAIR, JSON(chair), chair.kind == FREE, table, seat)

    @may_fail
    async def set_wish(self, table: str, was: Wish | None, wish: Wish | None) -> None:
        async with self._changing(table) as db:
            check_same(await db.fetchrow(sql.WISH_OF, table), Wish, was)
            await db.execute(sql.SET_WISH, pack_wish(wish), table)

    @may_fail
    async def set_affairs(self, table: str, was: Affairs, affairs: Affairs) -> None:
        async with self._changing(table) as db:
            row = await db.fetchrow(sql.AFFAIRS_OF, table)
            if row is None or unpack_affairs(row[0]) != was:
                raise Behind
            await db.execute(sql.SET_AFFAIRS, pack_affairs(affairs), table)

    @may_fail
    async def set_room(self, was: Kept, facts: Facts, chairs: Sequence[Chair]) -> None:
        name = facts.table
        async with self._changing(name) as db:
            row = await db.fetchrow(sql.FACTS_OF, name)
            check_room(row, await db.fetch(sql.CHAIRS_OF, name), was)
            await db.execute(sql.DROP_CHAIRS, name)
            seats = [(name, at, JSON(one), one.kind == FREE) for at, one in enumerate(chairs)]
            await db.executemany(sql.ADD_CHAIR, seats)
            more = (facts.manner.listed, facts.code, name)
            await db.execute(sql.SET_ROOM, pack_facts(facts), *more)

    @may_fail
    async def find_code(self, code: str) -> str | None:
        row = await self._pool.fetchrow(sql.FIND_CODE, code)
        return None if row is None else str(row["name"])

    @asynccontextmanager
    async def _changing(self, table: str) -> AsyncIterator[Any]:
        """One transaction, with a notification to the others. What it reads is locked until its
        end."""
        async with self._pool.acquire() as db, db.transaction():
            yield db
            await self._notify(db, table)

    async def _notify(self, db: Any, table: str) -> None:
        notice = Notice(table, self._members.own)
        await db.execute(sql.NOTIFY, sql.CHANNEL, JSON(notice).decode())

    @may_fail
    async def listed(self, most: int, each: int) -> list[Kept]:
        async with self._pool.acquire() as db:
            names = [row["name"] for row in await db.fetch(sql.LISTED, each, most)]
            found = [await read_table(db, name, NO_LOG) for name in names]
        return [kept for kept in found if kept is not None]

    @may_fail
    async def forget(self, before: float) -> None:
        await self._pool.execute(sql.FORGET, before)

    @may_fail
    async def archive(self, before: float) -> list[str]:
        async with self._pool.acquire() as db, db.transaction():
            names = [row["name"] for row in await db.fetch(sql.ARCHIVE, before)]
            for name in names:
                await self._notify(db, name)
        return names

    # Passes

    @may_fail
    async def add_pass(self, digest: bytes, given: Pass, most: int = MOST_PASSES) -> None:
        row = (digest, given.table, given.seat, given.host)
        if not await self._pool.fetchval(sql.ADD_ONE_PASS, *row, most):
            raise Problem("too-many-passes", most=most)

    @may_fail
    async def revoke(self, table: str, seat: int, hosts: bool = False) -> None:
        await self._pool.execute(sql.REVOKE, table, seat, hosts)

    @may_fail
    async def find_pass(self, digest: bytes) -> Pass | None:
        row = await self._pool.fetchrow(sql.FIND_PASS, digest)
        return None if row is None else Pass(row["name"], row["seat"], row["host"])

    @may_fail
    async def tables_of(self, address: str, since: float) -> int:
        return int(await self._pool.fetchval(sql.TABLES_OF, address, since))

    # Other processes

    @may_fail
    async def claim(self, table: str) -> bool:
        found = await self._pool.fetchval(sql.CLAIM, table, self._members.own, sql.LOCKS)
        return found is not None

    @may_fail
    async def orphans(self, since: float) -> list[str]:
        return [row["name"] for row in await self._pool.fetch(sql.ORPHANS, since, sql.LOCKS)]

    @may_fail
    async def tell(self, notice: Notice) -> None:
        told = msgspec.structs.replace(notice, sender=self._members.own)
        await self._pool.execute(sql.NOTIFY, sql.CHANNEL, JSON(told).decode())

    async def alive(self) -> bool:
        """Rewrites existing data."""
        try:
            return bool(await self._pool.fetchval(sql.ALIVE_STILL, timeout=HEALTH_SECONDS))
        except FAILURES:
            return False

    @may_fail
    async def newest(self) -> float:
        return float(await self._pool.fetchval(sql.NEWEST))

    @may_fail
    async def revive(self, table: str, at: float) -> None:
        async with self._changing(table) as db:
            await db.execute(sql.REVIVE, table, at)


async def read_table(db: Any, table: str, since: int) -> Kept | None:
    row = await db.fetchrow(sql.READ_TABLE, table)
    if row is None:
        return None
    chairs = await db.fetch(sql.READ_CHAIRS, table)
    log = [] if since == NO_LOG else await db.fetch(sql.READ_LOG, table, since)
    return Kept(
        msgspec.json.decode(row["facts"], type=Facts),
        [msgspec.json.decode(chair["chair"], type=Chair) for chair in chairs],
        [Entry(*entry) for entry in log],
        row["rematch"],
        unpack_wish(row["wish"]),
        row["archived"],
        row["over"],
        unpack_snapshot(row["snapshot"]),
        unpack_affairs(row["affairs"]),
    )
