"""A table that is served: one lock, and the order move, store, tell."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from quartett.bots import USUAL
from quartett.core.chance import CHANCE
from quartett.core.problem import Problem
from quartett.core.record import Record, ending_of, short
from quartett.core.story import Reason
from quartett.table.clock import Clock
from quartett.table.course import Course, Plan
from quartett.table.store import BOT, HAND, PERSON, PLAY, Chair, Facts, Kept, Store
from quartett.table.thinking import Thinkers
from quartett.table.viewer import NotNow, Viewer, Wish

T = TypeVar("T")

LOG: Final = logging.getLogger("quartett.table")
LONGEST_ACK: Final = 64


class Table:
    """Nothing is told before it is stored: whatever anybody has seen survives the process."""

    def __init__(self, course: Course, kept: Kept, store: Store, thinkers: Thinkers) -> None:
        self.facts: Facts = kept.facts
        self.chairs: list[Chair] = kept.chairs
        self.course = course
        self.viewers: set[Viewer] = set()
        self.wish: Wish | None = None
        """An undo that waits for consent."""
        self.news = 0
        """Counts changes that are no entries of the log: of seats and wishes."""
        self.rematch = kept.rematch
        """The name of the table where the same people play again."""
        self.broken = False
        self.used = time.monotonic()
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._acks = {(e.seat, e.ack): e.number + 1 for e in kept.log if e.ack}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: dict[int, int] = {}
        self._clock = Clock(self.facts.manner.seconds, self._late)

    # What it is

    @property
    def name(self) -> str:
        return self.facts.table

    @property
    def number(self) -> int:
        return self.course.number

    @property
    def forced(self) -> set[int]:
        return {seat for seat, chair in enumerate(self.chairs) if chair.forced}

    # What seats ask for

    async def move(self, seat: int, number: int, text: str, ack: str) -> int:
        """Takes one answer. Answers the number of the table after it was stored; a message that
        came before gets the answer it got before."""
        return await self._whole(self._move(seat, number, text, ack))

    async def _move(self, seat: int, number: int, text: str, ack: str) -> int:
        async with self._lock:
            first = self._answered(seat, number, ack)
            if first is not None:
                return first
            if self.chairs[seat].kind == BOT:
                raise Problem("bot-sits-there")
            self._check_number(seat, number)
            move = self._find(seat, text)
            at = time.time()
            return await self._add(self.course.plan(seat, move, self.forced, ack, at))

    def _answered(self, seat: int, number: int, ack: str) -> int | None:
        if not 0 < len(ack) <= LONGEST_ACK:
            raise Problem("bad-message-id", longest=LONGEST_ACK)
        return self._acks.get((seat, ack))

    def _check_number(self, seat: int, number: int) -> None:
        if not self.course.asked_since(seat) <= number <= self.number:
            raise Problem("stale-number", number=number, right=self.number)

    def _find(self, seat: int, text: str) -> int:
        """The move with this text, if the rules allow it now."""
        game = self.course.game
        move = game.moves.find(text)
        if move is None:
            raise Problem("unknown-move", move=short(text), examples=game.moves.examples())
        reason = self.why_not(seat, move)
        if reason is not None:
            raise NotNow(reason)
        return move

    def why_not(self, seat: int, move: int) -> Reason | None:
        """From what the seat may know, like everything that it hears."""
        return self.course.game.why_not(self.course.state.masked(seat), seat, move)

    async def undo(self, seat: int, number: int, ack: str) -> int:
        """Takes the seat's last answer back at once if nothing was learned from it; else the
        other people are asked."""
        return await self._whole(self._undo(seat, number, ack))

    async def _undo(self, seat: int, number: int, ack: str) -> int:
        async with self._lock:
            first = self._answered(seat, number, ack)
            if first is not None:
                return first
            if number != self.number:
                raise Problem("stale-number", number=number, right=self.number)
            if not self.course.can_take_back(seat):
                raise Problem("nothing-to-undo")
            if self.course.nothing_learned(seat):
                return await self._add(self.course.plan_undo(seat, ack, time.time()))
            pending = self.wish is not None and self.wish.seat == seat
            return self.number if pending else await self._agree(Wish(seat, ack))

    async def consent(self, seat: int, number: int, agree: bool) -> int:
        return await self._whole(self._consent(seat, number, agree))

    async def _consent(self, seat: int, number: int, agree: bool) -> int:
        async with self._lock:
            if self.wish is None or number != self.number or seat == self.wish.seat:
                raise Problem("no-undo-asked")
            if not agree:
                self.wish = None
                self.change()
                return self.number
            self.wish.agreed.add(seat)
            return await self._agree(self.wish)

    async def _agree(self, wish: "Wish") -> int:
        """Bots never mind; people are asked."""
        people = {seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON}
        if people - wish.agreed <= {wish.seat}:
            return await self._add(self.course.plan_undo(wish.seat, wish.ack, time.time()))
        self.wish = wish
        self.change()
        return self.number

    # Move, store, tell

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Finishes the work even if whoever asked for it goes away in the middle: what is stored
        must also happen here."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _add(self, plan: Plan) -> int:
        """Stores entries, then lets them happen. The lock is held."""
        entries = plan.entries
        try:
            await self._store.append(self.name, entries, plan.over)
        except Exception:
            LOG.exception("entries not stored", extra={"table": self.name})
            self.close()
            raise Problem("not-stored") from None
        for entry in entries:
            self.course.take(entry)
            if entry.ack:
                self._acks[entry.seat, entry.ack] = entry.number + 1
        self.wish = None
        self.change()
        return self._acks.get((entries[0].seat, entries[0].ack), self.number)

    def change(self) -> None:
        """Tells everyone that there is news, and asks whoever owes an answer."""
        self.news += 1
        self.used = time.monotonic()
        for viewer in tuple(self.viewers):
            viewer.wake()
        self.go_on()

    def close(self) -> None:
        """Not served here any more. What is stored can be served again from the start."""
        self.broken = True
        for viewer in tuple(self.viewers):
            viewer.leave()
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()

    # Whoever answers without being a person

    def go_on(self) -> None:
        if self.broken:
            return
        if self._follows_by_itself():
            self._start(self._follow())
            return
        for seat in self.course.state.owing:
            chair, asked = self.chairs[seat], self.course.asked_since(seat)
            if chair.kind == BOT and self._thinking.get(seat) != asked:
                self._start(self._think(seat, chair.bot, asked))
            elif chair.kind != BOT:
                self._clock.start(seat, asked)

    def _follows_by_itself(self) -> bool:
        state, forced = self.course.state, self.forced
        only = (seat for seat in state.owing if seat in forced and len(state.legal(seat)) == 1)
        return state.actor == CHANCE or next(only, None) is not None

    async def _follow(self) -> None:
        async with self._lock:
            if self._follows_by_itself():
                await self._add(self.course.plan_start(self.forced, time.time()))

    async def _think(self, seat: int, bot: str, asked: int) -> None:
        self._thinking[seat] = asked
        try:
            move = await self._choice(seat, bot)
            async with self._lock:
                if self._waits(seat, asked):
                    await self._add(self.course.plan(seat, move, self.forced, "", time.time()))
        finally:
            if self._thinking.get(seat) == asked:
                del self._thinking[seat]

    async def _choice(self, seat: int, bot: str) -> int:
        """A bot that fails must not stop the game: then any legal move will do."""
        seen = self.course.state.masked(seat)
        legal = seen.legal(seat)
        try:
            move = await self._thinkers.ask(self.course.game, seen.numbers(), seat, bot)
        except Exception:
            LOG.exception("bot failed", extra={"table": self.name, "seat": seat, "bot": bot})
            return secrets.choice(legal)
        return move

    # Pace

    def due(self, seat: int) -> float | None:
        """Until when the seat should answer, as a time of day; None without a limit."""
        waits = seat in self.course.state.owing
        return self._clock.until(seat, self.course.asked_since(seat)) if waits else None

    def _late(self, seat: int, asked: int) -> None:
        """The time of a seat is over; a bot answers once, or from now on."""
        chair = self.chairs[seat]
        if self.broken or chair.kind == BOT or not self._waits(seat, asked):
            return
        if self.facts.manner.late == PLAY:
            self._start(self._think(seat, USUAL, asked))
        elif self.facts.manner.late == HAND:
            self._start(self._seat(seat, Chair(BOT, chair.name, USUAL), chair.kind))

    def _waits(self, seat: int, asked: int) -> bool:
        """Whether the table still waits for the answer that the seat was asked for then."""
        return seat in self.course.state.owing and self.course.asked_since(seat) == asked

    # Seats

    async def seat(self, seat: int, chair: Chair, only: str = "") -> None:
        """Somebody else sits there from now on; `only` if the seat is still of this kind."""
        await self._whole(self._seat(seat, chair, only))

    async def _seat(self, seat: int, chair: Chair, only: str) -> None:
        async with self._lock:
            if only and self.chairs[seat].kind != only:
                raise Problem("seat-taken", seat=seat)
            await self._store.set_chair(self.name, seat, chair)
            self.chairs[seat] = chair
            self._thinking.pop(seat, None)
            self.change()

    @property
    def here(self) -> set[int]:
        """The seats for which somebody is connected."""
        return {viewer.seat for viewer in self.viewers}

    # The record

    def record(self) -> Record:
        """The whole game, which nobody may see before it is over."""
        state = self.course.state
        if not state.over:
            raise Problem("record-after-end")
        header = {**self.facts.header, "seed": self.facts.seed.hex()}
        return Record(header, list(self.course.moves), ending_of(state))
