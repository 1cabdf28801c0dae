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
"""Seconds for the turn of a bot that another bot follows."""


class Screen(Protocol):
    tells_once: bool
    """Whether a sentence that one person at the keyboard has heard is told to no other."""

    tells_turns: bool
    """Whether turns of others are told in short: the drawn table shows the rest."""
    live: bool
    """Whether somebody looks on while others play."""

    def open(self) -> AbstractContextManager[None]:
        """Takes the keyboard, and gives it back."""

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
        """Shows the table, what the person knows already, what happened since, the question."""

    def page(self, words: Words, *lines: str) -> None:
        """Prints something long: a screenful at a time where not all of it is in sight."""

    def show(self, scene: Scene) -> None:
        """Shows the table."""

    def close(self, scene: Scene, news: Sequence[str], outcome: Sequence[str]) -> None:
        """Shows how it ended."""

    def say(self, *lines: str) -> None: ...

    def hand(self, text: str) -> None:
        """Shows something to copy, so never broken into lines."""

    def read(self, asked: Asked) -> str: ...

    def hide(self) -> None:
        """Takes away what the next person must not see."""


def open_screen(stage: Stage, plain: bool | None, pace: float = PACE) -> Screen:
    """Drawn in a terminal that can, otherwise plain. `plain` is what the person asked for."""
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
