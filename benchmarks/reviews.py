"""How accurate reviews are (docs/reviews.md). Every line goes into a file, and a run continues
after its last line, so that hours of play can be collected in minutes at a time.

    python -m benchmarks.reviews luck FILE --game push --seats 2 --games 2000
    python -m benchmarks.reviews identity FILE --game push --games 100
    python -m benchmarks.reviews ranking FILE --game force --games 20
    python -m benchmarks.reviews seconds FILE --game konoha --games 20
    python -m benchmarks.reviews noise FILE --game force --games 2

`luck`: mean luck of the cards, and how much of the variance of the results it explains. `identity`:
the largest error of the sum that makes up a result, with all numbers of seats, options and bots in
turn. `ranking`: loss per decision of each level in games among its own kind, and how often samples
of twenty games are in order. `seconds`: what a review of a seat costs, for every number of seats,
and what it calls hidden. `noise`: by how much the luck of one game differs if it is valued with
other random numbers.
Two runs at a time need two files, the second with `--first 1000`; put together they are one run.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles, variance
from time import perf_counter, process_time
from typing import Any, Final

import msgspec

from quartett import games
from quartett.bots.evaluator import Effort
from quartett.bots.levels import level_of, offered
from quartett.bots.luck import luck_of_the_cards
from quartett.bots.review import Reviewer, Row, review
from quartett.core.game import Game
from quartett.core.record import Record
from quartett.core.state import State
from quartett.lab.run import plan

HASTY: Final = Effort(rollouts=2, outcomes=4, worlds=4, batch=2, tries=10)
"""Enough for a law that holds at any effort."""
PLAYERS: Final = ("random", "novice", "greedy", "steady")
SET: Final = 20
DRAWN: Final = 4000
RESAMPLED: Final = 1000
VALUED: Final = 6
"""How often the same game is valued."""

Line = dict[str, Any]
Seat = list[tuple[float, float]]
"""What each of its decisions cost, on average and for sure."""
Sum = tuple[float, int]


def measured(place: Path, numbers: range, measure: Callable[[int], Line]) -> list[Line]:
    """What the file has, and what is missing in it."""
    known = place.read_bytes().splitlines() if place.exists() else []
    lines: list[Line] = [msgspec.json.decode(line) for line in known]
    for number in numbers[len(lines) :]:
        lines.append(measure(number))
        with place.open("ab") as file:
            file.write(msgspec.json.encode(lines[-1]) + b"\n")
    return lines


def numbered(asked: Namespace, count: int) -> range:
    return range(asked.first, asked.first + count)


def played(game: Game[Any], names: list[str], seed: int, options: dict[str, str]) -> Record:
    return plan(game, names, 1, seed, options).record(0)


def luck(game: Game[Any], asked: Namespace) -> None:
    def one(number: int) -> Line:
        record = played(game, [asked.bot] * asked.seats, 1000 + number, {})
        found = luck_of_the_cards(game, record, seed=1 + number)[0]
        return {"luck": found, "result": result(game, record)}

    lines = measured(asked.file, numbered(asked, asked.games), one)
    plain = [line["result"] for line in lines]
    lucky = [line["luck"] for line in lines]
    adjusted = [line["result"] - line["luck"] for line in lines]
    low, high = interval(plain, adjusted)
    print(f"{game.name}, {asked.seats} seats, {asked.bot}, {len(lines)} games")
    print(f"mean luck {told(lucky)}; results {told(plain)}; luck taken out {told(adjusted)}")
    less = 100 * less_variance(plain, adjusted)
    print(f"variance of the results less by {less:.1f} % ({low:.1f} – {high:.1f})")


def less_variance(plain: list[float], adjusted: list[float]) -> float:
    return 1 - spread(adjusted) / spread(plain)


def spread(values: list[float]) -> float:
    middle = fmean(values)
    return fmean((value - middle) ** 2 for value in values)


def interval(plain: list[float], adjusted: list[float]) -> tuple[float, float]:
    """Of 95 %, in percent, by drawing the games anew with repetition."""
    draw, pairs = Random(1), list(zip(plain, adjusted, strict=True))
    found = []
    for _ in range(RESAMPLED):
        one, two = zip(*draw.choices(pairs, k=len(pairs)), strict=True)
        found.append(100 * less_variance(list(one), list(two)))
    cuts = quantiles(found, n=40)
    return cuts[0], cuts[-1]


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

    lines = measured(asked.file, numbered(asked, asked.games), one)
    worst = max(line["rest"] for line in lines)
    kinds = {(line["seats"], str(line["options"])) for line in lines}
    print(f"{game.name}: {len(lines)} records, {len(kinds)} settings, greatest rest {worst:.1e}")


def ranking(game: Game[Any], asked: Namespace) -> None:
    """Of the levels as they are seated, without the cap in seconds. All seats of a game are of one
    level, and all their decisions count: what an answer cost is the same whoever's review it stands
    in."""
    names = asked.levels.split(",") if asked.levels else offered(game, asked.seats)
    levels = [uncapped(game, name) for name in names]

    def one(number: int) -> Line:
        level = levels[number % len(levels)]
        record = played(game, [level] * asked.seats, 5000 + number // len(levels), {})
        return {"level": level, "seats": costs(game, record)}

    lines = measured(asked.file, numbered(asked, asked.games * len(levels)), one)
    print(f"{game.name}, {asked.seats} seats, {asked.games} games of each level")
    for column, kind in enumerate(("on average", "for sure")):
        found = {
            level: [summed(line["seats"], column) for line in lines if line["level"] == level]
            for level in levels
        }
        tell_order(found, kind)


def tell_order(found: dict[str, list[Sum]], kind: str) -> None:
    for level, own in found.items():
        print(f"{level} loses {100 * a_decision(own):.3f} of a hundred a decision {kind}")
    for low, high in pairwise(found):
        share = 100 * in_order(found[low], found[high])
        print(f"{low} loses more than {high} in {share:.1f} % of pairs of sets of {SET}")


def uncapped(game: Game[Any], name: str) -> str:
    level = level_of(game, name)
    return f"{level.plays}:{level.tries}" if level.tries else name


def costs(game: Game[Any], record: Record) -> list[Seat]:
    """What each decision of each seat cost. Values of positions are left out: they say what was
    luck and nothing of mistakes."""
    reviewer = Reviewer(game, record, 0)
    reviewer.evaluator.values = worth_nothing  # type: ignore[method-assign]
    rows = list(reviewer.rows())
    found = []
    for reviewer.seat in range(record.seats):
        decisions = reviewer.summary(rows).decisions
        found.append([(total(one, "cost"), total(one, "loss")) for one in decisions])
    return found


def total(rows: list[Row], part: str) -> float:
    return round(sum(getattr(row, part) for row in rows), 6)


def worth_nothing(state: State, root: State) -> list[float]:
    return [0.0] * int(state.seats)


def in_order(low: list[Sum], high: list[Sum]) -> float:
    """How often the weaker loses more, in sets that are drawn from all games with repetition."""
    draw = Random(1)
    pairs = [(draw.choices(low, k=SET), draw.choices(high, k=SET)) for _ in range(DRAWN)]
    return fmean(a_decision(one) > a_decision(two) for one, two in pairs)


def summed(seats: list[Seat], column: int) -> Sum:
    """What all seats of a game lost, and in how many decisions."""
    return sum(one[column] for seat in seats for one in seat), sum(map(len, seats))


def a_decision(games: list[Sum]) -> float:
    cost, decisions = map(sum, zip(*games, strict=True))
    return cost / max(1, decisions)


def seconds(game: Game[Any], asked: Namespace) -> None:
    """Of whole reviews of a seat as a server makes them, in turn for every number of seats."""

    def one(number: int) -> Line:
        seats = game.fewest + number % (game.most - game.fewest + 1)
        record = played(game, [asked.bot] * seats, 9000 + number, {})
        begun, worked = perf_counter(), process_time()
        reviewer = Reviewer(game, record, number % seats)
        rows = reviewer.rows()
        top = next(rows)
        first = perf_counter() - begun
        found = reviewer.summary([top, *rows])
        worked = process_time() - worked
        return {"seats": seats, "first": first, "seconds": worked, "hidden": found.hidden}

    lines = measured(asked.file, numbered(asked, asked.games), one)
    for seats in sorted({line["seats"] for line in lines}):
        own = [line for line in lines if line["seats"] == seats]
        whole = [line["seconds"] for line in own]
        first = max(line["first"] for line in own)
        hidden = [line["hidden"] for line in own]
        print(
            f"{game.name}, {seats} seats, {len(own)} games: {median(whole):.2f} s of a processor, "
            f"{max(whole):.2f} at most; the first row after {first:.2f} s at most; "
            f"hidden {min(hidden):+.3f} to {max(hidden):+.3f}"
        )


def noise(game: Game[Any], asked: Namespace) -> None:
    """Of games of a weak and a usual player, whose luck is not alike."""
    names = [("novice", "steady")[seat % 2] for seat in range(asked.seats)]

    def one(number: int) -> Line:
        index, seed = divmod(number, VALUED)
        record = played(game, names, 3000 + index, {})
        return {"game": index, "luck": luck_of_the_cards(game, record, seed=1 + seed)[0]}

    lines = measured(asked.file, numbered(asked, asked.games * VALUED), one)
    for index in range(asked.games):
        own = [line["luck"] for line in lines if line["game"] == index]
        print(
            f"{game.name}, {asked.seats} seats, game {index}: luck {fmean(own):+.3f}, deviation "
            f"{sqrt(variance(own)):.4f} in {len(own)} valuations"
        )


MEASURES: Final = {
    "luck": luck,
    "identity": identity,
    "ranking": ranking,
    "seconds": seconds,
    "noise": noise,
}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="force")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game in FILE")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--levels", default="", help="to be ranked, the weakest first")
    asked = parser.parse_args(sys.argv[1:])
    MEASURES[asked.measure](games.load(asked.game), asked)


if __name__ == "__main__":
    main()
