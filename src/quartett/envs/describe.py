"""Writes the tables of observations: `python -m quartett.envs.describe docs/observations.md`."""

import sys
from pathlib import Path
from typing import Any

from quartett import games
from quartett.core.game import Game
from quartett.core.observation import Field

HEAD = """# Observations

Written by `python -m quartett.envs.describe docs/observations.md`; a test compares.

An observation is a row of 16-bit whole numbers: what the masked state of one seat shows, and
nothing else. Its length depends on the game and the number of seats. Fields follow one another in
the order of the table. Seats count from the viewer: 0 is the viewer, 1 the next one clockwise, and
so on; a field of seats holds a 1 for the seat that is meant. A field named with a number at the end
comes once for every seat, all fields of seat 0 first, then all of seat 1.

The mask has a place for each move of players, in the order of the move table (`game.moves.texts`
of a loaded game); what chance answers comes after them and has no place in it.
"""


def document() -> str:
    return "\n".join([HEAD, *(describe(games.load(name)) for name in games.NAMES)])


def describe(game: Game[Any]) -> str:
    sizes = [int(game.observation(seats).size) for seats in range(game.fewest, game.most + 1)]
    rows = [row(field) for field in game.observation(game.fewest).fields if not is_repeated(field)]
    counts = ", ".join(f"{size} with {game.fewest + more} seats" for more, size in enumerate(sizes))
    head = "| field | numbers | from | to | meaning |\n|---|--:|--:|--:|---|"
    moves = int(game.observation(game.fewest).moves)
    title = (
        f"## {game.name}\n\n{counts}; {moves} moves. Numbers are those for {game.fewest} seats.\n"
    )
    return "\n".join([title, head, *rows, ""])


def is_repeated(field: Field) -> bool:
    """Whether the field belongs to a seat other than the viewer's."""
    place = field.name.rpartition(" ")[2]
    return place.isdigit() and place != "0"


def row(field: Field) -> str:
    name, length, low, high, meaning = field
    return f"| {name} | {length} | {low} | {high} | {meaning} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), "utf-8")
