"""Several processes behind one port: the socket is opened once, and all of them take connections
from it. Whatever one of them does, the others go on, and a dead one is replaced."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

LOG: Final = logging.getLogger("quartett.processes")
PAUSE_SECONDS: Final = 0.5
"""Before a dead process is replaced, so that one that cannot start does not try without end."""
LOOK_SECONDS: Final = 1.0


def serve_many(count: int, serve: Callable[[], int]) -> int:
    """Runs until it is asked to stop, then asks all of them."""
    children: set[int] = set()
    stopping: list[int] = []

    def stop(number: int, _frame: Any) -> None:
        stopping.append(number)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, number)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    for _ in range(count):
        children.add(begin(serve))
    while children:
        child, status = os.wait()
        children.discard(child)
        if not stopping:
            LOG.warning("a process ended", extra={"status": status})
            time.sleep(PAUSE_SECONDS)
            children.add(begin(serve))
    return 0


def begin(serve: Callable[[], int]) -> int:
    """A child that serves. Returns its number."""
    parent = os.getpid()
    child = os.fork()
    if child:
        return child
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
