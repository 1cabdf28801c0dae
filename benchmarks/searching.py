"""Measures our search: compiled against uncompiled, and against OpenSpiel's, in one run."""

import argparse
import statistics

from benchmarks.compiled import GAMES, build
from benchmarks.contest import progress
from benchmarks.learning import quartiles
from benchmarks.report import line, verdict
from benchmarks.run import machine
from benchmarks.worker import ROOT, Worker

OURS = ("search push 2", "search force 2")
ORDERS = ("random", "descending")
AIM = 2.5


def pairs() -> dict[str, tuple[Worker, Worker]]:
    """By what is compared: ours, and what it is measured against."""
    compiled, sources = str(build()), str(ROOT / "src")
    found = {
        f"{name[7:]}: compiled against uncompiled": (
            Worker(*name.split()),
            Worker(*name.split(), uncompiled=True),
        )
        for name in OURS
    }
    for order in ORDERS:
        ours = Worker("goofspiel-search", order, path=compiled)
        found[f"goofspiel, prizes {order}: against OpenSpiel's MCTSBot"] = (
            ours,
            Worker("mcts", order),
        )
        found[f"goofspiel, prizes {order}: compiled against uncompiled"] = (
            ours,
            Worker("goofspiel-search", order, path=f"{sources}:{GAMES}"),
        )
    return found


def measure(rounds: int, seconds: float) -> dict[str, tuple[list[float], list[float]]]:
    """By pair, the tries for a second of processor time in each round."""
    workers = pairs()
    rates: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name in workers}
    for number in range(1, rounds + 1):
        for name, pair in workers.items():
            progress(f"round {number} of {rounds}: {name}")
            for found, worker in zip(rates[name], pair, strict=True):
                amount, _, passed = worker.ask("tries", seconds)
                found.append(amount / passed)
    for worker in {worker for pair in workers.values() for worker in pair}:
        worker.close()
    progress("")
    return rates


def lines(rates: dict[str, tuple[list[float], list[float]]]) -> list[str]:
    found = [
        "| what | tries a second | the other | ratio | quartiles | aim |",
        "|---|--:|--:|--:|--:|---|",
    ]
    for name, (ours, theirs) in rates.items():
        low, middle, high = quartiles(ours, theirs)
        speeds = [f"{statistics.median(speed):,.0f}" for speed in (ours, theirs)]
        aim = f"≥ {AIM}: {verdict(middle >= AIM)}" if "OpenSpiel" in name else ""
        found.append(line([name, *speeds, f"{middle:.2f}", f"{low:.2f} – {high:.2f}", aim]))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.searching", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="of slices (default 9)")
    parser.add_argument("--slice", type=float, default=0.3, help="in seconds (default 0.3)")
    arguments = parser.parse_args()
    print(machine(), "", *lines(measure(arguments.rounds, arguments.slice)), sep="\n")


if __name__ == "__main__":
    main()
