"""Deck Battle: the list of cards, with texts rendered from their effects."""

from collections.abc import Iterable
from typing import Final

from quartett.core.game import Card
from quartett.core.story import Line, Value
from quartett.games.deckbattle.cards import (
    Cards,
    Character,
    Chip,
    Goal,
    Item,
    Jutsu,
    Mission,
    Printed,
    Token,
)
from quartett.games.deckbattle.telling.names import copies, technique_names
from quartett.games.deckbattle.telling.texts import headed, sentences, told
from quartett.games.deckbattle.vocabulary import Revealed

NUMBERS: Final = ("force", "recruit", "chakra", "force_cost", "recruit_cost", "points")


def card_list(cards: Cards) -> list[Card]:
    found = [(card, card.group) for card in cards.characters]
    kinds: tuple[tuple[str, tuple[Printed, ...]], ...] = (
        ("jutsu", cards.jutsu),
        ("item", cards.items),
        ("mission", cards.missions),
        ("token", cards.tokens),
        ("chips", cards.chips),
        ("objective", cards.objectives),
        ("scourge", cards.scourges),
    )
    listed: list[tuple[Printed, str]] = [*found]
    listed += [(card, group) for group, some in kinds for card in some]
    return [listing(card, group) for card, group in listed]


def listing(card: Printed, group: str) -> Card:
    shown: dict[str, Value] = {"group": group, **values(card)}
    lines = tuple(text(card))
    return Card(card.id, card.copies, shown, card.reconstructed, lines, card.name)


def values(card: Printed) -> dict[str, Value]:
    """The values of a card; a missing one is left out rather than shown as 0."""
    match card:
        case Character():
            numbers = {name.replace("_", "-"): getattr(card, name) for name in NUMBERS}
            return present({**numbers, "affinities": card.affinities})
        case Jutsu():
            return {"team": card.team}
        case Item():
            return {"type": card.type}
        case Mission():
            return present({"rank": card.rank, "cost": card.cost, "points": card.points})
        case Token():
            return present({"points": card.points})
        case Chip():
            return {"chakra": card.chakra}
    return {}


def present(shown: dict[str, Value]) -> dict[str, Value]:
    return {field: value for field, value in shown.items() if value}


def head_of_technique(name: str, level: int, cost: int) -> Line:
    return Line("effect-technique", {"technique": name, "level": level, "cost": cost})


def text(card: Printed) -> Iterable[Line]:
    """Everything that a card does."""
    match card:
        case Character():
            yield from headed(Line("effect-activated", {"cost": card.cost}), card.ability)
            yield from headed(Line("effect-passive"), card.holds)
            revealed = [effect for effect in card.field if isinstance(effect, Revealed)]
            others = [effect for effect in card.field if effect not in revealed]
            yield from [*headed(Line("effect-on-field"), others), *sentences(revealed)]
        case Jutsu():
            for level, technique in enumerate(card.techniques, start=1):
                head = head_of_technique(f"{card.character}-{level}", level, technique.cost)
                yield from headed(head, technique.steps)
        case Item():
            yield from headed(Line("effect-activated", {"cost": 0}), card.use)
            yield from headed(Line("effect-worn"), card.holds)
        case Mission() | Token():
            yield from headed(Line("effect-reward"), card.reward)
        case Goal():
            yield from told(card.counts)


def uses(cards: Cards) -> dict[str, tuple[str, ...]]:
    """A character with an ability counts as used when it is activated, any other whenever it is
    played. Techniques are counted like cards."""
    found = dict[str, tuple[str, ...]]()
    for person in cards.characters:
        verbs = ("activate",) if person.ability else ("with", "channel", "send")
        found[person.id] = tuple(f"{verb} {name}" for verb in verbs for name in copies([person]))
    found |= {name: (f"technique {name}",) for name in technique_names(cards)}
    for item in cards.items:
        used = [f"use {name}" for name in copies([item])]
        found[item.id] = tuple(used) if item.use else (f"equip {item.id}",)
    return found | {mission.id: (f"mission {mission.id}",) for mission in cards.missions}
