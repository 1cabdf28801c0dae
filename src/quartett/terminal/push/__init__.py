"""Push in the terminal."""

from typing import Final

from quartett.games.push.telling.events import CardFlipped, CardPlaced, Stopped, TurnBegan
from quartett.terminal.push.draw import draw, legend
from quartett.terminal.push.tell import remark, tell, tie_break

__all__ = ["ASIDE", "KEEPS_SECRETS", "draw", "legend", "remark", "tell", "tie_break"]

ASIDE: Final = (TurnBegan, CardFlipped, CardPlaced, Stopped)

KEEPS_SECRETS: Final = False
"""Only the numbers on banked cards are hidden, and everybody saw those before they were banked."""
