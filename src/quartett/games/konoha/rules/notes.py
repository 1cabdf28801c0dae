"""Konoha: the notes of the rules, with the meaning of their two numbers."""

from typing import Final

ROUND_BEGAN: Final = 0  # round
DEALT: Final = 1  # card
TOKEN_MOVED: Final = 2  # points
PASSED: Final = 3  # card, seat that gets it
ALL_PASSED: Final = 4
SIGNALLED: Final = 5  # signal
VOTED: Final = 6  # go or wait
SET_OUT: Final = 7  # points
WAITED: Final = 8  # points
SHOWED: Final = 9  # hand, strength
WON: Final = 10  # points, total
FELL_SHORT: Final = 11  # points, total
DECLINED: Final = 12  # points
TILE_GAINED: Final = 13  # power
PROPOSED: Final = 14  # move
AGREED: Final = 15
KEPT: Final = 16
TURNED_DOWN: Final = 17  # move
POWER_USED: Final = 18  # power
RECRUITED: Final = 19  # card
NOT_RECRUITED: Final = 20
OFFERED: Final = 21  # card
GIFT_TAKEN: Final = 22  # card, seat that gave it
GIFT_REFUSED: Final = 23  # card
NOTHING_GIVEN: Final = 24
GAME_ENDED: Final = 25  # score
