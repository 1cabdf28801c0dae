"""Push at one keyboard: no game is lost, and a record can be continued or retold."""

import itertools
import os
import pty
import select
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from keyboard import GAME, PATIENT, Table, every_language, over, patiently
from quartett.core.problem import Problem
from quartett.core.record import parse
from quartett.core.replay import RefusedLine
from quartett.terminal.retell import retell
from quartett.words import Words

PATIENCE = 120
"""Seconds until a test gives up on a command. None is expected to take that long."""


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Table:
    return Table(tmp_path, monkeypatch, capsys)


# Saving, leaving, resuming


def test_save_writes_a_record_and_never_over_a_file(table: Table) -> None:
    copy = table.folder / "my copy"
    told = table.play(["f", f"save {copy}", "f", f"save {copy}", "save"])
    assert [move.text for move in parse(copy.read_text()).moves] == ["flip", "draw switch"]
    assert f"{copy} exists already and stays as it is." in told
    assert f"The game is kept in {table.folder / 'game.quartett'}." in told


def test_a_new_game_is_not_kept_over_a_file(table: Table) -> None:
    (table.folder / "game.quartett").write_text("mine")
    with pytest.raises(Problem) as refused:
        table.play(["f"])
    assert refused.value.name == "file-exists"
    assert table.record == "mine"


def test_a_bad_language_leaves_no_file_behind(table: Table) -> None:
    with pytest.raises(Problem):
        table.play(["f"], language="eo")
    assert not (table.folder / "game.quartett").exists()


@pytest.mark.parametrize(
    ("count", "left"), [(0, ["quit"]), (41, ["quit"]), (41, []), (41, [KeyboardInterrupt()])]
)
def test_a_game_that_was_left_and_resumed_ends_as_if_played_through(
    table: Table, count: int, left: list[str | BaseException]
) -> None:
    table.play(patiently(), save="through")
    table.play([*patiently(count), *left])
    assert not parse(table.record).ending
    table.resume(itertools.islice(itertools.cycle(PATIENT), count, 6000))
    assert table.record == (table.folder / "through").read_text()


@pytest.mark.parametrize(("left", "code"), [(["quit"], 0), ([], 0), ([KeyboardInterrupt()], 130)])
def test_whoever_leaves_is_told_how_to_go_on(
    table: Table, left: list[str | BaseException], code: int
) -> None:
    told = table.play(["f", *left])
    assert table.code == code
    place = table.folder / "game.quartett"
    assert told.endswith(f"\nquartett play push --resume {place} --language en\n")
    assert table.moves == ["flip", "draw switch"]


def test_the_command_to_go_on_can_be_typed_as_it_stands(table: Table) -> None:
    told = table.play(["f"], save="my game.quartett", repeat=("--cards", "my cards.toml"))
    words = shlex.split(told.splitlines()[-1])
    assert words[:4] == ["quartett", "play", "push", "--resume"]
    assert words[4:] == [
        str(table.folder / "my game.quartett"),
        *("--language", "en", "--cards", "my cards.toml"),
    ]


def test_a_game_that_could_not_be_kept_is_not_said_to_be(table: Table) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    table.patch.setattr(os, "fsync", full)
    told = table.play(["f", KeyboardInterrupt()])
    assert "cannot be written (the disk is full)" in told
    assert "The game is kept" not in told and "--resume" not in told


def test_a_crash_leaves_the_record_and_says_how_to_go_on(table: Table) -> None:
    with pytest.raises(ZeroDivisionError):
        table.play(["f", ZeroDivisionError()])
    assert "--resume" in table.capsys.readouterr().out
    assert table.moves == ["flip", "draw switch"]


def test_a_disk_that_fails_does_not_end_the_game(table: Table) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    table.patch.setattr(os, "fsync", full)
    told = table.play(["f", "quit", "f"])
    assert "cannot be written (the disk is full)" in told
    assert told.count("Where does") == 1


def test_a_record_with_comments_stays_as_it_is_and_the_game_goes_on_elsewhere(
    table: Table,
) -> None:
    table.play(["f"])
    commented = table.record.replace("0 flip", "0 flip # my favourite")
    (table.folder / "game.quartett").write_text(commented)
    table.resume(["f"])
    assert table.record == commented
    [kept] = (table.folder / "data" / "quartett").iterdir()
    assert [move.text for move in parse(kept.read_text()).moves][:3] == [
        "flip",
        "draw switch",
        "flip",
    ]


def test_a_damaged_record_is_not_resumed_and_not_touched(table: Table) -> None:
    table.play(["f"])
    damaged = table.record + "0 stop\n"
    (table.folder / "game.quartett").write_text(damaged)
    with pytest.raises(RefusedLine):
        table.resume(["f"])
    assert table.record == damaged


def test_a_finished_record_tells_its_end_and_is_not_touched(table: Table) -> None:
    table.play([], seats="random,random")
    before = table.record
    assert " wins with " in table.resume(["f"])
    assert table.record == before


def test_others_may_go_on_with_a_game_if_they_are_as_many(table: Table) -> None:
    table.play(["f"])
    with pytest.raises(Problem) as refused:
        table.resume([], seats="you,you")
    assert refused.value.name == "other-seat-count"
    table.resume([], seats="random,random,random")
    assert over(table.record)
    assert "players: Mira=random; Jon=random; Noor=random" in table.record


# Telling a record again


@every_language
def test_a_record_is_told_from_the_first_move_to_the_winner(table: Table, language: str) -> None:
    table.play(patiently())
    record = parse(table.record)
    told = list(retell(GAME, record, language))
    words = Words(language, "push")
    best = max(map(int, record.ending["scores"].split()))
    assert words.say("player", number=1) in told[0]
    assert words.say("game-ended") in told
    assert str(best) in told[-1]
    assert len(told) > len(record.moves) / 2


def test_an_unfinished_record_is_told_as_far_as_it_goes(table: Table) -> None:
    table.play(["f"])
    assert list(retell(GAME, parse(table.record), "en"))[1:] == [
        "Player 1 flipped a card: switch card.",
        "The record stops here; the game is not over.",
    ]


def test_a_bad_line_stops_the_story_there(table: Table) -> None:
    table.play(["f"])
    story = retell(GAME, parse(table.record + "0 stop\n"), "en")
    assert len(list(itertools.islice(story, 2))) == 2
    with pytest.raises(RefusedLine) as refused:
        list(story)
    assert refused.value.reason.rule == "PUSH-A7"


# The real thing


def command(folder: Path, *arguments: str) -> tuple[list[str], dict[str, str]]:
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm", "NO_COLOR": ""}
    return [sys.executable, "-m", "quartett", "play", "push", *arguments], environment


def read_until(terminal: int, wanted: str, patience: float = PATIENCE) -> str:
    """What the terminal shows up to something. Fails when the command is gone or says no more."""
    shown = b""
    while wanted.encode() not in shown:
        ready, _, _ = select.select([terminal], [], [], patience)
        if not ready:
            raise TimeoutError(shown.decode("utf-8", "replace"))
        shown += os.read(terminal, 4096)
    return shown.decode("utf-8", "replace")


def interrupt(process: subprocess.Popen[bytes], terminal: int) -> str:
    """Presses Ctrl-C, and as a person would presses it again if nothing happens: a signal that
    comes just before the command waits for a key is seen only after the key."""
    for _ in range(5):
        process.send_signal(signal.SIGINT)
        with suppress(TimeoutError):
            return read_until(terminal, ".quartett", patience=10)
    raise TimeoutError("Ctrl-C was not heard")


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Commands hear Ctrl-C even if these tests run where nobody would press it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_in_a_real_terminal_the_table_is_drawn_and_ctrl_c_leaves_a_record(tmp_path: Path) -> None:
    words, environment = command(tmp_path, "--seed", "3", "--language", "de")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(words, env=environment, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    try:
        assert "▶ Du" in read_until(ours, " > ")
        os.write(ours, b"1\n")
        read_until(ours, " > ")
        assert "--resume" in interrupt(process, ours)
        assert process.wait(PATIENCE) == 130
    finally:
        process.kill()
        os.close(ours)
    [kept] = (tmp_path / "quartett").iterdir()
    assert parse(kept.read_text()).moves[0].text == "flip"


def test_sigterm_leaves_a_record_too(tmp_path: Path) -> None:
    words, environment = command(tmp_path, "--seed", "3", "--language", "en")
    pipe = subprocess.PIPE
    process = subprocess.Popen(words, env=environment, stdin=pipe, stdout=pipe, text=True)
    assert process.stdin and process.stdout
    for line in process.stdout:
        if line.startswith("1: "):
            break
    process.terminate()
    told, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + signal.SIGTERM
    assert "--resume" in told
    [kept] = (tmp_path / "quartett").iterdir()
    assert parse(kept.read_text()).moves == []
