"""Choices, refusals and cards in the terminal take as little room as possible."""

import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from keyboard import every_language
from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.problem import Problem
from quartett.table.seats import parse_seats
from quartett.terminal.cards import card_text, find_cards
from quartett.terminal.drawn_screen import DrawnScreen
from quartett.terminal.foot import feet
from quartett.terminal.host import Host
from quartett.terminal.lines import columns, gathered
from quartett.terminal.local_match import Sitting
from quartett.terminal.plain_screen import PlainScreen
from quartett.terminal.refusals import refusals
from quartett.terminal.scene import Choice, Question, Scene, stage_of
from quartett.words import Words

FORCE, KONOHA = games.load("force"), games.load("konoha")


def host_after(name: str, seats: int, moves: int, language: str = "en") -> Host | None:
    """A person and bots after some moves, all at random; None if the game is over by then."""
    game = games.load(name)
    sitting = Sitting.new(game, seats, {})
    while len(sitting.record.moves) < moves or 0 not in sitting.state.owing:
        if sitting.state.over:
            return None
        seat, number = sitting.state.owing[0], len(sitting.record.moves)
        if seat == CHANCE:
            sitting.answer_chance(Stream(2, number))
        else:
            sitting.answer(seat, int(sitting.state.pick(seat, Stream(7, number))))
    people = parse_seats(",".join(["you", *["random"] * (seats - 1)]), game.bots)
    stage = stage_of(game)
    return Host(sitting, people, Words(language, name), stage, PlainScreen(stage))


@every_language
@pytest.mark.parametrize(("name", "seats"), [("force", 4), ("konoha", 6)])
def test_a_full_table_does_not_scroll_in_a_small_terminal(
    name: str, seats: int, language: str
) -> None:
    posed = 0
    for moves in range(0, 200, 20):
        host = host_after(name, seats, moves, language)
        if host is None:
            break
        file = io.StringIO()
        # Rich keeps the codes of a style as it first drew it, so all tests draw with all colours.
        console = Console(
            file=file, width=60, height=24, force_terminal=True, color_system="truecolor"
        )
        host.screen = DrawnScreen(host.stage, console)
        host.pose(0)
        lines = file.getvalue().split("\x1b[H")[-1].splitlines()
        assert host.words.say(f"game-{name}") in lines[0] and len(lines) < 24
        posed += 1
    assert posed > 3


def scene() -> Scene:
    return Scene(Words("en"), None, (), (), {})


def test_a_foot_gives_up_card_texts_then_refusals_then_lines_of_their_own() -> None:
    choices = [Choice(f"Send {name}", True, "What it does.") for name in ("Naruto", "Sai", "Ino")]
    question = Question("Who?", (*choices, Choice("Not that one", False)))
    texts = [Text("\n").join(foot).plain for foot in feet(scene(), question, 60)]
    assert [text.count("What it does.") for text in texts] == [3, 0, 0, 0, 0]
    assert [("Not that one" in text) for text in texts] == [True, True, False, False, False]
    assert "  1 Send Naruto    2 Send Sai    3 Send Ino" in texts[3]
    assert [("help" in text) for text in texts] == [True, True, True, True, False]


def test_columns_hold_every_cell_within_the_width() -> None:
    cells = [Text("x" * (number % 7 + 3)) for number in range(23)]
    lines = columns(cells, 40)
    assert lines is not None and max(line.cell_len for line in lines) < 40
    assert sum(len(line.plain.split()) for line in lines) == 23
    assert columns([Text("x" * 50)], 40) is None


def test_equal_sentences_in_a_row_are_told_once() -> None:
    assert gathered(["a.", "b.", "b.", "a."]) == ["a.", "b. ×2", "a."]


# Refusals


def test_plain_text_names_refused_choices_with_one_reason_once(capsys: Any) -> None:
    host = host_after("force", 4, 80)
    assert host is not None
    host.pose(0)
    told = capsys.readouterr().out.splitlines()
    refused = [line for line in told if "not possible" in line]
    assert refused[0].startswith("1, 3, 4, 6, 7, 8 are not possible: Lost before: Yoda 1, Yoda 3, ")
    assert len(refused) == 2 and refused[1].startswith("9 is not possible: R2-D2 does not fight")


def test_question_mark_with_a_word_tells_only_of_what_has_it() -> None:
    host = host_after("konoha", 3, 0)
    assert host is not None
    seen = host.sitting.state.masked(0)
    every = refusals(host.sitting.game, seen, 0)
    about = refusals(host.sitting.game, seen, 0, "pass")
    assert [text for text, _ in about] == ["pass", "use pass", "tile pass"]
    assert len(every) > len(about)


def test_verbs_with_one_reason_are_told_together() -> None:
    host = host_after("konoha", 3, 0)
    assert host is not None
    told = refusals(host.sitting.game, host.sitting.state.masked(0), 0)
    reasons = [reason for _, reason in told]
    assert all(reasons.count(reason) == 1 for reason in reasons)


# Cards


@pytest.mark.parametrize("typed", ["jiraya", "JIRA", "Jîraya"])
def test_a_card_is_found_by_its_name_or_the_beginning_of_it(typed: str) -> None:
    found = find_cards(typed, KONOHA.card_list(), Words("fr", "konoha"))
    assert [card.name for card in found] == ["jiraya"]


def test_a_card_tells_what_it_does() -> None:
    words = Words("en", "konoha")
    [card] = find_cards("hinata", KONOHA.card_list(), words)
    assert card_text(words, card).startswith("Hinata ×1 · ")
    assert " ".join(words.line(line) for line in card.text) in card_text(words, card)


@every_language
def test_a_value_that_names_its_field_is_not_named_twice(language: str) -> None:
    words = Words(language, "konoha")
    told = [card_text(words, card).casefold() for card in KONOHA.card_list()]
    named = words.say("field-team").casefold()
    assert not [line for line in told if f"{named} {named}" in line]
    assert any(f"{named} {words.say('team-sand').casefold()}" in line for line in told)


def test_no_card_and_too_many_cards_are_said_in_a_sentence() -> None:
    words = Words("en", "konoha")
    for typed, name in (("xyzzy", "no-such-card"), ("k", "card-ambiguous"), ("-", "no-such-card")):
        with pytest.raises(Problem) as problem:
            find_cards(typed, KONOHA.card_list(), words)
        assert problem.value.name == name and words.problem(problem.value)


@every_language
@pytest.mark.parametrize("name", games.NAMES)
def test_a_narrow_table_shows_all_points_and_never_half_a_number(name: str, language: str) -> None:
    """At 40 columns: nothing is wider, and what is cut is cut between words, with a sign."""
    for moves in (0, 30, 90):
        host = host_after(name, 3, moves, language)
        if host is None:
            break
        lines = [line.plain for line in host.stage.draw(host.scene(0), 40, False, 16)]
        assert max(map(cell_len, lines)) <= 40
        assert not [line for line in lines if re.search(r"\d…", line)]
        if name in ("push", "force"):
            text = "\n".join(lines)
            for seat, shown in enumerate(host.scene(0).view.seats):
                points = shown.open_points if name == "push" else shown.points
                told = host.words.say("point-count", points=points)
                assert re.search(f"{re.escape(host.names[seat])}.* {re.escape(told)}", text)


def test_the_market_is_never_folded_away_without_a_sign() -> None:
    hidden = 0
    for moves in range(20, 200, 12):
        host = host_after("deckbattle", 3, moves)
        if host is None:
            break
        words = host.words
        for height in (8, 12, 16, 20, 30):
            lines = [line.plain for line in host.stage.draw(host.scene(0), 60, False, height)]
            text = " ".join(" ".join(lines).split())
            sign = words.say("folded", parts="@", command=words.say("command-table")).split("@")[0]
            market = words.say("deck-market")
            if any(host.scene(0).view.market):
                assert market in text, text
            hidden += bool(re.search(f"{sign}[^.]*{market}", text))
    assert hidden > 3
