"""Draws the mutants of each game anew from its rules and writes them down.

    python tests/mutants/draw.py [games …]

Which ones does not depend on chance: those whose digests are lowest, one of every function before
a second of any.
"""

import sys
from collections import Counter
from pathlib import Path

from plants import GAMES, HERE, Mutant, candidates, rules

ROOT = Path(__file__).parents[2]
WANTED = {"push": 16, "force": 16, "konoha": 20, "deckbattle": 28}


def drawn(game: str) -> list[Mutant]:
    every = [found for path in rules(ROOT, game) for found in candidates(path.read_text("utf-8"))]
    turn, ordered = Counter[str](), list[tuple[int, str, Mutant]]()
    for found in sorted(set(every), key=lambda it: it.digest):
        turn[found.function] += 1
        ordered.append((turn[found.function], found.digest, found))
    return [found for _, _, found in sorted(ordered, key=lambda it: it[:2])][: WANTED[game]]


def written(mutants: list[Mutant]) -> str:
    return "\n".join(
        f"[[mutant]]\nfunction = '{it.function}'\nold = '{it.old}'\nnew = '{it.new}'\n"
        if "'" not in it.old
        else f'[[mutant]]\nfunction = "{it.function}"\nold = """{it.old}"""\nnew = """{it.new}"""\n'
        for it in mutants
    )


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        (HERE / f"{name}.toml").write_text(written(drawn(name)), "utf-8")
