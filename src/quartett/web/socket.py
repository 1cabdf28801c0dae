"""The life of a socket, from the handshake to the end: finds the table and the seat."""

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.table.store import Pass
from quartett.web import messages as wire
from quartett.web.answers import ENCODE, decode, trouble
from quartett.web.listener import Listener, text_of
from quartett.web.requests import held_by, registry_of, table_of
from quartett.web.watcher import RESTART, Closed, Watcher
from quartett.words import LANGUAGES

HELLO_SECONDS: Final = 10
WRONG: Final = 4400
REFUSED: Final = 4403
UNKNOWN: Final = 4404
CODES: Final = {"unknown-table": UNKNOWN, "no-pass": REFUSED, "not-stored": RESTART}
"""The close code for a problem; every other problem is WRONG."""


async def watch(socket: WebSocket) -> None:
    """Serves one connection. Its own client is told what it did wrong, and nobody else."""
    await socket.accept()
    try:
        hello, watcher = await greet(socket)
        await stay(watcher, Listener(watcher, socket, hello.language))
    except Closed as closed:
        await end(socket, closed.code)
    except WebSocketDisconnect:
        return


async def end(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # the client may be gone already
        await socket.close(code)


async def greet(socket: WebSocket) -> tuple[wire.Hello, Watcher]:
    try:
        hello = await asyncio.wait_for(first_message(socket), HELLO_SECONDS)
        return hello, await sit_down(socket, hello)
    except TimeoutError:
        raise Closed(WRONG) from None
    except Problem as problem:
        await socket.send_text(ENCODE(trouble(problem, "en")).decode())
        raise Closed(CODES.get(problem.name, WRONG)) from None


async def first_message(socket: WebSocket) -> wire.Hello:
    hello = decode(text_of(await socket.receive()), wire.Sent)
    if not isinstance(hello, wire.Hello):
        raise Problem("hello-first")
    if hello.version != wire.VERSION:
        raise Problem("other-version", version=hello.version, right=wire.VERSION)
    if hello.language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise Problem("unknown-language", language=short(hello.language), languages=choices)
    return hello


async def sit_down(socket: WebSocket, hello: wire.Hello) -> Watcher:
    """Finds the table, and the seat that the cookie opens there."""
    table, held = await table_of(socket), await held_by(socket)
    own = held.own
    if own is None and not table.facts.manner.watch:
        raise Problem("no-pass")
    if table.archived and own is not None:
        table = await registry_of(socket).revive(table)
    if hello.number > table.number:  # it has seen more than we: another process was quicker
        await table.catch_up()
    if own is not None and held.seats:
        await table.greet(held.seats[0] if own.seat == NOBODY else own.seat, hello.nonce)
    watcher = Watcher(socket, table, own or Pass(table.name, NOBODY), hello)
    watcher.share(held.seats)
    return watcher


async def stay(watcher: Watcher, listener: Listener) -> None:
    """Sends and receives until one of both ends. A message that is being answered is finished."""
    watcher.come()
    speaking = asyncio.create_task(watcher.speak())
    listening = asyncio.create_task(listener.listen())
    try:
        done, _ = await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
        while done:
            done.pop().result()
    finally:
        watcher.go()
        listener.stop()
        speaking.cancel()
        if not watcher.busy:
            listening.cancel()
        await asyncio.gather(speaking, listening, return_exceptions=True)
        # What a task raised leads here; if this led to the task, neither would leave the memory.
        del speaking, listening
