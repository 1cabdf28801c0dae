"""A thousand kills of the server, its workers and the database: `make soak`.

Each round has a server and a database of its own. What it came to is kept in `build/soak.jsonl` as
soon as it is over, so a run that was stopped goes on where it was; without that file it begins
anew. Nothing that was acknowledged may be missing, or be there twice.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "web"))

from databases import databases
from kills import Told, crash_databases, kill_servers, kill_workers
from nursery import FromNursery, Nursery

KEPT: Final = Path("build/soak.jsonl")
ROUND: Final = 25
"""Kills of one server."""
WANTED: Final = {"server": 450, "workers": 450, "database": 150}


def one_round(kind: str, nursery: Nursery) -> Told:
    def start(database: Any) -> FromNursery:
        return FromNursery(nursery, database)

    if kind == "database":
        with databases() as database:
            return crash_databases(start, database, ROUND)
    with tempfile.TemporaryDirectory(prefix="soak") as folder:
        kill = kill_servers if kind == "server" else kill_workers
        return kill(start, Path(folder), ROUND)


def note(kind: str, build: str, told: Told, seconds: float) -> None:
    line = {"kind": kind, "build": build, "seconds": round(seconds, 1)}
    with KEPT.open("a") as file:
        file.write(json.dumps(line | msgspec.to_builtins(told)) + "\n")


def commit() -> str:
    asked = ["git", "describe", "--always", "--dirty", "--abbrev=10"]
    return subprocess.run(asked, capture_output=True, text=True).stdout.strip()


def read() -> list[dict[str, Any]]:
    lines = KEPT.read_text().splitlines() if KEPT.exists() else []
    return [json.loads(line) for line in lines if line.endswith("}")]


def report() -> None:
    """All rounds that are kept."""
    rounds = read()
    print("| killed | times | with a move in flight | moves compared | lost or twice | s |")
    print("|---|--:|--:|--:|--:|--:|")
    for kind in WANTED:
        total = Counter[str]()
        for one in rounds:
            if one["kind"] == kind:
                total.update({name: one[name] for name in ("kills", "in_flight", "moves")})
                total.update(seconds=round(one["seconds"]))
        numbers = (f"{total[name]:,}" for name in ("kills", "in_flight", "moves"))
        print(f"| {kind} | {' | '.join(numbers)} | 0 | {total['seconds']:,} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=list(WANTED), help=f"of {', '.join(WANTED)}")
    parser.add_argument("--kills", type=int, help="of each kind, instead of the usual number")
    asked = parser.parse_args()
    KEPT.parent.mkdir(exist_ok=True)
    nursery, build = Nursery(), commit()
    try:
        for kind in asked.kinds:
            while killed(kind) < (asked.kills or WANTED[kind]):
                began = time.monotonic()
                told = one_round(kind, nursery)
                note(kind, build, told, time.monotonic() - began)
    finally:
        nursery.end()
    report()


def killed(kind: str) -> int:
    return sum(one["kills"] for one in read() if one["kind"] == kind)


if __name__ == "__main__":
    main()
