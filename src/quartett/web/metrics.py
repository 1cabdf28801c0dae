"""Metrics for whoever operates a server, in the text format of Prometheus: `/metrics`.

Requests and sockets are counted where they pass by, moves where they are answered. No table, seat,
name or address is ever a label. Only machines of the own network are told, and nobody through a
proxy.
"""

import time
from bisect import bisect_left
from collections import Counter
from ipaddress import ip_address
from itertools import accumulate
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quartett import __version__
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.web.middleware import Middleware
from quartett.web.requests import registry_of
from quartett.web.shield import address_of

BOUNDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds, as the buckets of a histogram."""
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
FORWARDED: Final = ("x-forwarded-for", "forwarded", "via")


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """How many took at most as long as each bound, and longer than the one before."""
        self.sum = 0.0
        self.count = 0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self.count += 1
        self.counts[bisect_left(BOUNDS, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        told = [
            f'{name}_bucket{{le="{bound}"}} {count}'
            for bound, count in zip(BOUNDS, accumulate(self.counts), strict=False)
        ]
        told.append(f'{name}_bucket{{le="+Inf"}} {self.count}')
        return [*told, f"{name}_sum {self.sum:.6f}", f"{name}_count {self.count}"]


class Counted:
    """Counters since the start."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        self.request_seconds = Histogram()
        self.moves: Counter[str] = Counter()
        self.move_seconds = Histogram()
        self.sockets = 0


class Metrics(Middleware):
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, counted: Counted) -> None:
        super().__init__(app)
        self.counted = counted

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.counted.requests[message["status"]] += 1
                self.counted.request_seconds.add(time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, counting)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.counted.sockets += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.counted.sockets -= 1


def is_near(request: Request) -> bool:
    """Whether the request comes from the private network, without a proxy."""
    headers = Headers(scope=request.scope)
    if any(name in headers for name in FORWARDED):
        return False
    try:
        return ip_address(address_of(request.scope)).is_private
    except ValueError:
        return False


async def show_metrics(request: Request) -> Response:
    if not is_near(request):
        raise Problem("unknown-page", page=short(request.url.path))
    registry, counted = registry_of(request), request.app.state.counted
    waiting, oldest = registry.thinkers.waiting()
    compiled = registry.thinkers.rules.build == "compiled"
    up = int(await registry.can_write())
    commits = getattr(getattr(registry.store, "writer", None), "commits", None)
    games = Counter(table.match.game.name for table in registry.tables.values())
    lines = [
        *gauge("quartett_info", 1, version=__version__, compiled=str(compiled).lower()),
        *gauge("quartett_tables", None),
        *(f'quartett_tables{{game="{name}"}} {count}' for name, count in sorted(games.items())),
        *gauge("quartett_viewers", sum(len(table.viewers) for table in registry.tables.values())),
        *gauge("quartett_sockets", counted.sockets),
        *gauge("quartett_store_up", up),
        *gauge("quartett_bots_waiting", waiting),
        *gauge("quartett_bots_oldest_seconds", oldest),
        *counters("quartett_requests_total", "status", counted.requests),
        *counters("quartett_moves_total", "reply", counted.moves),
        "# TYPE quartett_request_seconds histogram",
        *counted.request_seconds.lines("quartett_request_seconds"),
        "# TYPE quartett_move_seconds histogram",
        *counted.move_seconds.lines("quartett_move_seconds"),
    ]
    if commits is not None:
        lines += ["# TYPE quartett_store_commits_total counter"]
        lines += [f"quartett_store_commits_total {commits}"]
    return PlainTextResponse("\n".join(lines) + "\n", headers={"content-type": KIND})


def gauge(name: str, value: float | None, **labels: str) -> list[str]:
    told = ",".join(f'{key}="{text}"' for key, text in labels.items())
    lines = [f"# TYPE {name} gauge"]
    named = f"{name}{{{told}}}" if told else name
    return lines if value is None else [*lines, f"{named} {value}"]


def counters(name: str, label: str, counted: Counter[Any]) -> list[str]:
    lines = [f'{name}{{{label}="{key}"}} {counted[key]}' for key in sorted(counted)]
    return [f"# TYPE {name} counter", *lines]


ROUTES: Final = [Route("/metrics", show_metrics)]
