"""Konoha: how an experienced team uses its words: the stronger the hand, the stronger the word, and
an average hand is silent."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import SIGNAL, SILENT
from quartett.games.konoha.rules.state import SAID_NOTHING, TILES
from quartett.games.konoha.rules.strength import BIT, count

DEGREES: Final = 6
"""The number of degrees: weak, fair, silence, good, strong, mighty."""
SILENCE: Final = 2
EDGES: Final = DEGREES - 1
FROM: Final = vec[i64](
    [4, 7, 10, 12, 15, 5, 8, 11, 13, 16, 5, 8, 11, 14, 17, 6, 9, 12, 14, 17, 6, 9, 12, 15, 18]
)
"""For each turn of a round, the strengths at which the next degree begins, chosen to leave the
least variance in the hands after that many passes."""
BELOW: Final = 2.5
"""How far the average of the weak hands lies below the strength at which `fair` begins."""
ABOVE: Final = 1.2
"""The same for the mighty hands, above."""
UNSAID: Final = vec[float]([2.7, 0.6, 0.7, 0.4, 0.6, 2.2])
"""The variance of the hands of each degree."""


def turn_of(seen: Konoha) -> i64:
    """The number of missions skipped in this round."""
    if seen.token < 0:
        return 0
    return count(seen.line & (BIT[seen.token] - 1))


def edge(turn: i64, degree: i64) -> i64:
    """The strength at which the degree after this one begins."""
    if turn > TILES - 2:
        turn = TILES - 2
    return FROM[turn * EDGES + degree]


def degree_for(strength: i64, turn: i64) -> i64:
    degree: i64 = 0
    while degree < EDGES and strength >= edge(turn, degree):
        degree += 1
    return degree


def signal_of(degree: i64) -> i64:
    """The move that signals a degree."""
    if degree == SILENCE:
        return SILENT
    return SIGNAL + degree if degree < SILENCE else SIGNAL + degree - 1


def degree_of(signal: i64) -> i64:
    """The degree of a signal on the table."""
    if signal == SAID_NOTHING:
        return SILENCE
    return signal if signal < SILENCE else signal + 1


def meaning(degree: i64, turn: i64) -> float:
    """The average strength of hands of a degree."""
    if degree == 0:
        return float(edge(turn, 0)) - BELOW
    if degree == EDGES:
        return float(edge(turn, EDGES - 1)) + ABOVE
    return 0.5 * float(edge(turn, degree - 1) + edge(turn, degree) - 1)


def said(seen: Konoha, turn: i64) -> float:
    """The total strength of all hands as signalled."""
    total: float = 0.0
    for seat in range(seen.seats):
        total += meaning(degree_of(seen.signals[seat]), turn)
    return total


def unsaid(seen: Konoha, seat: i64) -> float:
    """The variance that the others' signals leave."""
    total: float = 0.0
    for other in range(seen.seats):
        if other != seat:
            total += UNSAID[degree_of(seen.signals[other])]
    return total
