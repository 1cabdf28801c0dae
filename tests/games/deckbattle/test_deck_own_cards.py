"""Deck Battle with a card file of one's own: played with, and every mistake is named."""

from importlib.resources import files

import pytest

from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.problem import Problem
from quartett.games.facts import CardFile
from quartett.words import LANGUAGES, Words

TEXT = files("quartett.games.deckbattle").joinpath("cards.toml").read_text("utf-8")


def changed(card: str, old: str, new: str) -> CardFile:
    """The built-in file with one line of a card changed, or a card added."""
    before, head, after = TEXT.partition(f"\n[{card}]\n")
    assert head and after.count(old)
    return CardFile(before + head + after.replace(old, new, 1), "mine.toml")


def fact(value: str) -> str:
    return f'{{ is = {value}, mark = "reconstructed", reason = "a test" }}'


def test_other_numbers_and_effects_are_played_and_told() -> None:
    use = fact('[{ effect = "gain", what = "scroll", amount = 7 }]')
    game = games.load("deckbattle", changed("kunai", "holds = ", f"use = {use}\nholds = "))
    kunai = next(card for card in game.card_list() if card.name == "kunai")
    told = [Words("fr", "deckbattle").line(line) for line in kunai.text]
    assert told[1] == "Gagnez 7 parchemins."
    state, stream = game.start(2), Stream(1)
    while not state.over:
        actor = state.owing[0]
        state.apply(actor, state.chance(stream) if actor == CHANCE else state.pick(actor, stream))
    assert game.conserved(state) and state.winners()


WRONG = {
    "a card that nobody knows how to use": ("kunai", '= "item"', '= "weapon"', "group"),
    "a field that no character has": (
        "ayame",
        "recruit = ",
        f"speed = {fact('3')}\nrecruit = ",
        "speed",
    ),
    "an effect that is none": ("kunai", '"bonus"', '"bonsu"', "holds"),
    "an amount beyond all cards": ("kunai", "amount = 2", "amount = 2000", "holds"),
    "an affinity that is none": ("gaara", '"sand"', '"sea"', "affinities"),
    "an affinity twice": ("lee", '["leaf", "gai"]', '["leaf", "leaf"]', "affinities"),
    "a name that is empty": ("lee", 'name = "Lee"', 'name = ""', "name"),
    "a name that no table holds": ("lee", '"Lee"', f'"{"L" * 61}"', "name"),
    "a name that moves the cursor": ("lee", '"Lee"', r'"\u001b[2JLee"', "name"),
    "a number below 0": ("ayame", "recruit = { is = ", "recruit = { is = -", "recruit"),
}


@pytest.mark.parametrize("why", WRONG)
def test_a_mistake_is_named_with_file_card_and_field(why: str) -> None:
    card, old, new, field = WRONG[why]
    with pytest.raises(Problem) as refused:
        games.load("deckbattle", changed(card, old, new))
    for language in LANGUAGES:
        text = Words(language, "deckbattle").problem(refused.value)
        assert all(part in text for part in ("mine.toml", card, field)), text


@pytest.mark.parametrize("value", ["2.5", "true", "-1", "100", '"2"'])
def test_what_is_no_number_for_a_card_is_told_which_ones_are(value: str) -> None:
    with pytest.raises(Problem, match=r"lee, field force.*a whole number from 0 to 99"):
        games.load("deckbattle", changed("lee", "force = 2", f"force = {value}"))


def test_cards_that_are_too_many_are_counted() -> None:
    with pytest.raises(Problem) as refused:
        games.load("deckbattle", changed("kunai", "copies = ", "copies = 1"))
    text = Words("en", "deckbattle").problem(refused.value)
    assert "mine.toml" in text and "28" in text
