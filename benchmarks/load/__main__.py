"""A thousand clients at one server: `python -m benchmarks.load`.

The server runs in a process of its own, the clients in this one. Each table has people on all
seats; a client that is asked picks one of the choices. Two times are measured for every move: until
its sender is told that it is stored, and until the last of the table's viewers has seen it. Games
begin one after the other, as in a town. `--other PATH` measures another build, too: a folder with
its own `quartett`, in turns with this one.
"""

import argparse
from typing import Final

import msgspec

from benchmarks.load.results import HEAD, percentile
from benchmarks.load.run import ASKED, Run, measured

IN_TIME: Final = 100
"""Milliseconds until everybody has seen a move."""
KEPT_UP: Final = 0.9
"""The part of the moves that must have been made in the given time."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="", help="instead of all that is asked for: push, …")
    parser.add_argument("--tables", type=int, default=250, help="with four clients each (250)")
    parser.add_argument("--rate", type=float, default=500, help="moves a second (500)")
    parser.add_argument("--seconds", type=float, default=60, help="(60)")
    parser.add_argument("--watchers", type=int, default=0, help="besides, at each table (0)")
    parser.add_argument("--together", action="store_true", help="all games begin at once")
    parser.add_argument("--other", default="", help="a folder with another build")
    parser.add_argument("--rounds", type=int, default=1, help="in turns with the other (1)")
    parser.add_argument("--search", action="store_true", help="look for the highest rate in time")
    asked = parser.parse_args(arguments)
    sizes = (asked.tables, asked.rate, asked.seconds, asked.watchers, "", asked.together)
    runs = [Run(game, *sizes) for game in asked.games.split(",") if game]
    if asked.search:
        for run in runs or [Run(game, *sizes) for game in ("push", "deckbattle")]:
            best = search(run, asked.rate / 2, 4 * asked.rate)
            print(f"{run.game}: p99 under {IN_TIME} ms up to {best:.0f} moves a second")
        return
    print(HEAD, flush=True)
    for run in runs or ASKED:
        for _ in range(asked.rounds):
            print(run.row(measured(run)), flush=True)
            if asked.other:
                other = measured(run, asked.other)
                print(run.row(other, f"{run.game}, other"), flush=True)


def search(run: Run, lowest: float, highest: float) -> float:
    """The highest rate, to a twentieth, at which 99 of 100 moves are seen in time and none fails.
    Prints a row for each rate it tries."""
    best = 0.0
    while highest - lowest > lowest / 20:
        tried = msgspec.structs.replace(run, rate=(lowest + highest) / 2)
        results = measured(tried)
        print(tried.row(results), flush=True)
        kept_up = len(results.stored) > KEPT_UP * tried.rate * run.seconds
        if kept_up and not results.errors and percentile(results.seen, 0.99) < IN_TIME:
            best = lowest = tried.rate
        else:
            highest = tried.rate
    return best


if __name__ == "__main__":
    main()
