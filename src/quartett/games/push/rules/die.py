"""Push: the die. Five faces are colours, the sixth is the star."""

from typing import Final

from mypy_extensions import i64

from quartett.games.push.rules.pile import COLOUR_SET

STAR: Final = 5
FACES: Final = 6


def lost(face: i64, cards: i64, risk: bool) -> i64:
    """PUSH-22, 25, 48: what a face takes from somebody's open cards."""
    if face < STAR:
        return cards & COLOUR_SET[face]
    return cards if risk else 0
