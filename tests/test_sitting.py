"""A game at one keyboard: undo, continuing from a record, seats, and saved records."""

import os
from pathlib import Path

import pytest

from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.problem import Problem
from quartett.core.record import Record, parse
from quartett.core.replay import RefusedLine
from quartett.core.state import IllegalMove
from quartett.table import record_files
from quartett.table.names import LONGEST
from quartett.table.seats import parse_seats, players_line, seats_of
from quartett.terminal.local_match import Sitting

GAME = games.load("push")
BOTS = ("random", "greedy", "steady")


def sitting_after(*lines: str, seats: int = 3) -> Sitting:
    sitting = Sitting.new(GAME, seats, {})
    for line in lines:
        actor, _, text = line.partition(" ")
        sitting.answer(CHANCE if actor == "?" else int(actor), GAME.moves.parse(text))
    return sitting


def played(moves: int, seats: int = 3) -> Sitting:
    """A game in which everybody answered at random, until it was over or `moves` were made."""
    sitting = Sitting.new(GAME, seats, {})
    while not sitting.state.over and len(sitting.record.moves) < moves:
        actor, stream = int(sitting.state.actor), Stream(7, len(sitting.record.moves))
        if actor == CHANCE:
            sitting.answer_chance(stream)
        else:
            sitting.answer(actor, int(sitting.state.pick(actor, stream)))
    return sitting


# The way back


def test_own_moves_that_revealed_nothing_can_be_taken_back_one_by_one() -> None:
    sitting = sitting_after("0 flip", "? draw orange-2")
    placing = sitting.state.numbers()
    sitting.answer(0, GAME.moves.parse("place 1"))
    deciding = sitting.state.numbers()
    sitting.answer(0, GAME.moves.parse("stop"))
    for before in (deciding, placing):
        assert sitting.can_undo(0)
        sitting.undo(0)
        assert sitting.state.numbers() == before
    assert [move.text for move in sitting.record.moves] == ["flip", "draw orange-2"]
    assert len(sitting.notes) == 2
    assert not sitting.can_undo(0)


def test_a_taken_back_move_can_be_made_differently() -> None:
    sitting = sitting_after("0 flip", "? draw orange-2", "0 place 1", "0 flip", "? draw blue-3")
    sitting.answer(0, GAME.moves.parse("place 1"))
    sitting.undo(0)
    sitting.answer(0, GAME.moves.parse("place 2"))
    assert Sitting.resume(GAME, sitting.record).state.numbers() == sitting.state.numbers()


@pytest.mark.parametrize(
    ("lines", "seat"),
    [
        ((), 0),
        (("0 flip",), 0),
        (("0 flip", "? draw orange-2"), 0),
        (("0 flip", "? draw orange-2", "0 place 1"), 1),
        (("0 flip", "? draw orange-2", "0 place 1", "0 stop", "0 take 1"), 0),
        (("0 flip", "? draw orange-2", "0 place 1", "0 stop", "0 take 1"), 1),
    ],
)
def test_what_somebody_learned_from_cannot_be_taken_back(lines: tuple[str, ...], seat: int) -> None:
    assert not sitting_after(*lines).can_undo(seat)


def test_a_move_that_is_not_legal_changes_neither_state_nor_record() -> None:
    sitting = sitting_after("0 flip")
    before = sitting.state.numbers(), sitting.record.text()
    with pytest.raises(IllegalMove):
        sitting.answer(0, GAME.moves.parse("stop"))
    assert (sitting.state.numbers(), sitting.record.text()) == before


# Going on


@pytest.mark.parametrize("moves", [0, 1, 40, 10_000])
def test_a_resumed_match_is_the_match_that_was_left(moves: int) -> None:
    left = played(moves)
    resumed = Sitting.resume(GAME, parse(left.record.text()))
    assert resumed.state.numbers() == left.state.numbers()
    assert resumed.record.text() == left.record.text()
    assert resumed.notes == left.notes


def test_a_resumed_match_still_knows_the_way_back() -> None:
    left = sitting_after("0 flip", "? draw orange-2", "0 place 1")
    resumed = Sitting.resume(GAME, parse(left.record.text()))
    assert resumed.can_undo(0)
    resumed.undo(0)
    assert resumed.record.moves[-1].text == "draw orange-2"


def test_a_record_with_a_line_against_the_rules_is_not_resumed() -> None:
    record = sitting_after("0 flip", "? draw orange-2").record
    text = record.text().replace("draw orange-2", "draw orange-2\n0 stop")
    with pytest.raises(RefusedLine) as refused:
        Sitting.resume(GAME, parse(text))
    assert refused.value.reason.rule == "PUSH-10"


# Seats


def test_seats_stand_in_the_record_as_they_were_given() -> None:
    seats = parse_seats("you, Ada=you ,steady,Kim=greedy", BOTS)
    assert players_line(seats) == "you; Ada=you; Mira=steady; Kim=greedy"
    sitting = Sitting.new(GAME, 4, {}, players_line(seats))
    assert seats_of(parse(sitting.record.text()), BOTS) == seats


def test_a_bot_gets_a_name_that_nobody_at_the_table_has() -> None:
    seats = parse_seats(",".join(["mira=you", *["random"] * 20]), BOTS)
    names = [seat.name.casefold() for seat in seats]
    assert len(set(names)) == len(names) == 21


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "unknown-player"),
        ("you,", "unknown-player"),
        ("you,stedy", "unknown-player"),
        ("Ada=", "unknown-player"),
        ("=you", "bad-player-name"),
        ("A=B=you", "bad-player-name"),
        ("a;b=you", "bad-player-name"),
        ("a #b=you", "bad-player-name"),
        ("a\nb=you", "bad-player-name"),
        (f"{'x' * (LONGEST + 1)}=you", "bad-player-name"),
        ("Ada=you,ada=steady", "player-name-twice"),
    ],
)
def test_seats_that_cannot_be_are_refused(text: str, problem: str) -> None:
    with pytest.raises(Problem) as refused:
        parse_seats(text, BOTS)
    assert refused.value.name == problem


def record_of(players: str | None) -> Record:
    record = Sitting.new(GAME, 3, {}).record
    if players is not None:
        record.header["players"] = players
    return record


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (None, "you; you; you"),
        ("one; two", "you; you; you"),
        ("Ada; steady; you", "Ada=you; Mira=steady; you"),
        ("Ada=you; Mira=deep-blue; x = y", "Ada=you; Mira=you; x=you"),
    ],
)
def test_any_players_line_of_a_record_seats_somebody(players: str | None, seats: str) -> None:
    found = [(seat.name.strip(), seat.bot) for seat in seats_of(record_of(players), BOTS)]
    wanted = [(s.name, s.bot) for s in parse_seats(seats.replace(";", ","), BOTS)]
    assert found == wanted


# The folder of records


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "quartett"


def test_records_lie_where_the_system_keeps_data(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert record_files.new_place("push").parent == home
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", "/home/ada")
    assert record_files.data_folder() == Path("/home/ada/.local/share/quartett")


def test_two_games_of_one_second_get_two_places(home: Path) -> None:
    places = set()
    for _ in range(3):
        place = record_files.new_place("push")
        record_files.claim(place)
        places.add(place)
    assert len(places) == 3


def test_an_existing_file_is_never_claimed(home: Path) -> None:
    place = home / "mine"
    record_files.claim(place)
    place.write_text("mine")
    with pytest.raises(Problem) as refused:
        record_files.claim(place)
    assert refused.value.name == "file-exists"
    assert place.read_text() == "mine"


def test_a_write_that_fails_leaves_the_old_record_and_nothing_else(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = home / "game.quartett"
    record_files.claim(place)
    record_files.keep(place, played(10).record)
    before = place.read_text()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Problem) as refused:
        record_files.keep(place, played(20).record)
    assert refused.value.arguments["cause"] == "No space left on device"
    assert place.read_text() == before
    assert list(home.iterdir()) == [place]


def test_a_record_is_kept_through_a_link_and_with_its_rights(home: Path) -> None:
    place, link = home / "game.quartett", home / "link.quartett"
    record_files.claim(place)
    place.chmod(0o640)
    link.symlink_to(place)
    record_files.keep(link, played(10).record)
    assert link.is_symlink()
    assert place.read_text() == played(10).record.text()
    assert place.stat().st_mode & 0o777 == 0o640


def test_the_last_unfinished_game_is_the_newest_that_can_go_on(home: Path) -> None:
    with pytest.raises(Problem) as nothing:
        record_files.last_unfinished()
    assert nothing.value.name == "nothing-to-resume"
    texts = {
        "older": played(10).record.text(),
        "newer": played(20).record.text(),
        "over": played(10_000).record.text(),
        "damaged": "quartett 1\ngame",
    }
    home.mkdir()
    for age, (name, text) in enumerate(texts.items()):
        place = home / f"{name}.quartett"
        place.write_text(text)
        os.utime(place, (age, age))
    assert record_files.last_unfinished() == home / "newer.quartett"


@pytest.mark.parametrize(
    ("data", "problem"),
    [(b"", "record-empty"), (b"\xff\x00\x80", "record-not-text"), (None, "file-unreadable")],
)
def test_a_file_that_is_no_record_is_a_problem(
    tmp_path: Path, data: bytes | None, problem: str
) -> None:
    place = tmp_path / "file"
    if data is not None:
        place.write_bytes(data)
    with pytest.raises(Problem) as refused:
        record_files.read_record(place)
    assert refused.value.name == problem


def test_a_file_without_end_is_a_problem_and_is_not_read_on() -> None:
    with pytest.raises(Problem) as refused:
        record_files.read_record(Path("/dev/zero"))
    assert refused.value.name == "file-too-large"


@pytest.mark.parametrize("name", games.NAMES)
def test_an_answer_that_shows_what_others_sealed_cannot_be_undone(name: str) -> None:
    game = games.load(name)
    sitting, stream = Sitting.new(game, game.most, {}), Stream(3)
    while not sitting.state.over:
        seat = sitting.state.owing[-1]
        shows = seat != CHANCE and sitting.state.closes(seat)
        state = sitting.state
        sitting.answer(
            seat, int(state.chance(stream) if seat == CHANCE else state.pick(seat, stream))
        )
        assert not (shows and sitting.can_undo(seat))
