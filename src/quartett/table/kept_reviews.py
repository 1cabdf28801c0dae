"""Finished reviews, stored with their tables, so that nobody waits twice for one, even after a
restart.

A seat of a table has one review. It is stored with a digest of everything it was made from, so that
a game that went on, other cards or another version of Quartett require a new one.
"""

import sqlite3
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from quartett.table.writer import Writer


class KeptReviews(Protocol):
    async def keep_review(self, table: str, seat: int, mark: bytes, review: bytes) -> None: ...

    async def find_review(self, table: str, seat: int, mark: bytes) -> bytes | None: ...


MIGRATION: Final = """
    CREATE TABLE reviews (name TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL,
        mark BLOB NOT NULL, review BLOB NOT NULL, PRIMARY KEY (name, seat)) WITHOUT ROWID;
    """


class SqliteReviews:
    writer: "Writer"

    async def keep_review(self, table: str, seat: int, mark: bytes, review: bytes) -> None:
        query = "INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?)"
        await self.writer.run(lambda db: db.execute(query, (table, seat, mark, review)))

    async def find_review(self, table: str, seat: int, mark: bytes) -> bytes | None:
        query = "SELECT review FROM reviews WHERE name = ? AND seat = ? AND mark = ?"

        def read(db: sqlite3.Connection) -> bytes | None:
            row = db.execute(query, (table, seat, mark)).fetchone()
            return None if row is None else bytes(row[0])

        return await self.writer.run(read)
