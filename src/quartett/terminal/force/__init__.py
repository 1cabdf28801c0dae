"""Battle of the Force in the terminal."""

from typing import Final

from quartett.games.force.telling.events import CardLaid
from quartett.terminal.force.draw import draw, legend
from quartett.terminal.force.tell import remark, tell, tie_break

__all__ = ["ASIDE", "KEEPS_SECRETS", "draw", "legend", "remark", "tell", "tie_break"]

ASIDE: Final = (CardLaid,)

KEEPS_SECRETS: Final = True
"""A laid card is secret until all are in, so the next person must not see what was typed."""
