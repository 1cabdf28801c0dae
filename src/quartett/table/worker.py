"""One process that works for the server, one job at a time, within limits of memory and time.

A worker that dies, hangs or uses too much only loses its own job.
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
"""Takes part of an answer; returns whether anybody is still waiting for the rest."""

READY_SECONDS: Final = 60
"""Seconds for a process to start on a busy machine."""
BEHIND: Final = 5
"""The niceness of a worker, so that the server itself comes first."""
SPAWN: Final = multiprocessing.get_context("spawn")


class WorkerLost(Exception):
    """The process ended before it answered: killed, crashed, or out of time or memory."""


class RoomFull(WorkerLost):
    """Too many jobs are waiting already."""


def work(line: Any, names: Sequence[str], memory: int) -> None:
    """The main loop of a worker: leaves signals to the parent, loads the games before the first
    question, then answers."""
    os.nice(BEHIND)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=end_with_parent, daemon=True).start()
    for name in names:
        games.load(name)
    if memory:
        import resource  # not available everywhere, and only needed here

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    line.send(None)
    with suppress(EOFError, OSError):
        while True:
            job, arguments = line.recv()
            line.send(outcome(job, arguments, line.send))


def outcome(
    job: Work, arguments: tuple[Any, ...], send: Callable[[tuple[None, Any]], None]
) -> tuple[bool, Any]:
    """Whether it worked, and the answer or the exception. A streamed answer is sent piece by
    piece."""
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
    """Needed because a killed parent cannot tell its children."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


class Worker:
    """A worker process as seen by the server. Its methods block, so they are called in a thread."""

    def __init__(self, memory: int = 0, rules: Rules | None = None) -> None:
        """`memory` is its limit in bytes; 0 for none."""
        self._memory = memory
        self._rules = rules or Rules()
        self._folder: Path | None = None
        """The folder in which the process found the rules."""
        self._process: Any = None
        self._line: Any = None
        self._ended = False

    @property
    def is_started(self) -> bool:
        return self._process is not None

    def do(
        self, job: Work, arguments: tuple[Any, ...], seconds: float, told: Told | None = None
    ) -> Any:
        """Runs a job and returns its answer. Raises what the job raised, or WorkerLost."""
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
        """Passes on the pieces of an answer and returns the last one."""
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
        self._process = process  # only now: before its start nobody could kill it
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
        """From any thread: tells whoever is waiting that there will be no answer."""
        self._ended = True
        process = self._process
        if process is not None:
            process.kill()
