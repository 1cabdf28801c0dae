"""Push: the numbers of moves and notes, and legal moves by their bits."""

from typing import Final

from quartett.core.cardset import menus
from quartett.core.movemask import MoveMasks

# Moves: three columns to place in or take from, five colours to bank, then the moves of chance.
FLIP: Final = 0
PLACE: Final = 1
STOP: Final = 4
TAKE: Final = 5
BANK: Final = 8
DRAW: Final = 13
ROLL: Final = 45
MOVES: Final = 51

# Notes for the listener, with what their two numbers mean.
FLIPPED: Final = 0  # card
PLACED: Final = 1  # column, card
STOPPED: Final = 2
TOOK: Final = 3  # column, content
ROLLED: Final = 4  # face, cards lost
BANKED: Final = 5  # colour, cards
BUSTED: Final = 6  # card
LEFT_OVER: Final = 7  # column, content
TURN_BEGAN: Final = 8
GAME_ENDED: Final = 9

MASKS: Final = MoveMasks(DRAW)
MENU: Final = menus(DRAW)
"""The moves of each mask, packed in one number: see `core.cardset`."""
BIT: Final = MASKS.bit
FLIP_BIT: Final = 1
STOP_BIT: Final = 16
