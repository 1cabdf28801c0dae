"""Our games against OpenSpiel, in one interleaved run."""

import argparse
import json
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks import report, start_up
from benchmarks.contest import PEER, compete, has_peer, progress, rows, workers

GAMES = (("push", 4), ("force", 4))
"""Every game that is measured, with its seats."""


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    result: dict[str, Any] = {"machine": machine(), "rows": [], "memory": {}, "imports": {}}
    for game, seats in GAMES:
        by_name = workers(game, seats)
        try:
            result["rows"] += rows(game, compete(by_name, rounds, seconds))
            for who, worker in by_name.items():
                result["memory"][who if who == PEER else f"{game} {who}"] = worker.ask("memory")
        finally:
            for worker in by_name.values():
                worker.close()
    result["imports"] = imports(rounds)
    progress("")
    return result


def imports(rounds: int) -> dict[str, float]:
    progress("import")
    programs = {"quartett": "import quartett"}
    programs |= {f"quartett and {game}": start_up.ours(game) for game, _ in GAMES}
    if has_peer():
        programs[PEER] = "import pyspiel"
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
    if not has_peer():
        print("OpenSpiel is not installed: no ratios. `make bench` installs it.", file=sys.stderr)
    result = measure(arguments.rounds, arguments.slice)
    print(result["machine"], "", *report.speeds(result["rows"]), "", sep="\n")
    print(*report.costs(result["imports"], result["memory"]), sep="\n")
    if arguments.json:
        data = result | {"rows": [row._asdict() for row in result["rows"]]}
        arguments.json.write_text(json.dumps(data, indent=2) + "\n")


if __name__ == "__main__":
    main()
