"""Bells: how somebody at a table wants to be notified of their turn.

A bell belongs to the pass it was requested with, and disappears with it. Each bell rings once per
question: a process first claims the question in the store, and only the one that gets it rings. So
no bell rings twice, however many processes there are and whatever restarts.
"""

import sqlite3
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from quartett.table.writer import Writer

NEVER: Final = -1
"""No question has been notified yet."""


class Bell(msgspec.Struct, frozen=True):
    """`wish` is opaque to the store; the package `notices` writes and reads it."""

    id: str
    table: str
    seat: int
    wish: bytes
    told: int = NEVER
    """The last question notified: the number of entries at which it was known."""


class Bells(Protocol):
    """The part of a store that keeps bells."""

    async def keep_secret(self, name: str, new: bytes) -> bytes:
        """Keeps a secret of the server. The first one stays and is returned."""
        ...

    async def add_bell(self, digest: bytes, bell: Bell, most: int) -> bool:
        """Adds a bell if its seat has fewer than `most`, with whatever passes. Returns whether it
        did: passes are easily had, and all bells are looked at every second."""
        ...

    async def bells_of(self, digest: bytes) -> list[Bell]: ...

    async def drop_bell(self, digest: bytes | None, bell: str) -> None:
        """Removes a bell of this pass, or of any (None)."""
        ...

    async def hanging_bells(self) -> list[Bell]:
        """All bells of running games."""
        ...

    async def claim_bell(self, bell: str, asked: int) -> bool:
        """Claims a question. Returns whether it had not been notified yet."""
        ...


MIGRATION: Final = """
    CREATE TABLE secrets (name TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE bells (id TEXT PRIMARY KEY, digest BLOB NOT NULL REFERENCES passes
        ON DELETE CASCADE, name TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL,
        wish BLOB NOT NULL, told INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX bells_by_pass ON bells (digest);
    CREATE INDEX bells_by_table ON bells (name);
    """

COLUMNS: Final = "bells.id, bells.name, bells.seat, bells.wish, bells.told"


class SqliteBells:
    writer: "Writer"

    async def keep_secret(self, name: str, new: bytes) -> bytes:
        def write(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, new))
            row = db.execute("SELECT secret FROM secrets WHERE name = ?", (name,)).fetchone()
            return bytes(row[0])

        return await self.writer.run(write)

    async def add_bell(self, digest: bytes, bell: Bell, most: int) -> bool:
        row = (bell.id, digest, bell.table, bell.seat, bell.wish, bell.told, most)
        query = """INSERT INTO bells SELECT ?1, ?2, ?3, ?4, ?5, ?6
            WHERE (SELECT count(*) FROM bells WHERE name = ?3 AND seat = ?4) < ?7"""
        return bool(await self.writer.run(lambda db: db.execute(query, row).rowcount))

    async def bells_of(self, digest: bytes) -> list[Bell]:
        return await self._read(f"SELECT {COLUMNS} FROM bells WHERE digest = ?", digest)

    async def drop_bell(self, digest: bytes | None, bell: str) -> None:
        query = "DELETE FROM bells WHERE id = ?1 AND (?2 IS NULL OR digest = ?2)"
        await self.writer.run(lambda db: db.execute(query, (bell, digest)))

    async def hanging_bells(self) -> list[Bell]:
        going_on = "JOIN tables USING (name) WHERE NOT over AND NOT archived"
        return await self._read(f"SELECT {COLUMNS} FROM bells {going_on}")

    async def claim_bell(self, bell: str, asked: int) -> bool:
        query = "UPDATE bells SET told = ?1 WHERE id = ?2 AND told < ?1"
        return bool(await self.writer.run(lambda db: db.execute(query, (asked, bell)).rowcount))

    async def _read(self, query: str, *arguments: Any) -> list[Bell]:
        rows = await self.writer.run(lambda db: db.execute(query, arguments).fetchall())
        return [Bell(*row) for row in rows]
