"""Checks the origin and the rate of every request, and adds strict headers."""

import logging
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quartett.core.problem import Problem
from quartett.web.answers import problem_answer
from quartett.web.limits import Addresses, network_of
from quartett.web.middleware import Middleware

LOG: Final = logging.getLogger("quartett.shield")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "object-src 'none'; require-trusted-types-for 'script'; trusted-types quartett-offline"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Shield(Middleware):
    def __init__(self, app: ASGIApp, addresses: Addresses, hosts: Collection[str] = ()) -> None:
        """`hosts` are the names that the server may be called by; none are any."""
        super().__init__(app)
        self.addresses = addresses
        self.hosts = hosts

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(send)
        problem = self._problem(scope)
        try:
            if problem is None:
                await self.app(scope, receive, answer.send)
        except Exception as error:
            LOG.error("request failed", exc_info=error, extra={"route": route_of(scope)})
            problem = None if answer.begun else Problem("own-fault")
        if problem is not None:
            language = Headers(scope=scope).get("accept-language", "")
            await problem_answer(problem, language)(scope, receive, answer.send)

    def _problem(self, scope: Scope) -> Problem | None:
        if not self.addresses.may_ask(address_of(scope)):
            return Problem("too-many-requests", most=self.addresses.limits.requests)
        if not is_known_host(scope, self.hosts):
            return Problem("foreign-host", hosts=", ".join(self.hosts))
        if scope["method"] not in SAFE_METHODS and not is_same_origin(scope, self.hosts):
            return Problem("foreign-origin")
        return None

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A browser sends our cookies along with sockets that foreign pages open, so the page
        must be ours. A refusal before the handshake has no words."""
        address = address_of(scope)
        ours = is_known_host(scope, self.hosts) and is_same_origin(scope, self.hosts)
        allowed = self.addresses.may_ask(address) and ours
        if not allowed or not self.addresses.enter(address):
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.addresses.leave(address)


def is_same_origin(scope: Scope, hosts: Collection[str] = ()) -> bool:
    """Whether the page is ours; programs that are no browsers send no origin. Where people come
    over TLS no page without it is ours."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin)
        known = page.netloc == headers.get("host", "") or page.hostname in hosts
    except ValueError:  # such as http://[
        return False
    return known and (page.scheme == "https" or scope["scheme"] not in ("https", "wss"))


def is_known_host(scope: Scope, hosts: Collection[str]) -> bool:
    """Whether the server is called by one of its names. A foreign page may call a name of its own
    and let that lead here; then the browser takes us for a part of it."""
    if not hosts:
        return True
    try:
        name = urlsplit(f"//{Headers(scope=scope).get('host', '')}").hostname
    except ValueError:
        return False
    return name in hosts


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""


def route_of(scope: Scope) -> str:
    """What was asked for, without the names in it."""
    path = getattr(scope.get("route"), "path", "")
    return f"{scope.get('method', '')} {path}"


class _Answer:
    """What goes out, with strict headers. Knows whether anything did."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await self._send(message)
