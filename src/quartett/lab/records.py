"""Recorded games as rows, for pandas, polars or a CSV file, none of which is needed here.

pandas.DataFrame(move_rows(Path("games").glob("*.quartett")))
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from quartett.core.chance import CHANCE
from quartett.core.record import Record, parse
from quartett.lab.whole_files import read

Row = dict[str, Any]


def game_rows(files: Iterable[Path | str]) -> Iterator[Row]:
    """One row for each seat of each game: who sat there, its points, and its share of the win."""
    for file in files:
        record = parse(read(Path(file)))
        yield from (_seat_row(str(file), record, seat) for seat in range(record.seats))


def _seat_row(file: str, record: Record, seat: int) -> Row:
    scores = record.ending.get("scores", "").split()
    winners = record.ending.get("winners", "").split()
    return {
        "file": file,
        "game": record.game,
        "seats": record.seats,
        "seat": seat,
        "player": record.players[seat] if record.players else "",
        "points": int(scores[seat]) if scores else None,
        "won": (str(seat) in winners) / max(1, len(winners)) if scores else None,
        "outcome": record.ending.get("outcome", ""),
        "moves": len(record.moves),
        **record.options,
    }


def move_rows(files: Iterable[Path | str]) -> Iterator[Row]:
    """One row for each move of each game; of chance `seat` is -1 and `player` is empty."""
    for file in files:
        record = parse(read(Path(file)))
        for number, move in enumerate(record.moves, 1):
            yield {
                "file": str(file),
                "game": record.game,
                "number": number,
                "seat": move.seat,
                "player": _player(record, move.seat),
                "move": move.text,
                "verb": move.text.split()[0],
            }


def _player(record: Record, seat: int) -> str:
    return record.players[seat] if record.players and seat != CHANCE else ""
