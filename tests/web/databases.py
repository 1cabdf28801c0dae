"""A private PostgreSQL server for the tests, from the binaries installed on the machine."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from serving import PATIENCE, wait_for

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def binary(name: str) -> str | None:
    """Debian keeps them apart from other programs, in a folder for each version."""
    places = [str(place) for place in PLACES] + os.environ.get("PATH", "").split(os.pathsep)
    return shutil.which(name, path=os.pathsep.join(places))


def why_none() -> str:
    """Why there is no PostgreSQL here; '' if there is."""
    if binary("initdb") is None or binary("postgres") is None:
        return "no PostgreSQL here: initdb and postgres are missing"
    if os.geteuid() == 0 and servant() is None:
        return "no PostgreSQL here: it does not run as root, and there is no other user"
    return ""


def servant() -> str | None:
    """A user other than root, because the server refuses to run as root."""
    known = {user.pw_name for user in pwd.getpwall()}
    found = (name for name in ("postgres", "nobody") if name in known)
    return next(found, None) if shutil.which("setpriv") else None


def as_servant(command: list[str]) -> list[str]:
    if os.geteuid() != 0:
        return command
    user = pwd.getpwnam(servant() or "nobody")
    ids = [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    return ["setpriv", *ids, *command]


def answers(address: str) -> bool:
    """Waits until it accepts connections, which is later than its socket appears."""

    async def ask() -> bool:
        connection = await asyncpg.connect(address)
        await connection.close()
        return True

    try:
        return asyncio.run(ask())
    except (OSError, asyncpg.PostgresError):
        return False


class Database:
    """A server in a folder, which listens only on a Unix socket and can be crashed."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.address = f"postgresql://quartett@/postgres?host={folder}"
        if os.geteuid() == 0:
            shutil.chown(folder, servant())
        making = [str(binary("initdb")), "-D", f"{folder}/data", "-U", "quartett", "-A", "trust"]
        making += ["-E", "UTF8", "--no-sync"]
        subprocess.run(as_servant(making), check=True, capture_output=True, timeout=PATIENCE)
        self.start()

    def start(self) -> None:
        running = [str(binary("postgres")), "-D", f"{self.folder}/data", "-k", self.folder]
        running += ["-c", "listen_addresses=", "-c", "shared_buffers=16MB"]
        running += ["-c", "max_connections=60"]
        self._server = subprocess.Popen(as_servant(running), stderr=subprocess.DEVNULL)
        wait_for(lambda: answers(self.address))

    def crash(self) -> None:
        """Stops at once, without a checkpoint or goodbye."""
        self._end(signal.SIGQUIT)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, number: int) -> None:
        self._server.send_signal(number)
        self._server.wait(PATIENCE)


@contextmanager
def databases() -> Iterator[Database]:
    with tempfile.TemporaryDirectory(prefix="qpg") as folder:
        made = Database(folder)
        try:
            yield made
        finally:
            made.stop()


@contextmanager
def database() -> Iterator[str]:
    """The address of a new database."""
    with databases() as made:
        yield made.address
