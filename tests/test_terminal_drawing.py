"""Push in the terminal: what people see, and what they do not."""

import io
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from keyboard import GAME, every_language
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.table.position import Position
from quartett.table.seats import parse_seats
from quartett.terminal import push as stage
from quartett.terminal.commands import Quit
from quartett.terminal.drawn_screen import DrawnScreen
from quartett.terminal.ending import outcome
from quartett.terminal.host import Host
from quartett.terminal.keys import FORGET
from quartett.terminal.local_match import Sitting
from quartett.terminal.plain_screen import PlainScreen
from quartett.terminal.scene import Scene
from quartett.terminal.screen import can_draw
from quartett.words import Words

words_of = cache(lambda language: Words(language, "push"))


def watched(seats: int, moves: int) -> Host:
    """A game of one person and bots after some moves, all at random."""
    sitting = Sitting.new(GAME, seats, {"risk": "yes"})
    while not sitting.state.over:
        number, actor = len(sitting.record.moves), int(sitting.state.actor)
        if actor == CHANCE:
            sitting.answer_chance(Stream(5, number))
        elif number >= moves and actor == 0:
            break
        else:
            sitting.answer(actor, int(sitting.state.pick(actor, Stream(9, number))))
    people = parse_seats(",".join(["you", *["random"] * (seats - 1)]), GAME.bots)
    return Host(sitting, people, words_of("en"), stage, PlainScreen(stage))


def drawn(host: Host, width: int, height: int, coloured: bool = True, language: str = "en") -> str:
    host.words = words_of(language)
    file = io.StringIO()
    console = Console(
        file=file,
        width=width,
        height=height,
        force_terminal=True,
        color_system="truecolor",
        no_color=not coloured,
    )
    host.screen = DrawnScreen(stage, console)
    if host.sitting.state.over:
        host.end(Path("x"))
    else:
        host.pose(0)
    return file.getvalue().split("\x1b[H")[-1]


@every_language
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_drawn_table_fits_its_width(seats: int, width: int, language: str) -> None:
    for moves in (0, 33, 150, 333, 10_000):
        for coloured in (True, False):
            host = watched(seats, moves)
            lines = Text.from_ansi(drawn(host, width, 40, coloured, language)).plain.splitlines()
            assert len(lines) > seats
            assert max(cell_len(line) for line in lines) <= width


def test_three_players_fit_a_small_terminal() -> None:
    for moves in (0, 33, 150, 333):
        assert len(drawn(watched(3, moves), 80, 24).splitlines()) < 24


def test_every_colour_has_its_symbol_and_letter_beside_it() -> None:
    host = watched(3, 333)
    text = Text.from_ansi(drawn(host, 80, 40)).plain
    for sign in ("☼ O", "≈ B", "♠ G", "↯ Y", "☾ P"):
        assert sign in text
    assert "\x1b[38;2;36;28;21;48;2;239;119;22m" in drawn(host, 80, 40)


def test_without_colours_the_tiles_have_brackets() -> None:
    text = drawn(watched(3, 333), 80, 40, coloured=False)
    assert "48;2;" not in text
    assert "[☼ O" in text


def everything(host: Host) -> tuple[str, list[str], list[str]]:
    """All that the terminal shows the person."""
    host.heard = {0: 0}
    return drawn(host, 80, 40), stage.tell(host.scene(0)), host.sentences(0, 0)


def test_the_numbers_on_banked_cards_of_others_are_not_shown() -> None:
    """PUSH-A22, on screen and in words: whatever others have banked, the same is seen."""
    host = watched(3, 333)
    state: Any = host.sitting.state
    assert state.banked[1] or state.banked[2]
    seen = everything(host)
    match = host.sitting.match
    match.position = Position(state.masked(0).imagine(Stream(1)), match.position.length, [])
    assert host.sitting.state.numbers() != state.numbers()
    assert everything(host) == seen


class Secretive:
    """Push as if hands were hidden."""

    ASIDE = stage.ASIDE
    KEEPS_SECRETS = True
    draw = staticmethod(stage.draw)
    remark = staticmethod(stage.remark)
    tell = staticmethod(stage.tell)
    tie_break = staticmethod(stage.tie_break)


def secretive(screen: PlainScreen | DrawnScreen) -> Host:
    people = parse_seats("you,you", GAME.bots)
    return Host(Sitting.new(GAME, 2, {}), people, words_of("en"), Secretive(), screen)


TURN = ("", "f", "f", "1", "stop", "1")
"""The first person's answers, until the keyboard is passed."""


def test_people_with_secrets_pass_the_keyboard(tmp_path: Path, capsys: Any) -> None:
    lines = iter([*TURN, "", "quit"])
    with pytest.raises(Quit):
        secretive(PlainScreen(Secretive(), lambda prompt: next(lines))).lead(1, tmp_path / "x")
    told = capsys.readouterr().out
    assert told.count("Player 1, press Enter when the others look away.") == 1
    assert told.count("Player 2, press Enter when the others look away.") == 1
    assert "Player 2: " in told


def test_whoever_leaves_before_the_keyboard_is_passed_sees_no_secret(
    tmp_path: Path, capsys: Any
) -> None:
    lines = iter([*TURN, "quit"])
    with pytest.raises(Quit):
        secretive(PlainScreen(Secretive(), lambda prompt: next(lines))).lead(1, tmp_path / "x")
    assert "Player 2: " not in capsys.readouterr().out


def test_nobody_can_scroll_back_to_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    """What was cleared may lie above the first line, until the terminal forgets it."""
    typed, file = iter([*TURN, "quit"]), io.StringIO()
    console = Console(file=file, width=80, height=24, force_terminal=True)
    screen = DrawnScreen(Secretive(), console, lambda prompt: next(typed))
    with pytest.raises(Quit):
        secretive(screen).lead(1, tmp_path / "x")
    before, after = file.getvalue().rsplit(FORGET, 1)
    assert "Player 1: " in before
    assert "Player 1: " not in after
    for term, forgets in (("xterm", True), ("dumb", False)):
        monkeypatch.setenv("TERM", term)
        PlainScreen(Secretive()).hide()
        assert (FORGET in capsys.readouterr().out) is forgets


def test_a_terminal_that_cannot_draw_gets_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    assert can_draw()
    monkeypatch.setenv("TERM", "dumb")
    assert not can_draw()
    monkeypatch.setenv("TERM", "xterm")
    Terminal.encoding = "ascii"
    assert not can_draw()


# The end


def ended(scores: tuple[int, ...], winners: tuple[int, ...], cards: tuple[int, ...]) -> Scene:
    """The end of a game of Push with these results."""
    host = watched(len(scores), 10_000)
    scene = host.scene(NOBODY)
    seats = [
        type(seat)((f"orange-{1}",) * count, 0, (), 0, (0,) * 5)
        for seat, count in zip(scene.view.seats, cards, strict=True)
    ]
    view = msgspec.structs.replace(scene.view, scores=scores, winners=winners, seats=tuple(seats))
    return msgspec.structs.replace(scene, view=view)


def test_push_46_the_end_says_that_cards_decided_a_tie() -> None:
    told = outcome(ended((30, 30, 12), (1,), (7, 9, 3)), stage)
    assert told == [
        "You: 30 points",
        "Mira (bot Random): 30 points",
        "Jon (bot Random): 12 points",
        "Equal points, so the cards are counted (PUSH-46). You: 7 cards, Mira: 9 cards.",
        "Mira wins with 30 points.",
        "You come second with 30 points.",
    ]


def test_push_47_the_end_names_all_who_win_together() -> None:
    told = outcome(ended((30, 30, 12), (0, 1), (9, 9, 3)), stage)
    assert told[-1] == "You and Mira win together with 30 points each."
