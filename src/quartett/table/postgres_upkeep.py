"""Copies of all tables in PostgreSQL: one complete, consistent file, even while they are being
served, and back again.

The file is a zip archive: `about.json` holds the schema version and the columns, and each table is
stored as PostgreSQL's own binary copy.
"""

import asyncio
import io
import time
import zipfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from quartett.core.problem import Problem
from quartett.table import statements as sql
from quartett.table.postgres import PATIENCE, TROUBLE, prepare
from quartett.table.upkeep import drafted, public

T = TypeVar("T")
ABOUT: Final = "about.json"
FIRST: Final = "tables"
"""The table that all others refer to."""
NAMES: Final = """SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position)
    FROM information_schema.columns WHERE table_schema = $1 AND table_name <> 'version'
    GROUP BY table_name"""


class About(msgspec.Struct, frozen=True):
    version: int
    columns: dict[str, list[str]]


def copy(address: str, target: Path) -> int:
    """Returns the number of tables."""
    with drafted(target) as draft, draft.open("wb") as file:
        return _with(address, _copy(address, file))


def restore(backup: Path, address: str) -> int:
    """Replaces a database that nobody serves. What was there is kept in another schema."""
    try:
        with zipfile.ZipFile(backup) as archive:
            about = msgspec.json.decode(archive.read(ABOUT), type=About)
            if about.version > len(sql.MIGRATIONS):
                known = len(sql.MIGRATIONS)
                raise Problem("database-newer", version=about.version, known=known)
            count = _with(address, _restore(address, archive, about))
    except (OSError, zipfile.BadZipFile, KeyError, msgspec.DecodeError) as error:
        cause = getattr(error, "strerror", None) or type(error).__name__
        raise Problem("database-unusable", database=str(backup), cause=cause) from None
    prepare(address)
    return count


def _with(address: str, work: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(work)
    except TROUBLE as error:
        cause = type(error).__name__ if isinstance(error, ValueError) else str(error)
        raise Problem("database-unreachable", database=public(address), cause=cause) from None


async def _copy(address: str, file: Any) -> int:
    line = await asyncpg.connect(address, timeout=PATIENCE)
    try:
        async with line.transaction(isolation="repeatable_read", readonly=True):
            columns = dict(await line.fetch(NAMES, sql.SCHEMA))
            version = await line.fetchval(f"SELECT max(version) FROM {sql.SCHEMA}.version")
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr(ABOUT, msgspec.json.encode(About(version, columns)))
                for name, own in columns.items():
                    with archive.open(name, "w", force_zip64=True) as part:
                        await line.copy_from_table(
                            name,
                            schema_name=sql.SCHEMA,
                            columns=own,
                            output=_writer(part),
                            format="binary",
                        )
            return int(await line.fetchval(f"SELECT count(*) FROM {sql.SCHEMA}.{FIRST}"))
    finally:
        await line.close()


def _writer(part: Any) -> Any:
    async def write(data: bytes) -> None:
        part.write(data)

    return write


async def _restore(address: str, archive: zipfile.ZipFile, about: About) -> int:
    line = await asyncpg.connect(address, timeout=PATIENCE)
    try:
        async with line.transaction():
            await line.execute(sql.ONE_AT_A_TIME)
            if any(number for (number,) in await line.fetch(sql.MEMBERS, sql.LOCKS)):
                raise Problem("database-in-use", database=public(address))
            await _set_aside(line)
            await _make(line, about.version)
            for name in sorted(about.columns, key=lambda name: (name != FIRST, name)):
                await line.copy_to_table(
                    name,
                    columns=about.columns[name],
                    source=io.BytesIO(archive.read(name)),
                    format="binary",
                )
            return int(await line.fetchval(f"SELECT count(*) FROM {FIRST}"))
    finally:
        await line.close()


async def _set_aside(line: Any) -> None:
    there = await line.fetchval("SELECT 1 FROM pg_namespace WHERE nspname = $1", sql.SCHEMA)
    if there:
        beside = f"{sql.SCHEMA}_{time.strftime('%Y%m%d_%H%M%S')}"
        await line.execute(f"ALTER SCHEMA {sql.SCHEMA} RENAME TO {beside}")


async def _make(line: Any, version: int) -> None:
    """Creates empty tables as they were in that version."""
    await line.execute(f"CREATE SCHEMA {sql.SCHEMA}")
    await line.execute(f"SET LOCAL search_path TO {sql.SCHEMA}")
    await line.execute("CREATE TABLE version (version int NOT NULL)")
    for number in range(version):
        await line.execute(sql.MIGRATIONS[number])
        await line.execute("INSERT INTO version VALUES ($1)", number + 1)
