"""The files in which records are kept, each written completely or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from quartett.core.problem import Problem
from quartett.core.record import Record, parse, short

SUFFIX: Final = ".quartett"
MOST_MEGABYTES: Final = 8
"""Records have some tens of kilobytes."""


def data_folder() -> Path:
    """$XDG_DATA_HOME/quartett, or ~/.local/share/quartett."""
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (home if home.is_absolute() else Path.home() / ".local" / "share") / "quartett"


def new_place(game: str) -> Path:
    """A file in that folder that does not exist yet, named after the game and the time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{'' if n == 1 else f'-{n}'}{SUFFIX}" for n in count(1))
    return next(path for name in names if not (path := data_folder() / name).exists())


def read_record(path: Path) -> Record:
    return parse(read_text(path))


def read_text(path: Path) -> str:
    """No more than could be a record: some files never end."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_MEGABYTES * 10**6 + 1)
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), cause=error.strerror or "") from None
    if len(data) > MOST_MEGABYTES * 10**6:
        raise Problem("file-too-large", file=str(path), most=MOST_MEGABYTES)
    return decode(data, str(path))


def decode(data: bytes, file: str) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("record-not-text", file=file) from None


def last_unfinished() -> Path:
    """The most recent unfinished game in that folder."""
    for path in _newest_first():
        with suppress(Problem):
            if not read_record(path).ending:
                return path
    raise Problem("nothing-to-resume", folder=str(data_folder()))


def _newest_first() -> Iterator[Path]:
    dated: list[tuple[float, Path]] = []
    for path in data_folder().glob(f"*{SUFFIX}"):
        with suppress(OSError):
            dated.append((path.stat().st_mtime, path))
    return (path for _, path in sorted(dated, reverse=True))


def claim(path: Path) -> None:
    """Creates a new, empty file and its folder. An existing file is refused and left alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("x").close()
    except FileExistsError:
        raise Problem("file-exists", file=str(path)) from None
    except (OSError, ValueError) as error:
        cause = getattr(error, "strerror", None) or str(error)
        raise Problem("file-unwritable", file=short(str(path)), cause=cause) from None


def keep(path: Path, record: Record) -> None:
    """Writes a record so that at any moment the file holds the old text or the new, never half."""
    try:
        _replace(path.resolve(), record.text().encode("utf-8"))
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), cause=error.strerror or "") from None


def _replace(path: Path, data: bytes) -> None:
    descriptor, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            with suppress(FileNotFoundError):
                os.fchmod(descriptor, path.stat().st_mode)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """Syncs the folder, so that the new name survives a crash; not every file system can."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
