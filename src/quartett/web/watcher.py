"""Sends updates and replies to one viewer of a table."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from starlette.websockets import WebSocket

from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.table.store import Pass
from quartett.table.table import Table
from quartett.table.updates import NOTHING_SEEN, update_for, update_key
from quartett.web import messages as wire
from quartett.web.answers import ENCODE
from quartett.web.frames import AT_ONCE, AtOnce, Gate, frame_of

MOST_UNSENT: Final = 100
"""Replies that a client may leave unread before it is disconnected."""
FLOODED: Final = 4429
RESTART: Final = 1012


class Closed(Exception):
    """The connection has to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Outgoing(NamedTuple):
    """An encoded update, and the number of the table after it."""

    number: int
    text: bytes
    frame: bytes


class Watcher:
    """A viewer with a socket. It remembers how much it has sent; news that come while the client
    is slow arrive together, so nothing piles up. There may be thousands at one table, so that it is
    kept small."""

    __slots__ = (
        *("table", "seat", "seats", "held", "away", "own", "busy", "_socket", "_sent", "_news"),
        *("_laid", "_told", "_nonce", "_unsent", "_left", "_gate", "_write", "_sending", "_wake"),
        "__weakref__",
    )

    def __init__(self, socket: WebSocket, table: Table, own: Pass, hello: wire.Hello) -> None:
        self.table = table
        self.seat = own.seat
        self.seats: tuple[int, ...] = () if own.seat == NOBODY else (own.seat,)
        self.held: tuple[int, ...] = self.seats
        self.away = False
        self.own = own
        self.busy = False
        """A message is being answered: the answer goes out before the news it makes."""
        self._socket = socket
        self._sent = hello.number if 0 <= hello.number <= table.number else NOTHING_SEEN
        self._news = -1
        self._laid = table.laid
        self._told = 0
        """The number of remarks that were sent."""
        self._nonce = hello.nonce if table.facts.room else None
        """The nonce of somebody who came before the game; it counts from the start."""
        self._unsent: list[Any] = []
        self._left = False
        at_once: AtOnce | None = (socket.scope.get("extensions") or {}).get(AT_ONCE)
        self._gate = Gate(False) if at_once is None else at_once.gate
        self._write = None if at_once is None else at_once.write
        self._sending = False
        self._wake = asyncio.Event()
        self._wake.set()

    def share(self, held: tuple[int, ...]) -> None:
        """Where several share a device, the one line that shows no hand stands for all of them:
        nobody leaves the table because somebody else holds the phone."""
        self.held = held
        if len(held) > 1:
            self.seats = held if self.seat == NOBODY else ()

    def come(self) -> None:
        self._unsent.append(self._welcome())
        self.table.welcome(self)
        for seat in self.seats:
            self.table.begin(self._try(self.table.come(seat)))

    def go(self) -> None:
        self.table.see_off(self)

    def wake(self) -> None:
        if not (self.busy or self._speak_at_once()):  # busy: it is woken with the answer
            self._wake.set()

    def leave(self) -> None:
        self._left = True
        self._wake.set()

    def tell(self, message: Any) -> None:
        self._unsent.append(message)
        if len(self._unsent) > MOST_UNSENT:
            raise Closed(FLOODED)
        if not self.busy:  # else it goes out when the message is answered
            self._wake.set()

    def reply(self) -> None:
        """Sends the reply to a message, and the news."""
        self.busy = False
        if not self._speak_at_once():
            self._wake.set()

    async def speak(self) -> None:
        """Sends what could not be sent immediately."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            unsent, self._unsent = self._unsent, []
            texts = [ENCODE(message) for message in unsent]
            leaves = (self._left or self.table.broken) and not self.busy
            if self._news != self.table.news and not (self.busy or leaves):
                texts += [self._update().text, *self._asides()]
            await self._send(texts)
            if leaves:
                raise Closed(RESTART)  # whoever still waits for an answer gets it first

    async def _send(self, texts: list[bytes]) -> None:
        """In one write if that is possible now, else as the client reads."""
        if not texts:
            return
        if self._gate.is_open and self._write is not None:
            self._write(b"".join(map(frame_of, texts)))
            return
        self._sending = True
        for text in texts:
            await self._socket.send_text(text.decode())
        self._sending = False

    def _speak_at_once(self) -> bool:
        """Whether answers and news could be told without waiting, which spares a turn of the loop
        for every viewer. Whatever goes wrong is left to `speak`, where it concerns nobody else."""
        table, unsent, write = self.table, self._unsent, self._write
        waits = self._sending or self._left or table.broken or self._news < 0
        if waits or write is None or not self._gate.is_open:
            return False
        try:
            if not unsent and self._told == table.affairs.told:
                if self._news != table.news:
                    write(self._update().frame)
                return True
            frames = [frame_of(ENCODE(message)) for message in unsent]
            if self._news != table.news:
                frames += [self._update().frame, *map(frame_of, self._asides())]
            if frames:
                write(b"".join(frames))
        except Exception:
            self._news = table.news - 1
            return False
        self._unsent = []
        return True

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
            [nonce.text for nonce in self.table.match.nonces],
            list(self.held),
        )

    def _asides(self) -> list[bytes]:
        """The remarks since the last call, encoded."""
        affairs, told = self.table.affairs, self._told
        if told == affairs.told:
            return []
        self._told = affairs.told
        return [ENCODE(wire.Asides([aside for aside in affairs.asides if aside.number > told]))]

    def _update(self) -> Outgoing:
        """The current update, encoded once for all viewers with the same content."""
        table = self.table
        first = self._news < 0 or self._laid != table.laid
        self._news, self._laid = table.news, table.laid
        if self._nonce is not None and not table.facts.room:
            self._add_nonce()
        made, own = table.told.updates, (self.seat, self._sent, first)
        outgoing: Outgoing | None = made.get(own)
        if outgoing is None:
            key = update_key(table, *own)
            outgoing = made[own] = made[key] = made.get(key) or self._made(*key)
        self._sent = outgoing.number
        return outgoing

    def _made(self, whose: str | int, since: int, first: bool) -> Outgoing:
        """Encodes an update for a seat, or for all with the public view and the same undo."""
        if isinstance(whose, int):
            update = update_for(self.table, whose, since, first)
        else:
            update = update_for(self.table, NOBODY, since, first, whose)
        text = ENCODE(update)
        return Outgoing(update.number, text, frame_of(text))

    def _add_nonce(self) -> None:
        nonce, self._nonce = self._nonce, None
        if self.held and nonce is not None:
            seat = self.held[0] if self.seat == NOBODY else self.seat
            self.table.begin(self._try(self.table.greet(seat, nonce)))

    async def _try(self, work: Awaitable[Any]) -> None:
        """Does something that nobody waits for; the game continues if it cannot be stored now."""
        with suppress(Problem):
            await work
