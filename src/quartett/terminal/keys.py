"""Keys and lines from a real terminal.

A question with few choices is answered by one key. Any other key begins a line, which the standard
library's readline edits: it brings history, Tab and the person's own key bindings, and needs no
package. A pipe never comes here.
"""

import os
import select
import signal
import sys
import termios
import threading
import time
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from types import FrameType, ModuleType
from typing import Any, Final

import msgspec

HABIT: Final = 0.25
"""An Enter within this many seconds after a single key belongs to that key: nobody can have read
the next question yet."""
ESCAPE: Final = 0.05
"""How long the rest of an arrow key may take to arrive."""
UP: Final = ("\x1b[A", "\x1bOA")
END: Final = "\x04"
ENTER: Final = ("\r", "\n")
ERASE_LINE: Final = "\r\x1b[K"
FORGET: Final = "\x1b[3J"
"""Erases the scrollback, in which one could find a secret."""
PROMPT: Final = "> "
ENOUGH: Final = ("", "q", "Q", END, "\x1b")
"""Keys that leave the pager."""

Read = Callable[[str], str]
"""Like `input`: shows a prompt, returns a line, raises EOFError when there are no more."""


class Asked(msgspec.Struct, frozen=True):
    """What a question accepts besides a typed line."""

    keys: int = 0
    """Digits from 1 to this one need no Enter."""
    enter: bool = False
    """Whether Enter alone is an answer."""
    offers: tuple[str, ...] = ()
    """What Tab completes to."""


class Redraw(Exception):
    """The terminal was resized, or the command came back from the background."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed
        """What had been typed by then."""


class Keys:
    def __init__(self) -> None:
        self._terminal = sys.stdin.fileno()
        self._usual: list[Any] | None = None
        self._reading = False
        self._changed = False
        self._editing = False
        self._last_key = 0.0
        self._lines: ModuleType | None = None

    @contextmanager
    def open(self) -> Iterator[None]:
        """While open, the terminal does not echo keys and delivers each at once."""
        self._usual = termios.tcgetattr(self._terminal)
        main = threading.current_thread() is threading.main_thread()
        before = (
            {number: signal.signal(number, self._notice) for number in _CHANGES} if main else {}
        )
        # Readline must come after the handlers: it forwards the signal to those it finds.
        with suppress(ImportError):
            self._lines = import_module("readline")
        self._hand_over()
        try:
            yield
        finally:
            self._give_back()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _hand_over(self) -> None:
        tty.setcbreak(self._terminal, termios.TCSADRAIN)

    def _give_back(self) -> None:
        if self._usual is not None:
            termios.tcsetattr(self._terminal, termios.TCSADRAIN, self._usual)

    def _notice(self, number: int, frame: FrameType | None) -> None:
        if number == signal.SIGCONT and not self._editing:
            self._hand_over()
        if self._reading:
            raise Redraw(self._typed())
        self._changed = True

    def _typed(self) -> str:
        editing = self._lines is not None and self._editing
        return str(self._lines.get_line_buffer()) if editing and self._lines else ""

    def changed(self) -> bool:
        """Whether the terminal has changed since the last call."""
        changed, self._changed = self._changed, False
        return changed

    def forget(self) -> None:
        """The next person must not be able to recall what this one typed."""
        if self._lines is not None:
            self._lines.clear_history()

    def pause(self, seconds: float) -> None:
        """Waits for a time or until a key is pressed, which does not count as an answer."""
        if self._comes_within(seconds):
            self._key()

    def goes_on(self, prompt: str) -> bool:
        """Waits for a key. Returns whether the person wants to read on."""
        _write(prompt)
        key = self._key()
        _write(ERASE_LINE)
        return key not in ENOUGH

    # Reading

    def read(self, prompt: str, asked: Asked, typed: str = "") -> str:
        """An answer. Raises EOFError when there are no more, and Redraw."""
        try:
            self._reading = True
            if self.changed():
                raise Redraw(typed)
            return self._edited(prompt, asked, typed) if typed else self._answer(prompt, asked)
        finally:
            self._reading = False

    def _answer(self, prompt: str, asked: Asked) -> str:
        _write(prompt)
        while True:
            key = self._key()
            if key in ENTER:
                if asked.enter and not self._is_habit():
                    _write("\n")
                    return ""
            elif key in ("", END):
                raise EOFError
            elif key == "\t":
                _write("\n" + "  ".join(asked.offers) + f"\n{prompt}")
            elif key.isdecimal() and 1 <= int(key) <= asked.keys:
                self._last_key = time.monotonic()
                _write(f"{key}\n")
                return key
            elif key in UP:
                return self._edited(prompt, asked, self._last_line())
            elif key.isprintable():
                return self._edited(prompt, asked, key)

    def _is_habit(self) -> bool:
        since, self._last_key = time.monotonic() - self._last_key, 0.0
        return since < HABIT

    def _key(self) -> str:
        """One key: a character, or the whole escape sequence of an arrow."""
        data = os.read(self._terminal, 1)
        if data == b"\x1b":
            while len(data) < 8 and self._comes_within(ESCAPE):
                data += os.read(self._terminal, 1)
                if (data[-1:].isalpha() and data != b"\x1bO") or data[-1:] == b"~":
                    break
            return data.decode("latin-1")
        more = _following(data)
        while more > 0 and (part := os.read(self._terminal, 1)):
            data, more = data + part, more - 1
        return data.decode("utf-8", "replace")

    def _comes_within(self, seconds: float) -> bool:
        return bool(select.select([self._terminal], [], [], seconds)[0])

    # Editing

    def _edited(self, prompt: str, asked: Asked, typed: str) -> str:
        """Edits a line that begins with what was already typed."""
        self._give_back()
        self._editing, self._last_key = True, 0.0
        _write(ERASE_LINE)
        try:
            if self._lines is not None:
                self._prepare(self._lines, asked, typed)
                return input(prompt)
            return typed + input(prompt + typed)
        finally:
            self._editing = False
            self._hand_over()

    def _prepare(self, lines: ModuleType, asked: Asked, typed: str) -> None:
        lines.set_startup_hook(lambda: lines.insert_text(typed))
        lines.set_completer_delims(" ")
        lines.set_completer(completer(lines, asked.offers))
        by_libedit = "libedit" in (lines.__doc__ or "")
        lines.parse_and_bind("bind ^I rl_complete" if by_libedit else "tab: complete")

    def _last_line(self) -> str:
        lines = self._lines
        length = lines.get_current_history_length() if lines else 0
        return str(lines.get_history_item(length)) if lines and length else ""


_CHANGES: Final = (signal.SIGWINCH, signal.SIGCONT)


def completer(lines: Any, offers: tuple[str, ...]) -> Callable[[str, int], str | None]:
    """Completes the word at the end of a line to what is offered there."""

    def complete(word: str, number: int) -> str | None:
        before = lines.get_line_buffer()[: lines.get_begidx()]
        found = sorted({one[len(before) :] for one in offers if _fits(one, before, word)})
        return found[number] if number < len(found) else None

    return complete


def _fits(offer: str, before: str, word: str) -> bool:
    return offer.casefold().startswith((before + word).casefold())


def _following(first: bytes) -> int:
    """How many more bytes belong to the same UTF-8 character."""
    lead = first[0] if first else 0
    return 3 if lead >= 0xF0 else 2 if lead >= 0xE0 else 1 if lead >= 0xC0 else 0


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
