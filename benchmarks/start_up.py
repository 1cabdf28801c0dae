"""How long an import takes, beyond what the bare interpreter takes to start."""

import subprocess
import sys
import tempfile
from resource import RUSAGE_CHILDREN, getrusage

from benchmarks.worker import ROOT, environment

NOTHING = "pass"


def ours(name: str) -> str:
    return f"from quartett import games; games.load({name!r})"


def seconds(programs: list[str], rounds: int) -> dict[str, float]:
    """The best of some rounds for each program, less the best of the one that does nothing. The
    byte code is cached, as it is from the second start on."""
    best = dict.fromkeys([NOTHING, *programs], float("inf"))
    with tempfile.TemporaryDirectory() as cache:
        for _ in range(rounds + 1):
            for program in best:
                best[program] = min(best[program], _run(program, cache))
    return {program: best[program] - best[NOTHING] for program in programs}


def _run(program: str, cache: str) -> float:
    start = _spent()
    subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        cwd=ROOT,
        env=environment() | {"PYTHONPYCACHEPREFIX": cache},
    )
    return _spent() - start


def _spent() -> float:
    """The processor time of all programs that were run from here."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
