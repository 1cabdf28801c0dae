"""Several processes behind one port: whenever they are asked to stop, all of them do."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from serving import wait_for

PROGRAM = """
import signal, sys, time
from quartett.web.processes import serve_many

def serve():
    time.sleep(0.2)  # what a server does before it hears signals
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    while True:
        time.sleep(1)

sys.exit(serve_many(2, serve))
"""


def children(process: int) -> set[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text()
    return {int(number) for number in found.split()}


@pytest.mark.parametrize("pause", (0.0, 0.2, 0.45, 0.55, 0.65, 1.0))
@pytest.mark.parametrize("number", (signal.SIGTERM, signal.SIGINT))
def test_all_stop_also_while_a_dead_one_is_being_replaced(pause: float, number: int) -> None:
    parent = subprocess.Popen([sys.executable, "-c", PROGRAM], start_new_session=True)
    try:
        wait_for(lambda: len(children(parent.pid)) == 2)
        os.kill(min(children(parent.pid)), signal.SIGKILL)
        time.sleep(pause)
        parent.send_signal(number)
        assert parent.wait(20) == 0
    finally:
        if parent.poll() is None:
            os.killpg(parent.pid, signal.SIGKILL)
            parent.wait()
