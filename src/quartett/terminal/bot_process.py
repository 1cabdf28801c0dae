"""Runs a bot in a process of its own, so that the table can say who is thinking and for how long,
and Ctrl-C is heard at once: compiled rules cannot be interrupted."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State

QUICK: Final = ("random", "novice", "greedy", "steady")
"""Levels that answer before anybody could read that they are thinking."""
FIRST_SIGN: Final = 0.05
"""Seconds until the table says that somebody is thinking."""
TICK: Final = 0.25
USUAL_SIGNALS: Final = (signal.SIGTERM, signal.SIGHUP, signal.SIGWINCH, signal.SIGCONT)

Waiting = Callable[[], None]
"""Called repeatedly while somebody is thinking."""


class BotFailed(Exception):
    """A bot ended without an answer."""


class Thinker:
    """Wraps a bot. Its process begins with its first question and keeps what the bot remembers."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._process: Any = None
        self._line: Connection | None = None

    def choose(self, seen: State, seat: int, stream: Stream, waiting: Waiting) -> int:
        line = self._line or self._start()
        try:
            line.send((seen, seat, stream))
            self._wait(line, waiting)
            worked, answer = line.recv()
        except (EOFError, OSError):
            raise BotFailed(type(self._bot).__name__) from None
        if not worked:
            raise answer
        return int(answer)

    def _wait(self, line: Connection, waiting: Waiting) -> None:
        patience = FIRST_SIGN
        while not line.poll(patience):
            waiting()
            patience = TICK

    def _start(self) -> Connection:
        context = get_context("fork")
        self._line, far = context.Pipe()
        ends = far, self._line
        self._process = context.Process(target=_answer, args=(self._bot, *ends), daemon=True)
        self._process.start()
        far.close()
        return self._line

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = self._line = None


def can_think_apart() -> bool:
    return "fork" in get_all_start_methods()


def is_quick(name: str) -> bool:
    return name in QUICK


def _answer(bot: Bot, line: Connection, other_end: Connection) -> None:
    """The main loop of the process, which ends when there are no more questions. Signals are left
    to the table."""
    other_end.close()
    for number in USUAL_SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            seen, seat, stream = line.recv()
            line.send(_outcome(bot, seen, seat, stream))
    os._exit(0)


def _outcome(bot: Bot, seen: State, seat: int, stream: Stream) -> tuple[bool, Any]:
    try:
        return True, int(bot.choose(seen, seat, stream))
    except Exception as error:
        return False, error
