"""Which build of the rules the workers run: the server's own, or one compiled from the same sources
while the server was running."""

import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from threading import Lock
from typing import Any, Final

from quartett import games

OWN: Final = Path(games.__file__).parent.parent
STARTING: Final = Lock()
"""A process finds its packages by `sys.path` at its start."""


class Rules:
    """Where new workers find the rules. May change at any time, from any thread."""

    def __init__(self) -> None:
        self.own = is_compiled(OWN)
        """Whether the server's own rules are compiled."""
        self.folder: Path | None = None
        """The folder that a worker searches first; None if the server's own rules are as good."""

    @property
    def build(self) -> str:
        compiled = self.own or self.folder is not None
        return "compiled" if compiled else "uncompiled"

    def take(self, folder: Path) -> bool:
        """Lets workers use the package in a folder from their next job on, if it is compiled from
        the same sources as the server. Returns whether they do."""
        if self.own or not is_compiled(folder / OWN.name):
            return False
        if sources(folder / OWN.name) != sources(OWN):
            return False
        self.folder = folder
        return True

    def leave(self, folder: Path | None) -> None:
        """Stops using that folder, because a worker could not start there."""
        if folder is not None and self.folder == folder:
            self.folder = None

    def start(self, process: Any) -> Path | None:
        """Starts a process that finds the rules there. Returns the folder."""
        folder = self.folder
        with STARTING:
            if folder is None:
                process.start()
                return None
            sys.path.insert(0, str(folder))
            try:
                process.start()
            finally:
                sys.path.remove(str(folder))
        return folder


def installed() -> Path:
    """Where packages are installed in this environment."""
    return Path(sysconfig.get_path("platlib"))


def is_compiled(package: Path) -> bool:
    """Whether the rules in a folder are compiled."""
    return any((package / "core" / f"state{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)


def sources(package: Path) -> dict[str, bytes]:
    """The text of all modules and facts."""
    kinds = (".py", ".toml", ".ftl", ".jsonl")
    files = (path for path in package.rglob("*") if path.suffix in kinds)
    return {str(path.relative_to(package)): path.read_bytes() for path in files}
