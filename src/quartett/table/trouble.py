"""Errors of PostgreSQL as problems that everybody understands."""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

import asyncpg

from quartett.core.problem import Problem

FAILURES: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""A database that is unreachable, full or read-only."""
LOG: Final = logging.getLogger("quartett.store")

P = ParamSpec("P")
T = TypeVar("T")


def may_fail(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Turns a database error into a problem that everybody understands."""

    @wraps(work)
    async def tried(*arguments: P.args, **named: P.kwargs) -> T:
        try:
            return await work(*arguments, **named)
        except FAILURES as error:
            LOG.warning("not written", extra={"cause": type(error).__name__})
            raise Problem("not-stored") from None

    return tried
