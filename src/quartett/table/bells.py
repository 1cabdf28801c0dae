"""Bells: how somebody who sits at a table wants to be told that it is their turn.

A bell hangs beside the pass that it was wished with, and is gone with it. A question is told once
for each bell: whoever wants to ring it claims the question first, in the store, and only the one
who gets it rings. So no process rings twice, whatever is started again, and however many there are.
"""

import sqlite3
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from quartett.table.writer import Writer

NEVER: Final = -1
"""No question was told yet."""


class Bell(msgspec.Struct, frozen=True):
    """`wish` is what the room of notices wrote; the store does not read it."""

    id: str
    table: str
    seat: int
    wish: bytes
    told: int = NEVER
    """The question that was told last: the number of entries from which on it was known."""


class Bells(Protocol):
    """What a store keeps of them."""

    async def keep_secret(self, name: str, new: bytes) -> bytes:
        """A secret of the server. The first that was kept stays; returns that."""
        ...

    async def add_bell(self, digest: bytes, bell: Bell) -> None: ...

    async def bells_of(self, digest: bytes) -> list[Bell]: ...

    async def drop_bell(self, digest: bytes | None, bell: str) -> None:
        """One that hangs beside this pass, or any (None)."""
        ...

    async def hanging_bells(self) -> list[Bell]:
        """All of games that go on."""
        ...

    async def claim_bell(self, bell: str, asked: int) -> bool:
        """Whether this question was not told yet; from now on it is."""
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

    async def add_bell(self, digest: bytes, bell: Bell) -> None:
        row = (bell.id, digest, bell.table, bell.seat, bell.wish, bell.told)
        query = "INSERT INTO bells VALUES (?, ?, ?, ?, ?, ?)"
        await self.writer.run(lambda db: db.execute(query, row))

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
