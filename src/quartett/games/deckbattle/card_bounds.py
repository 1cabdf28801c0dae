"""Deck Battle: which numbers of a card file may be changed to balance the teams."""

from collections.abc import Iterator
from typing import Final

from quartett.core.dials import Aim, Dial, Place
from quartett.games.deckbattle.cards import TRACK
from quartett.games.facts import BOUNDS, RECONSTRUCTED, CardFile

TEAM_GROUPS: Final = ("sensei", "jutsu")
"""Numbers that belong to a team are tuned one by one; all others are tuned in groups, because the
effect of a single one is lost in the noise."""
COSTS: Final = ("cost-1", "cost-2", "cost-3")
AIMS: Final = (
    Aim("threats-beaten", 4.0, 6.0),
    Aim("turns", 8.0, 16.0),
    Aim("empty-reserve", 0.0, 0.10),
    Aim("dead-offers", 0.0, 0.10),
    Aim("leader-wins", 0.0, 0.65, seats=2),
)


def dials(file: CardFile) -> tuple[Dial, ...]:
    """None if the file states no bounds."""
    found = dict[tuple[str, str], list[Place]]()
    for owner, name, place in _places(file):
        found.setdefault((owner, name), []).append(place)
    return tuple(Dial(name, tuple(places), owner) for (owner, name), places in found.items())


def _places(file: CardFile) -> Iterator[tuple[str, str, Place]]:
    """Every number of ours that has bounds, with its owner and the name of its dial."""
    for bound, range_ in file.facts.get(BOUNDS, {}).items():
        group, _, field = bound.partition("-")
        low, high = range_.value
        for card in _cards(file, group):
            for one in COSTS if (group, field) == ("jutsu", "cost") else (field,):
                start = _start(file, card, one)
                if start is not None and low <= start <= high:
                    single = group in TEAM_GROUPS
                    name = f"{card} {one}" if single else f"{group} {field}"
                    yield _owner(file, card, group), name, Place(card, one, start, low, high)


def _cards(file: CardFile, group: str) -> list[str]:
    cards = (card for card in file.facts if card not in (TRACK, BOUNDS))
    return [card for card in cards if file.fact(card, "group").value == group]


def _start(file: CardFile, card: str, field: str) -> int | None:
    """The current value, if it is ours. A missing number stays missing: what is free stays free."""
    fact = file.facts[card].get(field)
    return int(fact.value) if fact is not None and fact.mark == RECONSTRUCTED else None


def _owner(file: CardFile, card: str, group: str) -> str:
    if group == "jutsu":
        return str(file.fact(card, "team").value)
    return card if group == "sensei" else ""
