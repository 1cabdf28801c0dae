"""The pocket as seen by the page's worker: bytes and functions cross over to JavaScript."""

from typing import Any

from pyodide.ffi import create_proxy, to_js

from quartett.offline.pocket import Line, Pocket, Told


class Held:
    def __init__(self, pocket: Pocket) -> None:
        self._pocket = pocket

    async def ask(self, method: str, address: str, body: str, language: str) -> Any:
        """Returns status, content type and body."""
        return crossed(await self._pocket.ask(method, address, body.encode(), language))

    async def leave(self, table: str, friends: bool, language: str) -> Any:
        return crossed(await self._pocket.leave(table, friends, language))

    async def finished(self, table: str, language: str) -> Any:
        return crossed(await self._pocket.finished(table, language))

    async def record(self, table: str, language: str) -> Any:
        return crossed(await self._pocket.record(table, language))

    def connect(self, address: str, hear: Any, ended: Any) -> Line:
        return self._pocket.connect(address, hear, ended)


def crossed(told: Told) -> Any:
    return to_js([told.status, told.kind, told.body])


async def begin(kept: Any, keep: Any) -> Any:
    """`kept` is a Uint8Array, `keep` takes one and returns a promise."""

    async def handed(whole: bytes) -> None:
        await keep(to_js(whole))

    pocket = Pocket(kept.to_bytes(), handed)
    await pocket.start()
    return create_proxy(Held(pocket))
