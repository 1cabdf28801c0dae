"""Konoha: the card file, what it allows, and the text that is made from it."""

import re

import pytest

from missions import KONOHA, TEXT, changed
from quartett.cli import main
from quartett.core.problem import Problem
from quartett.games.facts import CardFile
from quartett.games.konoha.cards import load
from quartett.games.konoha.telling.card_list import effect_line
from quartett.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("card", "field", "value", "right"),
    [
        ("sakura", "strength", "5", "from −5 to 4"),
        ("lee", "symbol", '"star"', "one of eye, crown, target, fist, drop"),
        ("lee", "team", '"blue"', "one of seven, gai"),
        ("lee", "synergy", '[{ effect = "with", ninjas = ["lee"], amount = 1 }]', "instead of lee"),
        ("lee", "synergy", '[{ effect = "with", ninjas = ["sai"], amount = 1 }]', "instead of sai"),
        ("lee", "synergy", '[{ effect = "flies", amount = 1 }]', "known effects"),
        ("lee", "synergy", '[{ effect = "with", ninjas = [], amount = 1 }]', "ninjas = []"),
        ("lee", "synergy", '[{ effect = "per-teammate", amount = 21 }]', "from −20 to 20"),
        ("lee", "synergy", f'[{{ effect = "per-teammate", amount = {10**30} }}]', "to 20"),
        ("gaara", "synergy", '[{ effect = "cancels", symbol = "sun" }]', "one of eye, crown"),
    ],
)
def test_a_card_file_with_a_fault_names_card_and_field(
    card: str, field: str, value: str, right: str
) -> None:
    with pytest.raises(Problem) as refused:
        load(CardFile(changed(card, field, value), "my.toml"))
    told = refused.value.arguments
    assert (told["file"], told["card"], told["field"]) == ("my.toml", card, field)
    assert right in Words("en", "konoha").problem(refused.value)


def test_there_must_be_32_ninjas() -> None:
    with pytest.raises(Problem, match="cards-wrong-field"):
        load(CardFile(TEXT[: TEXT.index("[itachi]")]))


def test_another_strength_changes_hands_and_digest() -> None:
    cards = load(CardFile(changed("gai", "strength", "4")))
    assert cards.ninjas[cards.number("gai")].strength == 4
    assert cards.digest != KONOHA.cards_digest


def test_what_the_rulebook_prints_is_not_marked_as_our_guess() -> None:
    """The strengths that the worked examples give, and no others."""
    printed = {n.id for n in KONOHA.cards.ninjas if "strength" not in n.reconstructed}
    assert printed == {"sasuke", "sakura", "kakashi", "lee", "hinata", "orochimaru", "hokage"}
    named = [n.id for n in KONOHA.cards.ninjas if "name" not in n.reconstructed]
    assert len(named) == 22


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_is_made_from_its_effects(language: str) -> None:
    words = Words(language, "konoha")
    for ninja in KONOHA.cards.ninjas:
        for effect in ninja.synergy:
            text = words.line(effect_line(effect))
            for number in re.findall(r"[+−]\d", text):
                shown = int(number.replace("−", "-"))
                assert shown in [getattr(effect, name) for name in effect.__struct_fields__]
            symbol = getattr(effect, "symbol", None)
            assert symbol is None or words.say(f"symbol-{symbol}") in text
    assert "Sakura" in words.line(effect_line(tsunade().synergy[0]))


def tsunade() -> object:
    return KONOHA.cards.ninjas[KONOHA.cards.number("tsunade")]


def test_the_command_hand_shows_the_working(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ["lee", "hinata", "kakashi", "gaara", "sasuke"]
    assert main(["hand", "konoha", *hand, "--language", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1] == "Hinata: 2 +1 (Lee) = 3" and told[-1] == "2 + 3 + 4 − 1 + 2 = 10"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["konoha", "sai"], "There is no card “sai”"),
        (["konoha", "lee", "lee"], "named twice"),
        (["push", "lee"], "is not counted"),
    ],
)
def test_the_command_hand_says_what_is_wrong(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hand", *arguments, "--language", "en"]) == 2
    assert complaint in capsys.readouterr().err
