"""How many jobs can run at the same time."""

import os
import sys


def cores() -> int:
    """The number of cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
