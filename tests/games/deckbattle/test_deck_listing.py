"""Deck Battle: the cards as they are listed."""

from arena import CARDS

from quartett.games.deckbattle import GAME

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
    assert text["kunai"] == ["effect-bonus-force-only"]
    assert text["ramen"] == ["effect-bonus-recruit-only-shared"]
    assert text["bisuke"] == ["text-activated", "effect-gain-chakra"]
    assert text["pakura"] == ["effect-when-fight", "effect-gain-scroll"]
    assert text["deidara"][-3:] == ["text-on-field", "effect-revealed", "effect-destroy"]
    assert LISTED["gaara"].text[0].arguments == {"amount": 1, "affinity": "sand"}


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
