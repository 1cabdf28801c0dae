"""What has happened since the person last looked, in as many lines as there is room for."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from quartett.terminal.lines import cut, gathered, wrapped
from quartett.terminal.turns import BETWEEN

LEFT_OUT: Final = "…"
"""Marks an omission; the log has the rest."""
TURN_LINES: Final = 2
"""The most lines for another player's turn."""


def latest(width: int, recent: Sequence[str], news: Sequence[str], room: int) -> list[Text]:
    """As much of the end as fits; what the person already knows is dimmed. Turns are left out as a
    whole and marked as such: the log has them."""
    turns = [(_turn(text, "dim", width), False) for text in gathered(recent)]
    turns += [(_turn(text, "", width), True) for text in gathered(news)]
    lines: list[Text] = []
    for turn, is_new in reversed(turns):
        if len(turn) + len(lines) > room:
            if is_new and lines:
                lines[0] = Text(LEFT_OUT, "dim") + lines[0][1:]
            elif is_new:
                lines = cut(turn, room)
            break
        lines = [*turn, *lines]
    return lines


def all_of(news: Sequence[str], width: int) -> list[Text]:
    """Every turn, none left out."""
    return [line for text in gathered(news) for line in _turn(text, "", width)]


def _turn(text: str, style: str, width: int) -> list[Text]:
    """A turn in a few lines: it is cut after a sentence, with a mark that the log has more."""
    sentences = text.split(BETWEEN)
    for count in range(len(sentences), 0, -1):
        more = f" {LEFT_OUT}" if count < len(sentences) else ""
        lines = wrapped(Text(" ".join(sentences[:count]) + more, style), width)
        if len(lines) <= TURN_LINES:
            break
    return lines
