"""Counts the cards of Deck Battle with an effect of their own: `make check` prints it."""

import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from quartett.core.story import sentence_id
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.cards import Printed
from quartett.games.deckbattle.vocabulary import Effect

SHARED_BY: Final = 3
"""A word of the vocabulary is shared if this many kinds of cards use it."""

OF_THE_RULES: Final = {
    *("masks", "place-lion", "place-insects", "clear-insects"),
    *("take-chip", "reset-chips", "place-akamaru", "hunt"),
}
"""What the rules tell of themselves: DECK-104 to 111."""


def everything() -> list[Printed]:
    cards = GAME.cards
    goals = (*cards.objectives, *cards.scourges)
    small = (*cards.items, *cards.missions, *cards.tokens, *cards.chips, *goals)
    return [*cards.characters, *cards.jutsu, *small]


def effects(value: Any) -> Iterator[Effect]:
    """All effects in a card, also those that follow others."""
    if isinstance(value, Effect):
        yield value
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, name) for name in value.__struct_fields__)
    if isinstance(value, tuple):
        for part in value:
            yield from effects(part)


def users() -> dict[str, set[str]]:
    """The cards that use each word of the vocabulary."""
    found: dict[str, set[str]] = defaultdict(set)
    for card in everything():
        for effect in effects(card):
            found[sentence_id(type(effect).__name__)].add(card.id)
    return found


def custom() -> tuple[int, int]:
    """How many cards use a word that is not shared, and how many cards there are."""
    rare = {name: cards for name, cards in users().items() if name not in OF_THE_RULES}
    own = set[str]().union(*(cards for cards in rare.values() if len(cards) < SHARED_BY))
    cards = everything()
    return sum(card.copies for card in cards if card.id in own), sum(c.copies for c in cards)


if __name__ == "__main__":
    own, total = custom()
    share = f"{own} of {total} cards ({own / total:.1%})"
    sys.stdout.write(f"Deck Battle: {share} do something of their own\n")
