"""Everything that acts at a table besides people: chance at the start, bots, and the clock."""

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from quartett.bots import USUAL
from quartett.bots.levels import among_people
from quartett.core.chance import CHANCE
from quartett.core.keyed import bot_seed
from quartett.core.problem import Problem
from quartett.table.arrival import awaits_somebody
from quartett.table.bot_workers import Thinkers
from quartett.table.clock import Clock
from quartett.table.fair_queue import ALONE, PEOPLE, QUIET, Asker
from quartett.table.passes import alias
from quartett.table.store import BOT, HAND, PERSON, PLAY, Chair

if TYPE_CHECKING:
    from quartett.table.table import Table

LOG: Final = logging.getLogger("quartett.table")


class Autoplay:
    """If several processes serve a table, one of them is on duty; the others only watch."""

    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self.table = table
        self.on_duty = False
        self._thinkers = thinkers
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """For each seat, the question being thought about and the task doing it."""
        self.asker = Asker(table.name, table.facts.address or table.name, self._rank)
        self._clock = Clock(table.facts.manner.seconds, self._late)

    def take_over(self) -> None:
        """Takes over bots and clocks. Somebody's time may already have run out."""
        self.on_duty = True
        self.look()
        for seat in self.table.match.state.owing:
            until = None if seat == CHANCE else self.due(seat)
            if until is not None and until <= time.time():
                self._late(seat, self.table.match.asked_since(seat))

    def lay(self) -> None:
        """The settings changed before the game, perhaps also the pace."""
        self._clock = Clock(self.table.facts.manner.seconds, self._late)

    def forget(self, seat: int) -> None:
        """Cancels thinking for a seat: somebody else sits there now, or the question has
        changed."""
        _, task = self._thinking.pop(seat, (0, None))
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def look(self) -> None:
        """Makes sure that whoever owes an answer is asked."""
        table = self.table
        if table.broken or table.archived or table.facts.room or awaits_somebody(table):
            return
        self._start_clocks()
        for seat, (asked, _) in list(self._thinking.items()):
            if not self._waits(seat, asked):
                self.forget(seat)
        if not self.on_duty:
            return
        if self._follows_by_itself():
            table.begin(self._follow())
            return
        for seat in table.match.state.owing:
            chair, asked = table.chairs[seat], table.match.asked_since(seat)
            if chair.kind == BOT and seat not in self._thinking:
                self._begin(seat, chair.bot, asked)

    # Chance and forced moves

    def _follows_by_itself(self) -> bool:
        state, forced = self.table.match.state, self.table.forced
        if state.actor == CHANCE or not forced:
            return bool(state.actor == CHANCE)
        return any(seat in forced and len(state.legal(seat)) == 1 for seat in state.owing)

    async def _follow(self) -> None:
        table = self.table

        async def follow() -> None:
            if self._follows_by_itself():
                await table.add(table.match.plan_start(table.forced, time.time()))

        with suppress(Problem):
            await table.alone(follow)

    # Bots

    def _begin(self, seat: int, bot: str, asked: int) -> None:
        self._thinking[seat] = (asked, self.table.begin(self._think(seat, bot, asked)))

    async def _think(self, seat: int, bot: str, asked: int) -> None:
        own = asyncio.current_task()
        try:
            move, _ = await asyncio.gather(self._choice(seat, bot), self._pause())
            with suppress(Problem):
                await self.table.alone(lambda: self._answer(seat, move, asked))
        finally:
            if self._thinking.get(seat, (0, None))[1] is own:
                del self._thinking[seat]

    async def _answer(self, seat: int, move: int, asked: int) -> None:
        table, own = self.table, asyncio.current_task()
        if self._waits(seat, asked) and self._thinking.get(seat, (0, None))[1] is own:
            await table.add(table.match.plan(seat, move, table.forced, "", time.time()))

    def _rank(self) -> int:
        """How urgent thinking is here: players come before spectators and those who are away."""
        if self.table.here:
            return PEOPLE
        people = any(chair.kind == PERSON for chair in self.table.chairs)
        return QUIET if people or self.table.viewers else ALONE

    async def _pause(self) -> None:
        if any(chair.kind == PERSON for chair in self.table.chairs):
            await asyncio.sleep(self.table.facts.manner.pause / 1000)

    async def _choice(self, seat: int, bot: str) -> int:
        """A bot that fails must not stop the game; any legal move will do then."""
        match = self.table.match
        again = match.position.drawn is not None
        # Others' simultaneous answers must not influence it, since nobody could reproduce that
        # later.
        seen = (match.position.before if again else match.state).masked(seat)
        seed = (bot_seed(match.seed, seat, match.settled),) if again else ()
        legal = seen.legal(seat)
        if any(chair.kind == PERSON for chair in self.table.chairs):
            bot = among_people(match.game, bot)
        try:
            move = await self._thinkers.ask(
                self.asker, match.game, seen.numbers(), seat, bot, *seed
            )
        except Exception as error:
            extra = {"table": alias(self.table.name), "bot": bot, "cause": type(error).__name__}
            LOG.error("bot failed", extra=extra)
            return secrets.choice(legal)
        return move

    # Pace

    def due(self, seat: int) -> float | None:
        """The deadline of a seat as a time of day; None without a limit."""
        match = self.table.match
        waits = seat in match.state.owing
        return self._clock.until(seat, match.asked_since(seat)) if waits else None

    def _start_clocks(self) -> None:
        match = self.table.match
        for seat in match.state.owing:
            if seat != CHANCE and self.table.chairs[seat].kind != BOT:
                asked = match.asked_since(seat)
                self._clock.start(seat, asked, self.asked_at(seat))

    def asked_at(self, seat: int) -> float:
        """Since when the table has been waiting for the seat, as a time of day."""
        match, facts = self.table.match, self.table.facts
        asked = match.asked_since(seat)
        return match.times[asked - 1] if asked else facts.begun or facts.opened

    def _late(self, seat: int, asked: int) -> None:
        """A seat ran out of time; a bot answers once, or takes over."""
        table = self.table
        idle = table.broken or table.archived or not self.on_duty
        if idle or table.chairs[seat].kind == BOT or not self._waits(seat, asked):
            return
        if table.facts.manner.late == PLAY:
            self.forget(seat)
            self._begin(seat, USUAL, asked)
        elif table.facts.manner.late == HAND:
            table.begin(self._hand_over(seat, USUAL))

    async def _hand_over(self, seat: int, bot: str) -> None:
        chair = self.table.chairs[seat]
        with suppress(Problem):
            await self.table.seat(seat, Chair(BOT, chair.name, bot), chair.kind)

    def _waits(self, seat: int, asked: int) -> bool:
        """Whether the table still waits for the same answer of the seat."""
        match = self.table.match
        return seat in match.state.owing and match.asked_since(seat) == asked
