"""One contestant in a process of its own, which runs a slice of a measurement when told to.

A process each keeps the builds apart and the memory honest. Only one works at a time.
"""

import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.bigmoney import BigMoney
from benchmarks.contestants import Contestant, Ours
from benchmarks.learners import LEARNERS
from benchmarks.peers import PEERS
from benchmarks.searchers import SEARCHERS

ROOT = Path(__file__).parent.parent
STATES = 10_000


def environment(uncompiled: bool = False, path: str = "") -> dict[str, str]:
    """Ours without what others may have set. `src` before the installed package is the
    uncompiled build; another build comes from its own path."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    before = str(ROOT / "src") if uncompiled else path
    return kept | ({"PYTHONPATH": before} if before else {})


class Worker:
    """The near end of such a process."""

    def __init__(self, *contestant: str, uncompiled: bool = False, path: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", *contestant],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment(uncompiled, path),
        )

    def ask(self, measure: str, seconds: float = 0.0) -> Any:
        assert self.process.stdin and self.process.stdout
        print(measure, seconds, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"benchmarks: a worker ended during {measure!r}; see above")
        return json.loads(answer)

    def close(self) -> None:
        self.process.communicate()


def resident() -> int:
    """Bytes of memory that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def make(names: list[str]) -> Any:
    if names[0] in LEARNERS:
        return LEARNERS[names[0]](*names[1:])
    if names[0] in SEARCHERS:
        return SEARCHERS[names[0]](*names[1:])
    if names[0] == "bigmoney":
        return BigMoney()
    return PEERS[names[0]]() if names[0] in PEERS else Ours(names[0], int(names[1]))


def memory(contestant: Contestant, imported: int) -> dict[str, float]:
    gc.collect()
    before = resident()
    kept = contestant.keep(STATES)
    per_state = (resident() - before) / len(kept)
    return {"imported": imported, "per_state": per_state}


def main(names: list[str]) -> None:
    bare = resident()
    contestant = make(names)
    imported = resident() - bare
    for line in sys.stdin:
        measure, seconds = line.split()
        if measure == "memory":
            answer: Any = memory(contestant, imported)
        else:
            answer = getattr(contestant, measure)(float(seconds))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
