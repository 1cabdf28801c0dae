"""A private PostgreSQL server for the tests, from the binaries that are on the machine."""

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
    """Debian keeps them apart from the other programs, one folder for each version."""
    places = [str(place) for place in PLACES] + os.environ.get("PATH", "").split(os.pathsep)
    return shutil.which(name, path=os.pathsep.join(places))


def why_none() -> str:
    """Why there is no PostgreSQL here; nothing if there is."""
    if binary("initdb") is None or binary("postgres") is None:
        return "no PostgreSQL here: initdb and postgres are missing"
    if os.geteuid() == 0 and servant() is None:
        return "no PostgreSQL here: it does not run as root, and there is no other user"
    return ""


def servant() -> str | None:
    """Somebody who is not root, for a server that refuses to run as root."""
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
    """Its socket is there before it takes anybody in, so it is asked."""

    async def ask() -> bool:
        connection = await asyncpg.connect(address)
        await connection.close()
        return True

    try:
        return asyncio.run(ask())
    except (OSError, asyncpg.PostgresError):
        return False


@contextmanager
def database() -> Iterator[str]:
    """The address of a fresh database; its server listens on a socket file only."""
    with tempfile.TemporaryDirectory(prefix="qpg") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, servant())
        initdb, postgres = str(binary("initdb")), str(binary("postgres"))
        data = str(folder / "data")
        making = [initdb, "-D", data, "-U", "quartett", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(as_servant(making), check=True, capture_output=True, timeout=PATIENCE)
        running = [postgres, "-D", data, "-k", name, "-c", "listen_addresses="]
        running += ["-c", "shared_buffers=16MB", "-c", "max_connections=60"]
        server = subprocess.Popen(as_servant(running), stderr=subprocess.PIPE, text=True)
        try:
            address = f"postgresql://quartett@/postgres?host={name}"
            wait_for(lambda: answers(address))
            yield address
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)
            if server.stderr:
                server.stderr.close()
