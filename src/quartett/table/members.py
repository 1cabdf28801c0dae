"""The processes that share a database: which are alive, and their messages to each other.

Each holds an advisory lock with its own number for as long as its connection lives. When a process
dies the database releases the lock at once, and the others notice.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec

from quartett.table import statements as sql
from quartett.table.store import Listener, Notice

LOG: Final = logging.getLogger("quartett.members")
BEAT_SECONDS: Final = 1.0
PATIENCE: Final = 15
"""Seconds without an answer after which the connection counts as lost."""


class Members:
    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self.own = 0
        """The number of this process."""
        self._connect = connect
        self._line: Any = None
        self._alive: set[int] = set()
        self._listener: Listener | None = None
        self._task: asyncio.Task[None] | None = None

    async def join(self, listener: Listener) -> None:
        self._listener = listener
        await self._enter()
        self._task = asyncio.get_running_loop().create_task(self._beat())

    async def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._line is not None:
            await self._line.close()

    async def _enter(self) -> None:
        line = await self._connect()
        number = 1 + secrets.randbelow(2**31 - 2)
        while not await line.fetchval(sql.JOIN, sql.LOCKS, number):
            number = 1 + secrets.randbelow(2**31 - 2)
        await line.add_listener(sql.CHANNEL, self._hear)
        self._line, self.own = line, number
        LOG.info("joined", extra={"member": number})

    def _hear(self, _line: Any, _process: int, _channel: str, text: str) -> None:
        with suppress(msgspec.DecodeError):
            notice = msgspec.json.decode(text, type=Notice)
            if notice.sender != self.own and self._listener is not None:
                self._listener.hear(notice)

    async def _beat(self) -> None:
        while True:
            try:
                await self._look()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._enter_again()
            await asyncio.sleep(BEAT_SECONDS)

    async def _look(self) -> None:
        rows = await self._line.fetch(sql.MEMBERS, sql.LOCKS, timeout=PATIENCE)
        alive = {int(row["objid"]) for row in rows}
        for number in self._alive - alive:
            LOG.info("gone", extra={"member": number})
            if self._listener is not None:
                self._listener.miss(number)
        self._alive = alive

    async def _enter_again(self) -> None:
        """The connection was lost, and with it our lock, so others may be running our tables by
        now."""
        LOG.warning("connection lost")
        with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self._line.terminate()
            await self._enter()
            if self._listener is not None:
                self._listener.start_anew()
