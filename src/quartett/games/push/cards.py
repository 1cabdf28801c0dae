"""Loads the cards of Push once and checks that the rules can play with them."""

import hashlib
import tomllib
from importlib.resources import files
from typing import Any, Final

import msgspec

from quartett.games.push.sets import COLOURS, NUMBERS, UNIT, VALUES

PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"


class Fact(msgspec.Struct, frozen=True, rename={"value": "is"}):
    """One value of the card file and how we know it."""

    value: Any
    mark: str
    source: str = ""
    reason: str = ""


class Cards(msgspec.Struct, frozen=True):
    """The deck in the form in which the rules want it."""

    colours: tuple[str, ...]
    deck: int
    rolls: int
    switches: int
    digest: str
    facts: dict[str, dict[str, Fact]]


def load(text: str) -> Cards:
    facts = msgspec.convert(tomllib.loads(text), dict[str, dict[str, Fact]])
    check(facts)
    copies: int = facts["number-cards"]["copies"].value
    return Cards(
        colours=tuple(facts["colours"]),
        deck=sum(copies * int(UNIT[kind]) for kind in range(NUMBERS)),
        rolls=facts["roll-cards"]["copies"].value,
        switches=facts["switch-cards"]["copies"].value,
        digest="sha256:" + hashlib.sha256(text.encode()).hexdigest(),
        facts=facts,
    )


def check(facts: dict[str, dict[str, Fact]]) -> None:
    """The rules keep two bits per kind, five colours and six values."""
    for section, fields in facts.items():
        for name, fact in fields.items():
            if fact.mark == PRINTED and not fact.source:
                raise ValueError(f"{section}.{name}: a printed value names its source")
            if fact.mark == RECONSTRUCTED and not fact.reason:
                raise ValueError(f"{section}.{name}: a reconstructed value gives its reason")
            if fact.mark not in (PRINTED, RECONSTRUCTED):
                raise ValueError(f"{section}.{name}: the mark is printed or reconstructed")
    if len(facts["colours"]) != COLOURS or len(facts["number-cards"]["values"].value) != VALUES:
        raise ValueError(f"Push has {COLOURS} colours and {VALUES} values")
    if not 1 <= facts["number-cards"]["copies"].value <= 3:
        raise ValueError("number-cards.copies: one to three")


CARDS: Final = load(files(__package__).joinpath("cards.toml").read_text("utf-8"))
