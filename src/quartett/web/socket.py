"""One socket for each viewer of a table: views out, moves in."""

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from functools import cached_property
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import Record, short
from quartett.core.story import Line, Reason
from quartett.table.store import PERSON, Pass
from quartett.table.table import Table
from quartett.table.updates import NOTHING_SEEN, update_for
from quartett.table.viewer import NotNow
from quartett.web import messages as wire
from quartett.web.answers import ENCODE, decode, trouble, words_of
from quartett.web.asking import held_by, house_of, limits_of, table_of
from quartett.web.frames import AT_ONCE, AtOnce, frame_of
from quartett.web.limits import Addresses, Bucket
from quartett.web.shield import address_of
from quartett.words import LANGUAGES

LOG: Final = logging.getLogger("quartett.socket")
HELLO_SECONDS: Final = 10
MOST_UNSENT: Final = 100
"""Answers that a client may leave unread before it is shown the door."""
MOST_STRIKES: Final = 50
"""Messages over the limit before the same happens."""

WRONG: Final = 4400
REFUSED: Final = 4403
UNKNOWN: Final = 4404
FLOODED: Final = 4429
RESTART: Final = 1012


class Closed(Exception):
    """The connection has to end, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def watch(socket: WebSocket) -> None:
    """A connection from the handshake to the end. Only what its own client did wrong is told, and
    only to that client."""
    await socket.accept()
    try:
        await greet(socket)
    except Closed as closed:
        await end(socket, closed.code)
    except WebSocketDisconnect:
        return


async def end(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # the client may be gone already
        await socket.close(code)


async def greet(socket: WebSocket) -> None:
    try:
        hello = await asyncio.wait_for(first_message(socket), HELLO_SECONDS)
        table = await table_of(socket)
        held = await held_by(socket)
        own = held.own
        if own is None and not table.facts.manner.watch:
            raise Problem("no-pass")
        if table.archived and own is not None:
            table = await house_of(socket).revive(table)
        if hello.number > table.number:  # it has seen more than we: another process was quicker
            await table.catch_up()
        if own is not None and held.seats:
            await table.greet(held.seats[0] if own.seat == NOBODY else own.seat, hello.nonce)
    except TimeoutError:
        raise Closed(WRONG) from None
    except Problem as problem:
        await socket.send_text(ENCODE(trouble(problem, "en")).decode())
        codes = {"unknown-table": UNKNOWN, "no-pass": REFUSED, "not-stored": RESTART}
        raise Closed(codes.get(problem.name, WRONG)) from None
    watcher = Watcher(socket, table, own or Pass(table.name, NOBODY), hello)
    watcher.share(held.seats)
    await watcher.run()


async def first_message(socket: WebSocket) -> wire.Hello:
    hello = decode(await receive(socket), wire.Sent)
    if not isinstance(hello, wire.Hello):
        raise Problem("hello-first")
    if hello.version != wire.VERSION:
        raise Problem("other-version", version=hello.version, right=wire.VERSION)
    if hello.language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise Problem("unknown-language", language=short(hello.language), languages=choices)
    return hello


async def receive(socket: WebSocket) -> str:
    """The next message, which must be text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad-message", cause="bytes")
    return text


class Outgoing:
    """An update as it goes out, and the number that it leads to."""

    def __init__(self, number: int, text: bytes) -> None:
        self.number = number
        self.text = text

    @cached_property
    def frame(self) -> bytes:
        return frame_of(self.text)


class Watcher:
    """A viewer with a socket. It remembers how much it has sent; news that come while the client
    is slow arrive together, so nothing piles up."""

    def __init__(self, socket: WebSocket, table: Table, own: Pass, hello: wire.Hello) -> None:
        self.socket = socket
        self.table = table
        self.seat = own.seat
        self.seats: tuple[int, ...] = () if own.seat == NOBODY else (own.seat,)
        self.held: tuple[int, ...] = self.seats
        self.away = False
        self.own = own
        self.language = hello.language
        self.sent = hello.number if 0 <= hello.number <= table.number else NOTHING_SEEN
        self.news = -1
        self.laid = table.laid
        self.told = 0
        """How many asides it has been told of."""
        self._nonce = hello.nonce if table.facts.room else None
        """Of who came before the game: it counts from the start on."""
        self.unsent: list[Any] = []
        self.left = False
        rate = limits_of(socket).messages
        self._bucket = Bucket(rate, rate * limits_of(socket).burst)
        self._address = address_of(socket.scope)
        self._strikes = 0
        self._hinting: asyncio.Task[None] | None = None
        self._at_once: AtOnce | None = (socket.scope.get("extensions") or {}).get(AT_ONCE)
        self._sending = False
        self._busy = False
        """A message is being answered: the answer goes out before the news it makes."""
        self._ended = False
        self._wake = asyncio.Event()
        self._wake.set()

    def share(self, held: tuple[int, ...]) -> None:
        """Where several share a device, the one line that shows no hand stands for all of them:
        nobody leaves the table because somebody else holds the phone."""
        self.held = held
        if len(held) > 1:
            self.seats = held if self.seat == NOBODY else ()

    def wake(self) -> None:
        if not (self._busy or self._speak_at_once()):  # busy: it is woken with the answer
            self._wake.set()

    def leave(self) -> None:
        self.left = True
        self._wake.set()

    async def run(self) -> None:
        self.unsent.append(self._welcome())
        self.table.welcome(self)
        for seat in self.seats:
            self.table.begin(self._try(self.table.come(seat)))
        speaking = asyncio.create_task(self._speak())
        listening = asyncio.create_task(self._listen())
        try:
            done, _ = await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.table.see_off(self)
            tasks = [task for task in (speaking, listening, self._hinting) if task is not None]
            self._ended = True
            for task in tasks:
                if not (task is listening and self._busy):  # what was begun is finished
                    task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _welcome(self) -> wire.Welcome:
        header = self.table.facts.header
        return wire.Welcome(
            wire.VERSION,
            self.table.name,
            header["game"],
            self.seat,
            self.own.host,
            Record(header, []).options,
            header["commitment"],
            self.table.number,
            self.table.facts.manner.hints and self.seat != NOBODY,
            [nonce.text for nonce in self.table.course.nonces],
            list(self.held),
        )

    # Out

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            unsent, self.unsent = self.unsent, []
            texts = [ENCODE(message) for message in unsent]
            leaves = (self.left or self.table.broken) and not self._busy
            if self.news != self.table.news and not (self._busy or leaves):
                texts += self._news()
            await self._send(texts)
            if leaves:
                raise Closed(RESTART)  # whoever still waits for an answer gets it first

    async def _send(self, texts: list[bytes]) -> None:
        """In one write if that is possible now, else as the client reads."""
        if not texts:
            return
        if self._at_once is not None and self._at_once.is_ready():
            self._at_once.answer(texts)
            return
        self._sending = True
        for text in texts:
            await self.socket.send_text(text.decode())
        self._sending = False

    def _speak_at_once(self) -> bool:
        """Whether answers and news could be told without waiting, which spares a turn of the loop
        for every viewer. Whatever goes wrong is left to `_speak`, where it concerns nobody else."""
        way, table = self._at_once, self.table
        waits = self._sending or self.left or table.broken or self.news < 0
        if way is None or waits or not way.is_ready():
            return False
        try:
            if self.unsent or self.told != table.affairs.told:
                texts = [ENCODE(message) for message in self.unsent]
                if self.news != table.news:
                    texts += self._news()
                if texts:
                    way.answer(texts)
            elif self.news != table.news:
                way.tell(self._update().frame)
        except Exception:
            self.news = table.news - 1
            return False
        self.unsent = []
        return True

    def _news(self) -> list[bytes]:
        """The table as it is now, and what was said beside it."""
        texts, affairs = [self._update().text], self.table.affairs
        if self.told != affairs.told:
            asides = [aside for aside in affairs.asides if aside.number > self.told]
            texts.append(ENCODE(wire.Asides(asides)))
            self.told = affairs.told
        return texts

    async def _try(self, work: Awaitable[Any]) -> None:
        """Nobody waits for this; if it cannot be stored now, the game goes on without."""
        with suppress(Problem):
            await work

    def _update(self) -> Outgoing:
        """The news as they go out: made once for all who sit here and have seen as much."""
        table = self.table
        first, self.news = self.news < 0 or self.laid != table.laid, table.news
        self.laid = table.laid
        if self._nonce is not None and not table.facts.room:
            nonce, self._nonce = self._nonce, None
            if self.held:
                seat = self.held[0] if self.seat == NOBODY else self.seat
                table.begin(self._try(table.greet(seat, nonce)))
        made, key = table.told.updates, (self.seat, self.sent, first)
        outgoing: Outgoing | None = made.get(key)
        if outgoing is None:
            update = update_for(table, self.seat, self.sent, first)
            outgoing = made[key] = Outgoing(update.number, ENCODE(update))
        self.sent = outgoing.number
        return outgoing

    def _tell(self, message: Any) -> None:
        self.unsent.append(message)
        if len(self.unsent) > MOST_UNSENT:
            raise Closed(FLOODED)
        if not self._busy:  # else it goes out when the message is answered
            self._wake.set()

    # In

    async def _listen(self) -> None:
        while not self._ended:
            try:
                text = await receive(self.socket)
                self._busy = True
                self._check_rate()
                await self._take(decode(text, wire.Sent))
            except Problem as problem:
                self._tell(trouble(problem, self.language))
            finally:
                self._busy = False
                if not self._speak_at_once():
                    self._wake.set()

    def _check_rate(self) -> None:
        addresses: Addresses = self.socket.app.state.addresses
        if self._bucket.take() and addresses.may_say(self._address):
            return
        self._strikes += 1
        if self._strikes > MOST_STRIKES:
            raise Closed(FLOODED)
        raise Problem("too-fast", most=limits_of(self.socket).messages)

    async def _take(self, message: wire.Sent) -> None:
        if isinstance(message, wire.Hello):
            raise Problem("hello-twice")
        if isinstance(message, wire.SendLook):
            self.table.look(self, message.away)
            return
        if isinstance(message, wire.SendPing):
            self._tell(wire.Answer(short(message.id), self.table.number))
            return
        if isinstance(message, wire.SendHint):
            self._begin_hint(message.id)
            return
        try:
            self._tell(await self._answer(message))
        except NotNow as refused:
            self._refuse(message.id, reason=refused.reason)
        except Problem as problem:
            self._refuse(message.id, problem=problem)

    def _begin_hint(self, message: str) -> None:
        """It takes a while, and nothing else should wait for it."""
        if self.seat == NOBODY:
            self._refuse(message, problem=Problem("only-watching"))
        elif self._hinting is not None and not self._hinting.done():
            self._refuse(message, problem=Problem("hint-pending"))
        else:
            self._hinting = asyncio.create_task(self._hint(message))

    async def _hint(self, message: str) -> None:
        try:
            number, told = await self.table.hint(self.seat)
            self._tell(wire.Hinted(message, number, told.measure, told.moves))
        except Problem as problem:
            self._refuse(message, problem=problem)
        except Closed:
            self.leave()

    async def _answer(self, message: wire.Asking) -> wire.Answer:
        table, seat = self.table, self.seat
        if seat == NOBODY and isinstance(message, wire.SendVote) and self.seats:
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
                move = table.course.game.moves.parse(short(message.move))
                return wire.Answer(message.id, table.number, table.why_not(seat, move))
        return wire.Answer(message.id, number)

    async def _vote(self, message: wire.SendVote) -> int:
        """Those who share a device sit together and vote together; if it is about one of them, a
        no says that they are still there."""
        about, agree = message.seat, message.agree
        people = [seat for seat in self.seats if self.table.chairs[seat].kind == PERSON]
        stays = about in people and not agree
        voters = [about] if stays else [seat for seat in people if seat != about]
        return await self.table.vote(voters, about, agree)

    def _refuse(
        self, message: str, reason: Reason | None = None, problem: Problem | None = None
    ) -> None:
        words = words_of(self.language, self.table.course.game.name)
        if reason is not None:
            self._tell(
                wire.Refusal(
                    message, self.table.number, words.reason(reason, self._names()), reason
                )
            )
        elif problem is not None:
            line = Line(problem.name, dict(problem.arguments))
            text = words.problem(problem)
            self._tell(wire.Refusal(message, self.table.number, text, problem=line))

    def _names(self) -> list[str]:
        words = words_of(self.language)
        return [
            chair.name or words.say("player", number=seat + 1)
            for seat, chair in enumerate(self.table.chairs)
        ]
