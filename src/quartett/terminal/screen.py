"""Where people read and type: lines of text, or a drawn table."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import Final, Protocol

from rich.console import Console
from rich.text import Text

from quartett.core.record import short
from quartett.terminal.foot import feet, tight_feet
from quartett.terminal.keys import ERASE_LINE, Asked, Keys, Redraw
from quartett.terminal.lines import clipped, cut, gathered, inked, tightened, wrapped
from quartett.terminal.scene import TALL, Choice, Question, Scene, Stage
from quartett.terminal.turns import BETWEEN

PROMPT: Final = "> "
WIDEST: Final = 120
ENOUGH_NEWS: Final = 3
"""For these, empty lines and refused choices give way; less is told only where nothing else can."""
AMPLE_TABLE: Final = 0.7
"""The share of the screen for which the question gives up what helps to answer it."""
LESS_TABLE: Final = (0.55, 0.35)
"""The shares that a question with many choices leaves to the table."""
LAST_WORDS: Final = 8
"""Lines for where the game is kept and how to hear it again, with the empty ones between."""
MANY_NEWS: Final = 8
"""For these, what a table shows besides the necessary gives way."""
LEFT_OUT: Final = "…"
"""Where something is left out that the log tells."""
FORGET: Final = "\x1b[3J"
"""Empties what a terminal keeps above its first line: there one could scroll back to a secret."""

PACE: Final = 0.7
"""Seconds for the turn of a bot that another bot follows."""
TURN_LINES: Final = 2
"""For one turn of somebody else."""

Read = Callable[[str], str]
"""Like `input`: shows a prompt, returns a line, raises EOFError when there are no more."""
Shown = Callable[[], tuple[Scene, Sequence[str]]]
"""What to draw, computed only if something has to be drawn."""


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


class PlainScreen:
    """Sentences in their order, fit for a pipe and for a screen reader."""

    tells_once = True
    tells_turns = False

    def __init__(self, stage: Stage, read: Read = input, echo: bool = False) -> None:
        self.stage = stage
        self.live = not echo and read is input
        self._input = read
        self._echo = echo
        self._thinks = ""
        self._remarked: set[str] = set()
        """What was said of cards; `card` says it again."""

    def open(self) -> AbstractContextManager[None]:
        return nullcontext()

    def greet(self, *lines: str) -> None:
        self.say(*lines)

    def watch(self, scene: Scene, news: Sequence[str], status: str) -> None:
        """All of it is told with the next question."""

    def think(self, shown: Shown, who: str, status: str) -> None:
        """Said once for each time that somebody thinks, without the seconds that go by."""
        if who != self._thinks:
            self._thinks = who
            self.say(status)

    def pause(self) -> None:
        """Lines stay where they are and can be read at any time."""

    def pose(
        self, scene: Scene, recent: Sequence[str], news: Sequence[str], question: Question
    ) -> None:
        self._thinks = ""
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

    def read(self, asked: Asked) -> str:
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
    tells_turns = True

    def __init__(
        self,
        stage: Stage,
        console: Console,
        read: Read = input,
        keys: Keys | None = None,
        pace: float = 0.0,
    ) -> None:
        self.stage = stage
        self.console = console
        self.live = keys is not None
        self._input = read
        self._keys = keys
        self._pace = pace
        self._began = False
        self._redraw: Callable[[], None] = lambda: None
        self._said: list[str] = []
        self._thinks = False
        """Whether the last line says so."""

    def open(self) -> AbstractContextManager[None]:
        return nullcontext() if self._keys is None else self._keys.open()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def greet(self, *lines: str) -> None:
        """The drawn table shows it all."""

    def pose(
        self, scene: Scene, recent: Sequence[str], news: Sequence[str], question: Question
    ) -> None:
        self._redraw = lambda: self._pose(scene, recent, news, question)
        self._said.clear()
        self._redraw()

    def _pose(
        self, scene: Scene, recent: Sequence[str], news: Sequence[str], question: Question
    ) -> None:
        self._clear()
        height = self.console.height - 1
        wanted = min(MANY_NEWS, max(1, len(self._told((), news))))
        table, foot = self._arranged(scene, question, height, wanted)
        ample = height - len(table) - len(foot) - 2
        least = height - inked(table) - len(foot)
        heard = self._news(recent, news, max(1, ample, min(wanted, least)))
        table = self._cut_table(scene, table, height - len(heard) - len(foot))
        self._print(*tightened([*table, Text(), *heard, Text(), *foot], height))

    def _cut_table(self, scene: Scene, table: list[Text], room: int) -> list[Text]:
        """What is still too high ends above, and says so: below is what the question is about."""
        if inked(table) <= room:
            return table
        sign = scene.words.say("legend-table", command=scene.words.say("command-table"))
        kept = [line for line in table if line.plain.strip()]
        return [clipped(Text(f" {sign}", "dim"), self.width), *kept[len(kept) - room + 1 :]][:room]

    def _arranged(
        self, scene: Scene, question: Question, height: int, wanted: int
    ) -> tuple[list[Text], list[Text]]:
        """The table and the foot, as full as leaves room for the news."""
        table, foot = list[Text](), list[Text]()
        fullest = list(feet(scene, question, self.width))
        tried = [(foot, AMPLE_TABLE, min(wanted, ENOUGH_NEWS)) for foot in fullest]
        tried += [(foot, share, 1) for share in LESS_TABLE for foot in fullest[-2:]]
        tried += [(foot, LESS_TABLE[-1], 1) for foot in tight_feet(question, self.width)]
        for foot, share, news in tried:
            least = int(height * share)
            table = self._table(scene, max(least, height - len(foot) - wanted))
            if inked(table) + len(foot) + news <= height:
                break
        return table, foot

    def _table(self, scene: Scene, height: int = TALL) -> list[Text]:
        coloured = self.console.color_system is not None and not self.console.no_color
        return self.stage.draw(scene, self.width, coloured, height)

    def show(self, scene: Scene) -> None:
        self._print(*self._table(scene))

    def watch(self, scene: Scene, news: Sequence[str], status: str) -> None:
        self._clear()
        height = self.console.height - 2
        table = self._table(scene, height - min(MANY_NEWS, len(self._told((), news))))
        told = self._news((), news, max(1, height - inked(table)))
        self._print(*tightened([*table, Text(), *told], height))
        self._say_status(status)

    def think(self, shown: Shown, who: str, status: str) -> None:
        if self._thinks and not (self._keys and self._keys.changed()):
            self._say_status(status)
        else:
            self.watch(*shown(), status)
            self._thinks = True

    def _say_status(self, status: str) -> None:
        self.console.file.write(f"{ERASE_LINE} {status[: self.width - 2]}")
        self.console.file.flush()

    def pause(self) -> None:
        if self._keys is not None and self._pace > 0:
            self._keys.pause(self._pace)

    def close(self, scene: Scene, news: Sequence[str], outcome: Sequence[str]) -> None:
        self._clear()
        told = self._news((), news, ENOUGH_NEWS)
        room = self.console.height - len(told) - len(outcome) - LAST_WORDS
        self._print(*self._table(scene, room), Text(), *told, Text())
        self.say(*outcome)

    def say(self, *lines: str) -> None:
        for line in lines:
            self._said.append(line)
            self._print(*self._wrapped(Text(line)))

    def hand(self, text: str) -> None:
        self.console.print(Text(f" {text}", "bold"), soft_wrap=True)

    def read(self, asked: Asked) -> str:
        """A terminal with another size is drawn anew, and what was typed stays."""
        if self._keys is None:
            return self._input(f" {PROMPT}")
        typed = ""
        while True:
            try:
                return self._keys.read(f" {PROMPT}", asked, typed)
            except Redraw as change:
                typed = change.typed
                said = list(self._said)
                self._redraw()
                self._said.clear()
                self.say(*said)

    def hide(self) -> None:
        """Some terminals keep what is cleared, so it is forgotten after that; and so are the lines
        that were typed."""
        self._clear()
        self._redraw = self._clear
        self._said.clear()
        if self._keys is not None:
            self._keys.forget()
        self.console.file.write(FORGET)

    def _clear(self) -> None:
        """What stood in the terminal before the game is moved up, not wiped out."""
        self._thinks = False
        if not self._began:
            self.console.file.write("\n" * self.console.height)
            self._began = True
        self.console.clear()

    def _news(self, recent: Sequence[str], news: Sequence[str], room: int) -> list[Text]:
        """As much of the end as there is room for; what the person knows already is quiet. What
        is left out is left out as a whole, and a sign says so: the log has it."""
        told = [(self._turn(text, ""), True) for text in gathered(news)]
        told = [*((self._turn(text, "dim"), False) for text in gathered(recent)), *told]
        lines: list[Text] = []
        for turn, is_new in reversed(told):
            if len(turn) + len(lines) > room:
                if is_new and lines:
                    lines[0] = Text(LEFT_OUT, "dim") + lines[0][1:]
                elif is_new:
                    lines = cut(turn, room)
                break
            lines = [*turn, *lines]
        return lines

    def _told(self, recent: Sequence[str], news: Sequence[str]) -> list[Text]:
        return [line for text in gathered([*recent, *news]) for line in self._turn(text, "")]

    def _turn(self, text: str, style: str) -> list[Text]:
        """A turn in few lines: it ends after a sentence, with a sign that the log has more."""
        sentences = text.split(BETWEEN)
        for count in range(len(sentences), 0, -1):
            more = f" {LEFT_OUT}" if count < len(sentences) else ""
            lines = self._wrapped(Text(" ".join(sentences[:count]) + more, style))
            if len(lines) <= TURN_LINES:
                break
        return lines

    def _wrapped(self, text: Text) -> list[Text]:
        return wrapped(text, self.width)

    def _print(self, *lines: Text) -> None:
        for line in lines:
            line = clipped(line, self.console.width)
            self.console.print(line, no_wrap=True, overflow="crop", crop=True, highlight=False)


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
