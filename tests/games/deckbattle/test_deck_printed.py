"""Deck Battle: what the rulebook prints, with the place where it stands. These facts never change;
everything else is ours and is marked so."""

from typing import Any

import pytest

from arena import CARDS
from quartett.games.deckbattle.vocabulary import Bonus, Cost, PlaceLion, TakeChip
from quartett.games.facts import CardFile

FILE = CardFile.own("quartett.games.deckbattle")
TEAM, MANOEUVRES = "Exemple pour les cartes de l'Équipe 7", "2. Phase de déploiement, exemples"
MISSIONS = "G. VALIDER UNE MISSION DISPONIBLE"
TOKENS = "JETONS ET MARQUEURS SUPPLÉMENTAIRES"
ABILITIES = "Exemples de capacité"
PRINTED: list[tuple[str, str, Any, str]] = [
    ("kakashi", "copies", 1, TEAM),
    ("kakashi", "group", "sensei", TEAM),
    ("kakashi", "force", 2, MANOEUVRES),
    ("kakashi", "cost", 2, ABILITIES),
    ("gai", "force", 3, MANOEUVRES),
    ("naruto", "copies", 3, TEAM),
    ("naruto", "force", 1, "Exemples d'envoi en Mission"),
    ("naruto", "recruit", 1, MANOEUVRES),
    ("sakura", "copies", 3, TEAM),
    ("sakura", "recruit", 1, MANOEUVRES),
    ("sai", "copies", 3, TEAM),
    ("gaara", "chakra", 3, "Exemple de canalisation de Chakra"),
    ("gamahiro", "force-cost", 6, MANOEUVRES),
    ("sai-root", "recruit-cost", 5, MANOEUVRES),
    ("ayame", "recruit", 1, MANOEUVRES),
    ("ayame", "holds", [{"effect": "cost", "what": "market", "change": -1}], MANOEUVRES),
    ("itachi", "group", "threat", "RÉVÉLER UN OBJECTIF, exemple"),
    ("kakuzu", "group", "threat", TOKENS),
    ("kakuzu", "field", [{"effect": "masks", "amount": 4}], TOKENS),
    ("jutsu-naruto", "cost-1", 1, "Exemples de technique"),
    ("jutsu-sai", "technique-2", [{"effect": "place-lion"}], TOKENS),
    ("jutsu-choji", "technique-1", [{"effect": "take-chip"}], TOKENS),
    ("chakra-awakening", "rank", "C", MISSIONS),
    ("chakra-awakening", "cost", 3, MISSIONS),
    (
        *("chakra-awakening", "reward"),
        [{"effect": "gain", "what": "chakra", "amount": 3}],
        MISSIONS,
    ),
    ("summoning-pact", "rank", "A", MISSIONS),
    ("summoning-pact", "cost", 7, MISSIONS),
    ("duty", "counts", {"effect": "points-per", "what": "mission", "points": 1}, "FIN DE PARTIE"),
]
NAMED = {
    *("kakashi", "gai", "naruto", "sakura", "sai", "kiba", "shino", "choji", "gaara", "bisuke"),
    *("akino", "gamahiro", "sai-root", "danzo", "ayame", "itachi", "deidara", "kakuzu", "kunai"),
    *("shuriken", "ramen", "summoning-seal", "headband", "chakra-awakening", "merchant-escort"),
    "summoning-pact",
}
PEOPLE = {card.id: card for card in CARDS.characters}
JUTSU = {card.character: card for card in CARDS.jutsu}


@pytest.mark.parametrize(("card", "field", "value", "place"), PRINTED)
def test_a_printed_fact_stays_as_it_is(card: str, field: str, value: Any, place: str) -> None:
    fact = FILE.facts[card][field]
    assert (fact.value, fact.mark) == (value, "printed")
    assert place in fact.source


def test_the_names_that_the_rulebook_prints_are_printed_and_no_others() -> None:
    names = {card: fields["name"] for card, fields in FILE.facts.items() if "name" in fields}
    assert {card for card, fact in names.items() if fact.mark == "printed"} == NAMED


def test_nothing_else_is_called_printed() -> None:
    listed = {(card, field) for card, field, _, _ in PRINTED} | {(card, "name") for card in NAMED}
    more = {(card, "group") for card in ("naruto", "sakura", "sai")}
    more |= {("kunai", "holds"), ("ramen", "holds")}
    partly = {("jutsu-shino", f"technique-{level}") for level in (1, 2, 3)}
    partly |= {("jutsu-choji", "technique-2")}
    printed = {
        (card, field)
        for card, fields in FILE.facts.items()
        for field, fact in fields.items()
        if fact.mark == "printed"
    }
    assert printed == listed | more | partly
    assert all("is ours" in FILE.facts[card][field].source for card, field in partly)


def test_what_the_examples_imply_holds() -> None:
    """DECK-EX3, EX4, EX7, EX12: free, passive, without Force, two affinities in common."""
    assert PEOPLE["bisuke"].ability and not PEOPLE["bisuke"].cost and not PEOPLE["bisuke"].force
    assert PEOPLE["gaara"].holds and not PEOPLE["gaara"].ability and PEOPLE["gaara"].force
    assert JUTSU["naruto"].techniques[1].cost == 0
    shared = set(PEOPLE["sakura"].affinities) & set(PEOPLE["sai-root"].affinities)
    assert len(shared) >= 2
    assert any(isinstance(e, Bonus) and e.affinity == "anbu" for e in PEOPLE["danzo"].holds)
    assert JUTSU["sai"].techniques[1].steps == (PlaceLion(),)
    assert JUTSU["choji"].techniques[0].steps == (TakeChip(),)
    assert PEOPLE["ayame"].holds == (Cost("market", -1),)
