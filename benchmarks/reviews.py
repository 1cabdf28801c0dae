"""How accurate reviews are (docs/reviews.md). Every line goes into a file, and a run continues
after its last line, so that hours of play can be collected in minutes at a time.

    python -m benchmarks.reviews luck FILE --game push --seats 2 --games 2000
    python -m benchmarks.reviews identity FILE --game push --games 100
    python -m benchmarks.reviews ranking FILE --game force --games 20

`luck`: mean luck of the cards, and how much of the variance of the results it explains. `identity`:
the largest error of the sum that makes up a result, with all numbers of seats, options and bots in
turn. `ranking`: loss per decision of each level in games among its own kind, and how often samples
of twenty games are in order.
"""

import sys
from argparse import ArgumentParser, Namespace
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import Any, Final

import msgspec

from quartett import games
from quartett.bots.evaluator import Effort
from quartett.bots.levels import level_of, offered
from quartett.bots.luck import luck_of_the_cards
from quartett.bots.review import Reviewer, review
from quartett.core.game import Game
from quartett.core.record import Record
from quartett.core.state import State
from quartett.lab.run import plan

HASTY: Final = Effort(rollouts=2, outcomes=4, worlds=4, batch=2, tries=10)
"""Enough for a law that holds at any effort."""
PLAYERS: Final = ("random", "novice", "greedy", "steady")
SET: Final = 20
DRAWN: Final = 4000

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
    """Of the levels as they are seated, without the cap in seconds. Every game gives one line for
    each of its seats: what an answer cost is the same whoever's review it stands in."""
    levels = [uncapped(game, name) for name in offered(game, asked.seats)]

    def one(number: int) -> Line:
        level = levels[number % len(levels)]
        record = played(game, [level] * asked.seats, 5000 + number // len(levels), {})
        return {"level": level, "seats": costs(game, record)}

    lines = measured(asked.file, asked.games * len(levels), one)
    found = {
        level: [tuple(seat) for line in lines if line["level"] == level for seat in line["seats"]]
        for level in levels
    }
    for level, own in found.items():
        sets = [loss_of(own[at : at + SET]) for at in range(0, len(own) - SET + 1, SET)]
        print(f"{game.name}, {level}: {loss_of(own):.4f} a decision, {len(own)} games of a seat;")
        print(f"  in sets of {SET}: {shown(sets)}")
    for low, high in pairwise(levels):
        right = in_order(found[low], found[high])
        print(f"{low} loses more than {high} in {100 * right:.1f} % of pairs of sets of {SET}")


def uncapped(game: Game[Any], name: str) -> str:
    level = level_of(game, name)
    return f"{level.plays}:{level.tries}" if level.tries else name


def costs(game: Game[Any], record: Record) -> list[tuple[float, int]]:
    """What the decisions of each seat cost, and how many there were. Values of positions are left
    out: they say what was luck and nothing of mistakes."""
    reviewer = Reviewer(game, record, 0)
    reviewer.evaluator.values = worth_nothing  # type: ignore[method-assign]
    rows = list(reviewer.rows())
    found = []
    for reviewer.seat in range(record.seats):
        decisions = reviewer.summary(rows).decisions
        found.append((sum(row.loss for rows in decisions for row in rows), len(decisions)))
    return found


def worth_nothing(state: State, root: State, luck: int = 0) -> list[float]:
    return [0.0] * int(state.seats)


def loss_of(games_of_a_seat: list[tuple[float, int]]) -> float:
    cost, decisions = map(sum, zip(*games_of_a_seat, strict=True))
    return cost / max(1, decisions)


def in_order(low: list[tuple[float, int]], high: list[tuple[float, int]]) -> float:
    """How often the weaker loses more, in sets that are drawn from all games with repetition."""
    draw = Random(1)
    pairs = [(draw.choices(low, k=SET), draw.choices(high, k=SET)) for _ in range(DRAWN)]
    return fmean(loss_of(one) > loss_of(two) for one, two in pairs)


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
    asked = parser.parse_args(sys.argv[1:])
    MEASURES[asked.measure](games.load(asked.game), asked)


if __name__ == "__main__":
    main()
