"""A record that contains a state is first read in another process: a made-up state may keep the
rules busy forever, and compiled rules cannot be interrupted."""

from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

from quartett import games
from quartett.core.problem import Problem

if TYPE_CHECKING:
    from quartett.core.game import Game
    from quartett.core.record import Record

SECONDS: Final = 30.0
"""The longest games take two seconds, even from the sources."""


def check_snapshot(game: "Game[Any]", record: "Record", seconds: float = SECONDS) -> None:
    """Raises a Problem if the record cannot be read to its end in time. Any other error is reported
    by whoever reads it next."""
    if "snapshot" not in record.header:
        return
    told = record.text(), game.own_cards
    process = get_context("spawn").Process(target=read_once, args=told)
    process.start()
    process.join(seconds)
    if process.is_alive():
        process.kill()
        process.join()
        raise Problem("snapshot-not-whole", game=record.game)


def read_once(text: str, cards: tuple[str, str] | None) -> None:
    from quartett.core.record import parse
    from quartett.terminal.retell import retell

    record = parse(text)
    try:
        for _ in retell(games.loaded(record.game, cards), record, "en"):
            pass
    except Problem:
        return
