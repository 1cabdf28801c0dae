"""Push at one keyboard: whole games, right and wrong answers, undo."""

from pathlib import Path
from typing import Any

import pytest

from keyboard import GAME, Table, every_language, over, patiently
from quartett.core.record import parse
from quartett.terminal.local_match import Sitting
from quartett.words import Words


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Table:
    return Table(tmp_path, monkeypatch, capsys)


# Whole games


@every_language
def test_a_whole_game_can_be_played_in_every_language(table: Table, language: str) -> None:
    told = table.play(patiently(), language=language)
    words = Words(language, "push")
    assert table.code == 0
    assert over(table.record)
    assert words.say("ask-open") in told
    assert words.say("game-ended") in told
    assert words.say("kept", file=str(table.folder / "game.quartett")) in told
    assert "quartett replay " in told


@pytest.mark.parametrize("count", range(GAME.fewest, GAME.most + 1))
def test_every_number_of_seats_can_be_played(table: Table, count: int) -> None:
    table.play(patiently(), seats=",".join(["you", *["random"] * (count - 1)]))
    assert over(table.record)


def test_the_same_seed_and_answers_give_the_same_game(table: Table) -> None:
    table.play(patiently())
    first = table.moves
    table.play(patiently(), save="again")
    assert [m.text for m in parse((table.folder / "again").read_text()).moves] == first


def test_two_people_and_a_bot_are_asked_by_name(table: Table) -> None:
    told = table.play(patiently(), seats="Ada=you,you,random")
    assert over(table.record)
    question = Words("en", "push").say("ask-flip")
    assert f"Ada: {question}" in told
    assert f"Player 2: {question}" in told
    assert "You " not in told
    assert "players: Ada=you; you; Mira=random" in table.record


def test_bots_alone_play_to_the_end_without_a_question(table: Table) -> None:
    table.play([], seats="random,random")
    assert over(table.record)


def test_plain_text_has_no_colours_boxes_or_cursor_moves(table: Table) -> None:
    told = table.play(["table", "?", "help", *patiently()])
    assert told.replace("\n", "").isprintable()
    assert not [sign for sign in told if "─" <= sign <= "▟"]


def test_each_event_is_told_once(table: Table) -> None:
    told = table.play(["f", "f", "p", "f", "2"]).splitlines()
    placed = [line for line in told if line.startswith("You placed")]
    assert (
        len(placed)
        == len(set(placed))
        == table.moves.count("place 1") + table.moves.count("place 2")
    )


# Answers

OPENING: tuple[str, ...] = ()
PLACING = ("f", "f")
DECIDING = ("f", "f", "place 1")
TAKING = ("f", "f", "place 1", "stop")
"""With seed 3 the first card is a switch card, so that the second one must be placed."""


@pytest.mark.parametrize("before", [OPENING, PLACING, DECIDING, TAKING])
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("xyzzy", "“xyzzy” is no move and no command. Possible now: "),
        ("99", "There is no choice 99."),
        ("0", "There is no choice 0."),
        ("-1", "“-1” is no move"),
        ("9" * 400, "There is no choice 999"),
        ("place 4", "“place 4” is no move"),
        ("flip flip", "“flip flip” is no move"),
        ("\x1b[A\x00", "is no move"),
        ("draw orange-2", "draw orange-2: The draw pile decides which card comes (PUSH-08)."),
        ("roll star", "roll star: The die decides (PUSH-21)."),
        ("take 3", "take 3: "),
        ("bank green", "bank green: "),
        ("rule 99", "There is no rule 99 in this game."),
        ("rule", "rule 13: the rule with this number."),
        ("save /no/such\0place/x", ""),
    ],
)
def test_wrong_input_gets_one_sentence_and_the_question_stays(
    table: Table, before: tuple[str, ...], typed: str, said: str
) -> None:
    count = len(table_moves(table, before))
    told = table.play([*before, typed], save="again").split("\n> ")[-2]
    sentences = told.splitlines()[1:]
    assert len(sentences) == 1 and said in sentences[0]
    assert "Traceback" not in told and "\x1b" not in told
    assert len(parse((table.folder / "again").read_text()).moves) == count


def table_moves(table: Table, lines: tuple[str, ...]) -> list[str]:
    table.play(lines)
    return table.moves


@pytest.mark.parametrize(
    ("before", "typed", "reason"),
    [
        (OPENING, "stop", "stop: Stopping needs a placed card (PUSH-A8)."),
        (OPENING, "s", "stop: Stopping needs a placed card (PUSH-A8)."),
        (OPENING, "place 1", "place 1: No flipped card to place (PUSH-08)."),
        (PLACING, "flip", "(PUSH-10)."),
        (PLACING, "place 3", "place 3: The next new column is column 1 (PUSH-12)."),
        (PLACING, "2", "place 2: The next new column is column 1 (PUSH-12)."),
        (DECIDING, "take 1", "take 1: Taking comes after stopping (PUSH-19)."),
        (DECIDING, "b orange", "bank orange: Banking takes a whole turn"),
        (TAKING, "flip", "flip: Flipping is over for this turn (PUSH-19)."),
        (TAKING, "stop", "stop: A column has to be taken (PUSH-A9)."),
        (TAKING, "2", "take 2: There is no column 2 (PUSH-29)."),
    ],
)
def test_a_move_that_is_not_possible_now_is_refused_with_its_rule(
    table: Table, before: tuple[str, ...], typed: str, reason: str
) -> None:
    told = table.play([*before, typed]).split("\n> ")[-2].splitlines()
    assert len(told) == 2 and reason in told[1]


@pytest.mark.parametrize("typed", ["place 1", " PLACE   1 ", "p 1", "pl", "1"])
def test_a_move_is_known_by_number_text_or_a_clear_beginning(table: Table, typed: str) -> None:
    table.play([*PLACING, typed])
    assert table.moves[-1] == "place 1"


def test_a_beginning_that_several_moves_share_is_asked_about(table: Table) -> None:
    told = table.play(["f", "f", "p", "f", "p"])
    assert "“p” can mean several moves: place 1, place 2." in told
    assert table.moves[-1].startswith("draw ")


@every_language
def test_every_language_has_its_own_words_for_the_commands(table: Table, language: str) -> None:
    words = Words(language, "push")
    commands = [words.say(f"command-{name}") for name in ("log", "table", "help", "undo", "quit")]
    told = table.play(commands, language=language)
    assert words.say("log-empty") in told
    assert words.say("push-no-column") in told
    assert words.say("cannot-undo") in told
    assert "--resume" in told


def test_question_mark_names_a_reason_for_all_that_is_not_possible(table: Table) -> None:
    told = table.play([*PLACING, "?"]).split("\n> ?\n")[1]
    refused = [line.split(": ")[0] for line in told.splitlines()]
    for moves in ("flip, stop, take", "place 2, 3", "bank", "draw", "roll"):
        assert moves in refused
    assert "place 1" not in told


def test_a_refused_column_is_listed_with_its_reason(table: Table) -> None:
    sitting = Sitting.new(GAME, 2, {})
    for line in ("flip", "draw orange-2", "place 1", "flip", "draw orange-3"):
        sitting.answer(int(sitting.state.actor), GAME.moves.parse(line))
    (table.folder / "game.quartett").write_text(sitting.record.text())
    told = table.resume([])
    assert "1 is not possible: Column 1 has orange already (PUSH-13)" in told
    assert "2: New column 2" in told


@pytest.mark.parametrize("typed", ["rule PUSH-13", "rule 13", "rule push-13", "rule  a7"])
def test_a_rule_is_read_by_its_number(table: Table, typed: str) -> None:
    number = "PUSH-A7" if "a7" in typed else "PUSH-13"
    assert f"{number}: {Words('en', 'push').rule(number)}" in table.play([typed])


# Undo


def test_undo_takes_back_what_revealed_nothing(table: Table) -> None:
    told = table.play([*TAKING, "undo", "undo", "undo"])
    assert "Taken back: stop." in told
    assert "Taken back: place 1." in told
    assert told.count("There is nothing to take back") == 1
    assert table.moves[-1].startswith("draw ")


def test_undo_does_not_take_back_a_flip(table: Table) -> None:
    told = table.play(["f", "undo"])
    assert "There is nothing to take back" in told
    assert table.moves == ["flip", "draw switch"]
