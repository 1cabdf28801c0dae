"""A learner in one file, with NumPy only: it plays Force against greedy bots, many games at once,
and learns what each move is worth from how the games ended.

    python examples/learn.py                   # some minutes, writes learn.png
    python examples/learn.py --updates 300 --plot ""

A network of one hidden layer tells for every move how much better than the opponent one will end.
It mostly makes the move that promises most and sometimes another one; when a game ends, every move
of it is told how the game went.
"""

import argparse
import time
from typing import Any

import numpy as np

from quartett.envs.vector import Vector

GAME, SEATS = "force", 2
GAMES = 512
HIDDEN = 128
MEMORY = 64
"""Answers of a seat that a game may have; no game of two seats has as many."""
BATCH = 4096


class Network:
    """What each move is worth, learned by Adam."""

    def __init__(self, size: int, moves: int, random: np.random.Generator) -> None:
        self.parts = [
            (random.standard_normal((size, HIDDEN)) / np.sqrt(size)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (random.standard_normal((HIDDEN, moves)) * 0.01).astype(np.float32),
            np.zeros(moves, np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def worth(self, seen: Any) -> Any:
        return self._hidden(seen) @ self.parts[2] + self.parts[3]

    def _hidden(self, seen: Any) -> Any:
        return np.maximum(seen @ self.parts[0] + self.parts[1], 0)

    def learn(self, seen: Any, moves: Any, targets: Any, rate: float) -> None:
        """One step towards what the moves were worth in the end."""
        hidden = self._hidden(seen)
        worth = hidden @ self.parts[2] + self.parts[3]
        rows = np.arange(len(moves))
        wrong = np.zeros_like(worth)
        wrong[rows, moves] = (worth[rows, moves] - targets) / len(moves)
        back = (wrong @ self.parts[2].T) * (hidden > 0)
        self._step([seen.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)], rate)

    def _step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, mean, square, slope in zip(
            self.parts, self.means, self.squares, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= scale * mean / (np.sqrt(square) + 1e-8)


def scaled(observations: Any) -> Any:
    """Numbers of about the same size. Strengths of cards go up to some hundreds."""
    return np.minimum(observations, 16).astype(np.float32) / 4


def best(network: Network, many: Vector) -> Any:
    worth = network.worth(scaled(many.observations))
    return np.where(many.masks, worth, -np.inf).argmax(axis=1)


class Memory:
    """What was seen and done in the games that are not over yet."""

    def __init__(self, size: int) -> None:
        self.seen = np.zeros((GAMES, MEMORY, size), np.float32)
        self.moves = np.zeros((GAMES, MEMORY), np.int64)
        self.length = np.zeros(GAMES, np.int64)

    def keep(self, seen: Any, moves: Any) -> None:
        games = np.arange(GAMES)
        self.seen[games, self.length] = seen
        self.moves[games, self.length] = moves
        self.length += 1

    def take(self, ended: Any, results: Any) -> tuple[Any, Any, Any]:
        """All moves of the games that have ended, each with how its game went."""
        games = np.repeat(np.flatnonzero(ended), self.length[ended])
        places = np.concatenate([np.arange(n) for n in self.length[ended]])
        self.length[ended] = 0
        return self.seen[games, places], self.moves[games, places], results[games]


def train(network: Network, updates: int, seed: int, watch: Any) -> None:
    """Plays and learns; `watch` is called after every update."""
    random = np.random.default_rng(seed)
    many = Vector(GAME, SEATS, GAMES, [None, "greedy"])
    many.begin(seed)
    memory, batch = Memory(int(many.observation.size)), list[Any]()
    watch(0)
    while network.steps < updates:
        left = 1 - network.steps / updates
        moves = best(network, many)
        daring = random.random(GAMES) < 0.15 * left + 0.01
        any_legal = (random.random(many.masks.shape) * many.masks).argmax(axis=1)
        moves[daring] = any_legal[daring]
        memory.keep(scaled(many.observations), moves)
        many.step(moves)
        if many.ended.any():
            batch.append(memory.take(many.ended, results(many)))
        if sum(len(made) for _, made, _ in batch) >= BATCH:
            seen, made, targets = (np.concatenate(part) for part in zip(*batch, strict=True))
            network.learn(seen, made, targets, rate=0.002 * left + 0.0001)
            batch = []
            watch(network.steps)


def results(many: Vector) -> Any:
    """A win counts, and so does the lead in points."""
    lead = (many.points[:, 0] - many.points[:, 1]) / 40
    return (2 * many.wins[:, 0] + np.clip(lead, -1, 1)).astype(np.float32)


def contest(network: Network, bot: str, games: int, seed: int) -> tuple[float, float]:
    """The share of games that the learner wins, with the 95 % interval to either side. It sits on
    either seat in half of them."""
    won = np.concatenate([sit(network, bot, games // 2, seed, seat) for seat in range(SEATS)])
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(len(won)))


def sit(network: Network, bot: str, games: int, seed: int, seat: int) -> Any:
    bots = [None if place == seat else bot for place in range(SEATS)]
    many = Vector(GAME, SEATS, games, bots, watch=seat)
    many.begin(seed)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        many.step(best(network, many))
        first = many.ended & np.isnan(won)
        won[first] = many.wins[first, seat] + 1 / SEATS
    return won


class Watch:
    """Measures the learner against both bots while it learns."""

    def __init__(self, network: Network, every: int, games: int) -> None:
        self.network, self.every, self.games = network, every, games
        self.start = time.process_time()
        self.curve: list[tuple[float, float, float]] = []

    def __call__(self, updates: int) -> None:
        if updates % self.every:
            return
        rates = [contest(self.network, bot, self.games, 9)[0] for bot in ("random", "greedy")]
        self.curve.append((updates, *rates))
        passed = time.process_time() - self.start
        told = f"{rates[0]:.1%} against random, {rates[1]:.1%} against greedy"
        print(f"{updates:6} updates, {passed:4.0f} s of processor time: {told}", flush=True)


def plot(curve: list[tuple[float, float, float]], file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.2, 3.6), layout="constrained")
    axes = figure.subplots()
    updates, *rates = zip(*curve, strict=True)
    for name, style, shares in zip(("random", "greedy"), ("--", "-"), rates, strict=True):
        axes.plot(updates, [100 * share for share in shares], style, marker="o", label=name)
    axes.axhline(50, color="#9aa5b1", linestyle=":")
    axes.set(xlabel="updates", ylabel="games won (%)", ylim=(0, 100))
    axes.legend(title="against", frameon=False, loc="lower right")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=3600, help="steps of learning (3600)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", default="learn.png", help="file of the curve, or nothing")
    settings = parser.parse_args()
    observation = Vector(GAME, SEATS, 1).observation
    network = Network(
        int(observation.size), int(observation.moves), np.random.default_rng(settings.seed)
    )
    watch = Watch(network, max(1, settings.updates // 12), games=1000)
    train(network, settings.updates, settings.seed, watch)
    for bot in ("random", "greedy", "steady"):
        rate, reach = contest(network, bot, 4000, seed=10)
        print(f"wins {rate:.1%} ± {reach:.1%} against {bot}")
    if settings.plot:
        plot(watch.curve, settings.plot)


if __name__ == "__main__":
    main()
