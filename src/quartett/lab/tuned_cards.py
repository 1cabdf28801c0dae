"""Changes numbers in a card file and leaves everything else as it was."""

import re
import tomllib
from collections.abc import Iterable

from quartett.games.facts import CardFile
from quartett.lab.cardchange import table

Change = tuple[str, str, int, int]
"""A card, a field, its old value and its new one."""


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
    """
    head = rf"^\[{re.escape(card)}\](?:(?!^\[).)*?"
    number = rf"^{re.escape(field)} *= *(?:\{{ *is *= *)?"
    flags = re.MULTILINE | re.DOTALL
    return re.sub(rf"({head}{number}){before}\b", rf"\g<1>{after}", text, count=1, flags=flags)


def wanted_tables(text: str, changes: Iterable[Change]) -> dict[str, dict[str, object]]:
    facts = tomllib.loads(text)
    for card, field, _, after in changes:
        value = facts[card][field]
        if isinstance(value, dict):
            value["is"] = after
        else:
            facts[card][field] = after
    return facts
