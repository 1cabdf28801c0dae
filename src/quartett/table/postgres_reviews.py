"""Finished reviews in PostgreSQL."""

from typing import Any, Final

from quartett.table.trouble import may_fail

MIGRATION: Final = """
    CREATE TABLE reviews (name text NOT NULL REFERENCES tables, seat int NOT NULL,
        mark bytea NOT NULL, review bytea NOT NULL, PRIMARY KEY (name, seat));
    """
KEEP: Final = """INSERT INTO reviews VALUES ($1, $2, $3, $4)
    ON CONFLICT (name, seat) DO UPDATE SET mark = excluded.mark, review = excluded.review"""
FIND: Final = "SELECT review FROM reviews WHERE name = $1 AND seat = $2 AND mark = $3"


class PostgresReviews:
    _pool: Any

    @may_fail
    async def keep_review(self, table: str, seat: int, mark: bytes, review: bytes) -> None:
        await self._pool.execute(KEEP, table, seat, mark, review)

    @may_fail
    async def find_review(self, table: str, seat: int, mark: bytes) -> bytes | None:
        found: bytes | None = await self._pool.fetchval(FIND, table, seat, mark)
        return found
