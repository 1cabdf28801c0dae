"""Plays many random games with every number of seats and every option, to show that each of them
comes to an end, and how long the longest is.

    python -m benchmarks.ends deckbattle --games 4200
"""

import argparse
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from quartett import games
from quartett.core.chance import Stream
from quartett.core.game import Game
from quartett.core.state import State


class Ends(NamedTuple):
    """How many answers the games of a setting took, those of chance included."""

    games: int
    shortest: int
    longest: int
    answers: int

    def __str__(self) -> str:
        mean = self.answers / self.games
        return (
            f"{self.games} games ended after {self.shortest} to {self.longest} moves ({mean:.0f})"
        )


def settings(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of options."""
    for seats in range(game.fewest, game.most + 1):
        names = [option.name for option in game.options]
        for values in product(*(option.choices(seats) for option in game.options)):
            yield seats, dict(zip(names, values, strict=True))


def play(fresh: State, count: int, seed: int, first: int = 0) -> Ends:
    """So many games with the deals from `first` on."""
    lengths = []
    for index in range(first, first + count):
        state = fresh.copy()
        lengths.append(int(state.play_out(Stream(seed, index))))
        assert state.over
    return Ends(count, min(lengths), max(lengths), sum(lengths))


def together(parts: list[Ends]) -> Ends:
    return Ends(
        sum(part.games for part in parts),
        min(part.shortest for part in parts),
        max(part.longest for part in parts),
        sum(part.answers for part in parts),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--games", type=int, default=4200, help="of each setting (4200)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game, parts = games.load(wanted.game), []
    for number, (seats, options) in enumerate(settings(game)):
        fresh, first = game.begin(seats, options), number * wanted.games
        parts.append(play(fresh, wanted.games, wanted.seed, first))
        told = " ".join(f"{name}={value}" for name, value in options.items())
        print(f"{seats} seats, {told}: {parts[-1]}", flush=True)
    print(f"in all: {together(parts)}")


if __name__ == "__main__":
    main()
