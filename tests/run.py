"""Runs pytest with the given arguments. Tests that fail are run once more, on their own, because
two browsers on two cores can slow each other down. A second failure counts; tests that pass only
on their own are listed, so that nobody takes them for sound.
"""

import json
import subprocess
import sys
from pathlib import Path

FAILED = 1
"""pytest's word for tests that failed; everything else is no matter of being late."""
MOST = 6
"""More failures than this are no matter of being late either."""
CACHE = Path(__file__).parent.parent / ".pytest_cache" / "v" / "cache" / "lastfailed"


def pytest(*arguments: str) -> int:
    return subprocess.call([sys.executable, "-m", "pytest", *arguments])


def main(arguments: list[str]) -> int:
    code = pytest("--cache-clear", "-n", "2", "--dist", "worksteal", *arguments)
    if code != FAILED or len(json.loads(CACHE.read_bytes())) > MOST:
        return code
    print("\nOnce more, alone, what failed beside others:", flush=True)
    return pytest("--last-failed", "--last-failed-no-failures=none", "-v", *arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
