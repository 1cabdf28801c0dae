"""Bots, hints and whatever foreign files ask for are worked out in processes of their own: what is
slow makes its own table wait, what breaks breaks alone.

Four rooms: bots and hints of our own cards; those of somebody's own cards, which may be anything;
reading (records and card files that somebody brings); and reviews. None waits for another.
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
from quartett.table.retelling import READING_SECONDS, ready
from quartett.table.worker import RoomFull, Work, Worker, WorkerLost

T = TypeVar("T")

THINKING_SECONDS: Final = 60.0
"""No bot of ours takes so long; one that does hangs."""
FOREIGN_SECONDS: Final = 20.0
REVIEW_SECONDS: Final = 180.0
"""The longest games take a tenth of it where everything is compiled."""
FOREIGN_BYTES: Final = 2**30
MOST_WAITING: Final = 1000
"""Jobs in one room; more than anybody would wait for."""
MOST_REVIEWS: Final = 20
"""That wait; each takes seconds."""

Box = tuple[str, tuple[str, str] | None]
"""A game as another process finds it: its name, and the text and the name of an own card file."""


def box_of(game: Game[Any]) -> Box:
    return game.name, game.own_cards


def choose(box: Box, numbers: list[int], seat: int, name: str, seed: int) -> int:
    """What a bot answers, from what its seat may know. Runs in a worker."""
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
    """Takes the pieces of an answer that comes so."""


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
        """Waits for its turn and for the answer. Whoever gives up gives up its place."""
        future = asyncio.get_running_loop().create_future()
        answer: T = await self._wait(Task(asker, time.monotonic(), work, arguments, future, tries))
        return answer

    async def stream(
        self, asker: Asker, told: Callable[[Any], None], work: Work, *arguments: Any
    ) -> None:
        """As `run`, for work that gives its answer piece by piece. Whoever gives up ends it."""
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
            task.tries -= 1  # it may have been killed for nothing that the job did
            self.queue.add(task)
        elif error is not None:
            task.future.set_exception(error)
        else:
            task.future.set_result(done.result())
        self._look()

    def stop(self) -> None:
        """Lets no question wait; who still thinks finds nobody to tell."""
        self._ended = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.stop()


def pass_on(loop: asyncio.AbstractEventLoop, task: Task, piece: Any) -> bool:
    """From the thread of a worker to who waits, if anybody does."""
    if task.told is None or task.future.done():
        return False
    loop.call_soon_threadsafe(task.told, piece)
    return True


class Thinkers:
    """The processes that work for all tables."""

    def __init__(self, processes: int) -> None:
        """With two at least, one is always soon there for who has asked for little."""
        accounts, rules = Accounts(), Rules()
        self.rules = rules
        self.bots = Room(max(2, processes), accounts, THINKING_SECONDS, rules=rules)
        self.foreign = Room(2, accounts, FOREIGN_SECONDS, FOREIGN_BYTES, rules=rules)
        self.reading = Room(2, Accounts(), READING_SECONDS, FOREIGN_BYTES, rules=rules)
        self.reviews = Room(2, Accounts(), REVIEW_SECONDS, FOREIGN_BYTES, MOST_REVIEWS, rules)
        self._prepared = False

    async def ask(
        self,
        asker: Asker,
        game: Game[Any],
        numbers: list[int],
        seat: int,
        name: str,
        seed: int | None = None,
    ) -> int:
        """What a bot would answer; with a seed always the same."""
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
        """Reads what somebody brought. One thing at a time for each address."""
        try:
            return await self.reading.run(Asker(address, address), 1, work, *arguments)
        except WorkerLost:
            raise Problem("too-heavy", seconds=int(READING_SECONDS)) from None

    async def prepare(self, address: str) -> None:
        """Has a reader there before the first game is to be read: to start one takes longer than
        to read. Who asks for a game from the same address meanwhile waits for this one."""
        if not self._prepared:
            self._prepared = True
            with suppress(WorkerLost):
                await self.reading.run(Asker(address, address), 1, ready)

    async def review(
        self, address: str, told: Callable[[Any], None], work: Work, *arguments: Any
    ) -> None:
        """Tells a review piece by piece. One at a time for each address."""
        try:
            await self.reviews.stream(Asker(address, address), told, work, *arguments)
        except RoomFull:
            raise Problem("review-busy") from None
        except WorkerLost:
            raise Problem("too-heavy", seconds=int(REVIEW_SECONDS)) from None

    def waiting(self) -> tuple[int, float]:
        """How many jobs wait, and for how many seconds the oldest that somebody waits for."""
        rooms = (self.bots, self.foreign, self.reading, self.reviews)
        now = time.monotonic()
        oldest = max(room.queue.oldest(now) for room in (self.bots, self.reading))
        return sum(len(room.queue) for room in rooms), round(oldest, 1)

    def stop(self) -> None:
        for room in (self.bots, self.foreign, self.reading, self.reviews):
            room.stop()
