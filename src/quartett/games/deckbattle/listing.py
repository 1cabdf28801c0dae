"""Deck Battle: the cards as they are listed, with their text rendered from their effects."""

from collections.abc import Iterable, Sequence

import msgspec

from quartett.core.game import Card
from quartett.core.story import Line, Value
from quartett.games.deckbattle.cards import Cards, Character, Printed
from quartett.games.deckbattle.effects import Effect, Revealed, When, word

NUMBERS = ("force", "recruit", "chakra", "force_cost", "recruit_cost", "points")


def card_list(cards: Cards) -> list[Card]:
    listed = [listing(card, values(card), character_text(card)) for card in cards.characters]
    for jutsu in cards.jutsu:
        levels = enumerate(jutsu.techniques, start=1)
        text = [
            line for level, one in levels for line in technique_text(level, one.cost, one.steps)
        ]
        listed.append(listing(jutsu, {"character": jutsu.character}, text))
    for item in cards.items:
        text = [*activated(0, item.use), *lines(item.holds)]
        listed.append(listing(item, {}, text))
    for mission in cards.missions:
        shown: dict[str, Value] = {"rank": mission.rank, "cost": mission.cost}
        listed.append(listing(mission, shown | {"points": mission.points}, lines(mission.reward)))
    for token in cards.tokens:
        listed.append(listing(token, {"points": token.points}, lines(token.reward)))
    listed += [listing(chip, {"chakra": chip.chakra}, []) for chip in cards.chips]
    for goal in (*cards.objectives, *cards.scourges):
        listed.append(listing(goal, {}, lines([goal.counts])))
    return listed


def listing(card: Printed, shown: dict[str, Value], text: Iterable[Line]) -> Card:
    return Card(card.id, card.copies, shown, card.reconstructed, tuple(text))


def values(card: Character) -> dict[str, Value]:
    """What the card has; a value that is missing is not shown as 0."""
    numbers = {name: getattr(card, name) for name in NUMBERS}
    shown: dict[str, Value] = {name.replace("_", "-"): n for name, n in numbers.items() if n}
    return shown | {"affinities": card.affinities}


def character_text(card: Character) -> list[Line]:
    text = [*activated(card.cost, card.ability), *lines(card.holds)]
    return [*text, Line("text-on-field"), *lines(card.field)] if card.field else text


def activated(cost: int, steps: Sequence[Effect]) -> list[Line]:
    return [Line("text-activated", {"chakra": cost}), *lines(steps)] if steps else []


def technique_text(level: int, cost: int, steps: Sequence[Effect]) -> list[Line]:
    return [Line("text-technique", {"level": level, "chakra": cost}), *lines(steps)]


def lines(effects: Iterable[Effect]) -> list[Line]:
    """One line for each effect; what follows something is told after it."""
    told: list[Line] = []
    for effect in effects:
        told.append(line(effect))
        if isinstance(effect, When | Revealed):
            told += lines(effect.then)
    return told


def line(effect: Effect) -> Line:
    """
    >>> from quartett.games.deckbattle.effects import Gain
    >>> line(Gain("chakra", 2)).name
    'effect-gain-chakra'
    """
    name = f"effect-{word(type(effect).__name__)}"
    given = msgspec.structs.asdict(effect)
    given.pop("then", None)
    for part in ("what", "per", "event", "where", "row", "to"):
        if given.get(part):
            name += f"-{given.pop(part)}"
        else:
            given.pop(part, None)
    for flag in ("only", "each", "shared"):
        if given.pop(flag, False):
            name += f"-{flag}"
    return Line(name, {key: value for key, value in given.items() if value != ""})
