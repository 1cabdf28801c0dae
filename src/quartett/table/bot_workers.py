"""Bots, hints and untrusted files are handled in separate processes: slow work only delays its own
table, and a crash affects nothing else.

There are four rooms: bots and hints for our own cards; those for custom cards, which may be
anything; reading uploaded records and card files; and reviews. None waits for another.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from quartett.bots import bot
from quartett.bots.hint import Hint, hint
from quartett.core.chance import Stream
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.games import loaded
from quartett.table.builds import Rules
from quartett.table.fair_queue import Accounts, Asker, FairQueue, Job
from quartett.table.replays import READING_SECONDS, ready
from quartett.table.worker import RoomFull, Work, Worker, WorkerLost

T = TypeVar("T")

THINKING_SECONDS: Final = 60.0
"""None of our bots takes this long; one that does is stuck."""
FOREIGN_SECONDS: Final = 20.0
REVIEW_SECONDS: Final = 180.0
"""The longest games take a tenth of this in the compiled build."""
FOREIGN_BYTES: Final = 2**30
MOST_WAITING: Final = 1000
"""The most jobs in one room, more than anybody would wait for."""
MOST_REVIEWS: Final = 20
"""The most waiting reviews; each takes seconds."""

Box = tuple[str, tuple[str, str] | None]
"""A game as sent to another process: its name, and the text and name of a custom card file."""


def box_of(game: Game[Any]) -> Box:
    return game.name, game.own_cards


def choose(box: Box, numbers: list[int], seat: int, name: str, seed: int) -> int:
    """A bot's answer, from what its seat may know. Runs in a worker."""
    game = loaded(*box)
    return int(bot(game, name).choose(game.restore(numbers), seat, Stream(seed)))


def advise(box: Box, numbers: list[int], seat: int) -> Hint:
    """The best moves and why, from what the seat may know. Runs in a worker."""
    game = loaded(*box)
    return hint(game, game.restore(numbers), seat)


class Task(Job, eq=False):
    """A job and who waits for it."""

    work: Work
    arguments: tuple[Any, ...]
    future: "asyncio.Future[Any]"
    tries: int = 1
    told: Callable[[Any], None] | None = None
    """Takes the pieces of a streamed answer."""


class Room:
    """Some workers and the jobs that wait for them."""

    def __init__(
        self,
        workers: int,
        accounts: Accounts,
        seconds: float,
        memory: int = 0,
        most: int = MOST_WAITING,
        rules: Rules | None = None,
    ) -> None:
        self._most = most
        self.queue: FairQueue[Task] = FairQueue(workers, accounts)
        self._seconds = seconds
        self._memory = memory
        self._workers = [Worker(memory, rules) for _ in range(workers)]
        self._idle = list(self._workers)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="room")
        self._ended = False

    async def run(self, asker: Asker, tries: int, work: Callable[..., T], *arguments: Any) -> T:
        """Waits for its turn and for the answer. A cancelled caller loses its place."""
        future = asyncio.get_running_loop().create_future()
        answer: T = await self._wait(Task(asker, time.monotonic(), work, arguments, future, tries))
        return answer

    async def stream(
        self, asker: Asker, told: Callable[[Any], None], work: Work, *arguments: Any
    ) -> None:
        """Like `run`, for streamed answers. Cancelling ends the work."""
        future = asyncio.get_running_loop().create_future()
        await self._wait(Task(asker, time.monotonic(), work, arguments, future, 1, told))

    async def _wait(self, task: Task) -> Any:
        if len(self.queue) >= self._most:
            raise RoomFull("too many wait")
        self.queue.add(task)
        self._look()
        try:
            return await task.future
        finally:
            self.queue.drop(task)

    def warm(self) -> None:
        """Starts all workers, so that no job has to wait for a process: the second is needed just
        when the first has a long job."""
        for worker in [one for one in self._idle if not one.is_started]:
            self._idle.remove(worker)
            work = (ready, (), self._seconds)
            started = asyncio.get_running_loop().run_in_executor(self._threads, worker.do, *work)
            started.add_done_callback(partial(self._warmed, worker))

    def _warmed(self, worker: Worker, started: "asyncio.Future[Any]") -> None:
        if not started.cancelled():
            started.exception()  # whoever has a job for it is told
        self._idle.append(worker)
        if not self._ended:
            self._look()

    def _look(self) -> None:
        while self._idle and not self._ended and (task := self.queue.next()) is not None:
            worker, loop = self._idle.pop(), asyncio.get_running_loop()
            begun = time.monotonic()
            told = partial(pass_on, loop, task) if task.told else None
            work = (task.work, task.arguments, self._seconds, told)
            done = loop.run_in_executor(self._threads, worker.do, *work)
            done.add_done_callback(partial(self._done, worker, task, begun))

    def _done(self, worker: Worker, task: Task, begun: float, done: "asyncio.Future[Any]") -> None:
        self._idle.append(worker)
        self.queue.done(task, time.monotonic() - begun)
        error = done.exception() if not done.cancelled() else WorkerLost("stopped")
        if task.future.done():
            pass
        elif isinstance(error, WorkerLost) and task.tries > 1 and not self._ended:
            task.tries -= 1  # it may have been killed for reasons unrelated to the job
            self.queue.add(task)
        elif error is not None:
            task.future.set_exception(error)
        else:
            task.future.set_result(done.result())
        self._look()

    def stop(self) -> None:
        """Cancels everything that waits; answers still being computed are dropped."""
        self._ended = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.stop()


def pass_on(loop: asyncio.AbstractEventLoop, task: Task, piece: Any) -> bool:
    """Passes a piece from a worker's thread to the waiting task, if there still is one."""
    if task.told is None or task.future.done():
        return False
    loop.call_soon_threadsafe(task.told, piece)
    return True


class Thinkers:
    """The processes that work for all tables."""

    def __init__(self, processes: int) -> None:
        """At least two, so that one is soon free for those who ask for little."""
        accounts, rules = Accounts(), Rules()
        self.rules = rules
        self.bots = Room(max(2, processes), accounts, THINKING_SECONDS, rules=rules)
        self.foreign = Room(2, accounts, FOREIGN_SECONDS, FOREIGN_BYTES, rules=rules)
        self.reading = Room(2, Accounts(), READING_SECONDS, FOREIGN_BYTES, rules=rules)
        self.reviews = Room(2, Accounts(), REVIEW_SECONDS, FOREIGN_BYTES, MOST_REVIEWS, rules)
        self._prepared = False

    def warm(self) -> None:
        """Somebody will play against bots soon."""
        self.bots.warm()

    async def ask(
        self,
        asker: Asker,
        game: Game[Any],
        numbers: list[int],
        seat: int,
        name: str,
        seed: int | None = None,
    ) -> int:
        """A bot's answer; reproducible with a seed."""
        seed = secrets.randbits(64) if seed is None else seed
        return await self._think(asker, game, choose, box_of(game), numbers, seat, name, seed)

    async def hint(self, asker: Asker, game: Game[Any], numbers: list[int], seat: int) -> Hint:
        """The best moves."""
        return await self._think(asker, game, advise, box_of(game), numbers, seat)

    async def _think(
        self, asker: Asker, game: Game[Any], work: Callable[..., T], *arguments: Any
    ) -> T:
        if game.own_cards is None:
            return await self.bots.run(asker, 2, work, *arguments)
        return await self.foreign.run(asker, 1, work, *arguments)

    async def read(self, address: str, work: Callable[..., T], *arguments: Any) -> T:
        """Reads an upload, one at a time per address."""
        try:
            return await self.reading.run(Asker(address, address), 1, work, *arguments)
        except WorkerLost:
            raise Problem("too-heavy", seconds=int(READING_SECONDS)) from None

    async def prepare(self, address: str) -> None:
        """Starts a reader before the first game is to be read, since starting takes longer than
        reading. A request from the same address waits for it."""
        if not self._prepared:
            self._prepared = True
            with suppress(WorkerLost):
                await self.reading.run(Asker(address, address), 1, ready)

    async def review(
        self, address: str, told: Callable[[Any], None], work: Work, *arguments: Any
    ) -> None:
        """Streams a review, one at a time per address."""
        try:
            await self.reviews.stream(Asker(address, address), told, work, *arguments)
        except RoomFull:
            raise Problem("review-busy") from None
        except WorkerLost:
            raise Problem("too-heavy", seconds=int(REVIEW_SECONDS)) from None

    def waiting(self) -> tuple[int, float]:
        """The number of waiting jobs, and the age in seconds of the oldest that somebody waits
        for."""
        rooms = (self.bots, self.foreign, self.reading, self.reviews)
        now = time.monotonic()
        oldest = max(room.queue.oldest(now) for room in (self.bots, self.reading))
        return sum(len(room.queue) for room in rooms), round(oldest, 1)

    def stop(self) -> None:
        for room in (self.bots, self.foreign, self.reading, self.reviews):
            room.stop()
