"""Konoha in the terminal: what people see, and what they do not."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from missions import KONOHA, Table, deal
from quartett.core.chance import NOBODY, Stream
from quartett.table.seats import parse_seats
from quartett.terminal import konoha as stage
from quartett.terminal.host import Host
from quartett.terminal.local_match import Sitting
from quartett.terminal.plain_screen import PlainScreen
from quartett.terminal.refusals import refusals
from quartett.terminal.scene import Scene
from quartett.words import LANGUAGES, Words

HANDS = ("lee hinata kakashi gaara sasuke", "itachi", "hokage")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def scene(game: Table, viewer: int, language: str = "en") -> Scene:
    names = ("Mira", "Jon", "Noor", "Luca", "Ilse", "Teo")[: game.seats]
    words = Words(language, "konoha")
    return Scene(words, game.view(viewer), names, ("",) * game.seats, {"redeal": "yes"})


def shown(game: Table, viewer: int, language: str = "en", width: int = 100) -> str:
    drawn = [line.plain for line in stage.draw(scene(game, viewer, language), width, False)]
    return "\n".join([*drawn, *stage.tell(scene(game, viewer, language))])


def test_the_own_hand_is_shown_with_its_working() -> None:
    text = shown(deal(*HANDS), 0)
    assert "2 +1 (Lee) = 3" in text and "5 cards · strength 10" in text
    assert "Together you need 30." in text


def test_other_hands_are_not_shown() -> None:
    game = deal(*HANDS)
    for viewer in (0, 2, NOBODY):
        assert "Itachi" not in shown(game, viewer)
    assert "Itachi" in shown(game, 1) and "Sasuke" not in shown(game, 1).replace("with Sasuke", "")


def test_a_card_that_was_passed_is_remembered_by_its_giver() -> None:
    game = deal(*HANDS).pass_on("lee", "itachi", "hokage")
    assert "seen: Lee" in shown(game, 0) and "Lee" not in shown(game, 2)


def test_signals_answers_and_powers_are_shown_to_all() -> None:
    game = (
        deal("", "", "").with_powers("recruit").deal(*HANDS).pass_on().say("good", "weak", "fair")
    )
    text = shown(game, NOBODY)
    assert "says: weak" in text and "Powers: one more ninja" in text
    game.play("keep, keep, keep").answer(1, "go")
    assert "has answered" in shown(game, 0) and "go" not in shown(game, 0).split()


@every_language
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_drawn_table_fits_its_width(seats: int, width: int, language: str) -> None:
    game = deal(*[""] * seats).turn("wait")
    for viewer in (0, NOBODY):
        for coloured in (True, False):
            lines = stage.draw(scene(game, viewer, language), width, coloured)
            assert len(lines) > seats
            assert max(cell_len(line.plain) for line in lines) <= width


@every_language
@pytest.mark.parametrize("width", [60, 80])
def test_what_a_card_does_is_drawn_to_its_last_word(width: int, language: str) -> None:
    game = deal("hokage orochimaru kabuto hinata jiraya", "", "")
    seen = scene(game, 0, language)
    told = " ".join(" ".join(line.plain.split()) for line in stage.draw(seen, width, False))
    for card in seen.view.seats[0].cards:
        text = " ".join(seen.words.line(line) for line in card.text)
        assert text and " ".join(text.split()) in told


@every_language
def test_the_end_tells_the_grade(language: str) -> None:
    game = deal("", "", "", redeal="no")
    while not game.state.over:
        seat = game.owing[0]
        move = game.state.chance(Stream(1)) if seat < 0 else game.state.pick(seat, Stream(2))
        game.answer(seat, KONOHA.moves.text(int(move)))
    words = Words(language, "konoha")
    assert words.say(f"grade-{game.state.ending()}") in shown(game, NOBODY, language)


def test_people_at_one_keyboard_look_away_and_each_hears_their_own_news(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sitting = Sitting.new(KONOHA, 3, {})
    typed = iter(["", "1", "", "1", "", "1", "", "1", ""])
    seats = parse_seats("Ada=you,Jon=you,steady", KONOHA.bots)
    screen = PlainScreen(stage, read=lambda prompt: next(typed))
    host = Host(sitting, seats, Words("en", "konoha"), stage, screen)
    while sitting.state.owing[0] < 0:
        sitting.answer_chance(Stream(3, len(sitting.record.moves)))
    for seat in (0, 1):
        host._ask(seat, tmp_path / "game")
    told = capsys.readouterr().out
    assert stage.KEEPS_SECRETS and "Jon, press Enter when the others look away." in told
    assert told.count("was dealt") == 10


def test_question_mark_names_all_ninjas_that_are_not_in_the_hand_at_once() -> None:
    game = deal("lee ino", "", "")
    told = dict(refusals(KONOHA, game.state.masked(0), 0))
    cards = told["pass"].arguments["card"]
    assert isinstance(cards, tuple) and len(cards) == 27 and "lee" not in cards
    assert "Naruto, Sasuke" in Words("en", "konoha").reason(told["pass"])
