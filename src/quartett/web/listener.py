"""The messages of one client at a table, and the replies."""

import asyncio
import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.core.story import Line, Reason
from quartett.table.store import PERSON
from quartett.table.viewer import NotNow
from quartett.web import messages as wire
from quartett.web.answers import decoded, trouble, words_of
from quartett.web.frames import AT_ONCE, AtOnce
from quartett.web.limits import Addresses, Bucket
from quartett.web.metrics import Counted
from quartett.web.requests import limits_of
from quartett.web.shield import address_of
from quartett.web.watcher import FLOODED, Closed, Watcher

MOST_STRIKES: Final = 50
"""Messages over the limit before the client is disconnected."""
SENT: Final = msgspec.json.Decoder(wire.Sent)


def text_of(message: Mapping[str, Any]) -> str:
    """Returns the text of an ASGI message."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad-message", cause="bytes")
    return text


class Listener:
    """Takes one message after the other. What a message changes is stored before the reply."""

    def __init__(self, watcher: Watcher, socket: WebSocket, language: str) -> None:
        self._watcher = watcher
        self._table = watcher.table
        self._language = language
        at_once: AtOnce | None = (socket.scope.get("extensions") or {}).get(AT_ONCE)
        self._hear = socket.receive if at_once is None else at_once.hear
        self._limits = limits = limits_of(socket)
        self._bucket = Bucket(limits.messages, limits.messages * limits.burst)
        self._address = address_of(socket.scope)
        self._addresses: Addresses = socket.app.state.addresses
        self._counted: Counted = socket.app.state.counted
        self._strikes = 0
        self._hinting: asyncio.Task[None] | None = None
        self._ended = False

    async def listen(self) -> None:
        watcher = self._watcher
        while not self._ended:
            try:
                text = text_of(await self._hear())
                watcher.busy = True
                self._check_rate()
                await self._take(decoded(SENT, text))
            except Problem as problem:
                watcher.tell(trouble(problem, self._language))
            finally:
                watcher.reply()

    def stop(self) -> None:
        """Stops after the message that is being answered."""
        self._ended = True
        if self._hinting is not None:
            self._hinting.cancel()

    def _check_rate(self) -> None:
        if self._bucket.take() and self._addresses.may_say(self._address):
            return
        self._strikes += 1
        if self._strikes > MOST_STRIKES:
            raise Closed(FLOODED)
        raise Problem("too-fast", most=self._limits.messages)

    async def _take(self, message: wire.Sent) -> None:
        if isinstance(message, wire.SendMove):
            await self._move(message)
        elif isinstance(message, wire.Hello):
            raise Problem("hello-twice")
        elif isinstance(message, wire.SendLook):
            self._table.look(self._watcher, message.away)
        elif isinstance(message, wire.SendPing):
            self._watcher.tell(wire.Answer(short(message.id), self._table.number))
        elif isinstance(message, wire.SendHint):
            self._begin_hint(message.id)
        else:
            await self._reply(message)

    async def _move(self, message: wire.SendMove) -> None:
        """Measures how long a player waits for the reply to a move."""
        begun = time.perf_counter()
        taken = await self._reply(message)
        self._counted.moves["taken" if taken else "refused"] += 1
        self._counted.move_seconds.add(time.perf_counter() - begun)

    async def _reply(self, message: wire.Asking) -> bool:
        """Replies to a message and returns whether it was accepted."""
        try:
            self._watcher.tell(await self._answer(message))
        except NotNow as refused:
            self._refuse_move(message.id, refused.reason)
            return False
        except Problem as problem:
            self._refuse(message.id, problem)
            return False
        return True

    async def _answer(self, message: wire.Asking) -> wire.Answer:
        table, seat = self._table, self._watcher.seat
        if seat == NOBODY and isinstance(message, wire.SendVote) and self._watcher.seats:
            return wire.Answer(message.id, await self._vote(message))
        if seat == NOBODY:
            raise Problem("only-watching")
        match message:
            case wire.SendMove():
                number = await table.move(seat, message.number, message.move, message.id)
            case wire.SendUndo():
                number = await table.undo(seat, message.number, message.id)
            case wire.SendConsent():
                number = await table.consent(seat, message.number, message.agree)
            case wire.SendVote():
                number = await table.vote((seat,), message.seat, message.agree)
            case wire.SendRemark():
                number = await table.say(seat, message.what)
            case wire.SendWhy():
                move = table.match.game.moves.parse(short(message.move))
                return wire.Answer(message.id, table.number, table.why_not(seat, move))
        return wire.Answer(message.id, number)

    async def _vote(self, message: wire.SendVote) -> int:
        """Those who share a device sit together and vote together; if it is about one of them, a
        no says that they are still there."""
        table, about, agree = self._table, message.seat, message.agree
        people = [seat for seat in self._watcher.seats if table.chairs[seat].kind == PERSON]
        stays = about in people and not agree
        voters = [about] if stays else [seat for seat in people if seat != about]
        return await table.vote(voters, about, agree)

    # Hints

    def _begin_hint(self, message: str) -> None:
        """Runs in a task, because it takes a while and nothing should wait for it."""
        if self._watcher.seat == NOBODY:
            self._refuse(message, Problem("only-watching"))
        elif self._hinting is not None and not self._hinting.done():
            self._refuse(message, Problem("hint-pending"))
        else:
            self._hinting = asyncio.create_task(self._hint(message))

    async def _hint(self, message: str) -> None:
        try:
            number, told = await self._table.hint(self._watcher.seat)
            self._watcher.tell(wire.Hinted(message, number, told.measure, told.moves))
        except Problem as problem:
            self._refuse(message, problem)
        except Closed:
            self._watcher.leave()

    # Refusals

    def _refuse_move(self, message: str, reason: Reason) -> None:
        text = words_of(self._language, self._table.match.game.name).reason(reason, self._names())
        self._watcher.tell(wire.Refusal(message, self._table.number, text, reason))

    def _refuse(self, message: str, problem: Problem) -> None:
        text = words_of(self._language, self._table.match.game.name).problem(problem)
        line = Line(problem.name, dict(problem.arguments))
        self._watcher.tell(wire.Refusal(message, self._table.number, text, problem=line))

    def _names(self) -> list[str]:
        words = words_of(self._language)
        return [
            chair.name or words.say("player", number=seat + 1)
            for seat, chair in enumerate(self._table.chairs)
        ]
