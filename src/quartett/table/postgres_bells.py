"""Bells in PostgreSQL."""

from typing import Any, Final

from quartett.table.bells import COLUMNS, Bell
from quartett.table.trouble import may_fail

MIGRATION: Final = """
    CREATE TABLE secrets (name text PRIMARY KEY, secret bytea NOT NULL);
    CREATE TABLE bells (id text PRIMARY KEY, digest bytea NOT NULL REFERENCES passes
        ON DELETE CASCADE, name text NOT NULL REFERENCES tables, seat int NOT NULL,
        wish bytea NOT NULL, told int NOT NULL);
    CREATE INDEX bells_by_pass ON bells (digest);
    CREATE INDEX bells_by_table ON bells (name);
    """

KEEP: Final = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
SECRET: Final = "SELECT secret FROM secrets WHERE name = $1"
ADD: Final = """INSERT INTO bells SELECT $1, $2, $3, $4, $5, $6
    WHERE (SELECT count(*) FROM bells WHERE name = $3 AND seat = $4) < $7 RETURNING true"""
OF_PASS: Final = f"SELECT {COLUMNS} FROM bells WHERE digest = $1"
DROP: Final = "DELETE FROM bells WHERE id = $1 AND ($2::bytea IS NULL OR digest = $2)"
HANGING: Final = f"""SELECT {COLUMNS} FROM bells JOIN tables USING (name)
    WHERE NOT over AND NOT archived"""
CLAIM: Final = "UPDATE bells SET told = $1 WHERE id = $2 AND told < $1 RETURNING true"
"""If several processes claim at once, the second waits for the row and then finds it taken."""


class PostgresBells:
    _pool: Any

    @may_fail
    async def keep_secret(self, name: str, new: bytes) -> bytes:
        await self._pool.execute(KEEP, name, new)
        return bytes(await self._pool.fetchval(SECRET, name))

    @may_fail
    async def add_bell(self, digest: bytes, bell: Bell, most: int) -> bool:
        row = (bell.id, digest, bell.table, bell.seat, bell.wish, bell.told)
        return bool(await self._pool.fetchval(ADD, *row, most))

    @may_fail
    async def bells_of(self, digest: bytes) -> list[Bell]:
        return [Bell(*row) for row in await self._pool.fetch(OF_PASS, digest)]

    @may_fail
    async def drop_bell(self, digest: bytes | None, bell: str) -> None:
        await self._pool.execute(DROP, bell, digest)

    @may_fail
    async def hanging_bells(self) -> list[Bell]:
        return [Bell(*row) for row in await self._pool.fetch(HANGING)]

    @may_fail
    async def claim_bell(self, bell: str, asked: int) -> bool:
        return bool(await self._pool.fetchval(CLAIM, asked, bell))
