"""Konoha: what can be written in a card file works as its sentence says, or is refused."""

from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any, get_args

import msgspec
import pytest

from missions import changed
from quartett.core.chance import Stream
from quartett.core.problem import Problem
from quartett.games.facts import CardFile
from quartett.games.konoha import KonohaGame, build
from quartett.games.konoha.cards import SYMBOLS, Cards, Ninja, load
from quartett.games.konoha.telling.card_list import effect_line
from quartett.games.konoha.vocabulary import (
    AnyEffect,
    AnySymbol,
    Cancels,
    Doubles,
    Effect,
    PerDifferentSymbol,
    PerSymbol,
    PerTeammate,
    TeamTogether,
    With,
    WorthBySymbols,
    WorthWithSymbol,
)
from quartett.words import LANGUAGES, Words

BEARER = "lee"
"""The card that gets the effects."""
OTHERS = ("gai", "sakura", "zaku")
NUMBERS = (-20, -1, 0, 1, 20, 21)
FIELDS: dict[str, tuple[Any, ...]] = {
    "ninjas": ((), OTHERS[:1], OTHERS[:2], ("gai", "gai"), (BEARER,), ("nobody",)),
    "ninja": (*OTHERS[:2], BEARER, "nobody"),
    "symbol": (*SYMBOLS, "star"),
    "amount": NUMBERS,
    "two": (0, 2, 21),
    "three": (-3, 0, 3),
    "more": (0, 5, -21),
    "worth": (-2, 0, 4, 30),
}
"""Values of each field, right and wrong."""


def written(kind: type[Effect]) -> list[dict[str, Any]]:
    names = kind.__struct_fields__
    rows = product(*(FIELDS[name] for name in names))
    return [
        {"effect": kind.__struct_config__.tag, **dict(zip(names, row, strict=True))} for row in rows
    ]


KINDS: tuple[type[Effect], ...] = get_args(AnyEffect)
SINGLES = [[effect] for kind in KINDS for effect in written(kind)]


def file_with(*synergies: list[dict[str, Any]]) -> CardFile:
    text = ", ".join(inline(effect) for synergy in synergies for effect in synergy)
    return CardFile(changed(BEARER, "synergy", f"[{text}]"), "my.toml")


def inline(effect: dict[str, Any]) -> str:
    """An effect as it stands in a card file."""
    return (
        "{ "
        + ", ".join(f"{k} = {msgspec.json.encode(v).decode()}" for k, v in effect.items())
        + " }"
    )


def loaded(file: CardFile) -> KonohaGame | None:
    """None if the file is refused, which must name file, card and field."""
    try:
        return build(file)
    except Problem as problem:
        told = problem.arguments
        assert (told["file"], told["card"], told["field"]) == ("my.toml", BEARER, "synergy")
        for language in LANGUAGES:
            assert Words(language, "konoha").problem(problem)
        return None


@cache
def accepted() -> list[dict[str, Any]]:
    return [synergy[0] for synergy in SINGLES if loaded(file_with(synergy)) is not None]


def test_the_walk_finds_both() -> None:
    assert {effect["effect"] for effect in accepted()} == {
        kind.__struct_config__.tag for kind in KINDS
    }
    assert len(SINGLES) - len(accepted()) > 50


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_effect_alone_and_with_every_other_does_what_it_says(kind: type[Effect]) -> None:
    tag = kind.__struct_config__.tag
    own = [effect for effect in accepted() if effect["effect"] == tag]
    few = [effects[len(effects) // 2] for effects in by_kind(accepted())]
    pairs = [[effect, other] for effect in (own[0], own[-1]) for other in few]
    for synergy in [[effect] for effect in own] + pairs + [[own[0], own[0]]]:
        game = loaded(file_with(synergy))
        if game is not None:
            compare(game)


def by_kind(effects: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    tags = [kind.__struct_config__.tag for kind in KINDS]
    return [[effect for effect in effects if effect["effect"] == tag] for tag in tags]


def compare(game: KonohaGame) -> None:
    """Hands with the card are counted as the sentences on the cards say, and every sentence can
    be told in every language."""
    cards, stream = game.cards, Stream(7)
    bearer = cards.ninjas[cards.number(BEARER)]
    for language in LANGUAGES:
        for effect in bearer.synergy:
            assert Words(language, "konoha").line(effect_line(effect))
    names = [name for name in cards.ids if name != BEARER]
    for size in (0, 1, 2, 3, 4, 5, 5):
        hand = [BEARER, *OTHERS[: size % 3]]
        while len(hand) < size + 1:
            name = names[stream.below(len(names))]
            hand += [name] if name not in hand else []
        counted = {worth.card: worth.worth for worth in game.count_hand(hand)}
        assert sum(counted.values()) == best_total(cards, hand), (bearer.synergy, hand, counted)
        assert sum(counted.values()) == game.strength.of(sum(2 ** cards.number(n) for n in hand))


def best_total(cards: Cards, hand: list[str]) -> int:
    """KONOHA-A17, as slow and plain as can be: add, double, set, cancel."""
    ninjas = [cards.ninjas[cards.number(name)] for name in hand]
    worths = {ninja.id: worth_of(ninja, ninjas) for ninja in ninjas}
    aims = []
    for ninja in ninjas:
        for effect in ninja.synergy:
            if isinstance(effect, Cancels):
                aims.append([o.id for o in ninjas if o.symbol == effect.symbol and o is not ninja])
    hits = [set(choice) for choice in product(*(aim for aim in aims if aim))]
    return max(sum(worth for name, worth in worths.items() if name not in gone) for gone in hits)


def worth_of(ninja: Ninja, hand: list[Ninja]) -> int:
    others = [other for other in hand if other is not ninja]
    worth = ninja.strength + sum(added(effect, ninja, others) for effect in ninja.synergy)
    worth *= 2 ** sum(Doubles(ninja.id) in other.synergy for other in others)
    symbols = {other.symbol for other in others}
    for effect in ninja.synergy:
        if isinstance(effect, WorthWithSymbol) and effect.symbol in symbols:
            worth = effect.worth
        if isinstance(effect, WorthBySymbols) and len(symbols) >= 3:
            worth = effect.three if len(symbols) == 3 else effect.more
    return worth


def added(effect: AnyEffect, ninja: Ninja, others: list[Ninja]) -> int:
    mates = sum(other.team == ninja.team for other in others)
    match effect:
        case With(ninjas, amount):
            return amount * any(other.id in ninjas for other in others)
        case PerSymbol(symbol, amount):
            return amount * sum(other.symbol == symbol for other in others)
        case AnySymbol(symbol, amount):
            return amount * any(other.symbol == symbol for other in others)
        case PerTeammate(amount):
            return amount * mates
        case PerDifferentSymbol(amount):
            return amount * len({other.symbol for other in others})
        case TeamTogether(two, three):
            return three if mates >= 2 else two * mates
    return 0


@pytest.mark.parametrize(
    "synergy", list(combinations_with_replacement(["cancels", "worth", "doubles"], 2))
)
def test_what_would_count_only_once_is_refused_twice(synergy: tuple[str, str]) -> None:
    effects = {
        "cancels": {"effect": "cancels", "symbol": "eye"},
        "worth": {"effect": "worth-with-symbol", "symbol": "eye", "worth": 3},
        "doubles": {"effect": "doubles", "ninja": "gai"},
    }
    file = file_with([effects[name] for name in synergy])
    if synergy[0] != synergy[1]:
        assert load(file)
        return
    with pytest.raises(Problem, match="cards-wrong-field"):
        load(file)


def test_a_name_twice_in_a_list_is_refused() -> None:
    """It used to be read as another ninja."""
    twice = {"effect": "with", "ninjas": ["gai", "gai"], "amount": 3}
    with pytest.raises(Problem, match="cards-wrong-field"):
        load(file_with([twice]))
