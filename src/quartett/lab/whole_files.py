"""Files of the lab that are complete at any moment."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from quartett.core.problem import Problem


def read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Problem("file-not-utf-8", file=str(path)) from None
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), cause=error.strerror or "") from None


def keep(path: Path, text: str) -> None:
    keep_bytes(path, text.encode("utf-8"))


def keep_bytes(path: Path, data: bytes) -> None:
    """Writes a temporary file and moves it into place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            Path(draft).chmod(0o644)
            Path(draft).replace(path)
        except BaseException:
            with suppress(FileNotFoundError):
                Path(draft).unlink()
            raise
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), cause=error.strerror or "") from None
