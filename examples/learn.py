"""A learner in one file, with NumPy only: it watches steady bots play Force, then plays against
them, many games at once, and changes how it plays by what its moves led to (proximal policy
optimisation).

    python examples/learn.py                   # some minutes, writes learn.png
    python examples/learn.py --updates 20 --plot ""

A network of two hidden layers tells how likely each move should be made and what the position is
worth. It sees what the seat sees and, worked out from that, what the cards bring to whom.
"""

import argparse
import time
from typing import Any

import numpy as np

from quartett import games
from quartett.bots import bot
from quartett.core.chance import CHANCE, Stream
from quartett.envs.vector import Vector, blank_row

GAME, SEATS = "force", 2
GAMES, STEPS = 512, 32
"""Games at once, and moves of each between two updates."""
HIDDEN = 128
ROUNDS, BATCH = 3, 2048
"""How often an update goes through what was played, and how much of it a step looks at."""
SEEN, LOOKS = 10_000, 15
"""Games that are watched first, and how often they are gone through."""
TRACE, CLIP, SPREAD = 0.95, 0.2, 0.01
"""How far a surprise reaches back, how far one update may go, what an open mind is worth."""
BONUS = np.array([0, 0, 10, 20, 30, 30], np.float32)
"""By cards of one kind: what a set brings besides."""


class Eye:
    """What a seat sees as numbers of about the same size, and what follows from it: points, what
    the open card and the pile bring to whom, which cards beat which."""

    def __init__(self, many: Vector) -> None:
        ends = np.cumsum([field.length for field in many.observation.fields])
        fields = zip(many.observation.fields, ends, strict=True)
        self.at = {field.name: slice(end - field.length, end) for field, end in fields}
        self.size = len(self(many.observations)[0])

    def __call__(self, seen: Any) -> Any:
        at, seen = self.at, seen.astype(np.float32)
        worth, card, left = (seen[:, at[name]] for name in ("worth", "card", "villains left"))
        penalty = np.arange(1, 7, dtype=np.float32)
        found = [np.minimum(seen, 16) / 4]
        scores, gains = [], []
        for seat in range(SEATS):
            held, vaders = seen[:, at[f"captured {seat}"]], seen[:, at[f"vaders {seat}"]]
            sets = BONUS[held.astype(np.int64)]
            scores.append((held * worth + sets).sum(1) - vaders @ penalty)
            gains.append(worth + BONUS[held.astype(np.int64) + 1] - sets)
        for seat in range(SEATS):
            own = gains[seat]
            now = (card[:, 6:] * own).sum(1) - card[:, :6] @ penalty
            later = (left * own).sum(1) / np.maximum(left.sum(1), 1)
            hand = seen[:, at[f"hand {seat}"]]
            beaten = self._beaten(seen, seat)
            numbers = (scores[seat] / 16, now / 8, later / 8, hand.sum(1) / 4, beaten.sum(1) / 16)
            found += [np.stack(numbers, 1), own / 8, beaten / 4]
        found.append(np.tanh((scores[0] - scores[1]) / 16)[:, None])
        return np.concatenate(found, 1, dtype=np.float32)

    def _beaten(self, seen: Any, seat: int) -> Any:
        """How many of the other's cards each card of a seat beats."""
        own, other = (seen[:, self.at[f"ranks {one}"]] for one in (seat, 1 - seat))
        mine, theirs = (seen[:, self.at[f"hand {one}"]][:, :8] for one in (seat, 1 - seat))
        return ((own[:, :, None] > other[:, None, :]) * theirs[:, None, :]).sum(2) * mine


class Network:
    """How likely each move should be made, and what the position is worth; learned by Adam."""

    def __init__(self, size: int, moves: int, random: np.random.Generator) -> None:
        shapes = [(size, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, moves + 1)]
        scales = [np.sqrt(2 / size), np.sqrt(2 / HIDDEN), 0.01]
        layers = zip(shapes, scales, strict=True)
        self.parts = [
            part.astype(np.float32)
            for shape, scale in layers
            for part in (random.standard_normal(shape) * scale, np.zeros(shape[1]))
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, seen: Any) -> tuple[Any, Any, Any]:
        one = np.maximum(seen @ self.parts[0] + self.parts[1], 0)
        two = np.maximum(one @ self.parts[2] + self.parts[3], 0)
        return one, two, two @ self.parts[4] + self.parts[5]

    def judge(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The likelihoods of the moves, and the worth."""
        out = self.forward(seen)[2]
        return likely(out[:, :-1], masks), out[:, -1]

    def imitate(self, batch: "Batch", rate: float) -> None:
        """One step: what was seen done becomes likelier."""
        one, two, out = self.forward(batch.seen)
        self._follow(batch, one, two, out, np.ones(len(batch.moves), np.float32), rate)

    def learn(self, batch: "Batch", rate: float) -> None:
        """One step: moves that led to more than was expected become likelier."""
        one, two, out = self.forward(batch.seen)
        chances = likely(out[:, :-1], batch.masks)
        ratio = chances[np.arange(len(batch.moves)), batch.moves] / batch.chances
        too_far = np.where(batch.gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        self._follow(batch, one, two, out, np.where(too_far, 0, ratio * batch.gains), rate)

    def _follow(self, batch: "Batch", one: Any, two: Any, out: Any, push: Any, rate: float) -> None:
        chances = likely(out[:, :-1], batch.masks)
        rows = np.arange(len(push))
        back = np.empty_like(out)
        back[:, :-1] = chances * push[:, None]
        back[rows, batch.moves] -= push
        logs = np.log(chances + 1e-8)
        evenness = -(chances * logs).sum(1, keepdims=True)
        back[:, :-1] += SPREAD * chances * (logs + evenness)
        back[:, -1] = 0.5 * (out[:, -1] - batch.returns)
        back /= len(rows)
        deep = (back @ self.parts[4].T) * (two > 0)
        first = (deep @ self.parts[2].T) * (one > 0)
        slopes = [batch.seen.T @ first, first.sum(0), one.T @ deep, deep.sum(0)]
        self._step([*slopes, two.T @ back, back.sum(0)], rate)

    def _step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        size = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes))
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, mean, square, slope in zip(
            self.parts, self.means, self.squares, slopes, strict=True
        ):
            slope *= min(1.0, 0.5 / (size + 1e-8))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= scale * mean / (np.sqrt(square) + 1e-8)


def likely(out: Any, masks: Any) -> Any:
    """Chances of the legal moves, from the network's numbers for all of them."""
    numbers = np.where(masks, out, -1e9)
    numbers = np.exp(numbers - numbers.max(1, keepdims=True))
    return numbers / numbers.sum(1, keepdims=True)


class Batch:
    """What was seen and done, how likely it was, and what came of it."""

    def __init__(self, *columns: Any) -> None:
        self.seen, self.masks, self.moves, self.chances, self.gains, self.returns = columns

    def parts(self, random: np.random.Generator) -> Any:
        """All of it in random order, a piece at a time."""
        order = random.permutation(len(self.moves))
        columns = (self.seen, self.masks, self.moves, self.chances, self.gains, self.returns)
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            yield Batch(*(column[chosen] for column in columns))


class Play:
    """The games of a learner who sits on seat 0."""

    def __init__(self, network: Network, bot: str, seed: int) -> None:
        self.network, self.random = network, np.random.default_rng(seed)
        self.many = Vector(GAME, SEATS, GAMES, [None, bot])
        self.many.begin(seed)
        self.eye = Eye(self.many)

    def batch(self) -> Batch:
        seen, masks, moves, chances, worths, rewards, ended = (list[Any]() for _ in range(7))
        for _ in range(STEPS):
            seen.append(self.eye(self.many.observations))
            masks.append(self.many.masks.astype(bool))
            likelihoods, worth = self.network.judge(seen[-1], masks[-1])
            moves.append(drawn(likelihoods, self.random))
            chances.append(likelihoods[np.arange(GAMES), moves[-1]])
            worths.append(worth)
            self.many.step(moves[-1])
            rewards.append(np.where(self.many.ended, results(self.many), 0).astype(np.float32))
            ended.append(self.many.ended.copy())
        _, last = self.network.judge(self.eye(self.many.observations), self.many.masks)
        gains = surprises(rewards, ended, [*worths, last])
        flat = [np.concatenate(column) for column in (seen, masks, moves, chances)]
        spread = (gains - gains.mean()) / (gains.std() + 1e-6)
        return Batch(*flat, spread, gains + np.concatenate(worths))


def watched(name: str, count: int, seed: int) -> Batch:
    """What two bots of a level saw and did, and how each game ended for them."""
    game, player = games.load(GAME), bot(games.load(GAME), name)
    observation, stream = game.observation(SEATS), Stream(seed)
    rows, masks, moves, ends = (list[Any]() for _ in range(4))
    for _ in range(count):
        state, who = game.start(SEATS), list[int]()
        while not state.over:
            seat = state.actor
            if seat == CHANCE:
                state.apply(seat, state.chance(stream))
                continue
            seen, legal = state.masked(seat), state.legal(seat)
            move = int(player.choose(seen, seat, stream))
            if len(legal) > 1:
                row, numbers = blank_row(int(observation.size))
                observation.look(seen, seat, row, 0)
                rows.append(numbers)
                masks.append([one in legal for one in range(int(observation.moves))])
                moves.append(move)
                who.append(int(seat))
            state.apply(seat, move)
        ends += [result(state.scores(), state.winners(), seat) for seat in who]
    seen = Eye(Vector(GAME, SEATS, 1))(np.array(rows))
    nothing = np.ones(len(moves), np.float32)
    return Batch(
        seen, np.array(masks), np.array(moves), nothing, nothing, np.array(ends, np.float32)
    )


def result(scores: list[int], winners: list[int], seat: int) -> float:
    """A win counts, and so does the lead in points."""
    lead = (scores[seat] - scores[1 - seat]) / 40
    won = 2 / len(winners) - 1 if seat in winners else -1
    return won + 0.5 * min(1.0, max(-1.0, lead))


def drawn(likelihoods: Any, random: np.random.Generator) -> Any:
    points = random.random((len(likelihoods), 1))
    places = (likelihoods.cumsum(1) < points).sum(1)
    best = likelihoods.argmax(1)
    fits = np.take_along_axis(likelihoods, np.minimum(places, likelihoods.shape[1] - 1)[:, None], 1)
    return np.where((places < likelihoods.shape[1]) & (fits[:, 0] > 0), places, best)


def surprises(rewards: list[Any], ended: list[Any], worths: list[Any]) -> Any:
    """How much better each move went than was expected (generalised advantage estimation)."""
    found, after = [], np.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        going = 1 - ended[step].astype(np.float32)
        surprise = rewards[step] + going * worths[step + 1] - worths[step]
        after = surprise + TRACE * going * after
        found.append(after)
    return np.concatenate(found[::-1])


def results(many: Vector) -> Any:
    """The same for many games."""
    lead = (many.points[:, 0] - many.points[:, 1]) / 40
    return 2 * many.wins[:, 0] + 0.5 * np.clip(lead, -1, 1)


def train(network: Network, updates: int, seed: int, watch: Any, games_seen: int = SEEN) -> None:
    """Watches, then plays and learns; `watch` is called after every update."""
    random = np.random.default_rng(seed)
    watch(0)
    examples = watched("steady", games_seen, seed)
    for look in range(LOOKS):
        for part in examples.parts(random):
            network.imitate(part, 0.001 * (1 - look / LOOKS))
    play = Play(network, "steady", seed)
    watch(1)
    for update in range(1, updates):
        batch = play.batch()
        for _ in range(ROUNDS):
            for part in batch.parts(random):
                network.learn(part, 0.0004 * (1 - update / updates) + 0.00005)
        watch(update + 1)


def contest(network: Network, bot: str, games: int, seed: int) -> tuple[float, float]:
    """The share of games that the learner wins, with the 95 % interval to either side. It sits on
    either seat in half of them."""
    won = np.concatenate([sit(network, bot, games // 2, seed, seat) for seat in range(SEATS)])
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(len(won)))


def sit(network: Network, bot: str, games: int, seed: int, seat: int) -> Any:
    bots = [None if place == seat else bot for place in range(SEATS)]
    many = Vector(GAME, SEATS, games, bots, watch=seat)
    many.begin(seed)
    eye, random, won = Eye(many), np.random.default_rng(seed), np.full(games, np.nan)
    while np.isnan(won).any():
        many.step(drawn(network.judge(eye(many.observations), many.masks)[0], random))
        first = many.ended & np.isnan(won)
        won[first] = many.wins[first, seat] + 1 / SEATS
    return won


class Watch:
    """Measures the learner against all bots while it learns."""

    def __init__(self, network: Network, every: int, games: int) -> None:
        self.network, self.every, self.games = network, every, games
        self.start = time.process_time()
        self.curve: list[tuple[float, ...]] = []

    def __call__(self, updates: int) -> None:
        if updates % self.every:
            return
        rates = [contest(self.network, name, self.games, 9)[0] for name in BOTS]
        self.curve.append((updates, *rates))
        passed = time.process_time() - self.start
        told = ", ".join(f"{rate:.1%} against {who}" for rate, who in zip(rates, BOTS, strict=True))
        print(f"{updates:6} updates, {passed:4.0f} s of processor time: {told}", flush=True)


BOTS = ("random", "greedy", "steady")


def plot(curve: list[tuple[float, ...]], file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.2, 3.6), layout="constrained")
    axes = figure.subplots()
    updates, *rates = zip(*curve, strict=True)
    for name, style, shares in zip(BOTS, ("--", "-.", "-"), rates, strict=True):
        axes.plot(updates, [100 * share for share in shares], style, marker="o", label=name)
    axes.axhline(50, color="#9aa5b1", linestyle=":")
    axes.set(xlabel="updates", ylabel="games won (%)", ylim=(0, 100))
    axes.legend(title="against", frameon=False, loc="lower right")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=120, help="updates of learning (120)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", default="learn.png", help="file of the curve, or nothing")
    settings = parser.parse_args()
    many = Vector(GAME, SEATS, 1)
    random = np.random.default_rng(settings.seed)
    network = Network(Eye(many).size, int(many.observation.moves), random)
    watch = Watch(network, max(1, settings.updates // 8), games=1000)
    train(network, settings.updates, settings.seed, watch)
    for name in BOTS:
        rate, reach = contest(network, name, 4000, seed=10)
        print(f"wins {rate:.1%} ± {reach:.1%} against {name}")
    if settings.plot:
        plot(watch.curve, settings.plot)


if __name__ == "__main__":
    main()
