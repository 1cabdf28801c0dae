"""The server that is measured, in a process of its own, and the processor time it takes."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PATIENCE: Final = 60
COUNTED: Final = {"requests", "sockets", "tables", "connections", "messages", "address_messages"}
"""The limits that a thousand clients of one address would meet."""


@contextmanager
def serving(build: str = "", database: str = "", *more: str) -> Iterator[tuple[int, int]]:
    """A server's process and port. It listens on a port that the system chooses, so that nobody
    else's server is measured. Without a database its tables are in a file of SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        server, port = start(folder, build, database, *more)
        try:
            yield server.pid, port
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)


def start(folder: str, build: str, database: str, *more: str) -> tuple[subprocess.Popen[str], int]:
    database = database or f"sqlite:///{Path(folder) / 'load.db'}"
    command = [sys.executable, "-m", "quartett", "serve", "--port", "0", "--database", database]
    limits = [f"--limit={name}=1000000" for name in limits_of(build)]
    server = subprocess.Popen(
        [*command, *limits, *more],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(build),
        cwd=folder,
    )
    assert server.stderr is not None
    for line in server.stderr:
        told = json.loads(line)
        if told["what"] == "serving":
            threading.Thread(target=server.stderr.read, daemon=True).start()
            return server, told["port"]
    raise RuntimeError("the server did not start")


def limits_of(build: str) -> list[str]:
    """Those of COUNTED that the build has."""
    code = "from quartett.web.limits import Limits; print(*Limits.__struct_fields__)"
    asked = [sys.executable, "-c", code]
    told = subprocess.run(
        asked, capture_output=True, text=True, check=True, env=environment(build), cwd="/"
    )
    return [name for name in told.stdout.split() if name in COUNTED]


def environment(build: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": build} if build else dict(os.environ)


def worked_by(pid: int) -> float:
    """Seconds of processor time of a process and those it has started, from Linux's own count."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    own = (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(worked_by, children_of(pid)))


def children_of(pid: int) -> list[int]:
    found = (path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children"))
    return [int(child) for text in found for child in text.split()]


def stolen_of_all() -> tuple[int, int]:
    """Ticks that were stolen since the machine started, and all ticks."""
    ticks = [int(text) for text in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return ticks[7], sum(ticks)
