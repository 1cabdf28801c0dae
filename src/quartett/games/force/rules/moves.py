"""Battle of the Force: the numbers of moves, notes and endings."""

from typing import Final

from quartett.core.movemask import MoveMasks

# Moves: the eight rebel cards and R2-D2, R2-D2's options, the last draws, then the moves of chance:
# six Vaders and all kinds of villains.
PLAY: Final = 0
KEEP: Final = 9
GIVE: Final = 10
DRAW: Final = 14
DONE: Final = 15
REVEAL: Final = 16
MOVES: Final = 42  # 20 kinds at most

MASKS: Final = MoveMasks(REVEAL)
BIT: Final = MASKS.bit
LAST_DRAW_MASK: Final = 3 * 2**DRAW

# Notes for the listener, with what their number means. An own card is nine times the rebel plus its
# place in the hand.
TURNED_UP: Final = 0  # card
LAY: Final = 1  # own card
PLAYED: Final = 2  # own card
VILLAIN_WON: Final = 3  # card
VADER_WON: Final = 4  # card
SET_ASIDE: Final = 5  # card
LOST: Final = 6  # own card
R2D2_SENT: Final = 7
R2D2_BACK: Final = 8
SCOUTED: Final = 9  # card
KEPT: Final = 10  # card
GAVE: Final = 11  # card
RECEIVED: Final = 12  # card
LAST_HAND_LEFT: Final = 13  # cards to draw
DREW: Final = 14  # card
DECLINED: Final = 15
GAME_ENDED: Final = 16  # outcome
TIED: Final = 17  # value

# FORCE-28, 30, 31; the first that applies.
OUTCOMES: Final = ("last-hand", "only-r2d2", "pile-empty")
LAST_HAND: Final = 0
ONLY_R2D2: Final = 1
PILE_EMPTY: Final = 2
