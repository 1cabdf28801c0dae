"""A table with a scripted keyboard, for the terminal tests."""

import io
import itertools
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quartett import games
from quartett.core.record import parse
from quartett.table.seats import parse_seats
from quartett.terminal.local_match import Sitting
from quartett.terminal.play import Settings, play, resume
from quartett.words import LANGUAGES

GAME = games.load("push")
every_language = pytest.mark.parametrize("language", LANGUAGES)

PATIENT = ("1", "2", "3")
"""Tried in turn at every question: one of them is always possible, and some are refused."""


class Keyboard(io.StringIO):
    """Types lines until they run out; an exception among them is what happens instead."""

    def __init__(self, lines: Iterable[str | BaseException]) -> None:
        super().__init__()
        self.lines = iter(lines)
        self.typed = 0

    def readline(self, size: int | None = -1, /) -> str:
        line = next(self.lines, "")
        if isinstance(line, BaseException):
            raise line
        self.typed += 1
        return f"{line}\n" if line or self.typed == 0 else ""


class Table:
    """A place to play at, and what was said there."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, capsys: Any) -> None:
        patch.setattr(os, "fsync", lambda descriptor: None)  # no power is cut here
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        self.folder = folder
        self.patch = patch
        self.capsys = capsys
        self.code = -1

    def type(self, lines: Iterable[str | BaseException]) -> None:
        self.patch.setattr(sys, "stdin", Keyboard(lines))

    def play(
        self,
        lines: Iterable[str | BaseException],
        seats: str = "you,random,random",
        seed: int = 3,
        language: str = "en",
        save: str = "game.quartett",
        repeat: tuple[str, ...] = (),
    ) -> str:
        self.type(lines)
        settings = Settings(language=language, seed=seed, save=self.folder / save, repeat=repeat)
        self.code = play(GAME, parse_seats(seats, GAME.bots), {}, settings)
        return str(self.capsys.readouterr().out)

    def resume(self, lines: Iterable[str | BaseException], seats: str = "", seed: int = 3) -> str:
        self.type(lines)
        settings = Settings(seed=seed)
        path = self.folder / "game.quartett"
        self.code = resume(parse(path.read_text()), GAME, path, settings, seats)
        return str(self.capsys.readouterr().out)

    @property
    def record(self) -> str:
        return (self.folder / "game.quartett").read_text("utf-8")

    @property
    def moves(self) -> list[str]:
        return [move.text for move in parse(self.record).moves]


def patiently(most: int = 6000) -> Iterator[str]:
    return itertools.islice(itertools.cycle(PATIENT), most)


def over(text: str) -> bool:
    record = parse(text)
    return Sitting.resume(GAME, record).state.over and bool(record.ending)
