"""Entries in PostgreSQL."""

from typing import Any, Final

from quartett.table.entries import READ, Played
from quartett.table.trouble import may_fail

MIGRATION: Final = """
    CREATE TABLE entries (name text PRIMARY KEY REFERENCES tables, day text NOT NULL,
        game text NOT NULL, score int, won bool NOT NULL DEFAULT false);
    CREATE INDEX entries_by_day ON entries (day, game);
    """
ADD: Final = "INSERT INTO entries (name, day, game) VALUES ($1, $2, $3)"
SCORE: Final = "UPDATE entries SET score = $2, won = $3 WHERE name = $1"
NAMES: Final = """SELECT name FROM secrets WHERE starts_with(name, $1)
    ORDER BY name COLLATE "C" DESC"""


class PostgresEntries:
    _pool: Any

    @may_fail
    async def add_entry(self, table: str, day: str, game: str) -> None:
        await self._pool.execute(ADD, table, day, game)

    @may_fail
    async def entries(self, day: str, game: str) -> list[Played]:
        rows = await self._pool.fetch(READ.format("$1", "$2"), day, game)
        return [Played(*row) for row in rows]

    @may_fail
    async def score_entry(self, table: str, score: int, won: bool) -> None:
        await self._pool.execute(SCORE, table, score, won)

    @may_fail
    async def secret_names(self, beginning: str) -> list[str]:
        return [row["name"] for row in await self._pool.fetch(NAMES, beginning)]
