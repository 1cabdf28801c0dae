"""The lessons in the terminal."""

import io
import sys
from pathlib import Path

import pytest

from keyboard import every_language
from pseudo_terminal import Terminal
from quartett import games
from quartett.cli import main
from quartett.games.lesson import load
from quartett.table.lesson import LEARNER, PARTS
from quartett.words import LESSONS, Words


def answers(name: str, part: int) -> list[str]:
    """All that is wanted; nothing where there is only something to read."""
    game = games.load(name)
    found: list[str] = []
    for scene in load(game).part(part):
        found += [move.text for move in scene.record(game).moves if move.seat == LEARNER]
        found.append("")
    return found


def typed(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@every_language
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("name", games.NAMES)
def test_a_lesson_is_finished_by_doing_as_it_says(
    name: str,
    part: int,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed(monkeypatch, answers(name, part))
    assert main(["learn", name, str(part), "--language", language]) == 0
    told = capsys.readouterr().out
    words = Words(language, name, (), (LESSONS,))
    for scene in load(games.load(name)).part(part):
        for step in scene.steps:
            assert words.say(f"lesson-{name}-{step.says}") in told
    assert words.say("lesson-next" if part == 1 else "lesson-done") in told


def test_another_move_is_said_to_be_possible_and_a_wrong_one_has_its_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = answers("push", 1)
    assert wanted[:3] == ["flip", "place 1", "flip"]
    typed(monkeypatch, ["stop", "rule 7", *wanted[:2], "stop", "quit"])
    assert main(["learn", "push", "--language", "en"]) == 0
    told = capsys.readouterr().out
    words = Words("en", "push", (), (LESSONS,))
    assert "stop: Stopping needs a placed card (PUSH-A8)." in told
    assert words.rule("PUSH-07") in told
    assert words.aside("lesson-push-on", "other") in told.split("\n> stop\n")[2]
    assert words.say("lesson-push-colour") not in told


def test_a_lesson_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "push", "3", "--language", "en"]) == 2
    assert "There is no lesson 3." in capsys.readouterr().err


def test_a_lesson_is_drawn_in_a_small_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, (40, 20), "learn", "push", "--language", "de") as terminal:
        for answer in answers("push", 1):
            assert terminal.until_asked()
            terminal.check()
            terminal.press(f"{answer}\r")
        terminal.until("quartett learn push 2 --language de")
        assert terminal.process.wait(60) == 0
