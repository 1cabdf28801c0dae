"""Konoha: the 32 ninjas, in the form that the rules need."""

import re
from typing import Final

import msgspec

from quartett.core.problem import WrongField
from quartett.games.facts import RECONSTRUCTED, CardFile
from quartett.games.konoha import vocabulary

NINJAS: Final = 32
SYMBOLS: Final = ("eye", "crown", "target", "fist", "drop")
TEAMS: Final = (
    *("seven", "gai", "kurenai", "asuma"),
    *("sand", "sound", "legends", "yellow", "dawn"),
)
FIELDS: Final = ("name", "strength", "symbol", "team", "synergy")
LOWEST: Final = -5
HIGHEST: Final = 4
MOST_CHANGE: Final = 20
"""The most by which an effect may change a strength, or to which it may set it."""
WORTHS: Final = (vocabulary.WorthBySymbols, vocabulary.WorthWithSymbol)
"""The effects that set a strength."""


class Ninja(msgspec.Struct, frozen=True):
    """KONOHA-09 to 13: what is printed on a card."""

    id: str
    name: str
    strength: int
    symbol: str
    team: str
    synergy: tuple[vocabulary.AnyEffect, ...]
    reconstructed: tuple[str, ...]
    """The names of the values that are not printed."""


class Cards(msgspec.Struct, frozen=True):
    ninjas: tuple[Ninja, ...]
    digest: str

    def number(self, ninja: str) -> int:
        """The place of a ninja among the cards."""
        return self.ids.index(ninja)

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(ninja.id for ninja in self.ninjas)


def load(file: CardFile) -> Cards:
    ids = tuple(file.facts)
    if len(ids) != NINJAS:
        raise file.wrong(ids[-1] if ids else "", "name", "right-kinds", most=NINJAS)
    ninjas = tuple(ninja(file, name) for name in ids)
    for one in ninjas:
        for effect in one.synergy:
            check(file, one, effect, ids)
        check_together(file, one)
    return Cards(ninjas, file.digest)


def ninja(file: CardFile, card: str) -> Ninja:
    if not re.fullmatch("[a-z0-9-]+", card):
        raise file.wrong(card, "name", "right-id")
    return Ninja(
        id=card,
        name=file.word(card, "name"),
        strength=file.number(card, "strength", LOWEST, HIGHEST),
        symbol=file.word(card, "symbol", SYMBOLS),
        team=file.word(card, "team", TEAMS),
        synergy=synergy(file, card),
        reconstructed=tuple(f for f in FIELDS if file.fact(card, f).mark == RECONSTRUCTED),
    )


def synergy(file: CardFile, card: str) -> tuple[vocabulary.AnyEffect, ...]:
    try:
        return msgspec.convert(file.fact(card, "synergy").value, tuple[vocabulary.AnyEffect, ...])
    except msgspec.ValidationError as error:
        raise file.wrong(card, "synergy", "right-effects", cause=str(error)) from None


def check(file: CardFile, one: Ninja, effect: vocabulary.AnyEffect, ids: tuple[str, ...]) -> None:
    """Cards and symbols that an effect names must exist and be on another card; amounts are limited
    and must have an effect."""
    named = named_by(effect)
    for name in named:
        if name not in ids or name == one.id:
            raise file.wrong(one.id, "synergy", "right-other-card", found=name)
    if isinstance(effect, vocabulary.With) and len(set(named)) != max(1, len(named)):
        raise unfit(file, one, f"ninjas = {list(named)}")
    for value in msgspec.structs.astuple(effect):
        if isinstance(value, int) and abs(value) > MOST_CHANGE:
            limits = {"lowest": -MOST_CHANGE, "highest": MOST_CHANGE}
            raise file.wrong(one.id, "synergy", "right-number", **limits)
    if getattr(effect, "amount", 1) == 0 or effect == vocabulary.TeamTogether(0, 0):
        raise unfit(file, one, msgspec.json.encode(effect).decode())
    symbol = getattr(effect, "symbol", SYMBOLS[0])
    if symbol not in SYMBOLS:
        raise file.wrong(one.id, "synergy", "right-choice", choices=", ".join(SYMBOLS))


def named_by(effect: vocabulary.AnyEffect) -> tuple[str, ...]:
    if isinstance(effect, vocabulary.With):
        return effect.ninjas
    return (effect.ninja,) if isinstance(effect, vocabulary.Doubles) else ()


def check_together(file: CardFile, one: Ninja) -> None:
    """A card cancels once, has one fixed worth, and doubles another once: of several on one card
    only one would count."""
    tags = [effect.__struct_config__.tag for effect in one.synergy]
    fixed = [effect for effect in one.synergy if isinstance(effect, WORTHS)]
    twice = [effect for effect in one.synergy if isinstance(effect, vocabulary.Doubles)]
    if tags.count("cancels") > 1 or len(fixed) > 1 or len(set(twice)) != len(twice):
        raise unfit(file, one, " + ".join(str(tag) for tag in tags))


def unfit(file: CardFile, one: Ninja, cause: str) -> WrongField:
    return file.wrong(one.id, "synergy", "right-effects", cause=cause)
