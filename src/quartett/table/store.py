"""What is kept of every table: its facts, its log, its seats and who may sit on them.

The log is append-only, and (table, number) is its key: no move is lost, none is there twice.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from quartett.core.problem import Problem
from quartett.table.course import Entry
from quartett.table.writer import Writer, connect


class Facts(msgspec.Struct, frozen=True):
    """What is settled when a table is opened."""

    table: str
    header: dict[str, str]
    """The header of its record, with the commitment."""
    seed: bytes
    manner: "Manner"
    opened: float
    address: str
    """Where the request came from, for the limit of tables."""


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played: who may watch, and how long a seat may think."""

    watch: bool = True
    seconds: int = 0
    """For one answer; 0 is no limit, and days are as good as seconds."""
    late: str = "wait"
    """What happens when the time is over: wait, play (a bot answers once), hand (a bot goes on)."""


class Chair(msgspec.Struct, frozen=True):
    """One seat as it is now: a person (with a name or not), a bot, or free for whoever comes."""

    kind: str
    name: str = ""
    bot: str = ""
    forced: bool = False
    """Whether the table makes the seat's only move by itself."""


class Pass(msgspec.Struct, frozen=True):
    """The right to sit on a seat (NOBODY: on none), and to decide for the table."""

    table: str
    seat: int
    host: bool = False


class Kept(msgspec.Struct):
    """Everything about one table, as it was stored."""

    facts: Facts
    chairs: list[Chair]
    log: list[Entry]


class Store(Protocol):
    """Every method returns when what it did can no longer be lost."""

    async def open_table(
        self, facts: Facts, chairs: Sequence[Chair], passes: Sequence[tuple[bytes, Pass]]
    ) -> None: ...

    async def append(self, table: str, entries: Sequence[Entry], over: bool) -> None: ...

    async def load(self, table: str) -> Kept | None: ...

    async def set_chair(self, table: str, seat: int, chair: Chair) -> None: ...

    async def add_pass(self, digest: bytes, given: Pass) -> None: ...

    async def revoke(self, table: str, seat: int) -> None: ...

    async def find_pass(self, digest: bytes) -> Pass | None: ...

    async def tables_of(self, address: str, since: float) -> int: ...

    async def unfinished(self, since: float) -> list[str]: ...

    async def alive(self) -> bool: ...

    def stop(self) -> None: ...


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
        self, facts: Facts, chairs: Sequence[Chair], passes: Sequence[tuple[bytes, Pass]]
    ) -> None:
        def write(db: sqlite3.Connection) -> None:
            when = facts.opened
            row = (facts.table, msgspec.json.encode(facts), when, facts.address, when)
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, 0)", row)
            for seat, chair in enumerate(chairs):
                put_chair(db, facts.table, seat, chair)
            for digest, given in passes:
                put_pass(db, digest, given)

        await self.writer.run(write)

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

    async def unfinished(self, since: float) -> list[str]:
        query = "SELECT name FROM tables WHERE over = 0 AND touched >= ? ORDER BY touched"
        rows = await self.writer.run(lambda db: db.execute(query, (since,)).fetchall())
        return [name for (name,) in rows]

    async def alive(self) -> bool:
        row = await self.writer.run(lambda db: db.execute("SELECT 1").fetchone())
        return bool(row[0] == 1)


def put_chair(db: sqlite3.Connection, table: str, seat: int, chair: Chair) -> None:
    row = (table, seat, msgspec.json.encode(chair))
    db.execute("INSERT OR REPLACE INTO chairs VALUES (?, ?, ?)", row)


def put_pass(db: sqlite3.Connection, digest: bytes, given: Pass) -> None:
    row = (digest, given.table, given.seat, given.host)
    db.execute("INSERT INTO passes VALUES (?, ?, ?, ?)", row)


def read_table(db: sqlite3.Connection, table: str) -> Kept | None:
    row = db.execute("SELECT facts FROM tables WHERE name = ?", (table,)).fetchone()
    if row is None:
        return None
    chairs = db.execute("SELECT chair FROM chairs WHERE name = ? ORDER BY seat", (table,))
    log = db.execute(
        "SELECT number, seat, text, ack, at FROM log WHERE name = ? ORDER BY number", (table,)
    )
    return Kept(
        msgspec.json.decode(row[0], type=Facts),
        [msgspec.json.decode(chair, type=Chair) for (chair,) in chairs],
        [Entry(*entry) for entry in log],
    )
