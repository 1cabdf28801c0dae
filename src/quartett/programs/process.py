"""Runs a custom program that speaks in lines, within limits."""

import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.programs.protocol import COMMENT, Ask, Failed, Gone, Message, answer_of, written

LONGEST: Final = 4096
"""The most bytes of one line."""
MOST_UNREAD: Final = 100
"""Lines that a program may send beyond those it owes."""
MOST_REFUSED: Final = 10
"""Invalid answers allowed to one question."""
FAREWELL: Final = 1.0
"""Seconds in which a program may exit by itself."""

LATE, DEAD, FLOOD, RUBBISH = "late", "dead", "flood", "rubbish"
FAILURES: Final = (LATE, DEAD, FLOOD, RUBBISH)


class Failure(Exception):
    """A program broke its limits; `name` is one of FAILURES."""

    def __init__(self, name: str, detail: str = "") -> None:
        super().__init__(name, detail)
        self.name = name
        self.detail = detail


class Vanished(Exception):
    """The question is no longer open."""


_News = None
_Heard = str | Failure | None


class Program:
    """Runs while it keeps its limits; started at the first message and again after a failure."""

    def __init__(self, command: Sequence[str], text: bool = False) -> None:
        self.command = list(command)
        self.text = text
        self._process: subprocess.Popen[bytes] | None = None
        self._heard: queue.Queue[_Heard] = queue.Queue()
        self._unsaid: queue.Queue[bytes | None] = queue.Queue()
        self._owed = 0
        """Answers owed to questions that are no longer open."""
        self._extra = 0
        """Lines that nobody had asked for."""

    @property
    def runs(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Raises a Problem if there is no such program."""
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            cause = getattr(error, "strerror", None) or str(error)
            raise Problem("no-program", program=short(self.command[0]), cause=cause) from None
        self._process, self._owed, self._extra = process, 0, 0
        self._heard, self._unsaid = queue.Queue(), queue.Queue()
        for work in (_listen, _speak):
            arguments = (process, self._heard if work is _listen else self._unsaid)
            threading.Thread(target=work, args=arguments, daemon=True).start()

    def tell(self, message: Message) -> None:
        self._unsaid.put(written(message, self.text))

    def nudge(self) -> None:
        """Something has changed at the table, so whoever waits for an answer looks again."""
        self._heard.put(_News)

    def ask(
        self, question: Ask, still: Callable[[], bool], judge: Callable[[str], Message | None]
    ) -> None:
        """Asks a question and reads answers until `judge` accepts one. Otherwise `judge` returns
        the reason, which is sent to the program. Raises Failure, or Vanished if `still` says so."""
        self._pass_over()
        self.tell(question)
        until = time.monotonic() + question.seconds
        for _ in range(MOST_REFUSED):
            refused = judge(self._answer(question, until, still))
            if refused is None:
                return
            self._pass_over()
            self.tell(refused)
        raise Failure(RUBBISH)

    def _pass_over(self) -> None:
        """Skips lines that were not asked for; a failure stays in the queue."""
        while not self._heard.empty():
            heard = self._heard.get()
            if isinstance(heard, Failure):
                raise heard
            if heard is not None:
                self._extra += 0 if self._owed else 1
                self._owed = max(0, self._owed - 1)
        if self._extra > MOST_UNREAD:
            raise Failure(FLOOD)

    def _answer(self, question: Ask, until: float, still: Callable[[], bool]) -> str:
        while True:
            if not still():
                self._owed += 1
                self.tell(Gone(question.number))
                raise Vanished
            try:
                heard = self._heard.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Failure(LATE, f"{question.seconds:g}") from None
            if isinstance(heard, Failure):
                raise heard
            if heard is not None and self._owed:
                self._owed -= 1
            elif heard is not None:
                return answer_of(heard)

    def stop(self, last: Failed | None = None) -> None:
        """Ends the program. With a last message it gets a moment to read it."""
        process, self._process = self._process, None
        if process is None:
            return
        if last is not None:
            self.tell(last)
        self._unsaid.put(None)
        with suppress(subprocess.TimeoutExpired):
            process.wait(FAREWELL)
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends the program and whatever it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def _speak(process: subprocess.Popen[bytes], unsaid: "queue.Queue[bytes | None]") -> None:
    """Runs in a thread of its own: a program that does not read must not block anybody else."""
    assert process.stdin is not None
    with suppress(OSError, ValueError), process.stdin as pipe:
        while (text := unsaid.get()) is not None:
            pipe.write(text)
            pipe.flush()


def _listen(process: subprocess.Popen[bytes], heard: "queue.Queue[_Heard]") -> None:
    """Reads lines until there are too many, one is too long, or the output ends."""
    assert process.stdout is not None
    with suppress(OSError, ValueError), process.stdout as pipe:
        comments = 0
        while line := pipe.readline(LONGEST + 1):
            text = line.decode("utf-8", "replace").strip()
            comments = comments + 1 if not text or text.startswith(COMMENT) else 0
            if len(line) > LONGEST or max(comments, heard.qsize()) > MOST_UNREAD:
                heard.put(Failure(FLOOD))
                return
            if not comments:
                heard.put(text)
    code = process.wait()
    heard.put(Failure(DEAD, str(code)))
