"""A person at a real terminal: presses keys, reads the screen, knows which answers are valid."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

from rich.cells import cell_len
from rich.text import Text

from quartett import games
from quartett.core.chance import Stream
from quartett.core.record import parse
from quartett.core.replay import find_move
from quartett.terminal.answers import offers
from quartett.terminal.local_match import Sitting

PATIENCE = 60.0
CLEARED = b"\x1b[2J"
PROMPT = b" > "


RESTING = 10
"""How often in a row it is found asleep."""


class Terminal:
    """A command that runs in a terminal of a certain size."""

    def __init__(
        self, folder: Path, size: tuple[int, int], *arguments: str, **environment: str
    ) -> None:
        usual = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color"}
        for name in ("COLUMNS", "LINES", "NO_COLOR", "LC_ALL", "LANG"):
            usual.pop(name, None)
        self.line, theirs = pty.openpty()
        self.resize(size)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quartett", *arguments],
            env={**usual, "PYTHONUTF8": "1", **environment},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)
        self.shown = b""
        """Since the last key."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.line)

    def resize(self, size: tuple[int, int]) -> None:
        self.width, self.height = size
        packed = struct.pack("HHHH", self.height, self.width, 0, 0)
        fcntl.ioctl(self.line, termios.TIOCSWINSZ, packed)

    def rest(self) -> None:
        """Until the command sleeps, which it does when it waits for a key: a signal that comes
        just before is heard with the next key."""
        asleep = 0
        while asleep < RESTING:
            state = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            asleep = asleep + 1 if state[0] == "S" else 0
            time.sleep(0.02)

    def press(self, keys: str) -> None:
        self.shown = b""
        os.write(self.line, keys.encode())

    def hear(self) -> bool:
        """Takes what the command writes. Whether it still runs."""
        ready, _, _ = select.select([self.line], [], [], PATIENCE)
        if not ready:
            raise TimeoutError(self.shown.decode("utf-8", "replace"))
        part = b""
        with suppress(OSError):  # Linux says so when nobody has the terminal open any more
            part = os.read(self.line, 65536)
        self.shown += part
        return bool(part)

    def until(self, wanted: str) -> str:
        while wanted.encode() not in self.shown:
            assert self.hear(), self.shown.decode("utf-8", "replace")
        return self.shown.decode("utf-8", "replace")

    def until_asked(self) -> bool:
        """Whether there is another question, drawn anew."""
        while not (CLEARED in self.shown and self.shown.endswith(PROMPT)):
            if not self.hear():
                return False
        return True

    @property
    def screen(self) -> list[str]:
        """What stands there after the table was drawn last."""
        text = self.shown.rsplit(CLEARED, 1)[-1].decode("utf-8").replace("\r", "")
        return [line.rstrip() for line in Text.from_ansi(text).plain.splitlines()]

    def check(self) -> None:
        """Everything fits: nothing scrolled away, nothing was broken by the terminal."""
        assert len(self.screen) <= self.height, "\n".join(self.screen)
        assert max(map(cell_len, self.screen)) <= self.width, "\n".join(self.screen)


class Mirror:
    """The game as its record tells it at every question, to know what can be answered."""

    def __init__(self, name: str, place: Path) -> None:
        self.game = games.load(name)
        self.place = place
        self.sitting: Sitting | None = None
        self.stream = Stream(11)

    def catch_up(self) -> Sitting:
        record = parse(self.place.read_text("utf-8"))
        if self.sitting is None:
            self.sitting = Sitting.new(self.game, record.seats, record.options)
        for move in record.moves[len(self.sitting.match.moves) :]:
            self.sitting.answer(move.seat, find_move(self.game, self.sitting.state, move))
        return self.sitting

    def answer(self, typed: bool) -> str:
        """Keys of an answer at random: a move as text, or a number, or Enter for the only one."""
        sitting = self.catch_up()
        seen = sitting.state.masked(0)
        move = int(seen.pick(0, self.stream))
        if typed:
            return f"{self.game.moves.text(move)}\r"
        offered = offers(self.game, seen, 0)
        number = str(offered.index(move) + 1)
        return number if len(offered) <= 9 else f"{number}\r"
