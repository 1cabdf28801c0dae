"""Push with two seats: how likely the one who is to begin a turn wins."""

from itertools import pairwise
from typing import Final

from librt.vecs import vec

ALL_ROLLS: Final = 18.0


def _curve(text: str) -> vec[float]:
    """A number for every size of the pile, from `size:number` at some of them and straight lines
    between them."""
    knots = [(int(knot.split(":")[0]), float(knot.split(":")[1])) for knot in text.split()]
    row = []
    for (left, low), (right, high) in pairwise(knots):
        row += [low + (high - low) * at / (right - left) for at in range(right - left)]
    row.append(knots[-1][1])
    return vec[float](row)


class Standing:
    """Three curves over the cards in the pile: what it is worth to begin the turn, what a point
    more than the rival is worth, and how much less an open one for each roll card left."""

    def __init__(self, turn: str, point: str, fear: str) -> None:
        self.turn: vec[float] = _curve(turn)
        self.point: vec[float] = _curve(point)
        self.fear: vec[float] = _curve(fear)


# Fitted by logistic regression to the winners of 16,000 games of steady bots without risk and 9,000
# with it, at the start of every turn: see docs/strength.md.
PLAIN: Final = Standing(
    "0:0.00 1:0.93 2:1.96 3:2.33 4:2.03 5:2.12 6:1.91 7:1.38 8:0.80 9:0.50 10:0.33 11:0.54 "
    "12:0.62 13:0.63 14:0.79 15:0.72 16:0.69 18:0.34 20:0.29 22:0.42 24:0.47 27:0.34 "
    "30:0.30 36:0.29 50:0.23 70:0.19 108:0.12",
    "0:0.433 2:0.263 4:0.209 6:0.203 8:0.150 11:0.123 15:0.110 20:0.100 27:0.089 36:0.084 "
    "50:0.077 70:0.071 108:0.058",
    "0:0.044 2:0.308 4:0.422 6:0.301 8:0.199 11:0.149 15:0.125 20:0.109 27:0.089 36:0.080 "
    "50:0.060 70:0.040 108:0.019",
)
RISKY: Final = Standing(
    "0:0.00 1:0.99 2:1.67 3:1.96 4:1.81 5:1.96 6:1.59 7:1.17 8:0.67 9:0.30 10:0.29 11:0.37 "
    "12:0.39 13:0.47 14:0.54 15:0.55 16:0.44 18:0.35 20:0.25 22:0.32 24:0.24 27:0.26 "
    "30:0.26 36:0.21 50:0.18 70:0.16 108:0.11",
    "0:0.431 2:0.211 4:0.178 6:0.154 8:0.125 11:0.098 15:0.088 20:0.082 27:0.076 36:0.070 "
    "50:0.067 70:0.063 108:0.055",
    "0:0.030 2:0.285 4:0.400 6:0.313 8:0.329 11:0.177 15:0.168 20:0.148 27:0.130 36:0.094 "
    "50:0.062 70:0.047 108:0.023",
)
