"""The layout of the SQLite file, and reading and writing its rows."""

import sqlite3
from typing import Final

import msgspec

from quartett.core.problem import Problem
from quartett.table.bells import MIGRATION as BELLS
from quartett.table.entries import MIGRATION as ENTRIES
from quartett.table.kept_reviews import MIGRATION as REVIEWS
from quartett.table.log import Entry
from quartett.table.serialization import (
    NO_LOG,
    pack_facts,
    unpack_affairs,
    unpack_snapshot,
    unpack_wish,
)
from quartett.table.store import FREE, Chair, Facts, Kept, Pass

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
    BELLS,
    """
    ALTER TABLE tables ADD COLUMN affairs BLOB;
    ALTER TABLE tables ADD COLUMN code TEXT NOT NULL DEFAULT '';
    CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code <> '';
    """,
    ENTRIES,
    REVIEWS,
)
"""Each migrates the file from one version to the next; `user_version` counts them."""


def migrate(connection: sqlite3.Connection) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise Problem("database-newer", version=version, known=len(MIGRATIONS))
    for number in range(version, len(MIGRATIONS)):
        script = f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        connection.executescript(script)


def claim_rematch(db: sqlite3.Connection, table: str, name: str) -> str:
    """Returns the name of an existing rematch; nothing if this one is the first."""
    query = "UPDATE tables SET rematch = ? WHERE name = ? AND rematch = ''"
    if db.execute(query, (name, table)).rowcount:
        return ""
    row = db.execute("SELECT rematch FROM tables WHERE name = ?", (table,)).fetchone()
    return str(row[0])


def put_table(db: sqlite3.Connection, facts: Facts) -> None:
    row = (facts.table, pack_facts(facts), facts.opened, facts.address, facts.opened)
    query = "INSERT INTO tables (name, facts, opened, address, touched, over, listed, code)"
    more = (facts.manner.listed, facts.code)
    db.execute(f"{query} VALUES (?, ?, ?, ?, ?, 0, ?, ?)", (*row, *more))


def put_chair(db: sqlite3.Connection, table: str, seat: int, chair: Chair) -> None:
    row = (table, seat, msgspec.json.encode(chair), chair.kind == FREE)
    db.execute("INSERT OR REPLACE INTO chairs (name, seat, chair, free) VALUES (?, ?, ?, ?)", row)


def put_pass(db: sqlite3.Connection, digest: bytes, given: Pass) -> None:
    row = (digest, given.table, given.seat, given.host)
    db.execute("INSERT INTO passes VALUES (?, ?, ?, ?)", row)


def read_table(db: sqlite3.Connection, table: str, since: int = 0) -> Kept | None:
    columns = "facts, rematch, wish, archived, over, snapshot, affairs"
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
        unpack_affairs(row[6]),
    )


def read_log(db: sqlite3.Connection, table: str, since: int) -> list[Entry]:
    query = """SELECT number, seat, text, ack, at, back FROM log
        WHERE name = ? AND number >= ? ORDER BY number"""
    return [Entry(*entry) for entry in db.execute(query, (table, since))]
