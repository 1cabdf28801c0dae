"""Where people read and type: lines of text, or a drawn table."""

import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from io import TextIOWrapper
from typing import Final, Protocol

from rich.console import Console

from quartett.terminal.drawn_screen import DrawnScreen
from quartett.terminal.keys import Asked, Keys
from quartett.terminal.plain_screen import PlainScreen
from quartett.terminal.scene import Question, Scene, Shown, Stage
from quartett.words import Words

PACE: Final = 0.7
"""Seconds to show a bot's turn that is followed by another bot's."""


class Screen(Protocol):
    tells_once: bool
    """Whether something told to one person at the keyboard is not repeated to the others."""

    tells_turns: bool
    """Whether other players' turns are summarised, because the drawn table shows the rest."""
    live: bool
    """Whether somebody watches while others play."""

    def open(self) -> AbstractContextManager[None]:
        """Takes over the keyboard, and releases it again."""

    def greet(self, *lines: str) -> None:
        """Begins."""

    def watch(self, scene: Scene, news: Sequence[str], status: str) -> None:
        """Shows the table while others play."""

    def think(self, shown: Shown, who: str, status: str) -> None:
        """Says who thinks, and for how long."""

    def pause(self) -> None:
        """Leaves time to read."""

    def pose(
        self, scene: Scene, recent: Sequence[str], news: Sequence[str], question: Question
    ) -> None:
        """Shows the table, what the person already knows, what has happened since, and the
        question."""

    def page(self, words: Words, *lines: str) -> None:
        """Prints something long, one screenful at a time if it does not fit."""

    def show(self, scene: Scene) -> None:
        """Shows the table."""

    def close(self, scene: Scene, news: Sequence[str], outcome: Sequence[str]) -> None:
        """Shows how it ended."""

    def say(self, *lines: str) -> None: ...

    def hand(self, text: str) -> None:
        """Shows something to copy, without line breaks."""

    def read(self, asked: Asked) -> str: ...

    def hide(self) -> None:
        """Clears what the next person must not see."""


def open_screen(stage: Stage, plain: bool | None, pace: float = PACE) -> Screen:
    """A drawn screen where the terminal allows it, otherwise a plain one. `plain` is the user's own
    choice."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if plain or not can_draw():
        return PlainScreen(stage, echo=not sys.stdin.isatty())
    console = Console(highlight=False, markup=False, emoji=False)
    return DrawnScreen(stage, console, keys=Keys(), pace=pace)


def can_draw() -> bool:
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return terminal and "utf" in (sys.stdout.encoding or "").lower()
