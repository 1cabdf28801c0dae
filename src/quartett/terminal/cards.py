"""What a card says, on demand."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from quartett.core.game import Card
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.words import Words

SEVERAL: Final = 4
"""The most cards to show when a name fits several."""


def find_cards(text: str, cards: Iterable[Card], words: Words) -> list[Card]:
    """The cards that match a name or prefixes of its words, in this language or as in a record:
    `gama` is Gamahiro, Gamabunta and Gamakichi; case and accents do not matter."""
    typed = _plain(text)
    known = {card.name: card for card in cards}
    names = {name: (_plain(name), _plain(words.thing("card", name))) for name in known}
    found = [name for name in known if any(_begins(one, typed) for one in names[name])]
    if not found:
        raise Problem("no-such-card", card=short(text))
    if len(found) > SEVERAL:
        exact = [name for name in found if typed in names[name]]
        if not exact:
            told = ", ".join(words.thing("card", name) for name in found)
            raise Problem("card-ambiguous", card=short(text), cards=told)
        found = exact
    return [known[name] for name in found]


def _begins(name: list[str], typed: list[str]) -> bool:
    """Whether each typed word is a prefix of a word of the name."""
    return bool(typed) and all(any(word.startswith(part) for word in name) for part in typed)


def _plain(text: str) -> list[str]:
    letters = unicodedata.normalize("NFKD", text.lower())
    kept = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return "".join(sign if sign.isalnum() else " " for sign in kept).split()


def values_text(words: Words, card: Card) -> str:
    return ", ".join(words.value_of(field, value) for field, value in card.values.items())


def effect_text(words: Words, card: Card) -> str:
    return " ".join(words.line(line) for line in card.text)


def card_text(words: Words, card: Card) -> str:
    """One card in one line: its name, its values, what it does."""
    parts = [f"{words.thing('card', card.name)} ×{card.copies}"]
    parts += filter(None, [values_text(words, card), effect_text(words, card)])
    return " · ".join(parts)
