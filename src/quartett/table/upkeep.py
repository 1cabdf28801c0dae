"""Maintenance of a database of tables: backups, lists, closing and deleting.

For SQLite files; backups of PostgreSQL are in `postgres_upkeep`, and for the rest it has its own
tools. A server may keep running: it notices that a table was closed or deleted when somebody moves
there.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from quartett.core.problem import Problem
from quartett.table.passes import alias
from quartett.table.rows import MIGRATIONS
from quartett.table.sqlite import lock
from quartett.table.store import Facts

SQLITE: Final = "sqlite:///"
BUSY_SECONDS: Final = 10


class Listed(msgspec.Struct, frozen=True):
    """A table as the operator may see it: without seeds, and without the name that would let them
    watch."""

    alias: str
    game: str
    seats: int
    entries: int
    state: str
    """`open`, `over` or `resting`."""
    opened: float
    touched: float


def file_of(database: str) -> Path:
    if not database.startswith(SQLITE):
        raise Problem("only-sqlite")
    return Path(database.removeprefix(SQLITE))


def public(database: str) -> str:
    """The file of a database, or its address without user and password.

    >>> public("sqlite:///a.db"), public("postgresql://ada:secret@db.example/tables")
    ('a.db', 'postgresql://db.example/tables')
    """
    if database.startswith(SQLITE):
        return database.removeprefix(SQLITE)
    with suppress(ValueError):
        parts = urlsplit(database)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
    return "postgresql://…"


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Opens an existing database of ours."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)) as db:
            db.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
            db.execute("PRAGMA foreign_keys = ON")
            check(db)
            yield db
    except sqlite3.Error as error:
        raise Problem("database-unusable", database=str(file), cause=str(error)) from None


def check(db: sqlite3.Connection) -> None:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise Problem("database-newer", version=version, known=len(MIGRATIONS))
    db.execute("SELECT count(*) FROM tables")


def copy(source: Path, target: Path) -> int:
    """A complete, consistent copy, even while the source is being served. Returns the number of
    tables."""
    with drafted(target) as draft, reading(source) as db, closing(sqlite3.connect(draft)) as made:
        db.backup(made, pages=1000)
        made.execute("PRAGMA journal_mode = DELETE")
        if made.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise Problem("database-unusable", database=str(source), cause="integrity")
        return int(made.execute("SELECT count(*) FROM tables").fetchone()[0])


@contextmanager
def drafted(target: Path) -> Iterator[Path]:
    """A draft that becomes a new file once it is complete. Only the owner may read it, because it
    holds the seeds of games."""
    if target.exists():
        raise Problem("file-exists", file=str(target))
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield draft
        draft.rename(target)
    except OSError as error:
        raise Problem("file-unwritable", file=str(target), cause=error.strerror or "") from None
    finally:
        draft.unlink(missing_ok=True)


def restore(backup: Path, target: Path) -> int:
    """Replaces a database that nobody serves by a backup. What was there is kept beside it."""
    with reading(backup):
        pass
    held = lock(str(target))
    try:
        if target.exists():
            target.rename(target.with_name(f"{target.name}.{time.strftime('%Y%m%d-%H%M%S')}"))
        for rest in ("-wal", "-shm"):
            Path(f"{target}{rest}").unlink(missing_ok=True)
        return copy(backup, target)
    finally:
        os.close(held)


def tables(file: Path) -> list[Listed]:
    """The newest first."""
    query = """SELECT name, facts, over, archived, touched,
        (SELECT count(*) FROM log WHERE log.name = tables.name) FROM tables ORDER BY touched DESC"""
    with reading(file) as db:
        return [listed(*row) for row in db.execute(query)]


def listed(
    name: str, data: bytes, over: int, archived: int, touched: float, entries: int
) -> Listed:
    facts = msgspec.json.decode(data, type=Facts)
    state = "over" if over else "resting" if archived else "open"
    header = facts.header
    seats = int(header["seats"])
    return Listed(alias(name), header["game"], seats, entries, state, facts.opened, touched)


def close(file: Path, called: str) -> None:
    """Archives a table until somebody who sits there comes back."""
    with reading(file) as db, db:
        db.execute("UPDATE tables SET archived = 1 WHERE name = ?", (named(db, called),))


def delete(file: Path, called: str) -> None:
    """Deletes everything about a table, for good."""
    with reading(file) as db, db:
        name = named(db, called)
        for table in ("reviews", "entries", "bells", "log", "chairs", "passes", "tables"):
            db.execute(f"DELETE FROM {table} WHERE name = ?", (name,))


def named(db: sqlite3.Connection, called: str) -> str:
    for (name,) in db.execute("SELECT name FROM tables"):
        if alias(name) == called:
            return str(name)
    raise Problem("unknown-alias", alias=called)
