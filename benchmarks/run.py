"""Our games against those of others, in one interleaved run."""

import argparse
import json
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks import report, start_up
from benchmarks.contest import (
    COMPILED,
    UNCOMPILED,
    Match,
    compete,
    has_peer,
    progress,
    rows,
    workers,
)

STEP, BULK = ("step", COMPILED), ("bulk", COMPILED)
GAMES = (
    Match("push", 4, "goofspiel", {STEP: 3.5, BULK: 30.0, ("step", UNCOMPILED): 1.0}),
    Match("force", 4, "goofspiel", {STEP: 3.5, BULK: 30.0}),
    Match("konoha", 4, "hanabi", {STEP: 5.0}),
    Match("deckbattle", 4, "bigmoney", {STEP: 20.0, BULK: 20.0}, "pyminion", decisions=True),
)
"""Every game that is measured, with its seats, its peer and what we aim at."""


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    result: dict[str, Any] = {"machine": machine(), "rows": [], "memory": {}, "imports": {}}
    for match in GAMES:
        by_name = workers(match)
        try:
            result["rows"] += rows(match, compete(by_name, rounds, seconds))
            for who, worker in by_name.items():
                name = who if who == match.peer else f"{match.game} {who}"
                result["memory"][name] = worker.ask("memory")
        finally:
            for worker in by_name.values():
                worker.close()
    result["imports"] = imports(rounds)
    progress("")
    return result


def imports(rounds: int) -> dict[str, float]:
    progress("import")
    programs = {"quartett": "import quartett"}
    programs |= {f"quartett and {match.game}": start_up.ours(match.game) for match in GAMES}
    if has_peer(GAMES[0]):
        programs["OpenSpiel"] = "import pyspiel"
    seconds = start_up.seconds(list(programs.values()), rounds)
    return {name: seconds[program] for name, program in programs.items()}


def machine() -> str:
    today = datetime.now(UTC).date().isoformat()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{today}, {os.cpu_count()} cores, {platform.machine()}, {python}"


def parse(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.run", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="of slices (default 15)")
    parser.add_argument("--slice", type=float, default=0.2, help="in seconds (default 0.2)")
    parser.add_argument("--json", type=Path, help="file for the results, as data")
    arguments = parser.parse_args(words)
    if arguments.rounds < 1 or arguments.slice <= 0:
        parser.error("at least 1 round is needed, and a slice longer than 0 seconds")
    if arguments.json and not arguments.json.parent.is_dir():
        parser.error(f"there is no folder {arguments.json.parent} for the results")
    return arguments


def main() -> None:
    arguments = parse()
    for module in sorted({match.module for match in GAMES if not has_peer(match)}):
        print(f"{module} is not installed: no ratios. `make bench` installs it.", file=sys.stderr)
    result = measure(arguments.rounds, arguments.slice)
    print(result["machine"], "", *report.speeds(result["rows"]), "", sep="\n")
    print(*report.costs(result["imports"], result["memory"]), sep="\n")
    if arguments.json:
        data = result | {"rows": [row._asdict() for row in result["rows"]]}
        arguments.json.write_text(json.dumps(data, indent=2) + "\n")


if __name__ == "__main__":
    main()
