"""Au secours de Konoha in the terminal."""

from typing import Final

from quartett.terminal.konoha.draw import draw, legend
from quartett.terminal.konoha.tell import remark, tell, tie_break

__all__ = ["ASIDE", "KEEPS_SECRETS", "draw", "legend", "remark", "tell", "tie_break"]

ASIDE: Final = ()

KEEPS_SECRETS: Final = True
"""KONOHA-19: nobody may see another hand."""
