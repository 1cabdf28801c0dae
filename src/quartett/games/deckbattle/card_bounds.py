"""Deck Battle: which numbers of a card file may be changed to balance the teams."""

from collections.abc import Iterator
from typing import Any, Final

from quartett.core.dials import Aim, Dial, Place
from quartett.games.deckbattle.cards import TRACK
from quartett.games.facts import BOUNDS, RECONSTRUCTED, CardFile

TEAM_GROUPS: Final = ("sensei", "starter", "jutsu")
"""Numbers that belong to a team are tuned one by one; all others are tuned in groups, because the
effect of a single one is lost in the noise."""
COSTS: Final = ("cost-1", "cost-2", "cost-3")
STEP_FIELDS: Final = ("ability", "technique-1", "technique-2", "technique-3", "use", "reward")
"""Fields whose values are effects, one after the other."""
NO_RANGE: Final = (1, 0)
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
    bounds = {name: fact.value for name, fact in file.facts.get(BOUNDS, {}).items()}
    for card in _cards(file):
        group = str(file.fact(card, "group").value)
        for field, kind, start in _numbers(file, card):
            low, high = bounds.get(f"{group}-{kind}", NO_RANGE)
            if low <= start <= high:
                name = f"{card} {field}" if group in TEAM_GROUPS else f"{group} {kind}"
                yield _owner(file, card, group), name, Place(card, field, start, low, high)


def _cards(file: CardFile) -> list[str]:
    return [card for card in file.facts if card not in (TRACK, BOUNDS)]


def _numbers(file: CardFile, card: str) -> Iterator[tuple[str, str, int]]:
    """The numbers of ours on a card: where each is written, what bounds call it, and its value. A
    number that is not written stays away: what is free stays free."""
    for field, fact in file.facts[card].items():
        if fact.mark != RECONSTRUCTED:
            continue
        if isinstance(fact.value, int):
            yield field, "cost" if field in COSTS else field, fact.value
        elif field in STEP_FIELDS:
            for number, step in enumerate(fact.value):
                yield from _amounts(f"{field}.{number}", step)


def _amounts(place: str, step: dict[str, Any]) -> Iterator[tuple[str, str, int]]:
    """The numbers inside an effect: `technique-1.0.amount` is how much the first step of the first
    technique brings, and bounds call it `gain-force` or `drain`."""
    kind = f"gain-{step['what']}" if step["effect"] == "gain" else str(step["effect"])
    for key in ("amount", "limit"):
        if key in step:
            yield f"{place}.{key}", kind, int(step[key])


def _owner(file: CardFile, card: str, group: str) -> str:
    if group == "jutsu":
        return str(file.fact(card, "team").value)
    if group == "starter":
        return _teams(file).get(card, "")
    return card if group == "sensei" else ""


def _teams(file: CardFile) -> dict[str, str]:
    """The team of each starter: that of its techniques."""
    jutsu = [card for card in _cards(file) if file.fact(card, "group").value == "jutsu"]
    return {
        str(file.fact(card, "character").value): str(file.fact(card, "team").value)
        for card in jutsu
    }
