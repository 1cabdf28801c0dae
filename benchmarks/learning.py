"""Measures the environments for learners against those of others, in one interleaved run."""

import argparse
import json
import statistics
from pathlib import Path
from typing import NamedTuple

from benchmarks.contest import progress
from benchmarks.run import machine
from benchmarks.worker import Worker

OURS = (("push", "4"), ("force", "4"), ("konoha", "4"), ("deckbattle", "2"))
PGX = ("leduc_holdem", "2048")


class Row(NamedTuple):
    measure: str
    who: str
    rate: float
    """Answers of players for a second of processor time, median."""
    ratios: dict[str, list[float]]
    """By peer: quartiles of the ratios of slices in the same round."""
    aim: float | None


def measure(
    measure: str, ours: list[str], peers: list[str], aim: float, arguments: argparse.Namespace
) -> list[Row]:
    workers = {name: Worker(*name.split()) for name in (*ours, *peers)}
    rates: dict[str, list[float]] = {name: [] for name in workers}
    for number in range(1, arguments.rounds + 1):
        progress(f"round {number} of {arguments.rounds}: {measure}")
        for name, worker in workers.items():
            amount, _, seconds = worker.ask("step", arguments.slice)
            rates[name].append(amount / seconds)
    for worker in workers.values():
        worker.close()
    progress("")
    return [
        Row(
            measure,
            name,
            statistics.median(found),
            {peer: quartiles(found, rates[peer]) for peer in peers if name in ours},
            aim if name in ours else None,
        )
        for name, found in rates.items()
    ]


def quartiles(ours: list[float], theirs: list[float]) -> list[float]:
    ratios = [mine / peer for mine, peer in zip(ours, theirs, strict=True)]
    return statistics.quantiles(ratios, n=4) if len(ratios) > 1 else ratios * 3


def lines(rows: list[Row]) -> list[str]:
    found = ["| measure | who | a second | × peer (quartiles) | aim |", "|---|---|--:|---|---|"]
    for row in rows:
        ratios = "; ".join(
            f"{peer}: {middle:.1f} ({low:.1f} – {high:.1f})"
            for peer, (low, middle, high) in row.ratios.items()
        )
        worst = min((middle for _, middle, _ in row.ratios.values()), default=0.0)
        aim = "" if row.aim is None else f"≥ {row.aim:g}: {'met' if worst >= row.aim else 'MISSED'}"
        found.append(f"| {row.measure} | {row.who} | {row.rate:,.0f} | {ratios} | {aim} |")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.learning", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="of slices (default 9)")
    parser.add_argument("--slice", type=float, default=0.3, help="in seconds (default 0.3)")
    parser.add_argument("--json", type=Path, help="file for the results, as data")
    arguments = parser.parse_args()
    zoo = [f"zoo {name} {seats}" for name, seats in OURS]
    many = [f"vector {name} {seats}" for name, seats in OURS]
    rows = measure("PettingZoo loop", zoo, ["hanabi_v5"], 10, arguments)
    rows += measure("many at once", many, [f"pgx {name}" for name in PGX], 1, arguments)
    print(machine(), "", *lines(rows), sep="\n")
    if arguments.json:
        data = [row._asdict() for row in rows]
        arguments.json.write_text(json.dumps(data, indent=2) + "\n")


if __name__ == "__main__":
    main()
