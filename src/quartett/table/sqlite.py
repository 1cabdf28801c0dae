"""The store in one SQLite file, for one server process."""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from quartett.core.problem import Problem
from quartett.table.course import Plan
from quartett.table.log import Entry
from quartett.table.packing import NO_LOG, PACK, check_same, pack_wish, unpack_snapshot, unpack_wish
from quartett.table.store import FREE, Behind, Chair, Facts, Kept, Listener, Notice, Pass, Wish
from quartett.table.writer import Writer, connect

MIGRATIONS: Final = (
    """
    CREATE TABLE tables (name TEXT PRIMARY KEY, facts BLOB NOT NULL, opened REAL NOT NULL,
        address TEXT NOT NULL, touched REAL NOT NULL, over INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX tables_by_address ON tables (address, opened);
    CREATE INDEX tables_by_use ON tables (over, touched);
    CREATE TABLE log (name TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL,
        seat INTEGER NOT NULL, text TEXT NOT NULL, ack TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY (name, number)) WITHOUT ROWID;
    CREATE TABLE chairs (name TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL,
        chair BLOB NOT NULL, PRIMARY KEY (name, seat)) WITHOUT ROWID;
    CREATE TABLE passes (digest BLOB PRIMARY KEY, name TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL, host INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX passes_by_seat ON passes (name, seat);
    """,
    """
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
    CREATE INDEX tables_by_listing ON tables (opened) WHERE listed AND NOT over;
    ALTER TABLE chairs ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
    UPDATE chairs SET free = json_extract(CAST(chair AS TEXT), '$.kind') = 'free';
    """,
    """
    ALTER TABLE tables ADD COLUMN snapshot BLOB;
    ALTER TABLE tables ADD COLUMN wish BLOB;
    ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE log ADD COLUMN back INTEGER NOT NULL DEFAULT 0;
    DROP INDEX tables_by_use;
    CREATE INDEX tables_by_use ON tables (archived, over, touched);
    """,
)
"""Each brings the file from one version to the next; `user_version` counts them."""


TOUCH: Final = """UPDATE tables SET touched = ?, over = ?, snapshot = ?, wish = NULL
    WHERE name = ? AND NOT archived"""


def migrate(connection: sqlite3.Connection) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise Problem("database-newer", version=version, known=len(MIGRATIONS))
    for number in range(version, len(MIGRATIONS)):
        script = f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        connection.executescript(script)


def prepare(file: str) -> None:
    """Makes the file, or brings it up to date. Raises a Problem if it is no database of ours."""
    try:
        connection = connect(file)
        try:
            migrate(connection)
        finally:
            connection.close()
    except (sqlite3.Error, OSError) as error:
        raise Problem("database-unusable", database=file, cause=str(error)) from None


def lock(file: str) -> int:
    """A file is for one process. The lock ends with the process, whatever ends that."""
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


class SqliteStore:
    """
    >>> store = SqliteStore(":memory:")
    Traceback (most recent call last):
    ...
    quartett.core.problem.Problem: ('database-in-memory', {})
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
        """There is nobody else to hear: a file is for one process."""

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
            changed = (rows[-1][5], plan.over, snapshot, table)
            if not db.execute(TOUCH, changed).rowcount:
                raise Behind
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
            changed = (msgspec.json.encode(facts), *where)
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

    async def add_pass(self, digest: bytes, given: Pass) -> None:
        await self.writer.run(lambda db: put_pass(db, digest, given))

    async def revoke(self, table: str, seat: int) -> None:
        query = "DELETE FROM passes WHERE name = ? AND seat = ? AND host = 0"
        await self.writer.run(lambda db: db.execute(query, (table, seat)))

    async def find_pass(self, digest: bytes) -> Pass | None:
        query = "SELECT name, seat, host FROM passes WHERE digest = ?"
        row = await self.writer.run(lambda db: db.execute(query, (digest,)).fetchone())
        return None if row is None else Pass(row[0], row[1], bool(row[2]))

    async def tables_of(self, address: str, since: float) -> int:
        query = "SELECT count(*) FROM tables WHERE address = ? AND opened >= ?"
        row = await self.writer.run(lambda db: db.execute(query, (address, since)).fetchone())
        return int(row[0])

    async def listed(self, most: int) -> list[Kept]:
        query = """SELECT name FROM tables WHERE listed AND NOT over AND NOT archived AND EXISTS
            (SELECT 1 FROM chairs WHERE chairs.name = tables.name AND free)
            ORDER BY opened DESC LIMIT ?"""

        def read(db: sqlite3.Connection) -> list[Kept]:
            names = [name for (name,) in db.execute(query, (most,)).fetchall()]
            return [kept for name in names if (kept := read_table(db, name, NO_LOG))]

        return await self.writer.run(read)

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
        """There is nobody else."""

    async def alive(self) -> bool:
        """Writes what is there already, which needs a disk that takes it."""

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


def claim_rematch(db: sqlite3.Connection, table: str, name: str) -> str:
    """Answers the name of the rematch that is there already; nothing if this one is the first."""
    query = "UPDATE tables SET rematch = ? WHERE name = ? AND rematch = ''"
    if db.execute(query, (name, table)).rowcount:
        return ""
    row = db.execute("SELECT rematch FROM tables WHERE name = ?", (table,)).fetchone()
    return str(row[0])


def put_table(db: sqlite3.Connection, facts: Facts) -> None:
    row = (facts.table, msgspec.json.encode(facts), facts.opened, facts.address, facts.opened)
    query = "INSERT INTO tables (name, facts, opened, address, touched, over, listed)"
    db.execute(f"{query} VALUES (?, ?, ?, ?, ?, 0, ?)", (*row, facts.manner.listed))


def put_chair(db: sqlite3.Connection, table: str, seat: int, chair: Chair) -> None:
    row = (table, seat, msgspec.json.encode(chair), chair.kind == FREE)
    db.execute("INSERT OR REPLACE INTO chairs (name, seat, chair, free) VALUES (?, ?, ?, ?)", row)


def put_pass(db: sqlite3.Connection, digest: bytes, given: Pass) -> None:
    row = (digest, given.table, given.seat, given.host)
    db.execute("INSERT INTO passes VALUES (?, ?, ?, ?)", row)


def read_table(db: sqlite3.Connection, table: str, since: int = 0) -> Kept | None:
    columns = "facts, rematch, wish, archived, over, snapshot"
    row = db.execute(f"SELECT {columns} FROM tables WHERE name = ?", (table,)).fetchone()
    if row is None:
        return None
    chairs = db.execute("SELECT chair FROM chairs WHERE name = ? ORDER BY seat", (table,))
    return Kept(
        msgspec.json.decode(row[0], type=Facts),
        [msgspec.json.decode(chair, type=Chair) for (chair,) in chairs],
        [] if since == NO_LOG else read_log(db, table, since),
        row[1],
        unpack_wish(row[2]),
        bool(row[3]),
        bool(row[4]),
        unpack_snapshot(row[5]),
    )


def read_log(db: sqlite3.Connection, table: str, since: int) -> list[Entry]:
    query = """SELECT number, seat, text, ack, at, back FROM log
        WHERE name = ? AND number >= ? ORDER BY number"""
    return [Entry(*entry) for entry in db.execute(query, (table, since))]
