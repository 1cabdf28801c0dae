"""Changes numbers in a card file and leaves everything else as it was."""

import re
import tomllib
from collections.abc import Iterable
from typing import Any

from quartett.games.facts import CardFile
from quartett.lab.cardchange import table

Change = tuple[str, str, int, int]
"""A card, a field, its old value and its new one. `technique-1.0.amount` is the amount of the first
effect of a field."""


def rewritten(file: CardFile, changes: Iterable[Change]) -> str:
    """Replaces numbers one by one, so that comments and order stay. A file whose style does not
    allow that is rewritten."""
    listed = list(changes)
    text = file.text
    for card, field, before, after in listed:
        text = with_number(text, card, field, before, after)
    wanted = wanted_tables(file.text, listed)
    if tomllib.loads(text) == wanted:
        return text
    return "\n".join(table(card, fields) for card, fields in wanted.items())


def with_number(text: str, card: str, field: str, before: int, after: int) -> str:
    r"""
    >>> print(with_number("[lee]\nforce = 2 # strong\n[gai]\nforce = 2", "gai", "force", 2, 3))
    [lee]
    force = 2 # strong
    [gai]
    force = 3
    >>> print(with_number("[lee]\nuse = [{ is = 2 }, { is = 2 }]", "lee", "use.1.is", 2, 3))
    [lee]
    use = [{ is = 2 }, { is = 3 }]
    """
    field, *inside = field.split(".")
    place = rf"^\[{re.escape(card)}\](?:(?!^\[).)*?^{re.escape(field)} *= *(?:\{{ *is *= *)?"
    if inside:
        number, key = inside
        before_it = rf"\[(?:[^{{}}\n]*\{{[^{{}}\n]*\}}){{{number}}}"
        place += rf"{before_it}[^{{}}\n]*\{{[^{{}}\n]*\b{key} *= *"
    flags = re.MULTILINE | re.DOTALL
    return re.sub(rf"({place}){before}\b", rf"\g<1>{after}", text, count=1, flags=flags)


def wanted_tables(text: str, changes: Iterable[Change]) -> dict[str, dict[str, Any]]:
    facts = tomllib.loads(text)
    for card, field, _, after in changes:
        field, *inside = field.split(".")
        value = facts[card][field]
        within, key = (value, "is") if is_fact(value) else (facts[card], field)
        if inside:
            within, key = within[key][int(inside[0])], inside[1]
        within[key] = after
    return facts


def is_fact(value: object) -> bool:
    """Whether it is written with its mark."""
    return isinstance(value, dict) and "is" in value
