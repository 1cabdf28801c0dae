"""The store in one SQLite file, for one server process."""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from quartett.core.problem import Problem
from quartett.table.affairs import Affairs
from quartett.table.bells import SqliteBells
from quartett.table.entries import SqliteEntries
from quartett.table.kept_reviews import SqliteReviews
from quartett.table.match import Plan
from quartett.table.rows import (
    MIGRATIONS,
    claim_rematch,
    migrate,
    put_chair,
    put_pass,
    put_table,
    read_table,
)
from quartett.table.serialization import (
    NO_LOG,
    PACK,
    check_room,
    check_same,
    pack_affairs,
    pack_facts,
    pack_wish,
    touched_by,
    touches,
    unpack_affairs,
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
from quartett.table.writer import Writer, connect

GO_ON: Final = "UPDATE tables SET snapshot = ?, wish = NULL WHERE name = ? AND NOT archived"
TOUCH: Final = "UPDATE tables SET touched = ?, over = ? WHERE name = ?"


def prepare(file: str) -> None:
    """Creates or migrates the file. Raises a Problem if it is not a database of ours."""
    try:
        connection = connect(file)
        try:
            migrate(connection)
        finally:
            connection.close()
    except (sqlite3.Error, OSError) as error:
        raise Problem("database-unusable", database=file, cause=str(error)) from None


def lock(file: str) -> int:
    """Locks the file for one process. The lock ends with the process, however that ends."""
    try:
        held = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise Problem("database-unusable", database=file, cause=error.strerror or "") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise Problem("database-in-use", database=file) from None
    return held


class SqliteStore(SqliteBells, SqliteEntries, SqliteReviews):
    """
    >>> try:
    ...     SqliteStore(":memory:")
    ... except Problem as problem:
    ...     problem.name
    'database-in-memory'
    """

    shared = False

    def __init__(self, file: str) -> None:
        if not file or file == ":memory:":
            raise Problem("database-in-memory")
        self._lock = lock(file)
        prepare(file)
        self.writer = Writer(lambda: connect(file))
        self.writer.start()

    async def start(self, listener: Listener) -> None:
        """Nothing to listen to: a file belongs to one process."""

    async def stop(self) -> None:
        await asyncio.to_thread(self.writer.stop)
        os.close(self._lock)

    async def open_table(
        self,
        facts: Facts,
        chairs: Sequence[Chair],
        passes: Sequence[tuple[bytes, Pass]],
        rematch_of: str = "",
    ) -> str:
        def write(db: sqlite3.Connection) -> str:
            if rematch_of and (first := claim_rematch(db, rematch_of, facts.table)):
                return first
            put_table(db, facts)
            for seat, chair in enumerate(chairs):
                put_chair(db, facts.table, seat, chair)
            for digest, given in passes:
                put_pass(db, digest, given)
            return facts.table

        return await self.writer.run(write)

    async def append(self, table: str, plan: Plan) -> None:
        rows = [(table, e.number, e.seat, e.text, e.ack, e.at, e.back) for e in plan.entries]
        snapshot = PACK(plan.snapshot)

        def write(db: sqlite3.Connection) -> None:
            if not db.execute(GO_ON, (snapshot, table)).rowcount:
                raise Behind
            if touches(plan):
                db.execute(TOUCH, (touched_by(plan), plan.over, table))
            try:
                db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            except sqlite3.IntegrityError:
                raise Behind from None

        await self.writer.run(write)

    async def load(self, table: str, since: int = 0) -> Kept | None:
        return await self.writer.run(lambda db: read_table(db, table, since))

    async def go_on(self, was: Facts, facts: Facts) -> None:
        where = (facts.table,)

        def write(db: sqlite3.Connection) -> None:
            row = db.execute("SELECT facts FROM tables WHERE name = ?", where).fetchone()
            check_same(row, Facts, was)
            changed = (pack_facts(facts), *where)
            db.execute("UPDATE tables SET facts = ? WHERE name = ?", changed)

        await self.writer.run(write)

    async def set_chair(self, table: str, seat: int, was: Chair, chair: Chair) -> None:
        where = (table, seat)

        def write(db: sqlite3.Connection) -> None:
            query = "SELECT chair FROM chairs WHERE name = ? AND seat = ?"
            check_same(db.execute(query, where).fetchone(), Chair, was)
            changed = (msgspec.json.encode(chair), chair.kind == FREE, *where)
            db.execute("UPDATE chairs SET chair = ?, free = ? WHERE name = ? AND seat = ?", changed)

        await self.writer.run(write)

    async def set_wish(self, table: str, was: Wish | None, wish: Wish | None) -> None:
        where = (table,)

        def write(db: sqlite3.Connection) -> None:
            row = db.execute("SELECT wish FROM tables WHERE name = ?", where).fetchone()
            check_same(row, Wish, was)
            db.execute("UPDATE tables SET wish = ? WHERE name = ?", (pack_wish(wish), *where))

        await self.writer.run(write)

    async def set_affairs(self, table: str, was: Affairs, affairs: Affairs) -> None:
        where = (table,)

        def write(db: sqlite3.Connection) -> None:
            row = db.execute("SELECT affairs FROM tables WHERE name = ?", where).fetchone()
            if row is None or unpack_affairs(row[0]) != was:
                raise Behind
            changed = (pack_affairs(affairs), *where)
            db.execute("UPDATE tables SET affairs = ? WHERE name = ?", changed)

        await self.writer.run(write)

    async def set_room(self, was: Kept, facts: Facts, chairs: Sequence[Chair]) -> None:
        where = (facts.table,)

        def write(db: sqlite3.Connection) -> None:
            row = db.execute("SELECT facts FROM tables WHERE name = ?", where).fetchone()
            rows = db.execute("SELECT chair FROM chairs WHERE name = ? ORDER BY seat", where)
            check_room(row, rows.fetchall(), was)
            db.execute("DELETE FROM chairs WHERE name = ?", where)
            for seat, chair in enumerate(chairs):
                put_chair(db, facts.table, seat, chair)
            query = "UPDATE tables SET facts = ?, listed = ?, code = ? WHERE name = ?"
            db.execute(query, (pack_facts(facts), facts.manner.listed, facts.code, *where))

        await self.writer.run(write)

    async def find_code(self, code: str) -> str | None:
        query = "SELECT name FROM tables WHERE code = ? AND code <> '' AND NOT archived"
        row = await self.writer.run(lambda db: db.execute(query, (code,)).fetchone())
        return None if row is None else str(row[0])

    async def add_pass(self, digest: bytes, given: Pass, most: int = MOST_PASSES) -> None:
        row = (digest, given.table, given.seat, given.host, most)
        query = """INSERT INTO passes SELECT ?1, ?2, ?3, ?4
            WHERE (SELECT count(*) FROM passes WHERE name = ?2 AND seat = ?3) < ?5"""
        if not await self.writer.run(lambda db: db.execute(query, row).rowcount):
            raise Problem("too-many-passes", most=most)

    async def revoke(self, table: str, seat: int, hosts: bool = False) -> None:
        query = "DELETE FROM passes WHERE name = ? AND seat = ? AND (host = 0 OR ?)"
        await self.writer.run(lambda db: db.execute(query, (table, seat, hosts)))

    async def find_pass(self, digest: bytes) -> Pass | None:
        query = "SELECT name, seat, host FROM passes WHERE digest = ?"
        row = await self.writer.run(lambda db: db.execute(query, (digest,)).fetchone())
        return None if row is None else Pass(row[0], row[1], bool(row[2]))

    async def tables_of(self, address: str, since: float) -> int:
        query = "SELECT count(*) FROM tables WHERE address = ? AND opened >= ?"
        row = await self.writer.run(lambda db: db.execute(query, (address, since)).fetchone())
        return int(row[0])

    async def listed(self, most: int, each: int) -> list[Kept]:
        query = """SELECT name FROM (SELECT name, opened, row_number() OVER (
                PARTITION BY CASE address WHEN '' THEN name ELSE address END
                ORDER BY opened DESC) AS nth
            FROM tables WHERE listed AND NOT over AND NOT archived AND EXISTS
            (SELECT 1 FROM chairs WHERE chairs.name = tables.name AND free))
            WHERE nth <= ? ORDER BY opened DESC LIMIT ?"""

        def read(db: sqlite3.Connection) -> list[Kept]:
            names = [name for (name,) in db.execute(query, (each, most)).fetchall()]
            return [kept for name in names if (kept := read_table(db, name, NO_LOG))]

        return await self.writer.run(read)

    async def forget(self, before: float) -> None:
        query = "UPDATE tables SET address = '' WHERE address <> '' AND opened < ?"
        await self.writer.run(lambda db: db.execute(query, (before,)))

    async def archive(self, before: float) -> list[str]:
        query = "UPDATE tables SET archived = 1 WHERE NOT archived AND touched < ? RETURNING name"
        rows = await self.writer.run(lambda db: db.execute(query, (before,)).fetchall())
        return [name for (name,) in rows]

    async def claim(self, table: str) -> bool:
        return True

    async def orphans(self, since: float) -> list[str]:
        query = """SELECT name FROM tables WHERE NOT archived AND NOT over AND touched >= ?
            ORDER BY touched"""
        rows = await self.writer.run(lambda db: db.execute(query, (since,)).fetchall())
        return [name for (name,) in rows]

    async def tell(self, notice: Notice) -> None:
        """Nothing to do: there is no other process."""

    async def alive(self) -> bool:
        """Rewrites existing data, which needs a working disk."""

        def write(db: sqlite3.Connection) -> None:
            db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")

        try:
            await self.writer.run(write)
        except Problem:
            return False
        return True

    async def newest(self) -> float:
        query = "SELECT coalesce(max(touched), 0) FROM tables"
        return float((await self.writer.run(lambda db: db.execute(query).fetchone()))[0])

    async def revive(self, table: str, at: float) -> None:
        query = "UPDATE tables SET archived = 0, touched = ? WHERE name = ? AND archived"
        await self.writer.run(lambda db: db.execute(query, (at, table)))
