"""Loads the numbered rules of a game and their examples from the `rulebook.toml` in its room."""

import tomllib
from pkgutil import get_data

import msgspec

from quartett.core.game import Example, Rule


def load(package: str) -> tuple[Rule, ...]:
    """
    >>> load("quartett.games.push")[0].number
    'PUSH-01'
    """
    return read(text_of(package))


def load_examples(package: str) -> tuple[Example, ...]:
    """
    >>> load_examples("quartett.games.push")[0].after
    'PUSH-15'
    """
    return msgspec.convert(tomllib.loads(text_of(package))["examples"], tuple[Example, ...])


def text_of(package: str) -> str:
    data = get_data(package, "rulebook.toml")
    assert data is not None
    return data.decode()


def read(text: str) -> tuple[Rule, ...]:
    """The rules in the order of the text; a number stands for one rule only."""
    rules = msgspec.convert(tomllib.loads(text)["rules"], tuple[Rule, ...])
    seen: set[str] = set()
    for rule in rules:
        if rule.number in seen:
            raise ValueError(f"{rule.number}: two rules share this number")
        if not rule.source or not rule.place:
            raise ValueError(f"{rule.number}: a rule names its source and the place in it")
        seen.add(rule.number)
    return rules
