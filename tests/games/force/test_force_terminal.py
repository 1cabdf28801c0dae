"""Battle of the Force in the terminal: what people see, and what they do not."""

import io
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from duels import FORCE
from keyboard import Keyboard, every_language
from quartett.core.chance import CHANCE, Stream
from quartett.core.record import parse
from quartett.table.seats import parse_seats
from quartett.terminal import force as stage
from quartett.terminal.drawn_screen import DrawnScreen
from quartett.terminal.host import Host
from quartett.terminal.local_match import Sitting
from quartett.terminal.plain_screen import PlainScreen
from quartett.terminal.play import Settings, play
from quartett.words import Words

words_of = cache(lambda language: Words(language, "force"))


def sitting_after(seats: int, moves: int) -> Sitting:
    """A game after some moves at random, when seat 0 is to lay a card."""
    sitting = Sitting.new(FORCE, seats, {})
    while not sitting.state.over:
        number, actor = len(sitting.record.moves), int(sitting.state.actor)
        if actor == CHANCE:
            sitting.answer_chance(Stream(5, number))
        elif number >= moves and actor == 0:
            break
        else:
            sitting.answer(actor, int(sitting.state.pick(actor, Stream(9, number))))
    return sitting


def hosted(sitting: Sitting, language: str = "en") -> Host:
    seats = ",".join(["you"] * int(sitting.state.seats))
    people = parse_seats(seats, FORCE.bots)
    return Host(sitting, people, words_of(language), stage, PlainScreen(stage))


def drawn(host: Host, viewer: int, width: int) -> str:
    file = io.StringIO()
    host.screen = DrawnScreen(stage, Console(file=file, width=width, height=50))
    host.screen.show(host.scene(viewer))
    return file.getvalue()


@every_language
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_table_is_drawn_in_any_width(language: str, width: int) -> None:
    for seats in (2, 3, 4):
        for moves in (0, 40, 70, 400):
            text = drawn(hosted(sitting_after(seats, moves), language), 0, width)
            assert text.strip()
            assert all(cell_len(line) <= width for line in text.splitlines())


@every_language
def test_three_players_fit_a_small_terminal(language: str) -> None:
    """Title, table, news, question and the line to type in, from the first duel to the last."""
    people = parse_seats("you,steady,steady", FORCE.bots)
    for moves in range(0, 120, 8):
        sitting, file = sitting_after(3, moves), io.StringIO()
        if sitting.state.over:
            break
        console = Console(file=file, width=80, height=24, force_terminal=True)
        Host(sitting, people, words_of(language), stage, DrawnScreen(stage, console)).pose(0)
        lines = file.getvalue().split("\x1b[H")[-1].splitlines()
        assert words_of(language).say("game-force") in lines[0]
        assert len(lines) < 24
    assert moves > 40


def test_where_there_is_no_room_for_refused_choices_the_possible_ones_keep_their_numbers() -> None:
    sitting = Sitting.new(FORCE, 3, {})
    for seat, move in ((CHANCE, "reveal jabba"), (0, "play 5"), (1, "play 1"), (2, "play 2")):
        sitting.answer(seat, FORCE.moves.parse(move))
    sitting.answer(CHANCE, FORCE.moves.parse("reveal greedo"))
    for height, refused in ((40, True), (18, False)):
        file = io.StringIO()
        host = hosted(sitting)
        host.screen = DrawnScreen(stage, Console(file=file, width=80, height=height))
        host.pose(0)
        assert ("Lost before: Yoda 5" in file.getvalue()) is refused
        assert re.search(r"\b6 +Yoda 6", file.getvalue())


@every_language
def test_the_table_is_told_in_sentences(language: str) -> None:
    for moves in (0, 40, 70, 400):
        lines = stage.tell(hosted(sitting_after(3, moves), language).scene(0))
        assert all(line.endswith(".") and "None" not in line for line in lines)
        assert len(lines) >= 3


def laid(card: str) -> Host:
    """Seat 0 has laid a card and the other two have not."""
    sitting = Sitting.new(FORCE, 3, {})
    sitting.answer(CHANCE, FORCE.moves.parse("reveal jabba"))
    sitting.answer(0, FORCE.moves.parse(f"play {card}"))
    return hosted(sitting)


def test_a_laid_card_is_shown_to_nobody_else() -> None:
    for viewer in (1, 2):
        seen = {
            (drawn(host, viewer, 90), *stage.tell(host.scene(viewer)), *host.sentences(viewer, 0))
            for host in map(laid, ["1", "8", "r2d2"])
        }
        assert len(seen) == 1
    assert "laid Yoda 8" in " ".join(stage.tell(laid("8").scene(0)))


def test_people_at_one_keyboard_look_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the first person saw and typed has left the screen when the second one is asked."""
    monkeypatch.setenv("LINES", "30")
    PlainScreen(stage).hide()
    assert capsys.readouterr().out.count("\n") >= 30
    assert stage.KEEPS_SECRETS


def test_two_people_and_a_bot_play_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Between two people the keyboard is passed on with an empty line."""
    typed = (str(1 + number % 9) for number in range(10_000))
    monkeypatch.setattr(sys, "stdin", Keyboard(typed))
    place = tmp_path / "game.quartett"
    people = parse_seats("Ada=you,Bo=you,steady", FORCE.bots)
    assert play(FORCE, people, {}, Settings(seed=7, plain=True, save=place)) == 0
    record = parse(place.read_text("utf-8"))
    assert record.ending and record.players == ["Ada=you", "Bo=you", "Mira=steady"]
    said = capsys.readouterr().out
    assert "Bo, press Enter when the others look away." in said
    assert "laid Yoda" not in said and "laid Luke" not in said
