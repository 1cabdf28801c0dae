"""Sentences in order, for pipes and screen readers."""

import os
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from shutil import get_terminal_size

from quartett.core.record import short
from quartett.terminal.keys import FORGET, PROMPT, Asked, Read
from quartett.terminal.lines import gathered
from quartett.terminal.scene import Choice, Question, Scene, Shown, Stage
from quartett.words import Words


class PlainScreen:
    """Draws nothing and never changes what it has written."""

    tells_once = True
    tells_turns = False

    def __init__(self, stage: Stage, read: Read = input, echo: bool = False) -> None:
        self.stage = stage
        self.live = not echo and read is input
        self._input = read
        self._echo = echo
        self._thinks = ""
        self._remarked: set[str] = set()
        """What has been said about cards; `card` says it again."""

    def open(self) -> AbstractContextManager[None]:
        return nullcontext()

    def greet(self, *lines: str) -> None:
        self.say(*lines)

    def watch(self, scene: Scene, news: Sequence[str], status: str) -> None:
        """Nothing: everything is told with the next question."""

    def think(self, shown: Shown, who: str, status: str) -> None:
        """Says once that somebody is thinking, without counting seconds."""
        if who != self._thinks:
            self._thinks = who
            self.say(status)

    def pause(self) -> None:
        """Nothing: lines stay where they are and can be read at any time."""

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

    def page(self, words: Words, *lines: str) -> None:
        self.say(*lines)

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
        """In a pipe nobody sees what is typed, so it is echoed for the reader."""
        answer = self._input(PROMPT)
        if self._echo:
            print(short(answer), flush=True)
        return answer

    def hide(self) -> None:
        """Moves the lines out of sight and reach. In a pipe nobody looks over a shoulder."""
        if not self._echo:
            forget = "" if os.environ.get("TERM", "dumb") == "dumb" else FORGET
            print("\n" * get_terminal_size().lines + forget, flush=True)
