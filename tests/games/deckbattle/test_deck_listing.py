"""Deck Battle: the cards as they are listed."""

import re

import pytest

from arena import CARDS
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.telling.names import technique_names
from quartett.games.deckbattle.telling.texts import told
from quartett.games.deckbattle.vocabulary import Bonus, Cost, Gain, PointsPer, Recall
from quartett.words import LANGUAGES, Words

LISTED = {card.name: card for card in GAME.card_list()}


def test_every_card_of_the_box_is_listed_once() -> None:
    assert len(LISTED) == len(GAME.card_list())
    people = sum(card.copies for card in CARDS.characters)
    assert people + len(CARDS.jutsu) == 159
    small = (CARDS.items, CARDS.missions, CARDS.objectives, CARDS.scourges)
    assert sum(card.copies for group in small for card in group) == 77
    listed = sum(card.copies for card in LISTED.values())
    tokens = sum(card.copies for card in (*CARDS.tokens, *CARDS.chips))
    assert listed == 159 + 77 + tokens


def test_a_value_that_a_card_does_not_have_is_not_listed() -> None:
    assert "force" not in LISTED["bisuke"].values
    assert LISTED["gamahiro"].values["force-cost"] == 6


def test_the_text_of_a_card_comes_from_its_effects() -> None:
    text = {name: [line.name for line in card.text] for name, card in LISTED.items()}
    assert text["kunai"] == ["effect-worn", "effect-bonus"]
    assert text["ramen"] == ["effect-worn", "effect-bonus-shared"]
    assert text["bisuke"] == ["effect-activated", "effect-gain"]
    assert text["pakura"] == ["effect-passive", "effect-when", "effect-gain"]
    assert text["deidara"][-2:] == ["effect-revealed", "effect-destroy"]
    assert LISTED["gaara"].text[1].arguments["affinity"] == "sand"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_every_language(language: str) -> None:
    words = Words(language, "deckbattle")
    for card in LISTED.values():
        said = [words.line(line) for line in card.text]
        said += [words.value_of(field, value) for field, value in card.values.items()]
        assert not [text for text in said if re.search(r"^\s|\s$|  |[{}]| \.", text)], card.name
        assert words.thing("card", card.name) != card.name


def test_cards_read_as_they_work() -> None:
    words = Words("en", "deckbattle")
    text = {name: " ".join(map(words.line, card.text)) for name, card in LISTED.items()}
    assert text["kunai"] == "While worn: +2 Force in combat."
    assert text["duty"] == "Gain 1 point for each mission you have done."
    assert text["chakra-awakening"] == "Reward: Gain 3 chakra."
    field = "While on the field: At least 3 characters must fight it together."
    assert text["pain"].endswith(f"{field} When revealed: Each player loses 2 scrolls.")
    assert "While on the field" not in text["deidara"] and " When revealed: The " in text["deidara"]


EFFECTS = {
    "Each of your characters with Sand has +1 Force.": Bonus(
        "force", 1, each=True, affinity="sand"
    ),
    "Each of your characters has +2 Recruitment for recruiting.": Bonus(
        "recruit", 2, each=True, only=True
    ),
    "Recruiting characters with Summoning costs 1 less.": Cost("recruit", -1, affinity="summon"),
    "Fighting the Threat costs 2 more.": Cost("threat", 2),
    "Draw 1 card for each item in your inventory.": Gain("card", 1, per="item"),
    "Gain 2 Force in combat for each other character of yours in play with Anbu.": Gain(
        "force", 2, per="affinity", affinity="anbu", only=True
    ),
    "You may play a character of your discard pile.": Recall(),
    "Gain 2 points for each of your characters with Medic.": PointsPer("affinity", 2, "medic"),
}


@pytest.mark.parametrize("sentence", EFFECTS)
def test_an_effect_is_told_with_all_that_it_says(sentence: str) -> None:
    words = Words("en", "deckbattle")
    assert [words.line(line) for line in told(EFFECTS[sentence])] == [sentence]


def test_what_the_rulebook_shows_is_printed_and_everything_else_is_marked() -> None:
    printed = {
        "kakashi": ("force", "cost"),
        "naruto": ("force", "recruit", "copies"),
        "gaara": ("chakra",),
        "gamahiro": ("force-cost",),
        "sai-root": ("recruit-cost",),
        "ayame": ("recruit", "holds"),
        "kunai": ("holds",),
        "ramen": ("holds",),
        "chakra-awakening": ("cost", "reward"),
        "summoning-pact": ("cost",),
        "jutsu-naruto": ("cost-1",),
        "duty": ("counts",),
    }
    for name, fields in printed.items():
        assert not set(fields) & set(LISTED[name].reconstructed), name
    assert "force" in LISTED["sai-root"].reconstructed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_technique_has_a_name_of_its_own_on_its_card(language: str) -> None:
    words = Words(language, GAME.name)
    named = [words.thing("technique", name) for name in technique_names(CARDS)]
    assert len(set(named)) == 36 and not any(re.search(r"\d", name) for name in named)
    printed = [" ".join(map(words.line, LISTED[jutsu.id].text)) for jutsu in CARDS.jutsu]
    assert all(name in printed[at // 3] for at, name in enumerate(named))
