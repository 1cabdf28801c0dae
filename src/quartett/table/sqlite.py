"""The store in one SQLite file, for one server process."""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from quartett.core.problem import Problem
from quartett.table.course import Entry
from quartett.table.store import FREE, Chair, Facts, Kept, Pass
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
)
"""Each brings the file from one version to the next; `user_version` counts them."""


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
    except sqlite3.Error as error:
        raise Problem("database-unusable", database=file, cause=str(error)) from None


class SqliteStore:
    """
    >>> store = SqliteStore(":memory:")
    Traceback (most recent call last):
    ...
    quartett.core.problem.Problem: ('database-in-memory', {})
    """

    def __init__(self, file: str) -> None:
        if not file or file == ":memory:":
            raise Problem("database-in-memory")
        prepare(file)
        self.writer = Writer(lambda: connect(file))
        self.writer.start()

    def stop(self) -> None:
        self.writer.stop()

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

    async def append(self, table: str, entries: Sequence[Entry], over: bool) -> None:
        rows = [(table, e.number, e.seat, e.text, e.ack, e.at) for e in entries]

        def write(db: sqlite3.Connection) -> None:
            db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", rows)
            touched = (rows[-1][-1], over, table)
            db.execute("UPDATE tables SET touched = ?, over = ? WHERE name = ?", touched)

        await self.writer.run(write)

    async def load(self, table: str) -> Kept | None:
        return await self.writer.run(lambda db: read_table(db, table))

    async def set_chair(self, table: str, seat: int, chair: Chair) -> None:
        await self.writer.run(lambda db: put_chair(db, table, seat, chair))

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
        query = """SELECT name FROM tables WHERE listed AND NOT over AND EXISTS
            (SELECT 1 FROM chairs WHERE chairs.name = tables.name AND free)
            ORDER BY opened DESC LIMIT ?"""

        def read(db: sqlite3.Connection) -> list[Kept]:
            names = [name for (name,) in db.execute(query, (most,)).fetchall()]
            return [kept for name in names if (kept := read_table(db, name, log=False))]

        return await self.writer.run(read)

    async def unfinished(self, since: float) -> list[str]:
        query = "SELECT name FROM tables WHERE over = 0 AND touched >= ? ORDER BY touched"
        rows = await self.writer.run(lambda db: db.execute(query, (since,)).fetchall())
        return [name for (name,) in rows]

    async def alive(self) -> bool:
        row = await self.writer.run(lambda db: db.execute("SELECT 1").fetchone())
        return bool(row[0] == 1)


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


def read_table(db: sqlite3.Connection, table: str, log: bool = True) -> Kept | None:
    row = db.execute("SELECT facts, rematch FROM tables WHERE name = ?", (table,)).fetchone()
    if row is None:
        return None
    chairs = db.execute("SELECT chair FROM chairs WHERE name = ? ORDER BY seat", (table,))
    return Kept(
        msgspec.json.decode(row[0], type=Facts),
        [msgspec.json.decode(chair, type=Chair) for (chair,) in chairs],
        read_log(db, table) if log else [],
        row[1],
    )


def read_log(db: sqlite3.Connection, table: str) -> list[Entry]:
    query = "SELECT number, seat, text, ack, at FROM log WHERE name = ? ORDER BY number"
    return [Entry(*entry) for entry in db.execute(query, (table,))]
