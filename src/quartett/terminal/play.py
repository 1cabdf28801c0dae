"""A game in the terminal, from the first question to the end, without ever losing it."""

import secrets
import signal
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final, NoReturn

import msgspec

from quartett.bots import NAMES
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.table import record_files
from quartett.table.seats import Seat, parse_seats, players_line, seats_of
from quartett.terminal.commands import Quit
from quartett.terminal.host import Host
from quartett.terminal.local_match import Sitting
from quartett.terminal.scene import stage_of
from quartett.terminal.screen import PACE, open_screen
from quartett.words import Words

SIGNALLED: Final = 128
"""The exit code of a command ended by a signal is this plus the signal's number."""

ENDING_SIGNALS: Final = (signal.SIGTERM, signal.SIGHUP)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    language: str = "en"
    seed: int | None = None
    """The same seed and the same answers give the same game; drawn at random if not given."""
    plain: bool | None = None
    """Lines of text; None lets the terminal decide."""
    save: Path | None = None
    """Where the game is kept: a new file. Without one it goes into the data folder."""
    program: str = "quartett"
    """How the person starts Quartett, for the commands we print."""
    pace: float = PACE
    """Seconds to read what a bot did before the next bot plays, in a terminal."""
    repeat: tuple[str, ...] = ()
    """Arguments that later commands for this game need too, such as `--cards my.toml`."""


class Ended(BaseException):
    """The system asked us to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def play(
    game: Game[Any], seats: Sequence[Seat], options: Mapping[str, str], settings: Settings
) -> int:
    """A new game. Returns the exit code."""
    sitting = Sitting.new(game, len(seats), options, players_line(seats))
    host = _host(sitting, seats, settings)
    return _lead(host, _place_to_keep(host, settings), settings)


def resume(record: Record, game: Game[Any], path: Path, settings: Settings, seats: str = "") -> int:
    """Resumes the record in `path`. `seats` replace those who sat there, if given."""
    sitting = Sitting.resume(game, record)
    people = parse_seats(seats, NAMES, own=True) if seats else seats_of(record, NAMES)
    if len(people) != record.seats:
        raise Problem("other-seat-count", seats=len(people), right=record.seats)
    host = _host(sitting, people, settings)
    if sitting.state.over:
        host.end(path)
        return 0
    sitting.header["players"] = players_line(people)
    if settings.save or not _is_ours(path, record):
        return _lead(host, _place_to_keep(host, settings), settings)
    return _lead(host, path, settings)


def _is_ours(path: Path, record: Record) -> bool:
    """Whether the file holds nothing but the record, so that rewriting it loses nothing."""
    return record_files.read_text(path) == record.text()


def _new_place(game: Game[Any], settings: Settings) -> Path:
    place = settings.save or record_files.new_place(game.name)
    record_files.claim(place)
    return place


def _place_to_keep(host: Host, settings: Settings) -> Path | None:
    """An unwritable folder does not stop anybody from playing; a file that was named must be
    writable."""
    try:
        return _new_place(host.sitting.game, settings)
    except Problem as problem:
        if settings.save or problem.name != "file-unwritable":
            raise
        told = problem.arguments
        kept_nowhere = Problem("not-kept", file=told["file"], cause=told["cause"])
        host.remark = host.words.problem(kept_nowhere)
        return None


def _host(sitting: Sitting, seats: Sequence[Seat], settings: Settings) -> Host:
    stage = stage_of(sitting.game)
    game = sitting.game
    words = Words(settings.language, game.name, game.card_list())
    host = Host(sitting, seats, words, stage, open_screen(stage, settings.plain, settings.pace))
    host.program = settings.program
    host.repeat = ("--language", settings.language, *settings.repeat)
    return host


def _lead(host: Host, place: Path | None, settings: Settings) -> int:
    seed = secrets.randbits(64) if settings.seed is None else settings.seed
    with _signals_raised(), host.screen.open():
        try:
            host.greet()
            host.lead(seed, place)
            return 0
        except (EOFError, Quit):
            return _leave(host, place, 0)
        except KeyboardInterrupt:
            return _leave(host, place, SIGNALLED + signal.SIGINT)
        except Ended as ended:
            return _leave(host, place, SIGNALLED + ended.number)
        except BaseException:
            _leave(host, place, 1)
            raise


def _leave(host: Host, place: Path | None, code: int) -> int:
    """There may be nobody left to read the last words."""
    with suppress(OSError):
        host.leave(place)
    return code


@contextmanager
def _signals_raised() -> Iterator[None]:
    """Turns the signals that end a command into exceptions."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, _raise) for number in ENDING_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _raise(number: int, frame: FrameType | None) -> NoReturn:
    raise Ended(number)
