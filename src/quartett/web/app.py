"""The application: routes, the way in, and what happens at start and stop."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from quartett import __version__
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.notices.messenger import USUAL, Means
from quartett.notices.ringer import LOOK_SECONDS as RINGING_SECONDS
from quartett.notices.ringer import Ringing
from quartett.table.daily import Daily
from quartett.table.registry import Registry
from quartett.table.reviews import Reviews
from quartett.web import (
    daily,
    lessons,
    library,
    metrics,
    notices,
    pages,
    puzzles,
    replays,
    reviews,
    seats,
    tables,
)
from quartett.web.answers import problem_answer
from quartett.web.compilation import Compiling
from quartett.web.limits import Addresses, Limits
from quartett.web.shield import Shield
from quartett.web.socket import watch

LOG: Final = logging.getLogger("quartett.app")
SWEEP_SECONDS: Final = 60
ARCHIVE_SECONDS: Final = 3600
LOOK_SECONDS: Final = 1
PROMISE_SECONDS: Final = 600


def build_app(
    registry: Registry,
    limits: Limits,
    client: Path = pages.CLIENT,
    hosts: Sequence[str] = (),
    means: Means = USUAL,
    compile_with: str = "",
) -> Starlette:
    """`client` is the folder of the built browser client, `hosts` the names of the server, `means`
    how people may be told that it is their turn, `compile_with` the command that compiles the
    rules."""
    addresses, counted = Addresses(limits), metrics.Counted()
    app = Starlette(
        routes=[
            *library.ROUTES,
            *metrics.ROUTES,
            *tables.ROUTES,
            *seats.ROUTES,
            *replays.ROUTES,
            *reviews.ROUTES,
            *lessons.ROUTES,
            *puzzles.ROUTES,
            *notices.ROUTES,
            *daily.ROUTES,
            WebSocketRoute("/api/tables/{table}/play", watch),
            *pages.routes(client),
        ],
        middleware=[
            Middleware(metrics.Metrics, counted=counted),
            Middleware(Shield, addresses=addresses, hosts=hosts),
        ],
        exception_handlers={
            Problem: tell_problem,
            HTTPException: tell_http_problem,
        },
        lifespan=lifespan,
    )
    app.state.registry = registry
    app.state.reviews = Reviews(registry.thinkers, registry.store, __version__)
    app.state.ringing = Ringing(registry, means, limits.notice_seconds)
    app.state.daily = Daily(registry)
    app.state.limits = limits
    app.state.addresses = addresses
    app.state.counted = counted
    app.state.compiling = Compiling(compile_with, registry.thinkers.rules)
    return app


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    registry: Registry = app.state.registry
    ringing: Ringing = app.state.ringing
    await registry.store.start(registry)
    await try_to(ringing.start())
    chores = [
        asyncio.create_task(look_after(registry)),
        asyncio.create_task(sweep(registry)),
        asyncio.create_task(ring(ringing)),
        asyncio.create_task(promise(app.state.daily)),
        asyncio.create_task(archive(registry, app.state.limits.idle_days)),
    ]
    LOG.info("started")
    yield
    for chore in chores:
        chore.cancel()
        with suppress(asyncio.CancelledError):
            await chore
    await app.state.compiling.stop()
    await ringing.stop()
    registry.close()
    registry.thinkers.stop()
    await registry.store.stop()
    LOG.info("stopped")


async def look_after(registry: Registry) -> None:
    """Games that nobody lets go on: after a start, when another process has died, and when the
    store could not be read or written for a while."""
    started = await try_to(registry.wake())
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if registry.store.shared or not started:
            started = await try_to(registry.wake())
        await try_to(registry.mend())


async def archive(registry: Registry, days: int) -> None:
    while True:
        await try_to(registry.archive(days))
        await asyncio.sleep(ARCHIVE_SECONDS)


async def try_to(work: Awaitable[None]) -> bool:
    """A store that does not answer now will be asked again. Returns whether it did."""
    try:
        await work
    except Exception as error:
        LOG.warning("not now", extra={"problem": type(error).__name__})
        return False
    return True


async def sweep(registry: Registry) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        registry.rest()


async def ring(ringing: Ringing) -> None:
    while True:
        await asyncio.sleep(RINGING_SECONDS)
        await try_to(ringing.look())


async def promise(deals: Daily) -> None:
    """The day before, also where nobody asks."""
    while True:
        await try_to(deals.promise())
        await asyncio.sleep(PROMISE_SECONDS)


# Problems


async def tell_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return problem_answer(problem, request.headers.get("accept-language", ""))


async def tell_http_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    known = {404: "unknown-page", 405: "wrong-method"}
    if problem.status_code in known:
        told = Problem(known[problem.status_code], page=short(request.url.path))
    else:
        told = Problem("bad-message", cause=problem.detail)
    return await tell_problem(request, told)
