"""Where people read and type: lines of text, or a drawn table."""

import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import Final, Protocol

from rich.console import Console
from rich.text import Text

from quartett.core.record import short
from quartett.terminal.foot import feet
from quartett.terminal.lines import gathered, inked, tightened, wrapped
from quartett.terminal.scene import TALL, Choice, Question, Scene, Stage

PROMPT: Final = "> "
WIDEST: Final = 120
ENOUGH_NEWS: Final = 3
"""For these, empty lines and refused choices give way; less is told only where nothing else can."""
LAST_WORDS: Final = 8
"""Lines for where the game is kept and how to hear it again, with the empty ones between."""
MANY_NEWS: Final = 8
"""For these, what a table shows besides the necessary gives way."""
FORGET: Final = "\x1b[3J"
"""Empties what a terminal keeps above its first line: there one could scroll back to a secret."""

Read = Callable[[str], str]
"""Like `input`: shows a prompt, answers a line, raises EOFError when there are no more."""


class Screen(Protocol):
    tells_once: bool
    """Whether a sentence that one person at the keyboard has heard is told to no other."""

    def greet(self, *lines: str) -> None:
        """Begins."""

    def pose(
        self, scene: Scene, recent: Sequence[str], news: Sequence[str], question: Question
    ) -> None:
        """Shows the table, what the person knows already, what happened since, the question."""

    def show(self, scene: Scene) -> None:
        """Shows the table."""

    def close(self, scene: Scene, news: Sequence[str], outcome: Sequence[str]) -> None:
        """Shows how it ended."""

    def say(self, *lines: str) -> None: ...

    def hand(self, text: str) -> None:
        """Shows something to copy, so never broken into lines."""

    def read(self) -> str: ...

    def hide(self) -> None:
        """Takes away what the next person must not see."""


class PlainScreen:
    """Sentences in their order, fit for a pipe and for a screen reader."""

    tells_once = True

    def __init__(self, stage: Stage, read: Read = input, echo: bool = False) -> None:
        self.stage = stage
        self._input = read
        self._echo = echo
        self._remarked: set[str] = set()
        """What was said of cards; `card` says it again."""

    def greet(self, *lines: str) -> None:
        self.say(*lines)

    def pose(
        self, scene: Scene, recent: Sequence[str], news: Sequence[str], question: Question
    ) -> None:
        self.say(*gathered(news), question.text)
        for number, choice in enumerate(question.choices, 1):
            if choice.possible:
                told = scene.words.say("choice-possible", number=number, choice=choice.text)
                self.say(told + self._remark(choice))
        self.say(*question.refused)

    def _remark(self, choice: Choice) -> str:
        if not choice.remark or choice.remark in self._remarked:
            return ""
        self._remarked.add(choice.remark)
        return f" – {choice.remark}"

    def show(self, scene: Scene) -> None:
        self.say(*self.stage.tell(scene))

    def close(self, scene: Scene, news: Sequence[str], outcome: Sequence[str]) -> None:
        self.say(*news, *self.stage.tell(scene), *outcome)

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, flush=True)

    def hand(self, text: str) -> None:
        self.say(text)

    def read(self) -> str:
        """In a pipe nobody sees what is typed: it is written down for the reader."""
        answer = self._input(PROMPT)
        if self._echo:
            print(short(answer), flush=True)
        return answer

    def hide(self) -> None:
        """Moves the lines out of sight and reach. In a pipe nobody looks over a shoulder."""
        if not self._echo:
            forget = "" if os.environ.get("TERM", "dumb") == "dumb" else FORGET
            print("\n" * get_terminal_size().lines + forget, flush=True)


class DrawnScreen:
    """The table drawn anew at each question, what happened, and the question at its foot."""

    tells_once = False

    def __init__(self, stage: Stage, console: Console, read: Read = input) -> None:
        self.stage = stage
        self.console = console
        self._input = read
        self._began = False

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def greet(self, *lines: str) -> None:
        """The drawn table shows it all."""

    def pose(
        self, scene: Scene, recent: Sequence[str], news: Sequence[str], question: Question
    ) -> None:
        self._clear()
        height = self.console.height - 1
        wanted = min(MANY_NEWS, max(1, len(self._told((), news))))
        table, foot = self._arranged(scene, question, height, wanted)
        ample = height - len(table) - len(foot) - 2
        least = height - inked(table) - len(foot)
        heard = self._news(recent, news, max(1, ample, min(wanted, least)))
        self._print(*tightened([*table, Text(), *heard, Text(), *foot], height))

    def _arranged(
        self, scene: Scene, question: Question, height: int, wanted: int
    ) -> tuple[list[Text], list[Text]]:
        """The table and the foot, as full as leaves room for the news."""
        table, foot = list[Text](), list[Text]()
        for foot in feet(scene, question, self.width):
            table = self._table(scene, height - len(foot) - wanted)
            if inked(table) + len(foot) + min(wanted, ENOUGH_NEWS) <= height:
                break
        return table, foot

    def _table(self, scene: Scene, height: int = TALL) -> list[Text]:
        coloured = self.console.color_system is not None and not self.console.no_color
        return self.stage.draw(scene, self.width, coloured, height)

    def show(self, scene: Scene) -> None:
        self._print(*self._table(scene))

    def close(self, scene: Scene, news: Sequence[str], outcome: Sequence[str]) -> None:
        self._clear()
        told = self._news((), news, ENOUGH_NEWS)
        room = self.console.height - len(told) - len(outcome) - LAST_WORDS
        self._print(*self._table(scene, room), Text(), *told, Text())
        self.say(*outcome)

    def say(self, *lines: str) -> None:
        for line in lines:
            self._print(*self._wrapped(Text(line)))

    def hand(self, text: str) -> None:
        self.console.print(Text(f" {text}", "bold"), soft_wrap=True)

    def read(self) -> str:
        return self._input(f" {PROMPT}")

    def hide(self) -> None:
        """Some terminals keep what is cleared, so it is forgotten after that."""
        self._clear()
        self.console.file.write(FORGET)

    def _clear(self) -> None:
        """What stood in the terminal before the game is moved up, not wiped out."""
        if not self._began:
            self.console.file.write("\n" * self.console.height)
            self._began = True
        self.console.clear()

    def _news(self, recent: Sequence[str], news: Sequence[str], room: int) -> list[Text]:
        """The last sentences that there is room for; what the person knows already is quiet. Too
        many sentences for a line each follow one another."""
        lines = self._told(recent, news)
        if len(self._told((), news)) > room:
            lines = self._wrapped(Text(" ".join(gathered(news))))
        return lines[-room:]

    def _told(self, recent: Sequence[str], news: Sequence[str]) -> list[Text]:
        lines = [line for text in gathered(recent) for line in self._wrapped(Text(text, "dim"))]
        return lines + [line for text in gathered(news) for line in self._wrapped(Text(text))]

    def _wrapped(self, text: Text) -> list[Text]:
        return wrapped(text, self.width)

    def _print(self, *lines: Text) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True, highlight=False)


def open_screen(stage: Stage, plain: bool | None) -> Screen:
    """Drawn in a terminal that can, otherwise plain. `plain` is what the person asked for."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if plain or not can_draw():
        return PlainScreen(stage, echo=not sys.stdin.isatty())
    return DrawnScreen(stage, Console(highlight=False, markup=False, emoji=False))


def can_draw() -> bool:
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return terminal and "utf" in (sys.stdout.encoding or "").lower()
