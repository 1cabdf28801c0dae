"""Konoha: where the points of the team come from."""

from typing import Final

from quartett.core.story import Part
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import GRADES, LEAST_SCORES, POINTS
from quartett.games.konoha.rules.state import TILES
from quartett.games.konoha.rules.strength import BIT

LADDER: Final = tuple(
    Part("grade", grade, least) for grade, least in zip(GRADES, LEAST_SCORES, strict=True)
)
"""KONOHA-31: the least points of each grade."""


def parts_of(state: Konoha) -> tuple[Part, ...]:
    """KONOHA-31: the missions won."""
    won = (int(POINTS[tile]) for tile in range(TILES) if not state.line & BIT[tile])
    return tuple(Part("part", f"mission-{points}", points) for points in won)
