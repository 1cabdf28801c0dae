"""Naruto Shippuden Deck Battle in the terminal."""

from typing import Final

from quartett.terminal.deckbattle.draw import draw
from quartett.terminal.deckbattle.says import remark
from quartett.terminal.deckbattle.tell import tell, tie_break

__all__ = ["KEEPS_SECRETS", "draw", "remark", "tell", "tie_break"]

KEEPS_SECRETS: Final = True
"""DECK-117: the hands of others are secret, and so is what is kept in Kage mode."""
