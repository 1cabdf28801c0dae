"""Entries: which tables play a daily deal, and how each ended.

People's names are not stored here but read from the table, where they can be deleted.
"""

import sqlite3
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from quartett.table.writer import Writer


class Played(msgspec.Struct, frozen=True):
    """`score` is None until somebody has looked up how the game ended."""

    table: str
    opened: float
    touched: float
    """When the last answer was given."""
    over: bool
    score: int | None
    won: bool


class Entries(Protocol):
    async def add_entry(self, table: str, day: str, game: str) -> None: ...

    async def entries(self, day: str, game: str) -> list[Played]: ...

    async def score_entry(self, table: str, score: int, won: bool) -> None: ...

    async def secret_names(self, beginning: str) -> list[str]:
        """The names of the server's secrets, the latest first."""
        ...


MIGRATION: Final = """
    CREATE TABLE entries (name TEXT PRIMARY KEY REFERENCES tables, day TEXT NOT NULL,
        game TEXT NOT NULL, score INTEGER, won INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
    CREATE INDEX entries_by_day ON entries (day, game);
    """
READ: Final = """SELECT entries.name, opened, touched, over, score, won FROM entries
    JOIN tables ON tables.name = entries.name WHERE day = {} AND game = {}"""


class SqliteEntries:
    writer: "Writer"

    async def add_entry(self, table: str, day: str, game: str) -> None:
        query = "INSERT INTO entries (name, day, game) VALUES (?, ?, ?)"
        await self.writer.run(lambda db: db.execute(query, (table, day, game)))

    async def entries(self, day: str, game: str) -> list[Played]:
        def read(db: sqlite3.Connection) -> list[Played]:
            rows = db.execute(READ.format("?", "?"), (day, game)).fetchall()
            return [Played(n, o, t, bool(over), s, bool(won)) for n, o, t, over, s, won in rows]

        return await self.writer.run(read)

    async def score_entry(self, table: str, score: int, won: bool) -> None:
        query = "UPDATE entries SET score = ?, won = ? WHERE name = ?"
        await self.writer.run(lambda db: db.execute(query, (score, won, table)))

    async def secret_names(self, beginning: str) -> list[str]:
        query = "SELECT name FROM secrets WHERE substr(name, 1, ?) = ? ORDER BY name DESC"
        asked = (len(beginning), beginning)
        rows = await self.writer.run(lambda db: db.execute(query, asked).fetchall())
        return [name for (name,) in rows]
