"""Deck Battle: all cards, in the form in which the rules want them."""

import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar, get_args

import msgspec

from quartett.games.deckbattle import vocabulary
from quartett.games.deckbattle.vocabulary import Happening, Number
from quartett.games.facts import BOUNDS, CardFile
from quartett.games.written import right

AFFINITIES: Final[tuple[str, ...]] = get_args(vocabulary.Affinity)
ITEM_TYPES: Final[tuple[str, ...]] = get_args(vocabulary.ItemType)
COUNTS: Final = {"sensei": 4, "starter": 36, "field": 97, "threat": 10, "item": 28, "mission": 36}
CHARACTERS: Final = ("sensei", "starter", "field", "threat")
GROUPS: Final = (
    *CHARACTERS,
    *("jutsu", "item", "mission", "token", "chips", "objective", "scourge"),
)
TRACK: Final = "track"
NO_FACT: Final[tuple[str, ...]] = ()
T = TypeVar("T")


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """What every kind of card has."""

    id: str
    name: str = ""
    copies: vocabulary.Amount = 1
    reconstructed: tuple[str, ...] = NO_FACT
    """The names of the values that are not printed."""


class Character(Printed, frozen=True, kw_only=True):
    """0 stands for a value or a cost that the card does not have."""

    group: str
    person: str = ""
    force: Number = 0
    recruit: Number = 0
    chakra: Number = 0
    force_cost: Number = 0
    recruit_cost: Number = 0
    points: Number = 0
    affinities: tuple[vocabulary.Affinity, ...] = ()
    cost: Number = 0
    ability: tuple[Happening, ...] = ()
    holds: tuple[vocabulary.Holding, ...] = ()
    field: tuple[vocabulary.FieldEffect, ...] = ()


class Item(Printed, frozen=True, kw_only=True):
    type: vocabulary.ItemType
    use: tuple[Happening, ...] = ()
    holds: tuple[vocabulary.Holding, ...] = ()


class Mission(Printed, frozen=True, kw_only=True):
    rank: str
    cost: Number
    points: Number = 0
    reward: tuple[Happening, ...]


class Technique(msgspec.Struct, frozen=True):
    cost: Number
    steps: tuple[Happening, ...]


class Jutsu(Printed, frozen=True, kw_only=True):
    character: str
    team: str
    techniques: tuple[Technique, ...]


class Token(Printed, frozen=True, kw_only=True):
    points: Number = 0
    reward: tuple[Happening, ...]


class Chip(Printed, frozen=True, kw_only=True):
    chakra: Number


class Goal(Printed, frozen=True, kw_only=True):
    """An objective or a scourge."""

    counts: vocabulary.Counting


class Cards(msgspec.Struct, frozen=True):
    characters: tuple[Character, ...]
    """The Sensei, the other starters, the field characters, the Threats."""
    jutsu: tuple[Jutsu, ...]
    items: tuple[Item, ...]
    missions: tuple[Mission, ...]
    tokens: tuple[Token, ...]
    chips: tuple[Chip, ...]
    objectives: tuple[Goal, ...]
    scourges: tuple[Goal, ...]
    caps: tuple[int, ...]
    digest: str


class Techniques(Printed, frozen=True, kw_only=True):
    """A Jutsu card as it is written: `cost-1`, `technique-1` and so on."""

    character: str
    team: str
    cost_1: Number = 0
    technique_1: tuple[Happening, ...]
    cost_2: Number = 0
    technique_2: tuple[Happening, ...]
    cost_3: Number = 0
    technique_3: tuple[Happening, ...]


Range = tuple[Number, Number]
"""The lowest and the highest."""


BOUNDED: Final = {
    "threat": "points force_cost",
    "field": "points force_cost recruit_cost",
    "mission": "points",
    "token": "points",
    "sensei": "force recruit chakra cost gain_force gain_recruit gain_card",
    "starter": "force recruit chakra",
    "jutsu": "cost gain_force gain_recruit gain_chakra gain_scroll gain_card "
    "drain discard mill wound acquire hunt",
}
"""The numbers of ours that may be changed to make the teams even, by group. `gain_force` and the
like are amounts inside of effects."""
Bounds: Final = msgspec.defstruct(
    "Bounds",
    [
        (f"{group}_{number}", Range | None, None)
        for group, numbers in BOUNDED.items()
        for number in numbers.split()
    ],
    frozen=True,
)
"""How far each of them may be changed. What is left out stays as it is."""

FILE_GROUPS: Final[Mapping[str, type[msgspec.Struct]]] = {
    "group = sensei | starter | field | threat": Character,
    "group = jutsu": Techniques,
    "group = item": Item,
    "group = mission": Mission,
    "group = token": Token,
    "group = chips": Chip,
    "group = objective | scourge": Goal,
    "bounds": Bounds,
}
FILE_EFFECTS: Final = {
    "what happens (ability, use, reward, technique, then)": Happening,
    "what holds in play or while worn (holds)": vocabulary.Holding,
    "what holds while a Threat is on the field (field)": vocabulary.FieldEffect,
    "what counts at the end (counts)": vocabulary.Counting,
}


class Reader:
    """Takes the cards of one file out of their facts."""

    def __init__(self, file: CardFile) -> None:
        self.file = file
        self.groups: dict[str, list[str]] = {}
        for card in file.facts:
            if not re.fullmatch("[a-z0-9-]+", card):
                raise file.wrong(card, "group", "right-id")
            if card not in (TRACK, BOUNDS):
                self.groups.setdefault(file.word(card, "group", GROUPS), []).append(card)

    def read(self, card: str, kind: type[T], **more: Any) -> T:
        """One card. Fields with a dash in the file have an underscore here."""
        facts = self.file.facts[card]
        values = {field.replace("-", "_"): fact.value for field, fact in facts.items()}
        known = {one.name: one.type for one in msgspec.structs.fields(kind)}  # type: ignore[arg-type]
        unknown = values.keys() - known.keys() - {"group"} if not more else set()
        if unknown:
            field = sorted(unknown)[0].replace("_", "-")
            fields = ", ".join(sorted(name.replace("_", "-") for name in known))
            raise self.file.wrong(card, field, "right-choice", choices=fields)
        values |= {"id": card, "reconstructed": self.file.guesses(card), **more}
        try:
            return msgspec.convert({name: values[name] for name in values if name in known}, kind)
        except msgspec.ValidationError as error:
            where = re.search(r"`\$\.(\w+)", str(error))
            field = where[1] if where else "group"
            phrase, details = right(known.get(field)) or ("right-effects", {"cause": str(error)})
            raise self.file.wrong(card, field.replace("_", "-"), phrase, **details) from None

    def all(self, group: str, kind: type[T]) -> tuple[T, ...]:
        return tuple(self.read(card, kind) for card in self.groups.get(group, []))

    def jutsu(self, card: str) -> Jutsu:
        facts = self.file.facts[card]
        levels = []
        for level in (1, 2, 3):
            cost = facts[f"cost-{level}"].value if f"cost-{level}" in facts else 0
            steps = self.file.fact(card, f"technique-{level}").value
            levels.append({"cost": cost, "steps": steps})
        return self.read(card, Jutsu, techniques=levels)


def load(file: CardFile) -> Cards:
    reader = Reader(file)
    cards = Cards(
        characters=tuple(c for group in CHARACTERS for c in reader.all(group, Character)),
        jutsu=tuple(reader.jutsu(card) for card in reader.groups.get("jutsu", [])),
        items=reader.all("item", Item),
        missions=reader.all("mission", Mission),
        tokens=reader.all("token", Token),
        chips=reader.all("chips", Chip),
        objectives=reader.all("objective", Goal),
        scourges=reader.all("scourge", Goal),
        caps=file.numbers(TRACK, "caps", 9, 1, 3),
        digest=file.digest,
    )
    if BOUNDS in file.facts:
        reader.read(BOUNDS, Bounds)
    check(file, cards)
    return cards


def check(file: CardFile, cards: Cards) -> None:
    """The numbers of cards are printed, and names that cards mention must exist."""
    for group, total in COUNTS.items():
        found = sum(card.copies for card in of_group(cards, group))
        if found != total:
            raise file.wrong(group, "copies", "right-total", total=total, found=found)
    for kind, one, total in (
        ("jutsu", len(cards.jutsu), 12),
        ("token", sum(token.copies for token in cards.tokens), 9),
        ("chips", len(cards.chips), 3),
        ("objective", len(cards.objectives), 8),
        ("scourge", len(cards.scourges), 5),
    ):
        if one != total:
            raise file.wrong(kind, "copies", "right-total", total=total, found=one)
    names = {card.id for card in cards.characters}
    for jutsu in cards.jutsu:
        for field, name in (("character", jutsu.character), ("team", jutsu.team)):
            if name not in names:
                raise file.wrong(jutsu.id, field, "right-other-card", found=name)
    people = {jutsu.character for jutsu in cards.jutsu}
    for character in cards.characters:
        if character.person and character.person not in people:
            raise file.wrong(character.id, "person", "right-choice", choices=", ".join(people))

    check_copies(file, cards)


def check_copies(file: CardFile, cards: Cards) -> None:
    """A copy among other steps could copy itself, and so on without end."""
    rows: list[tuple[str, str, tuple[Happening, ...]]] = [
        *((card.id, "ability", card.ability) for card in cards.characters),
        *((card.id, "use", card.use) for card in cards.items),
        *((card.id, "reward", card.reward) for card in cards.missions),
        *((card.id, "reward", card.reward) for card in cards.tokens),
        *(
            (card.id, f"technique-{level}", technique.steps)
            for card in cards.jutsu
            for level, technique in enumerate(card.techniques, 1)
        ),
    ]
    for card, field, steps in rows:
        if len(steps) > 1 and any(isinstance(step, vocabulary.Copy) for step in steps):
            raise file.wrong(card, field, "right-copy-alone")


def of_group(cards: Cards, group: str) -> tuple[Printed, ...]:
    if group == "item":
        return cards.items
    if group == "mission":
        return cards.missions
    return tuple(card for card in cards.characters if card.group == group)
