"""What stands before every request: whose page it comes from, how often, and strict headers."""

import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quartett.core.problem import Problem
from quartett.web.answers import problem_answer
from quartett.web.limits import Addresses

LOG: Final = logging.getLogger("quartett.shield")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Shield:
    def __init__(self, app: ASGIApp, addresses: Addresses) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
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
        if scope["method"] not in SAFE_METHODS and not is_same_origin(scope):
            return Problem("foreign-origin")
        return None

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A browser sends our cookies along with sockets that foreign pages open, so the page
        must be ours. A refusal before the handshake has no words."""
        address = address_of(scope)
        allowed = self.addresses.may_ask(address) and is_same_origin(scope)
        if not allowed or not self.addresses.enter(address):
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.addresses.leave(address)


def is_same_origin(scope: Scope) -> bool:
    """Whether the page is ours; programs that are no browsers send no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # such as http://[
        return False


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


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
