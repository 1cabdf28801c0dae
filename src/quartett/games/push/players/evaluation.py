"""Push with two seats: the winning chances of the player about to start a turn."""

from itertools import pairwise
from typing import Final

from librt.vecs import vec

from quartett.games.weights import Weights

ALL_ROLLS: Final = 18.0


def _curve(text: str) -> vec[float]:
    """A number for every pile size, interpolated linearly between given `size:number` points."""
    knots = [(int(knot.split(":")[0]), float(knot.split(":")[1])) for knot in text.split()]
    row = []
    for (left, low), (right, high) in pairwise(knots):
        row += [low + (high - low) * at / (right - left) for at in range(right - left)]
    row.append(knots[-1][1])
    return vec[float](row)


class Standing:
    """Three curves over the cards in the pile: the value of having the turn, the value of a point
    of lead, and how much less an open point is worth per roll card left."""

    def __init__(self, turn: str, point: str, fear: str) -> None:
        self.turn: vec[float] = _curve(turn)
        self.point: vec[float] = _curve(point)
        self.fear: vec[float] = _curve(fear)


def _standing(name: str) -> Standing:
    curves = WEIGHTS.texts(name)
    return Standing(curves["turn"], curves["point"], curves["fear"])


WEIGHTS: Final = Weights("quartett.games.push.players")
PLAIN: Final = _standing("plain")
RISKY: Final = _standing("risky")
