"""One process that works for the server, one job at a time, within limits of memory and time.

A worker that dies, hangs or takes too much takes its own job with it and no other.
"""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from quartett import games
from quartett.table.builds import Rules

Work = Callable[..., Any]
Told = Callable[[Any], bool]
"""Takes a piece of an answer; returns whether anybody still waits for the rest."""

READY_SECONDS: Final = 60
"""For a process to start, on a machine that has much else to do."""
BEHIND: Final = 5
"""How far a worker stands back when the server itself has something to do."""
SPAWN: Final = multiprocessing.get_context("spawn")


class WorkerLost(Exception):
    """The process ended before it answered: killed, crashed, or out of time or memory."""


class RoomFull(WorkerLost):
    """Too many wait already."""


def work(line: Any, names: Sequence[str], memory: int) -> None:
    """The life of a worker: leaves the end of the work to the parent, learns the games before the
    first question, then answers."""
    os.nice(BEHIND)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=end_with_parent, daemon=True).start()
    for name in names:
        games.load(name)
    if memory:
        import resource  # it is not everywhere, and nowhere else needed

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    line.send(None)
    with suppress(EOFError, OSError):
        while True:
            job, arguments = line.recv()
            line.send(outcome(job, arguments, line.send))


def outcome(
    job: Work, arguments: tuple[Any, ...], send: Callable[[tuple[None, Any]], None]
) -> tuple[bool, Any]:
    """Whether it worked, and the answer or the exception. An answer that comes piece by piece is
    sent so."""
    try:
        answer = job(*arguments)
        if not isinstance(answer, Iterator):
            return True, answer
        for piece in answer:
            send((None, piece))
        return True, None
    except MemoryError:
        return False, WorkerLost("out of memory")
    except Exception as error:
        return False, error


def end_with_parent() -> None:
    """A parent that was killed could tell nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


class Worker:
    """A process as the server sees it. Its methods block: they are called in a thread."""

    def __init__(self, memory: int = 0, rules: Rules | None = None) -> None:
        """`memory` is how many bytes it may have; 0 is no limit."""
        self._memory = memory
        self._rules = rules or Rules()
        self._folder: Path | None = None
        """Where the process found its rules."""
        self._process: Any = None
        self._line: Any = None
        self._ended = False

    def do(
        self, job: Work, arguments: tuple[Any, ...], seconds: float, told: Told | None = None
    ) -> Any:
        """The answer of a job. Raises what the job raised, or WorkerLost."""
        try:
            if self._process is not None and self._folder != self._rules.folder:
                self.end()
            if self._process is None:
                self._start()
            self._line.send((job, arguments))
            worked, answer = self._hear(time.monotonic() + seconds, told)
        except (EOFError, OSError) as error:
            self.end()
            raise WorkerLost(type(error).__name__) from None
        except WorkerLost:
            self.end()
            raise
        if not worked:
            if isinstance(answer, WorkerLost):
                self.end()
            raise answer
        return answer

    def _hear(self, until: float, told: Told | None) -> tuple[bool, Any]:
        """Passes on the pieces of an answer, and returns its end."""
        while True:
            if not self._line.poll(max(0.0, until - time.monotonic())):
                raise WorkerLost("out of time")
            worked, answer = self._line.recv()
            if worked is not None:
                return worked, answer
            if told is None or not told(answer):
                raise WorkerLost("nobody waits")

    def _start(self) -> None:
        self._line, far = SPAWN.Pipe()
        process = SPAWN.Process(target=work, args=(far, games.NAMES, self._memory), daemon=True)
        self._folder = self._rules.start(process)
        self._process = process  # only now: whoever stops us meanwhile could not kill it
        far.close()
        try:
            if self._ended or not self._line.poll(READY_SECONDS):
                raise WorkerLost("did not start")
            self._line.recv()
        except (WorkerLost, EOFError, OSError):
            if not self._ended:
                self._rules.leave(self._folder)
            raise

    def end(self) -> None:
        """Ends the process; the next job starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            self._line.close()

    def stop(self) -> None:
        """From any thread: whoever waits for an answer is told that there is none."""
        self._ended = True
        process = self._process
        if process is not None:
            process.kill()
