"""What lies around the application: it sees every request and every socket."""

from starlette.types import ASGIApp, Receive, Scope, Send


class Middleware:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise NotImplementedError

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise NotImplementedError
