"""A card file with other values for some facts."""

import tomllib
from collections.abc import Mapping
from typing import Any

from quartett.core.problem import Problem
from quartett.games.facts import RECONSTRUCTED, CardFile

Changes = Mapping[str, Mapping[str, Any]]


def changed(file: CardFile, changes: Changes) -> CardFile:
    """
    >>> own = CardFile('emperor.points = { is = 10, mark = "printed", source = "a" }', "my.toml")
    >>> changed(own, {"emperor": {"points": 12}}).number("emperor", "points", 0, 99)
    12
    """
    facts = tomllib.loads(file.text)
    for card, fields in changes.items():
        if card not in facts:
            raise Problem("change-unknown-card", card=card, cards=", ".join(facts))
        for field, value in fields.items():
            if field not in facts[card]:
                known = ", ".join(facts[card])
                raise Problem("change-unknown-field", card=card, field=field, fields=known)
            facts[card][field] = {"is": value, "mark": RECONSTRUCTED, "reason": "an experiment"}
    return CardFile("\n".join(table(card, fields) for card, fields in facts.items()), file.file)


def table(card: str, fields: Mapping[str, Any]) -> str:
    lines = [f"{quoted(field)} = {inline(fact)}" for field, fact in fields.items()]
    return "\n".join([f"[{quoted(card)}]", *lines, ""])


def inline(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        pairs = (f"{quoted(key)} = {inline(each)}" for key, each in value.items())
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return quoted(value) if isinstance(value, str) else str(value)


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
