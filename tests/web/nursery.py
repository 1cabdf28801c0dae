"""Servers that start in a moment, for tests that kill hundreds: they are forked from a process
that has already imported everything. Files and sockets are opened after the fork."""

import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from typing import Any

from serving import PATIENCE, InProcess

LONGEST = 65_536
"""The longest command, in bytes."""


class Child:
    """A server from the nursery, with the part of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int, log: int) -> None:
        self.pid = pid
        self.stdout = None
        self.stderr = os.fdopen(log)
        self._door = os.pidfd_open(pid)

    def send_signal(self, number: int) -> None:
        signal.pidfd_send_signal(self._door, number)

    def wait(self, seconds: float) -> int:
        ended, _, _ = select.select([self._door], [], [], seconds)
        if not ended:
            raise subprocess.TimeoutExpired("serve", seconds)
        os.close(self._door)
        return 0


class Nursery:
    """The process that forks. It ends with this one, because its connection is closed."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        command = [sys.executable, __file__, str(theirs.fileno())]
        nothing = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], **nothing)
        theirs.close()

    def start(self, arguments: list[str]) -> Child:
        log, theirs = os.pipe()
        socket.send_fds(self._line, [json.dumps(arguments).encode()], [theirs])
        os.close(theirs)
        return Child(int(self._line.recv(20)), log)

    def end(self) -> None:
        self._line.close()
        self._process.wait(PATIENCE)


class FromNursery(InProcess):
    def __init__(self, nursery: Nursery, database: Any) -> None:
        self._nursery = nursery
        super().__init__(database)

    def _launch(self, command: list[str]) -> Any:
        """Leaves out the interpreter, `-m` and the package."""
        return self._nursery.start(command[3:])


def fork(line: socket.socket) -> None:
    """Forks a server for every command received, and sends back its process id."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        told, logs, _, _ = socket.recv_fds(line, LONGEST, 1)
        if not told:
            return
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            line.close()
            os.dup2(logs[0], 2)
            sys.stderr = os.fdopen(2, "w", 1, closefd=False)  # the old one may have been a file
            sys.argv = ["quartett", *json.loads(told)]
            runpy.run_module("quartett", run_name="__main__", alter_sys=True)
        os.close(logs[0])
        line.send(str(pid).encode())


if __name__ == "__main__":
    from quartett import games
    from quartett.cli import serve  # noqa: F401

    for name in games.NAMES:
        games.load(name)
    fork(socket.socket(fileno=int(sys.argv[1])))
