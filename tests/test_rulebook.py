"""The rulebooks as data: complete numbers, known sources, a sentence in every language."""

import re
import tomllib

import pytest

from ftl import messages
from quartett import games
from quartett.core.game import Rule
from quartett.games.rulebook import rules_of
from quartett.words import LANGUAGES, Words

# The rulebooks that the rules were read from.
SEEDS = (
    "000_23863dec934f8cab.txt",
    "001_389e7dfe58820547.txt",
    "002_9a8ce7645fe2ad22.txt",
    "003_19d3270b3cc27838.txt",
    "004_98453dfe9b771f00.txt",
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", games.NAMES)


def rule(number: str, source: str = "a.txt", place: str = "front") -> str:
    return f'{{ number = "{number}", source = "{source}", place = "{place}" }}'


@every_game
def test_numbers_run_without_a_gap_rules_first_then_rulings(name: str) -> None:
    game = games.load(name)
    numbers = [rule.number.removeprefix(f"{game.stem}-") for rule in game.rulebook]
    rulings = [number for number in numbers if number.startswith("A")]
    width = max(2, len(str(len(numbers) - len(rulings))))
    rules = [f"{number:0{width}}" for number in range(1, len(numbers) - len(rulings) + 1)]
    assert numbers == rules + [f"A{number}" for number in range(1, len(rulings) + 1)]


@every_game
def test_every_rule_names_a_rulebook_that_we_have_and_a_place_in_it(name: str) -> None:
    for one in games.load(name).rulebook:
        assert one.source in SEEDS, one.number
        assert one.place.strip() == one.place != "", one.number


@every_language
@every_game
def test_every_rule_has_a_sentence_of_its_own(language: str, name: str) -> None:
    words = Words(language, name)
    sentences = {one.number: words.rule(one.number) for one in games.load(name).rulebook}
    assert len(set(sentences.values())) == len(sentences)
    unfinished = [n for n, text in sentences.items() if not re.fullmatch(r"[A-ZÀ-Ý].+\.", text)]
    assert not unfinished


@every_language
@every_game
def test_every_sentence_about_a_rule_belongs_to_one_in_the_rulebook(
    language: str, name: str
) -> None:
    game = games.load(name)
    told = {one for one in messages(language, name) if one.startswith(f"{game.stem}-")}
    assert told == {rule.number for rule in game.rulebook}


@every_game
def test_every_rule_is_in_a_section_whose_rules_are_neighbours(name: str) -> None:
    game = games.load(name)
    rules = [one for one in game.rulebook if not re.search(r"-A\d+$", one.number)]
    sections = [one.section for one in rules]
    met = dict.fromkeys(sections)
    assert sections == sorted(sections, key=list(met).index)
    assert {one.section for one in game.rulebook} == set(met) and "" not in met
    assert len(met) > 2


@every_game
def test_every_example_explains_a_rule_with_cards_of_the_game(name: str) -> None:
    game = games.load(name)
    cards = {card.name for card in game.card_list()}
    assert len(game.examples) >= 2
    for example in game.examples:
        assert game.rule(example.after).number == example.after
        assert {card for group in example.groups for card in group.cards} <= cards
        assert all(bool(group.says) != bool(group.amount) for group in example.groups)


def test_a_rulebook_keeps_the_order_of_its_text() -> None:
    text = f"rules = [{rule('X-02')}, {rule('X-01')}]"
    assert rules_of(tomllib.loads(text)) == (
        Rule("X-02", "a.txt", "front"),
        Rule("X-01", "a.txt", "front"),
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"rules = [{rule('X-01')}, {rule('X-01')}]", "X-01: two rules share this number"),
        (f"rules = [{rule('X-01', source='')}]", "X-01: a rule names its source"),
        (f"rules = [{rule('X-01', place='')}]", "X-01: a rule names its source and the place"),
    ],
)
def test_a_rulebook_with_a_fault_is_not_loaded(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        rules_of(tomllib.loads(text))
