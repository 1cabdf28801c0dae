"""`quartett serve` as a user starts it: in its own process, at the address it prints."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60


@contextmanager
def served(programs: Path, environ: dict[str, str], folder: Path, *options: str) -> Iterator[str]:
    """The address of a server with these options that ends with the block. It is for this machine
    only, on a port that is free."""
    here = ["--host", "127.0.0.1", "--port", "0", "--language", "en"]
    call = [str(programs / "quartett"), "serve", *options, *here]
    process = subprocess.Popen(
        call, env=environ, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        yield found[0]
    finally:
        process.terminate()
        process.wait(PATIENCE)
