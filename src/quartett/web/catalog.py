"""Games, rules and cards as the server tells of them over HTTP."""

from typing import Literal

import msgspec

from quartett.core.game import Card


class OptionSeen(msgspec.Struct, frozen=True):
    name: str
    default: str
    choices: list[str]
    """Empty where there are too many to list; then `pattern` says how one is written."""
    pattern: str
    by_lot: bool
    """Whether `random` is possible too."""


class LevelSeen(msgspec.Struct, frozen=True):
    """A bot that can be played against; with more seats than `most` it is no step of its own."""

    name: str
    most: int


class GameSeen(msgspec.Struct, frozen=True):
    """A game as it can be opened. Options are told for the largest number of seats."""

    name: str
    fewest: int
    most: int
    rules_version: int
    cards: str
    levels: list[LevelSeen]
    together: bool
    options: list[OptionSeen]


class ServerSeen(msgspec.Struct, frozen=True):
    version: int
    quartett: str
    build: str
    """Of the rules by which bots play: `compiled` or `uncompiled`, which is slower."""
    games: list[GameSeen]
    languages: list[str]


class RuleSeen(msgspec.Struct, frozen=True):
    number: str
    text: str
    source: str
    place: str


class GroupSeen(msgspec.Struct, frozen=True):
    """Cards that lie together in an example, and what stands below them."""

    cards: list[str]
    caption: str
    verdict: Literal["", "yes", "no"]


class ExampleSeen(msgspec.Struct, frozen=True):
    """A rule shown with real cards; `after` is its number."""

    name: str
    after: str
    title: str
    text: str
    groups: list[GroupSeen]


class SectionSeen(msgspec.Struct, frozen=True):
    """A part of a rulebook: its rules, then how doubts about them were settled, and examples."""

    name: str
    title: str
    rules: list[RuleSeen]
    examples: list[ExampleSeen]


class CardSeen(msgspec.Struct, frozen=True):
    card: Card
    name: str
    text: list[str]
