"""Konoha: the effects of a ninja's synergy, as values. The text of a card is rendered from them
(`words/`), and `card_tables` turns them into the rows that `strength` reads."""

import msgspec

from quartett.core.story import sentence_id


class Effect(
    msgspec.Struct, frozen=True, tag_field="effect", tag=sentence_id, forbid_unknown_fields=True
):
    """One part of a synergy. All of them look at the other cards of the same hand."""


class With(Effect, frozen=True):
    """Adds once if any of these ninjas is there."""

    ninjas: tuple[str, ...]
    amount: int


class PerSymbol(Effect, frozen=True):
    """Adds for each other card with the symbol."""

    symbol: str
    amount: int


class AnySymbol(Effect, frozen=True):
    """Adds once if another card has the symbol."""

    symbol: str
    amount: int


class PerTeammate(Effect, frozen=True):
    """Adds for each other card of the own team."""

    amount: int


class PerDifferentSymbol(Effect, frozen=True):
    """Adds for each different symbol on the other cards."""

    amount: int


class TeamTogether(Effect, frozen=True):
    """Adds once for two cards of the own team in the hand, or for three; the card itself counts."""

    two: int
    three: int


class WorthBySymbols(Effect, frozen=True):
    """Sets the strength if the other cards have three different symbols, or more than three."""

    three: int
    more: int


class WorthWithSymbol(Effect, frozen=True):
    """Sets the strength if another card has the symbol."""

    symbol: str
    worth: int


class Doubles(Effect, frozen=True):
    """Doubles a ninja, after all that is added to it."""

    ninja: str


class Cancels(Effect, frozen=True):
    """Makes one other card with the symbol worth 0; its owner chooses which."""

    symbol: str


AnyEffect = (
    With
    | PerSymbol
    | AnySymbol
    | PerTeammate
    | PerDifferentSymbol
    | TeamTogether
    | WorthBySymbols
    | WorthWithSymbol
    | Doubles
    | Cancels
)
