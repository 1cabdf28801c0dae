"""Battle of the Force with few cards, for exhaustive searches."""

from collections.abc import Sequence
from typing import Final

from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import UNIT, VILLAINS

REDUCED: Final = (
    ((0b00100110, 0b01000011), (0, 3), 0b000010),
    ((0b10000101, 0b00011001), (2, 4), 0b000100),
    ((0b01010010, 0b00101010), (1, 6, 5), 0),
)
"""Hands as bits, kinds of villains and Vaders in the pile."""
SMALLEST: Final = ((0b00010010, 0b00100001), (3,), 0b000010)


def reduced(state: Force, hands: tuple[int, int], kinds: tuple[int, ...], vaders: int) -> Force:
    """A start for two seats with fewer cards, before the first reveal."""
    state.hands = hands[0] + (hands[1] << 9)
    state.villains = sum(int(UNIT[kind]) for kind in kinds)
    state.vaders = vaders
    state.pile = VILLAINS.count(state.villains) + vaders.bit_count()
    return state


def small_starts(start: Force) -> Sequence[Force]:
    return [reduced(start.copy(), *setting) for setting in (SMALLEST, *REDUCED)]
