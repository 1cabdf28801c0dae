"""What Deck Battle's players know of its cards is learned again, from games among themselves.

    python -m benchmarks.deckbattle --write

First the habits of `veteran`, then the value of a position that reviews and hints judge by. Writes
both into `players/weights.toml`; without `--write` it only tells them. Compile the rules first.
"""

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from benchmarks.deckbattle.habits import NAMES, Numbers, games_of, habits_of, met, search
from benchmarks.deckbattle.positions import PROGRESS, collected
from benchmarks.deckbattle.value import learned
from quartett.lab.progress import progress_bar

FILE: Final = Path(__file__).parents[2] / "src/quartett/games/deckbattle/players" / "weights.toml"
SEATS: Final = (2, 3, 4)
CHECKED: Final = 100
"""Deals that the new habits are tried with against those of before."""


def tables(asked: Namespace, done: Callable[[int], None]) -> list[str]:
    before = habits_of("veteran")
    veteran = search(before, asked.generations, asked.seed, done) if asked.generations else before
    print(f"veteran: {met(veteran, before, CHECKED, asked.seed + 1):+.1f} points on what it was")
    found = [habits_table(veteran)]
    for seats in SEATS:
        value = learned(collected(seats, asked.games, veteran, asked.seed, done))
        print(f"{seats} seats: foretells {100 * value.foretold:.1f} % of the gains")
        found.append(value.table(seats))
    return found


def habits_table(habits: Numbers) -> str:
    rows = zip(NAMES, habits, strict=True)
    return "\n".join(["[veteran]", *(f"{name} = {number:.3f}" for name, number in rows)])


def replaced(text: str, table: str) -> str:
    """The file with another table of this name, which it has."""
    name = re.escape(table.partition("\n")[0])
    return re.sub(rf"^{name}\n(?:[a-z_]+ = .*\n)+", lambda _: table + "\n", text, flags=re.M)


def number(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return read


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="python -m benchmarks.deckbattle", description=__doc__)
    told = "of habits (default 40); 0 keeps them"
    parser.add_argument("--generations", type=number(0), default=40, help=told)
    told = f"for each number of seats (default 8000), at least {PROGRESS}"
    parser.add_argument("--games", type=number(PROGRESS), default=8000, help=told)
    parser.add_argument("--seed", type=number(0), default=1, help="(default 1)")
    parser.add_argument("--write", action="store_true", help="change weights.toml")
    asked = parser.parse_args(arguments)
    with progress_bar(games_of(asked.generations) + len(SEATS) * asked.games) as done:
        found = tables(asked, done)
    if not asked.write:
        print("\n\n".join(found))
        return
    text = FILE.read_text("utf-8")
    for table in found:
        text = replaced(text, table)
    FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
