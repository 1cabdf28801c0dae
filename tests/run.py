"""Runs pytest with the arguments given. What fails beside other tests is run once more, alone: two
browsers on two cores can make each other late. What fails again has failed, and what passed only
alone is named, so that nobody takes it for sound.
"""

import subprocess
import sys

FAILED = 1
"""pytest's word for tests that failed; everything else is no matter of being late."""
MOST = 6
"""More failures than this end the first run: that is no matter of being late either."""


def pytest(*arguments: str) -> int:
    return subprocess.call([sys.executable, "-m", "pytest", *arguments])


def main(arguments: list[str]) -> int:
    code = pytest(
        "--cache-clear", "-n", "2", "--dist", "worksteal", f"--maxfail={MOST + 1}", *arguments
    )
    if code != FAILED:
        return code
    print("\nOnce more, alone, what failed beside others:", flush=True)
    return pytest("--last-failed", "--last-failed-no-failures=none", "-v", *arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
