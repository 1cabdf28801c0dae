"""Runs one stage of `make test`: python tests/run.py STAGE WORKERS [ARGUMENTS OF PYTEST]

Tests that fail are run once more, on their own, because several browsers on two cores can slow each
other down. A second failure counts; tests that pass only on their own are listed, so that nobody
takes them for sound. Only then is it told what the two sides of an assertion were: every worker
would have to rewrite all assertions for it.

Stages run side by side: the name of the stage is that of its cache, and stands before each of its
lines. How long it took is kept beside the cache, from where `make test` prints it at the end.
"""

import json
import subprocess
import sys
import time
from pathlib import Path

FAILED = 1
"""pytest's word for tests that failed; everything else is no matter of being late."""
MOST = 6
"""More failures than this are no matter of being late either; only the first is told in full."""
CACHES = Path(__file__).parent.parent / ".pytest_cache"


def pytest(cache: Path, *arguments: str) -> int:
    command = [sys.executable, "-m", "pytest", "-o", f"cache_dir={cache}", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print(f"{cache.name:9} {line}", end="", flush=True)
    return running.returncode


def run(cache: Path, workers: str, *arguments: str) -> int:
    beside = ("--assert=plain", "-n", workers, "--dist", "worksteal")
    code = pytest(cache, "--cache-clear", *beside, *arguments)
    failed = cache / "v" / "cache" / "lastfailed"
    if code != FAILED:
        return code
    are_many = len(json.loads(failed.read_bytes())) > MOST
    print(f"{cache.name:9} Once more, alone, what failed beside others:", flush=True)
    again = ["--last-failed", "--last-failed-no-failures=none", "-v", *(["-x"] * are_many)]
    return max(pytest(cache, *again, *arguments), code if are_many else 0)


def main(stage: str, workers: str, *arguments: str) -> int:
    start = time.monotonic()
    code = run(CACHES / stage, workers, *arguments)
    minutes, seconds = divmod(round(time.monotonic() - start), 60)
    CACHES.mkdir(exist_ok=True)
    (CACHES / f"{stage}.took").write_text(f"{stage:9} {minutes}:{seconds:02}\n", "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
