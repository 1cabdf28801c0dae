"""Learns the chances of positions by a small network (`core.network`), fitted to its own later
chances and to the results of games (temporal differences)."""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
Halves = NDArray[np.float16]
"""Positions are many: they are kept in half the room."""

TRACE: Final = 0.6
"""How much of what a position is worth is taken from what comes after the next one."""
BATCH: Final = 2048
FASTEST: Final = 2e-3
STEPS: Final = 500
"""Weights are kept as whole numbers: so many steps from zero to the greatest of a row."""
TESTED: Final = 11
"""One game of these is kept to see how much is foretold."""


class Table(NamedTuple):
    """Positions of games with one number of seats."""

    own: Halves
    table: Halves
    won: Numbers
    game: NDArray[np.int32]


class Plan(NamedTuple):
    """How a network learns."""

    hidden: int
    decay: float
    rarest: float
    """Inputs are measured by how much they usually are, but never by less than this: rare ones
    would be learned by heart otherwise, each with the games it was in."""
    rounds: tuple[float, ...]
    """The trace in each pass through all games; one of 1 learns from results alone."""


def numbers(row: vec[float]) -> Halves:
    return np.frombuffer(memoryview(row), dtype=np.float64).astype(np.float16)


class Weights:
    """Of the network that is learned, with Adam's moments."""

    def __init__(self, draw: np.random.Generator, own: int, table: int, plan: Plan) -> None:
        def noise(*shape: int) -> Numbers:
            return (draw.standard_normal(shape) * 0.1).astype(np.float32)

        self.decay = plan.decay
        self.now = {
            "own": noise(own, plan.hidden),
            "others": noise(own, plan.hidden),
            "table": noise(table, plan.hidden),
            "plain": np.zeros((own, 1), dtype=np.float32),
            "out": noise(1, plan.hidden),
        }
        self.first = {name: np.zeros_like(one) for name, one in self.now.items()}
        self.second = {name: np.zeros_like(one) for name, one in self.now.items()}
        self.steps = 0

    def step(self, slopes: dict[str, Numbers], speed: float) -> None:
        self.steps += 1
        rise, spread = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            move = (first / rise) / (np.sqrt(second / spread) + 1e-8)
            self.now[name] -= speed * (move + self.decay * self.now[name])


def forward(
    weights: dict[str, Numbers], own: Numbers, table: Numbers
) -> tuple[Numbers, Numbers, Numbers]:
    """Hidden units before and after they are cut off, and the chances."""
    count, seats, width = own.shape
    flat = own.reshape(-1, width)
    theirs = (flat @ weights["others"]).reshape(count, seats, -1)
    mean = (theirs.sum(axis=1, keepdims=True) - theirs) / (seats - 1)
    units = (flat @ weights["own"]).reshape(count, seats, -1) + mean
    units += (table @ weights["table"])[:, None, :]
    held = np.maximum(units, 0)
    told = held @ weights["out"][0] + (flat @ weights["plain"]).reshape(count, seats)
    odds = np.exp(told - told.max(axis=1, keepdims=True))
    return units, held, odds / odds.sum(axis=1, keepdims=True)


def slopes_of(
    weights: dict[str, Numbers], own: Numbers, table: Numbers, aims: Numbers
) -> dict[str, Numbers]:
    """Of the mean log loss."""
    count, seats, width = own.shape
    units, held, chances = forward(weights, own, table)
    wrong = (chances - aims) / count
    flat = own.reshape(-1, width)
    back = wrong[:, :, None] * weights["out"][0] * (units > 0)
    others = (back.sum(axis=1, keepdims=True) - back) / (seats - 1)
    return {
        "own": flat.T @ back.reshape(count * seats, -1),
        "others": flat.T @ others.reshape(count * seats, -1),
        "table": table.T @ back.sum(axis=1),
        "plain": flat.T @ wrong.reshape(-1, 1),
        "out": np.einsum("ns,nsh->h", wrong, held)[None, :],
    }


class Learning:
    """Passes through all positions; what they are worth is told by those that came after."""

    def __init__(self, tables: list[Table], seed: int, plan: Plan) -> None:
        self.tables, self.plan = tables, plan
        self.draw = np.random.default_rng(seed)
        widths_of = (tables[0].own.shape[-1], tables[0].table.shape[-1])
        self.weights = Weights(self.draw, *widths_of, plan)
        own, table = widths(one.own for one in tables), widths(one.table for one in tables)
        self.own_width, self.own_seen = np.maximum(own, plan.rarest), own[:, None] > 0
        self.table_width, self.table_seen = np.maximum(table, plan.rarest), table[:, None] > 0

    def begin_with(self, place: int, weight: float) -> None:
        """An input of a seat whose plain sum is what it begins with."""
        self.weights.now["plain"][place] = weight * self.own_width[place]

    def run(self, told: Callable[[str], None] = lambda _: None) -> None:
        passes = len(self.plan.rounds)
        for number, trace in enumerate(self.plan.rounds):
            aims = [self.aims(table, trace) for table in self.tables]
            self._pass(aims, number / passes, (number + 1) / passes)
            told(f"network, pass {number + 1} of {passes}: log loss {self.losses()}")

    def aims(self, table: Table, trace: float) -> Numbers:
        return table.won if trace == 1.0 else traced(table, self.chances(table), trace)

    def chances(self, table: Table) -> Numbers:
        found = np.empty_like(table.won)
        for place in range(0, len(found), 8192):
            part = slice(place, place + 8192)
            found[part] = forward(self.weights.now, *self.scaled(table, part))[2]
        return found

    def scaled(self, table: Table, part: Any) -> tuple[Numbers, Numbers]:
        own = table.own[part].astype(np.float32) / self.own_width
        return own, table.table[part].astype(np.float32) / self.table_width

    def _pass(self, aims: list[Numbers], begun: float, ended: float) -> None:
        batches = [
            (place, part)
            for place, table in enumerate(self.tables)
            for part in self._batches(table)
        ]
        order = self.draw.permutation(len(batches))
        for number, index in enumerate(order):
            place, part = batches[index]
            done = begun + (ended - begun) * number / len(order)
            slopes = slopes_of(
                self.weights.now, *self.scaled(self.tables[place], part), aims[place][part]
            )
            self.weights.step(slopes, FASTEST * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * done))))

    def _batches(self, table: Table) -> list[NDArray[np.int64]]:
        learned = np.flatnonzero(table.game % TESTED != 0)
        self.draw.shuffle(learned)
        return np.array_split(learned, max(1, len(learned) // BATCH))

    def losses(self) -> str:
        """In games that were not learned from."""
        found = []
        for table in self.tables:
            tested = table.game % TESTED == 0
            kept = Table(*(column[tested] for column in table))
            found.append(f"{log_loss(self.chances(kept), kept.won):.4f}")
        return " ".join(found)

    def rows(self) -> dict[str, list[list[float]]]:
        now, own, table = self.weights.now, self.own_width[:, None], self.table_width[:, None]
        found = {
            "own": now["own"] / own * self.own_seen,
            "others": now["others"] / own * self.own_seen,
            "table": now["table"] / table * self.table_seen,
            "plain": now["plain"] / own * self.own_seen,
            "out": now["out"] * np.ones(1),
        }
        return {name: rows.tolist() for name, rows in found.items()}


def log_loss(chances: Numbers, won: Numbers) -> float:
    return float(-(won * np.log(np.maximum(chances, 1e-6))).sum(axis=1).mean())


def widths(parts: Iterator[Halves]) -> Numbers:
    """How much each input is, by its mean square."""
    total, count = np.zeros(1), 0
    for part in parts:
        flat = part.reshape(-1, part.shape[-1])
        for place in range(0, len(flat), 65536):
            total = total + (flat[place : place + 65536].astype(np.float64) ** 2).sum(axis=0)
        count += len(flat)
    return np.sqrt(total / count).astype(np.float32)


def traced(table: Table, chances: Numbers, trace: float) -> Numbers:
    """What each position turned out to be worth: mostly what the next one did, a little what is
    said of that one."""
    aims = table.won.copy()
    last = np.append(table.game[1:] != table.game[:-1], True)
    for place in range(len(aims) - 2, -1, -1):
        if not last[place]:
            aims[place] = trace * aims[place + 1] + (1 - trace) * chances[place + 1]
    return aims


def text_of(rows: dict[str, list[list[float]]], about: dict[str, str]) -> str:
    """The file of a network: each number is a whole one of the greatest in its row."""
    lines = [json.dumps(about, separators=(",", ":"))]
    for name, table in rows.items():
        for row in table:
            one = float(f"{max(map(abs, row)) / STEPS:.4g}")
            whole = [round(number / one) if one else 0 for number in row]
            lines.append(json.dumps([name, one, *whole], separators=(",", ":")))
    return "\n".join(lines) + "\n"
