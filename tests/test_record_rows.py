"""Recorded games as rows: they contain what was played, and pandas reads them directly."""

import csv
import io
from pathlib import Path

import pytest

from quartett import games
from quartett.core.record import parse
from quartett.lab.records import game_rows, move_rows
from quartett.lab.run import plan

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("name", games.NAMES)
def test_every_move_of_a_record_is_a_row(name: str) -> None:
    files = sorted((RECORDS / name).glob("*.quartett"))[:3]
    rows = list(move_rows(files))
    moves = [(move.seat, move.text) for file in files for move in parse(file.read_text()).moves]
    assert moves and [(row["seat"], row["move"]) for row in rows] == moves
    assert {row["game"] for row in rows} == {name}


def test_every_seat_of_a_game_is_a_row_with_its_points_and_its_win(tmp_path: Path) -> None:
    run = plan(games.load("force"), ["steady", "random", "greedy"], 4, 3, {})
    for index in range(4):
        (tmp_path / f"{index}.quartett").write_text(run.record(index).text(), "utf-8")
    rows = list(game_rows(sorted(tmp_path.glob("*.quartett"))))
    assert len(rows) == 12 and {row["player"] for row in rows} == {"steady", "random", "greedy"}
    assert sum(row["won"] for row in rows) == pytest.approx(4)
    ending = parse((tmp_path / "0.quartett").read_text()).ending
    assert [row["points"] for row in rows[:3]] == list(map(int, ending["scores"].split()))


def test_rows_are_a_table_for_pandas_and_for_csv() -> None:
    rows = list(move_rows((RECORDS / "push").glob("*.quartett")))
    text = io.StringIO()
    writer = csv.DictWriter(text, rows[0])
    writer.writerows(rows)
    assert text.getvalue().count("\n") == len(rows)
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(rows)
    assert len(frame) == len(rows) and frame.seat.dtype.kind == "i"
