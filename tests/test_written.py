"""`quartett cards --vocabulary`: what a card file can contain, including custom names."""

import json
from pathlib import Path

import pytest

from quartett import games
from quartett.cli import main
from quartett.games.deckbattle.vocabulary import Counting, FieldEffect, Happening, Holding
from quartett.games.facts import CardFile


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["cards", *words])
    return code, capsys.readouterr().out


def test_every_effect_and_every_field_of_deck_battle_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, text = said(capsys, "deckbattle", "--vocabulary")
    told = {line.strip().split(",")[0] for line in text.splitlines()}
    for union in (Happening, Holding, FieldEffect, Counting):
        for kind in union.__args__:
            assert kind.__struct_config__.tag in told
    written = CardFile.own("quartett.games.deckbattle").facts
    fields = {field for card, facts in written.items() if card != "track" for field in facts}
    words = {line.strip().split(":")[0].strip("[]") for line in text.splitlines()}
    assert code == 0 and fields - {"group"} <= words


def test_konoha_tells_its_synergies_and_push_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert "per-symbol, symbol = text, amount = number" in said(capsys, "konoha", "--vocabulary")[1]
    assert main(["cards", "push", "--vocabulary"]) == 2
    assert "push" in capsys.readouterr().err


def test_a_card_that_the_words_do_not_know_has_the_name_of_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = CardFile.own("quartett.games.deckbattle").text
    head, _, rest = text.partition("\n[kotetsu]\n")
    rest = rest.partition("\n")[2]  # without its name
    mine = tmp_path / "mine.toml"
    mine.write_text(f'{head}\n[boruto]\nname = "Boruto Uzumaki"\n{rest}', "utf-8")
    assert games.load("deckbattle", CardFile(mine.read_text("utf-8"), "mine.toml"))
    cards = json.loads(said(capsys, "deckbattle", "--cards", str(mine), "--json")[1])
    assert "Boruto Uzumaki" in [card["name"] for card in cards]
    assert "Kakashi" in [card["name"] for card in cards]
