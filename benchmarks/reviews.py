"""What reviews are held to, measured. Every line goes into a file, and a run goes on after the last
one of it, so that hours can be put together from minutes.

    python -m benchmarks.reviews luck FILE --game push --seats 2 --games 2000
    python -m benchmarks.reviews identity FILE --game push --games 100
    python -m benchmarks.reviews ranking FILE --game force --games 20

`luck`: mean luck of the cards, and how much of the variance of the results it explains. `identity`:
the greatest rest of the four sums, with all numbers of seats, options and bots in turn. `ranking`:
loss a decision of each level in games of its own kind, and how often sets of twenty are in order.
"""

import sys
from argparse import ArgumentParser, Namespace
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any, Final

import msgspec

from quartett import games
from quartett.bots.evaluator import Effort
from quartett.bots.luck import luck_of_the_cards
from quartett.bots.review import review
from quartett.core.game import Game
from quartett.core.record import Record
from quartett.lab.run import plan

HASTY: Final = Effort(rollouts=2, outcomes=4, worlds=4, batch=2, tries=10)
"""Enough for a law that holds at any effort."""
PLAYERS: Final = ("random", "novice", "greedy", "steady")
RANKED: Final = ("novice", "steady", "expert:200", "master:400")
SET: Final = 20

Line = dict[str, Any]


def measured(place: Path, wanted: int, measure: Any) -> list[Line]:
    """What the file has, and what is missing in it."""
    known = place.read_bytes().splitlines() if place.exists() else []
    lines: list[Line] = [msgspec.json.decode(line) for line in known]
    for number in range(len(lines), wanted):
        lines.append(measure(number))
        with place.open("ab") as file:
            file.write(msgspec.json.encode(lines[-1]) + b"\n")
    return lines


def played(game: Game[Any], names: list[str], seed: int, options: dict[str, str]) -> Record:
    return plan(game, names, 1, seed, options).record(0)


def luck(game: Game[Any], asked: Namespace) -> None:
    def one(number: int) -> Line:
        record = played(game, [asked.bot] * asked.seats, 1000 + number, {})
        found = luck_of_the_cards(game, record, seed=1 + number)[0]
        return {"luck": found, "result": result(game, record)}

    lines = measured(asked.file, asked.games, one)
    plain = [line["result"] for line in lines]
    lucky = [line["luck"] for line in lines]
    adjusted = [line["result"] - line["luck"] for line in lines]
    less = 1 - variance(adjusted) / variance(plain)
    print(f"{game.name}, {asked.seats} seats, {asked.bot}, {len(lines)} games")
    print(f"mean luck {told(lucky)}; results {told(plain)}; luck taken out {told(adjusted)}")
    print(f"variance of the results less by {100 * less:.1f} %")


def result(game: Game[Any], record: Record) -> float:
    """Of seat 0: its share of the win, or of all points of a team."""
    if game.together:
        return float(record.ending["scores"].split()[0]) / game.judge().scale
    winners = record.ending["winners"].split()
    return ("0" in winners) / len(winners)


def told(values: list[float]) -> str:
    """With its interval of 95 %."""
    return f"{fmean(values):+.4f} ± {1.96 * sqrt(variance(values) / len(values)):.4f}"


def identity(game: Game[Any], asked: Namespace) -> None:
    def one(number: int) -> Line:
        seats = game.fewest + number % (game.most - game.fewest + 1)
        ways = [[(o.name, c) for c in o.choices(seats)] or [()] for o in game.options]
        every = [dict(pair for pair in way if pair) for way in product(*ways)]
        options = every[number // 3 % len(every)]
        names = [PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(seats)]
        found = review(game, played(game, names, 1 + number, options), number % seats, HASTY)
        parts = found.start + found.cards + found.hidden + found.own + found.others
        return {"rest": abs(parts - found.result), "seats": seats, "options": options}

    lines = measured(asked.file, asked.games, one)
    worst = max(line["rest"] for line in lines)
    kinds = {(line["seats"], str(line["options"])) for line in lines}
    print(f"{game.name}: {len(lines)} records, {len(kinds)} settings, greatest rest {worst:.1e}")


def ranking(game: Game[Any], asked: Namespace) -> None:
    levels = RANKED[: asked.levels]

    def one(number: int) -> Line:
        level = levels[number % len(levels)]
        record = played(game, [level] * asked.seats, 5000 + number // len(levels), {})
        found = review(game, record, 0)
        cost = sum(sum(row.loss for row in rows) for rows in found.decisions)
        return {"level": level, "loss": cost, "decisions": len(found.decisions)}

    lines = measured(asked.file, asked.games * len(levels), one)
    sets: dict[str, list[float]] = {}
    for level in levels:
        own = [line for line in lines if line["level"] == level]
        parts = [own[at : at + SET] for at in range(0, len(own) - SET + 1, SET)]
        sets[level] = [
            sum(line["loss"] for line in part) / max(1, sum(line["decisions"] for line in part))
            for part in parts
        ]
        print(f"{game.name}, {level}: loss a decision in sets of {SET}: {shown(sets[level])}")
    for low, high in pairwise(levels):
        pairs = list(product(sets[low], sets[high]))
        right = sum(one > two for one, two in pairs)
        print(f"{low} loses more than {high}: {right} of {len(pairs)} pairs of sets")


def shown(values: list[float]) -> str:
    return " ".join(f"{value:.4f}" for value in values)


MEASURES: Final = {"luck": luck, "identity": identity, "ranking": ranking}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="force")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--levels", type=int, default=len(RANKED))
    asked = parser.parse_args(sys.argv[1:])
    MEASURES[asked.measure](games.load(asked.game), asked)


if __name__ == "__main__":
    main()
