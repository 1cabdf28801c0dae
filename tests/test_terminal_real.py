"""Whole games and single keys in a real terminal."""

import os
from itertools import product
from pathlib import Path

import pytest

from pseudo_terminal import Mirror, Terminal
from quartett.core.record import parse
from quartett.words import LANGUAGES, Words

SIZES = ((40, 20), (80, 24), (120, 40))
GAMES = {
    "push": "you,greedy,greedy",
    "force": "you,greedy",
    "konoha": "you,greedy,greedy",
    "deckbattle": "you,greedy",
}
EVERY_WALK = tuple(product(GAMES, SIZES, LANGUAGES, (False, True)))
FEW_WALKS = (
    ("push", (80, 24), "nl", True),
    ("force", (80, 24), "fr", True),
    ("konoha", (40, 20), "it", False),
    ("deckbattle", (40, 20), "en", False),
)
WHOLE = os.environ.get("QUARTETT_WHOLE") == "1"
WALKS = EVERY_WALK if WHOLE else FEW_WALKS
ENOUGH = {} if WHOLE else {"deckbattle": 60}
"""Questions of a game that is as long as all others; `test_deck_terminal` shows its end."""


@pytest.mark.parametrize(("game", "size", "language", "typed"), WALKS, ids=lambda value: str(value))
def test_a_whole_game_is_played_in_a_real_terminal(
    tmp_path: Path, game: str, size: tuple[int, int], language: str, typed: bool
) -> None:
    place = tmp_path / "game.quartett"
    arguments = ("--seats", GAMES[game], "--seed", "5", "--pace", "0", "--save", str(place))
    with Terminal(tmp_path, size, "play", game, "--language", language, *arguments) as terminal:
        mirror, questions = Mirror(game, place), 0
        while terminal.until_asked():
            terminal.check()
            if questions == ENOUGH.get(game):
                return
            terminal.press(mirror.answer(typed))
            questions += 1
        assert terminal.process.wait(60) == 0
        assert "Traceback" not in "\n".join(terminal.screen)
    assert questions > 5
    assert parse(place.read_text("utf-8")).ending


def table(folder: Path, *arguments: str, size: tuple[int, int] = (80, 24), **more: str) -> Terminal:
    """Push with a game to go on with in `game.quartett`."""
    usual = ("--seed", "4", "--pace", "0", "--language", "en")
    place = ("--save", str(folder / "game.quartett"))
    return Terminal(folder, size, "play", "push", *usual, *place, *arguments, **more)


def moves(folder: Path) -> list[str]:
    own = parse((folder / "game.quartett").read_text("utf-8")).moves
    return [move.text for move in own if move.seat == 0]


def test_one_key_answers_and_enter_takes_the_only_choice(tmp_path: Path) -> None:
    with table(tmp_path) as terminal:
        assert terminal.until_asked()
        terminal.press("1")
        assert terminal.until_asked()
        assert Words("en").say("hint-enter") in "\n".join(terminal.screen)
        terminal.press("zz\r")  # no move: the line is edited, refused, and the question stays
        terminal.until("Possible now: place 1.")
        while not terminal.shown.endswith(b" > "):
            terminal.hear()
        terminal.press("\r")
        assert terminal.until_asked()
    assert moves(tmp_path) == ["flip", "place 1"]


def test_an_enter_out_of_habit_answers_no_second_question(tmp_path: Path) -> None:
    """After 1 and Enter the question with one choice still waits."""
    with table(tmp_path) as terminal:
        assert terminal.until_asked()
        terminal.press("1\r")
        assert terminal.until_asked()
        terminal.press("log\r")
        assert "You placed" not in terminal.until("yellow 6.")
    assert moves(tmp_path) == ["flip"]


def test_a_line_is_edited_completed_and_found_again(tmp_path: Path) -> None:
    with table(tmp_path) as terminal:
        assert terminal.until_asked()
        terminal.press("xflip\x01\x04")  # to the beginning, and away with the x
        terminal.until("flip")
        terminal.press("\r")
        assert terminal.until_asked()
        terminal.press("pla\t")
        terminal.until("ce 1")
        terminal.press("\r")
        assert terminal.until_asked()
        terminal.press("\x1b[A")
        terminal.until("place 1")
        terminal.press("\x15stop\r")
        assert terminal.until_asked()
    assert moves(tmp_path) == ["flip", "place 1", "stop"]


def test_another_size_redraws_the_table_and_keeps_what_was_typed(tmp_path: Path) -> None:
    with table(tmp_path) as terminal:
        assert terminal.until_asked()
        terminal.press("fl")
        terminal.until("fl")
        terminal.rest()
        terminal.shown = b""
        terminal.resize((60, 30))
        terminal.until(Words("en", "push").say("ask-flip"))
        terminal.until("> fl")
        terminal.check()
        terminal.press("ip\r")
        assert terminal.until_asked()
        terminal.rest()
        terminal.shown = b""
        terminal.resize((100, 30))
        assert terminal.until_asked()
        terminal.check()
    assert moves(tmp_path) == ["flip"]


def own_bots(folder: Path) -> dict[str, str]:
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(Path(__file__).parent)])
    return {"OWN_BOTS_WAIT": str(folder / "answer"), "PYTHONPATH": path}


def test_who_thinks_is_said_before_there_is_an_answer(tmp_path: Path) -> None:
    with table(tmp_path, "--seats", "you,own_bots:Patient", **own_bots(tmp_path)) as terminal:
        for key in ("1", "place 1\r", "stop\r", "1"):
            assert terminal.until_asked()
            terminal.press(key)
        terminal.until("Mira thinks …")
        terminal.until("… 1 s")
        terminal.shown = b""
        terminal.resize((60, 24))
        terminal.until("Mira thinks …")
        terminal.check()
        assert not (tmp_path / "answer").exists()
        (tmp_path / "answer").touch()
        assert terminal.until_asked()


def test_a_master_deep_in_thought_is_announced_and_ctrl_c_is_heard(tmp_path: Path) -> None:
    """The answer would take a minute: what is shown comes while the rules are busy with it."""
    seats = ("--seats", "own_bots:Deep,steady,you", "--save", str(tmp_path / "game.quartett"))
    arguments = ("play", "force", "--language", "en", *seats)
    with Terminal(tmp_path, (80, 24), *arguments, **own_bots(tmp_path)) as terminal:
        terminal.until("Mira thinks …")
        terminal.until("… 1 s")
        terminal.press("\x03")
        terminal.until("--resume")
        assert terminal.process.wait(60) == 130
    assert moves(tmp_path) == []


def test_play_without_a_game_asks_which(tmp_path: Path) -> None:
    with Terminal(tmp_path, (80, 24), "play", "--language", "de", "--pace", "0") as terminal:
        assert "Duell der Mächte (force)" in terminal.until("> ")
        terminal.press("2\r")
        assert terminal.until_asked()
        assert terminal.screen[0].lstrip().startswith("Duell der Mächte")


def test_the_legend_of_deck_battle_explains_its_signs(tmp_path: Path) -> None:
    with Terminal(tmp_path, (120, 40), "play", "deckbattle", "--language", "nl") as terminal:
        assert terminal.until_asked()
        terminal.press("tekens\r")
        told = terminal.until("■□")
        assert "K Kracht · W Werving" in told and "▶NAAM→3" in told


def test_rules_are_read_a_screenful_at_a_time(tmp_path: Path) -> None:
    with table(tmp_path, size=(40, 20)) as terminal:
        assert terminal.until_asked()
        terminal.press("rules\r")
        first = terminal.until("Enter goes on, q ends]")
        assert "PUSH-01:" in first and "PUSH-A25" not in first
        terminal.press(" ")
        terminal.until("Enter goes on, q ends]")
        terminal.press("q")
        terminal.until(" > ")
        terminal.press("rules quark\r")
        terminal.until("No rule has “quark” in it.")


def test_rules_are_found_by_a_word(tmp_path: Path) -> None:
    with table(tmp_path) as terminal:
        assert terminal.until_asked()
        terminal.press("rules bust\r")
        found = terminal.until("PUSH-A15")
        assert "PUSH-A16" not in found and "PUSH-01:" not in found
