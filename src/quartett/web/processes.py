"""Several processes behind one port: the socket is opened once, and all of them take connections
from it. Whatever one of them does, the others go on, and a dead one is replaced."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NoReturn

LOG: Final = logging.getLogger("quartett.processes")
PAUSE_SECONDS: Final = 0.5
"""The pause before a dead process is replaced, so that one that cannot start does not loop."""
LOOK_SECONDS: Final = 1.0
STOP_SECONDS: Final = 30
"""After that a child that was asked to stop is killed: whatever it acknowledged is stored."""
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


def serve_many(count: int, serve: Callable[[], int]) -> int:
    """Runs until it is asked to stop, then stops all processes."""
    children: set[int] = set()
    stopping: list[int] = []

    def stop(number: int, _frame: Any) -> None:
        stopping.append(number)
        tell(children, signal.SIGTERM)
        signal.alarm(STOP_SECONDS)

    for number in SIGNALS:
        signal.signal(number, stop)
    signal.signal(signal.SIGALRM, lambda _number, _frame: tell(children, signal.SIGKILL))
    for _ in range(count):
        begin(serve, children, stopping)
    while children:
        child, status = os.wait()
        children.discard(child)
        if not stopping:
            LOG.warning("a process ended", extra={"status": status})
            time.sleep(PAUSE_SECONDS)
            begin(serve, children, stopping)
    return 0


def tell(children: set[int], number: int) -> None:
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child, number)


def begin(serve: Callable[[], int], children: set[int], stopping: list[int]) -> None:
    """A child that serves, unless all are to stop. A signal waits until the child is known:
    otherwise the child would never hear of it, and its end would be waited for in vain."""
    parent = os.getpid()
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    if not stopping:
        child = os.fork()
        if not child:
            run(serve, parent)
        children.add(child)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


def run(serve: Callable[[], int], parent: int) -> NoReturn:
    """The child. What its parent does when it is asked to stop is not for the child to do."""
    for number in (*SIGNALS, signal.SIGALRM):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    code = 1
    try:
        threading.Thread(target=end_without, args=(parent,), daemon=True).start()
        code = serve()
    except Exception:
        LOG.exception("a process failed")
    finally:
        os._exit(code)


def end_without(parent: int) -> None:
    """A parent that was killed could tell nobody."""
    while os.getppid() == parent:
        time.sleep(LOOK_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)
