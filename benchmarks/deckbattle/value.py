"""The value of a position by least squares: how far each seat will gain on the others, from how far
its traits differ from theirs."""

from typing import Final, NamedTuple

import numpy as np

from benchmarks.deckbattle.habits import Numbers
from benchmarks.deckbattle.positions import TEAMS, Positions
from quartett.games.deckbattle.players.learned import SOONEST
from quartett.games.deckbattle.players.traits import NUMBER, TRAITS

RIDGE: Final = 30.0
TESTED: Final = 10
"""One game of these is kept to see how much is foretold."""


class Learned(NamedTuple):
    plain: Numbers
    turned: Numbers
    turns: Numbers
    scale: Numbers
    foretold: float
    """The share of the variance of gains in games that were not learned from."""

    def table(self, seats: int) -> str:
        rows = zip(TRAITS, self.plain, self.turned, strict=True)
        lines = [f"{name} = [{plain:.3f}, {turned:.4f}]" for name, plain, turned in rows]
        turns = ", ".join(f"{one:.3f}" for one in self.turns)
        scale = ", ".join(f"{one:.2f}" for one in self.scale)
        return "\n".join([f"[value-{seats}]", f"turns = [{turns}]", f"scale = [{scale}]", *lines])


def learned(seen: Positions) -> Learned:
    turns = turns_of(seen)
    left = turns_left(seen, turns)
    parts = products(seen.traits, left)
    teams = np.stack([seen.team == team for team in range(TEAMS)], axis=2).astype(np.float64)
    # Who has which team is nobody's merit: it is taken out of what the traits bring, and dropped.
    rows = differing(np.concatenate([parts, products(teams, left)], axis=2))
    gains = differing((seen.final - seen.scores)[:, :, None])[:, :, 0]
    tested = seen.game % TESTED == 0
    weights = least_squares(rows[~tested], gains[~tested])
    rest = gains[tested] - rows[tested] @ weights
    foretold = 1.0 - float((rest**2).mean() / (gains[tested] ** 2).mean())
    weights = weights[: 2 * NUMBER]
    scale = scale_of(seen, left, seen.scores + parts @ weights)
    return Learned(weights[:NUMBER], weights[NUMBER:], turns, scale, foretold)


def turns_of(seen: Positions) -> Numbers:
    """How many turns a seat has left, by tokens on the track and the steps of the Threat."""
    early = seen.known[:, 0] < 0
    rows = along(seen)[early]
    return np.asarray(np.linalg.lstsq(rows, seen.left[early].mean(axis=1), rcond=None)[0])


def along(seen: Positions) -> Numbers:
    track, threat = seen.place[:, 0], seen.place[:, 1]
    return np.stack([np.ones(len(track)), track, np.maximum(threat + 1, 0)], axis=1)


def turns_left(seen: Positions, turns: Numbers) -> Numbers:
    expected = np.maximum(along(seen) @ turns, SOONEST)
    return np.where(seen.known < 0, expected[:, None], seen.known)


def products(traits: Numbers, left: Numbers) -> Numbers:
    """The traits, and times the turns that are left; nothing for who has none left."""
    both = np.concatenate([traits, traits * left[:, :, None]], axis=2)
    return np.asarray(both * (left > 0)[:, :, None])


def differing(rows: Numbers) -> Numbers:
    """Of each seat, less the mean of the others."""
    others = rows.sum(axis=1, keepdims=True) - rows
    return np.asarray(rows - others / (rows.shape[1] - 1))


def least_squares(rows: Numbers, gains: Numbers) -> Numbers:
    flat = rows.reshape(-1, rows.shape[2])
    width = flat.std(axis=0) + 1e-9
    flat = flat / width
    held = flat.T @ flat + RIDGE * np.eye(len(width))
    return np.asarray(np.linalg.solve(held, flat.T @ gains.reshape(-1)) / width)


def scale_of(seen: Positions, left: Numbers, standings: Numbers) -> Numbers:
    """How many points ahead make a win e times as likely: a number, and one for each turn left. The
    likeliest of a grid."""
    most = left.max(axis=1, keepdims=True)
    open_ended = most[:, 0] > 0
    won, most, standings = seen.won[open_ended], most[open_ended], standings[open_ended]
    ahead = standings - standings.max(axis=1, keepdims=True)
    grid = [(a, b) for a in np.arange(1.0, 9.0, 0.5) for b in np.arange(0.0, 1.6, 0.1)]
    return np.array(max(grid, key=lambda pair: likelihood(ahead / (pair[0] + pair[1] * most), won)))


def likelihood(odds: Numbers, won: Numbers) -> float:
    return float((won * (odds - np.log(np.exp(odds).sum(axis=1, keepdims=True)))).sum())
