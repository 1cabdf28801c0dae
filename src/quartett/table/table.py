"""A table that is served: one lock, and the order move, store, tell."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, NoReturn, TypeVar

import msgspec

from quartett.bots.hint import Hint
from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.core.record import Record, ending_of, short
from quartett.core.story import Reason
from quartett.table import arrival, remarks, room, seat_changes, undo, votes
from quartett.table.affairs import REMATCH, Affairs, with_aside
from quartett.table.autoplay import Autoplay
from quartett.table.away import USUAL_LIMITS, AwayLimits, AwayTimer
from quartett.table.bot_workers import Thinkers
from quartett.table.hints import Hints
from quartett.table.log import UNDO, Entry
from quartett.table.match import Match, Plan
from quartett.table.passes import alias
from quartett.table.recovery import match_of
from quartett.table.store import BOT, Behind, Chair, Facts, Kept, Notice, Store, Wish
from quartett.table.viewer import Gathering, NotNow, Viewer

T = TypeVar("T")

LOG: Final = logging.getLogger("quartett.table")
LONGEST_ACK: Final = 64
MOST_ENTRIES: Final = 20_000
"""In one log: ten times as many as the longest games have, with all their undos."""
MOST_TRIES: Final = 100
"""Other processes may be quicker so often in a row; who is behind for ever reads wrongly."""


class Table(Gathering):
    """Nothing is told before it is stored: whatever anybody has seen survives the process."""

    def __init__(
        self,
        match: Match,
        kept: Kept,
        store: Store,
        thinkers: Thinkers,
        away_limits: AwayLimits = USUAL_LIMITS,
    ) -> None:
        super().__init__(away_limits.gone)
        self.away_limits = away_limits
        self.facts: Facts = kept.facts
        self.chairs: list[Chair] = kept.chairs
        self.match = match
        self.wish: Wish | None = kept.wish
        """An undo that waits for consent."""
        self.affairs: Affairs = kept.affairs
        self.laid = 0
        """Counts how often it was laid anew, so that everybody is shown all of it."""
        self.rematch = kept.rematch
        """The name of the table where the same people play again."""
        self.archived = kept.archived
        """Whether it takes no more moves, because nobody came for long."""
        self.broken = self.somebody_came = False
        self.used = time.monotonic()
        self.autoplay = Autoplay(self, thinkers)
        self.away_timer = AwayTimer(self)
        self.store = store
        self._lock = asyncio.Lock()
        self._telling = asyncio.Lock()
        self.hints = Hints(self, thinkers)
        self.undos = sum(entry.text == UNDO for entry in kept.log)
        self._acks = {(e.seat, e.ack): e.number + 1 for e in kept.log if e.ack}
        self._tasks: set[asyncio.Task[Any]] = set()

    # What it is

    @property
    def name(self) -> str:
        return self.facts.table

    @property
    def number(self) -> int:
        return self.match.number

    @property
    def forced(self) -> set[int]:
        return {seat for seat, chair in enumerate(self.chairs) if chair.forced}

    async def greet(self, seat: int, nonce: str) -> None:
        """Somebody who sits here came, and adds a nonce to chance; each seat does once."""
        if arrival.is_needed(self, seat, nonce):
            await self._whole(lambda: arrival.greet(self, seat, nonce))

    def welcome(self, viewer: Viewer) -> None:
        super().welcome(viewer)
        self.away_timer.look()

    def tell_presence(self) -> None:
        """Other processes are told who is connected to this one."""
        if self.store.shared:
            self.begin(self._tell_presence())

    async def set_wish(self, wish: Wish | None) -> int:
        """An undo waits for consent, or waits no longer. The lock is held."""
        if wish != self.wish:
            await self.store.set_wish(self.name, self.wish, wish)
            self.wish = wish
            self.change()
        return self.number

    async def _tell_presence(self) -> None:
        """One after the other, so that the last that is heard is the newest."""
        async with self._telling:
            here, away = self.seats_here, self.seats_away
            await self.store.tell(Notice(self.name, 0, here, away, self.watching_here))

    async def set_affairs(self, change: Callable[[Affairs], Affairs]) -> None:
        """The lock is held. If another process was quicker, the change is made upon theirs."""
        for _ in range(MOST_TRIES):
            was, affairs = self.affairs, change(self.affairs)
            if affairs == was:
                return
            try:
                await self.store.set_affairs(self.name, was, affairs)
            except Behind:
                await self._read_on()
                continue
            self.affairs = affairs
            self.change()
            return
        raise Problem("not-stored")

    async def tell(self, kind: str, seat: int, other: int = NOBODY, what: str = "") -> int:
        """Everybody hears of something that is no move. The lock is held."""
        at = time.time()
        await self.set_affairs(lambda was: with_aside(was, kind, seat, other, what, at))
        return self.number

    # Before the game, and besides

    async def set_room(self, asked: room.SetRoom) -> None:
        await self._whole(lambda: room.change(self, asked))

    async def start(self, seat: int, host: bool) -> None:
        await self._whole(lambda: room.start(self, seat, host))

    async def free(self, seat: int, by: int) -> None:
        await self._whole(lambda: room.free(self, seat, by))

    async def lay(self, facts: Facts, chairs: list[Chair]) -> None:
        """The table is laid anew, or begins. The lock is held."""
        match = match_of(Kept(facts, chairs, []))
        await self.store.set_room(Kept(self.facts, self.chairs, []), facts, chairs)
        self._lie(facts, chairs, match)
        self.change()

    def _lie(self, facts: Facts, chairs: list[Chair], match: Match) -> None:
        self.facts, self.chairs, self.match = facts, chairs, match
        self.autoplay.lay()
        self.laid += 1

    async def revoke(self, seat: int) -> None:
        """Nothing that was given out opens the seat any more. The lock is held."""
        await self.store.revoke(self.name, seat)
        self.send_away(seat)
        await self.store.tell(Notice(self.name, revoked=seat))

    async def vote(self, seats: Sequence[int], about: int, agrees: bool) -> int:
        """Of one person, or of several who share a device."""
        return await self._whole(lambda: votes.vote(self, seats, about, agrees))

    async def say(self, seat: int, what: str) -> int:
        return await self._whole(lambda: remarks.say(self, seat, what))

    async def wish_rematch(self, seat: int) -> None:
        """The others are told who would like to play again."""
        await self._whole(lambda: self.tell(REMATCH, seat))

    async def come(self, seat: int) -> None:
        """Somebody who sits here is back."""
        if self.affairs.votes_for(seat):
            await self._whole(lambda: votes.owner_came(self, seat))

    # What seats ask for

    async def move(self, seat: int, number: int, text: str, ack: str) -> int:
        """Takes one answer. Returns the number of the table after it was stored; a message that
        came before gets the answer it got before. Whoever is cancelled meanwhile closes the table,
        so nobody should be."""
        return await self.alone(lambda: self._move(seat, number, text, ack))

    async def _move(self, seat: int, number: int, text: str, ack: str) -> int:
        first = self.answered(seat, ack)
        if first is not None:
            return first
        if self.facts.room:
            raise Problem("not-started")
        if self.chairs[seat].kind == BOT:
            raise Problem("bot-sits-there")
        if not self.match.asked_since(seat) <= number <= self.number:
            raise Problem("stale-number", number=number, right=self.number)
        move = self._find(seat, text)
        after = await self.add(self.match.plan(seat, move, self.forced, ack, time.time()))
        await votes.owner_came(self, seat)
        return after

    def answered(self, seat: int, ack: str) -> int | None:
        """What a message got that came before."""
        if not (0 < len(ack) <= LONGEST_ACK and ack.isprintable()):
            raise Problem("bad-message-id", longest=LONGEST_ACK)
        return self._acks.get((seat, ack))

    def _find(self, seat: int, text: str) -> int:
        """The move with this text, if the rules allow it now."""
        game = self.match.game
        move = game.moves.find(text)
        if move is None:
            raise Problem("unknown-move", move=short(text), examples=game.moves.examples())
        reason = self.why_not(seat, move)
        if reason is not None:
            raise NotNow(reason)
        return move

    def why_not(self, seat: int, move: int) -> Reason | None:
        """From what the seat may know, like everything that it hears."""
        return self.match.game.why_not(self.match.state.masked(seat), seat, move)

    async def hint(self, seat: int) -> tuple[int, Hint]:
        """The best moves for a seat that is asked, and the number of the table they are for."""
        return await self.hints.think(seat)

    async def undo(self, seat: int, number: int, ack: str) -> int:
        """Takes the seat's last answer back at once if nothing was learned from it; else the
        other people are asked."""
        return await self._whole(lambda: undo.undo(self, seat, number, ack))

    async def consent(self, seat: int, number: int, agree: bool) -> int:
        return await self._whole(lambda: undo.consent(self, seat, number, agree))

    # Move, store, tell

    async def _whole(self, work: Callable[[], Awaitable[T]]) -> T:
        """Finishes the work even if whoever asked for it goes away in the middle: what is stored
        must also happen here."""
        task = self.begin(self.alone(work))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # the table broke while this waited for its turn
                raise Problem("not-stored") from None
            raise

    def begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does something while nobody else changes the table. If another process was quicker, what
        it did is read, and the work is begun again upon it."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                if self.broken:
                    raise Problem("not-stored")
                if self.archived:
                    raise Problem("table-archived")
                try:
                    return await work()
                except Behind:
                    await self._read_on()
                except (Problem, NotNow):
                    raise
                except Exception as error:
                    self._fail("not done", error)
            raise Problem("not-stored")

    async def add(self, plan: Plan) -> int:
        """Stores entries, then lets them happen. The lock is held."""
        entries = plan.entries
        if self.number >= MOST_ENTRIES:
            raise Problem("table-full", most=MOST_ENTRIES)
        try:
            await self.store.append(self.name, plan)
        except Behind:
            raise
        except asyncio.CancelledError:  # whether it was stored is not known: all is read again
            self.close()
            raise
        except Exception as error:
            self._fail("entries not stored", error)
        self.match.add(plan)
        self._remember(entries)
        self.wish = None
        self.used = time.monotonic()
        self.autoplay.look()
        self.away_timer.go_on()
        self.wake_all()
        return self._acks.get((entries[0].seat, entries[0].ack), self.number)

    def _remember(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.undos += entry.text == UNDO
            if entry.ack:
                self._acks[entry.seat, entry.ack] = entry.number + 1

    def _fail(self, what: str, error: Exception) -> NoReturn:
        """Whether anything was stored may not be known, so all is read again from the store."""
        known = isinstance(error, Problem)
        LOG.error(what, exc_info=None if known else error, extra={"table": alias(self.name)})
        self.close()
        raise Problem("not-stored") from None

    def change(self) -> None:
        """Tells everyone that there is news, and asks whoever owes an answer."""
        self.used = time.monotonic()
        self.autoplay.look()
        self.away_timer.look()
        self.wake_all()

    def close(self) -> None:
        """Not served here any more. What is stored can be served again from the start."""
        self.broken = True
        self.away_timer.end()
        for viewer in tuple(self.viewers):
            viewer.leave()
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()

    # What other processes did

    def refresh(self) -> None:
        """Somebody else changed the table: reads what."""
        self.begin(self.catch_up())

    async def catch_up(self) -> None:
        """Reads what others stored, and returns when it has happened here too."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        """What others stored happens here too. The lock is held."""
        before = self._known()
        try:
            kept = await self.store.load(self.name, self.number)
            assert kept is not None
            if self.facts.room:
                self._lie(kept.facts, kept.chairs, match_of(kept))
            else:
                for entry in kept.log:
                    self.match.take(entry)
            self._remember(kept.log)
        except Exception as error:
            self._fail("not read on", error)
        self.chairs, self.wish, self.rematch = kept.chairs, kept.wish, kept.rematch
        players = {"players": kept.facts.header["players"]}
        self.facts = msgspec.structs.replace(self.facts, header=self.facts.header | players)
        self.archived, self.affairs = kept.archived, kept.affairs
        if self._known() != before:
            self.change()

    def _known(self) -> tuple[Any, ...]:
        seats = tuple(self.chairs)
        return self.number, seats, self.wish, self.rematch, self.archived, self.affairs, self.laid

    # Seats

    async def seat(self, seat: int, chair: Chair, only: str = "") -> None:
        """Somebody else sits there from now on; `only` if the seat is still of this kind."""
        await self._whole(lambda: seat_changes.seat(self, seat, chair, only))

    async def forget_person(self, seat: int) -> None:
        """Their name is gone from the seat and from the record, and a bot plays on."""
        await self._whole(lambda: seat_changes.forget(self, seat))

    # The record

    def record(self) -> Record:
        """The whole game, which nobody may see before it is over. A table that was put away can go
        on, so its secrets stay secret."""
        state = self.match.state
        if not state.over:
            raise Problem("record-after-end")
        header = {**self.facts.header, "seed": self.facts.seed.hex()}
        if nonces := self.match.nonces:
            header["nonces"] = " ".join(nonce.text for nonce in nonces)
        return Record(header, list(self.match.moves), ending_of(state))
