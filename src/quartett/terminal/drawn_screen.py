"""Redraws the table at each question, with the news and the question below it."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from rich.console import Console
from rich.text import Text

from quartett.terminal.foot import feet, tight_feet
from quartett.terminal.keys import ERASE_LINE, FORGET, PROMPT, Asked, Keys, Read, Redraw
from quartett.terminal.lines import clipped, inked, tightened, wrapped
from quartett.terminal.news import all_of, latest
from quartett.terminal.scene import TALL, Question, Scene, Shown, Stage
from quartett.words import Words

WIDEST: Final = 120
ENOUGH_NEWS: Final = 3
"""To keep this many lines of news, empty lines and refused choices give way; news is cut only as a
last resort."""
AMPLE_TABLE: Final = 0.7
"""The share of the screen for which the question gives up its explanations."""
LESS_TABLE: Final = (0.55, 0.35)
"""The shares of the screen that a question with many choices leaves to the table."""
LAST_WORDS: Final = 8
"""Lines for where the game is kept and how to replay it, including the empty ones."""
MANY_NEWS: Final = 8
"""To keep this many lines, optional parts of the table give way."""


class DrawnScreen:
    """Fits every size: what has no room is folded away, with a mark that says so."""

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
        """Nothing: the drawn table shows it all."""

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
        wanted = min(MANY_NEWS, max(1, len(all_of(news, self.width))))
        table, foot = self._arranged(scene, question, height, wanted)
        ample = height - len(table) - len(foot) - 2
        least = height - inked(table) - len(foot)
        heard = latest(self.width, recent, news, max(1, ample, min(wanted, least)))
        table = self._cut_table(scene, table, height - len(heard) - len(foot))
        self._print(*tightened([*table, Text(), *heard, Text(), *foot], height))

    def _cut_table(self, scene: Scene, table: list[Text], room: int) -> list[Text]:
        """Cuts what is still too high at the top, with a mark, because the question is about what
        is at the bottom."""
        if inked(table) <= room:
            return table
        sign = scene.words.say("legend-table", command=scene.words.say("command-table"))
        kept = [line for line in table if line.plain.strip()]
        return [clipped(Text(f" {sign}", "dim"), self.width), *kept[len(kept) - room + 1 :]][:room]

    def _arranged(
        self, scene: Scene, question: Question, height: int, wanted: int
    ) -> tuple[list[Text], list[Text]]:
        """The table and the question, as full as they can be while leaving room for the news."""
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
        self._page(scene.words, self._table(scene))

    def page(self, words: Words, *lines: str) -> None:
        self._said += lines
        self._page(words, [part for line in lines for part in wrapped(Text(line), self.width)])

    def _page(self, words: Words, lines: Sequence[Text]) -> None:
        """One screenful at a time, with the prompt of the next question below the last."""
        room = self.console.height - 2
        for start in range(0, len(lines), room):
            self._print(*lines[start : start + room])
            left = len(lines) - start - room
            if left <= 0 or self._keys is None:
                continue
            if not self._keys.goes_on(f" {words.say('more-lines', lines=left)}"):
                break

    def watch(self, scene: Scene, news: Sequence[str], status: str) -> None:
        self._clear()
        height = self.console.height - 2
        table = self._table(scene, height - min(MANY_NEWS, len(all_of(news, self.width))))
        told = latest(self.width, (), news, max(1, height - inked(table)))
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
        told = latest(self.width, (), news, ENOUGH_NEWS)
        room = self.console.height - len(told) - len(outcome) - LAST_WORDS
        self._print(*self._table(scene, room), Text(), *told, Text())
        self.say(*outcome)

    def say(self, *lines: str) -> None:
        for line in lines:
            self._said.append(line)
            self._print(*wrapped(Text(line), self.width))

    def hand(self, text: str) -> None:
        self.console.print(Text(f" {text}", "bold"), soft_wrap=True)

    def read(self, asked: Asked) -> str:
        """Redraws when the size of the terminal changes, keeping what was typed."""
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
        """Some terminals keep what is cleared, so the scrollback is erased too, and so are the
        typed lines."""
        self._clear()
        self._redraw = self._clear
        self._said.clear()
        if self._keys is not None:
            self._keys.forget()
        self.console.file.write(FORGET)

    def _clear(self) -> None:
        """Scrolls away what was in the terminal before the game instead of erasing it."""
        self._thinks = False
        if not self._began:
            self.console.file.write("\n" * self.console.height)
            self._began = True
        self.console.clear()

    def _print(self, *lines: Text) -> None:
        for line in lines:
            line = clipped(line, self.console.width)
            self.console.print(line, no_wrap=True, overflow="crop", crop=True, highlight=False)
