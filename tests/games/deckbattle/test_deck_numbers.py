"""Deck Battle: every rule, ruling, example and card has a test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from arena import CARDS, TECHNIQUES
from quartett.core.story import sentence_id
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.vocabulary import Effect
from vocabulary import custom, users

HERE = Path(__file__).parent


def names_of_tests() -> Iterator[str]:
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


TESTS = set(names_of_tests())
NUMBERS = {word for name in TESTS if name.startswith("test_deck_") for word in name.split("_")[2:]}


def test_the_rulebook_of_deck_battle_is_complete_and_every_number_is_tested() -> None:
    numbers = [rule.number.removeprefix("DECK-") for rule in GAME.rulebook]
    right = [f"{number:03}" for number in range(1, 129)] + [f"A{n}" for n in range(1, 59)]
    assert numbers == right
    examples = [f"EX{number}" for number in range(1, 17)]
    assert [n for n in (*numbers, *examples) if n.lower() not in NUMBERS] == []


def with_effects() -> list[str]:
    people = [c.id for c in CARDS.characters if c.ability or c.holds or c.field]
    small = [*CARDS.items, *CARDS.missions, *CARDS.tokens, *CARDS.objectives, *CARDS.scourges]
    return [*people, *(card.id for card in small), *TECHNIQUES]


def test_every_card_with_an_effect_has_a_test_of_its_own() -> None:
    cards = {name.removeprefix("test_card_") for name in TESTS if name.startswith("test_card_")}
    assert sorted({card.replace("-", "_") for card in with_effects()} - cards) == []


def test_every_word_of_the_vocabulary_is_used_and_none_is_custom() -> None:
    words = {kind.__name__ for kind in Effect.__subclasses__()}
    text = HERE.parents[2].joinpath("src/quartett/games/deckbattle/cards.toml").read_text("utf-8")
    used = set(re.findall('effect = "([a-z-]+)"', text))
    assert used == {sentence_id(name) for name in words} and "custom" not in used


def test_at_most_five_cards_of_a_hundred_do_something_of_their_own() -> None:
    own, total = custom()
    assert 0 < own <= total / 20
    assert users()["hunt"] == {"jutsu-kiba"} and len(users()["gain"]) > 50
