"""Loads the cards of Battle of the Force once and checks that the rules can play with them."""

from importlib.resources import files
from typing import Final

import msgspec

from quartett.core.facts import Facts, digest, read_facts
from quartett.games.force.position import MOST_SEATS, VALUES
from quartett.games.force.sets import MOST_COPIES, MOST_KINDS, UNIT, VADERS

REQUIRED: Final = {
    "rebel-cards": ("values", "most-symbols"),
    "r2d2-cards": ("copies",),
    "vader-cards": ("penalties",),
    "villain-cards": ("copies", "range"),
    "rebels": (),
    "symbols": (),
    "villains": (),
    "villain-points": (),
    "villain-copies": (),
}
RANK: Final = 16
"""How much one value outweighs symbols."""


class Cards(msgspec.Struct, frozen=True):
    """The cards in the form in which the rules want them."""

    rebels: tuple[str, ...]
    symbols: tuple[tuple[int, ...], ...]
    """By rebel and value."""
    villains: tuple[str, ...]
    points: tuple[int, ...]
    deck: int
    digest: str
    facts: Facts

    def ranks(self, rebel: int) -> list[int]:
        """FORCE-11: value first, then symbols."""
        return [RANK * value + count for value, count in enumerate(self.symbols[rebel], start=1)]


def load(text: str) -> Cards:
    facts = read_facts(text)
    check(facts)
    villains = tuple(facts["villains"])
    copies = [facts["villain-copies"][name].value for name in villains]
    return Cards(
        rebels=tuple(facts["rebels"]),
        symbols=tuple(tuple(facts["symbols"][name].value) for name in facts["rebels"]),
        villains=villains,
        points=tuple(facts["villain-points"][name].value for name in villains),
        deck=sum(number * int(UNIT[kind]) for kind, number in enumerate(copies)),
        digest=digest(text),
        facts=facts,
    )


def check(facts: Facts) -> None:
    for section, fields in REQUIRED.items():
        _ensure(section in facts, section, "this part is missing")
        for name in fields:
            _ensure(name in facts[section], f"{section}.{name}", "this value is missing")
    _check_counts(facts)
    _check_symbols(facts)
    _check_villains(facts)


def _check_counts(facts: Facts) -> None:
    values = facts["rebel-cards"]["values"].value
    _ensure(values == [*range(1, VALUES + 1)], "rebel-cards.values", f"1 to {VALUES}")
    penalties = facts["vader-cards"]["penalties"].value
    _ensure(penalties == [*range(1, VADERS + 1)], "vader-cards.penalties", f"1 to {VADERS}")
    _ensure(len(facts["rebels"]) == MOST_SEATS, "rebels", f"{MOST_SEATS} rebels")
    droids = facts["r2d2-cards"]["copies"].value
    _ensure(droids == MOST_SEATS, "r2d2-cards.copies", "one for each rebel")


def _check_symbols(facts: Facts) -> None:
    """FORCE-A1: the rebels have different numbers of symbols at each value."""
    most = facts["rebel-cards"]["most-symbols"].value
    _same_names(facts, "symbols", "rebels")
    for name, fact in facts["symbols"].items():
        place = f"symbols.{name}"
        _ensure(len(fact.value) == VALUES, place, f"one number for each of the {VALUES} cards")
        _ensure(all(_within(n, 0, most) for n in fact.value), place, f"0 to {most} symbols")
    for value in range(VALUES):
        counts = {fact.value[value] for fact in facts["symbols"].values()}
        _ensure(len(counts) == MOST_SEATS, "symbols", f"no tie may be left at value {value + 1}")


def _check_villains(facts: Facts) -> None:
    low, high = facts["villain-cards"]["range"].value
    total = facts["villain-cards"]["copies"].value
    _ensure(0 < len(facts["villains"]) <= MOST_KINDS, "villains", f"1 to {MOST_KINDS} kinds")
    for section, least, most in (("villain-points", low, high), ("villain-copies", 1, MOST_COPIES)):
        _same_names(facts, section, "villains")
        for name, fact in facts[section].items():
            _ensure(_within(fact.value, least, most), f"{section}.{name}", f"{least} to {most}")
    copies = sum(fact.value for fact in facts["villain-copies"].values())
    _ensure(copies == total, "villain-copies", f"{total} cards in all, not {copies}")


def _same_names(facts: Facts, section: str, other: str) -> None:
    for name in facts[section].keys() ^ facts[other].keys():
        _ensure(False, f"{section}.{name}", f"stands in only one of {section} and {other}")


def _within(number: object, least: int, most: int) -> bool:
    return type(number) is int and least <= number <= most


def _ensure(true: bool, place: str, right: str) -> None:
    if not true:
        raise ValueError(f"{place}: {right}")


CARDS: Final = load(files(__package__).joinpath("cards.toml").read_text("utf-8"))
