"""What Deck Battle's players know of its cards is learned again, from games among themselves.

    python -m benchmarks.deckbattle --write

First the habits of `veteran`, then the many habits by which `master` plays a turn in its head, then
the value of a position: a learned sum, and a network that begins where the sum ends. Then how
strong the teams are. Writes all into `players/weights.toml` and `players/network.jsonl`; without
`--write` it only tells the tables. Compile the rules first. A run that was stopped goes on where it
was.
"""

import re
import sys
import tomllib
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.deckbattle.habits import NAMES, Numbers, games_of, habits_of, met, search
from benchmarks.deckbattle.journal import Journal
from benchmarks.deckbattle.many import many_table
from benchmarks.deckbattle.network import games_for, network_text
from benchmarks.deckbattle.positions import collected
from benchmarks.deckbattle.teams import batches, met_teams, teams_table
from benchmarks.deckbattle.value import learned
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.players import network
from quartett.games.deckbattle.players.habits import WEIGHTS
from quartett.lab.progress import progress_bar

FILE: Final = Path(__file__).parents[2] / "src/quartett/games/deckbattle/players" / "weights.toml"
NETWORK: Final = FILE.with_name(network.FILE)
KEPT: Final = Path("build") / "deckbattle.json"
SEATS: Final = (2, 3, 4)
CHECKED: Final = 100
"""Deals that the new habits are tried with against those of before."""
FEWEST: Final = 100


def tables(
    asked: Namespace, journal: Journal, done: Callable[[int], None]
) -> tuple[list[str], str]:
    """Those of the weights, and the file of the network."""
    before, seed = habits_of("veteran"), asked.seed
    network_part = partial(network_text, asked.games, seed, about(asked), done)
    if asked.network:
        return [], journal.part("network alone", network_part)
    veteran = before
    if asked.generations:
        veteran = search(before, asked.generations, seed, journal, done)
        ahead = journal.part("ahead", partial(met, veteran, before, CHECKED, seed + 1))
        print(f"veteran: {ahead:+.1f} points on what it was")
    many = partial(many_table, veteran, seed)
    found = [habits_table(veteran), journal.part("many", many)]
    for seats in SEATS:
        value = partial(value_table, seats, asked.games, veteran, seed)
        found.append(journal.part(f"value {seats}", value))
        done(asked.games)
    with knowing(found):
        told = journal.part("network", network_part)
    met_so_far = []
    for games in batches(asked.teams):
        met_so_far.append(journal.part(f"teams {games[0]}", partial(met_teams, games, seed)))
        done(len(games))
    return [*found, teams_table(met_so_far)], told


@contextmanager
def knowing(found: list[str]) -> Iterator[None]:
    """The players know these tables instead of their own."""
    before = dict(WEIGHTS.values)
    for table in found:
        WEIGHTS.values.update(tomllib.loads(table))
    try:
        yield
    finally:
        WEIGHTS.values.update(before)


def about(asked: Namespace) -> dict[str, str]:
    """The first line of the network's file."""
    first = "--network" if asked.network else f"--generations {asked.generations}"
    words = f"{first} --games {asked.games} --seed {asked.seed} --write"
    return {"cards": GAME.cards_digest, "command": f"python -m benchmarks.deckbattle {words}"}


def value_table(seats: int, games: int, veteran: Numbers, seed: int) -> str:
    value = learned(collected(seats, games, veteran, seed))
    print(f"{seats} seats: foretells {100 * value.foretold:.1f} % of the gains")
    return value.table(seats)


def habits_table(habits: Numbers) -> str:
    rows = zip(NAMES, habits, strict=True)
    return "\n".join(["[veteran]", *(f"{name} = {number:.3f}" for name, number in rows)])


def replaced(text: str, table: str) -> str:
    """The file with another table of this name, which it has."""
    name = re.escape(table.partition("\n")[0])
    return re.sub(rf"^{name}\n(?:[a-z0-9_]+ = .*\n)+", lambda _: table + "\n", text, flags=re.M)


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
    told = f"for each number of seats (default 8000), at least {FEWEST}"
    parser.add_argument("--games", type=number(FEWEST), default=8000, help=told)
    told = f"of two experts, for the strength of teams (default 400), at least {FEWEST}"
    parser.add_argument("--teams", type=number(FEWEST), default=400, help=told)
    parser.add_argument("--seed", type=number(0), default=1, help="(default 1)")
    parser.add_argument("--network", action="store_true", help="learn the network alone")
    parser.add_argument("--write", action="store_true", help="change both files")
    parser.add_argument("--kept", type=Path, default=KEPT, help=f"(default {KEPT})")
    asked = parser.parse_args(arguments)
    run = f"{GAME.cards_digest} {asked.generations} {asked.games} {asked.teams} {asked.seed}"
    asked.kept.parent.mkdir(parents=True, exist_ok=True)
    all_games = sum(games_for(seats, asked.games) for seats in SEATS)
    if not asked.network:
        all_games += games_of(asked.generations) + len(SEATS) * asked.games + asked.teams
    with progress_bar(all_games) as done:
        found, told = tables(asked, Journal(asked.kept, run), done)
    if not asked.write:
        print("\n\n".join(found))
        return
    if found:
        text = FILE.read_text("utf-8")
        for table in found:
            text = replaced(text, table)
        FILE.write_text(text, "utf-8")
    NETWORK.write_text(told, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
