"""Konoha: the counting tables of a set of cards, built from their effects."""

from typing import Final

from quartett.games.konoha import vocabulary
from quartett.games.konoha.cards import SYMBOLS, Cards, Ninja
from quartett.games.konoha.rules import strength
from quartett.games.konoha.rules.strength import Row, Strength

NOTHING: Final = 0


def tables(cards: Cards) -> Strength:
    """
    >>> from quartett.games.facts import CardFile
    >>> from quartett.games.konoha.cards import load
    >>> cards = load(CardFile.own("quartett.games.konoha"))
    >>> int(tables(cards).of(sum(2 ** cards.number(n) for n in ("sakura", "sasuke"))))
    8
    """
    sets = Sets(cards)
    return Strength(
        printed=[ninja.strength for ninja in cards.ninjas],
        symbols=[sets.symbol(symbol) for symbol in SYMBOLS],
        rows=[rows(sets, ninja) for ninja in cards.ninjas],
        doublers=[sets.doublers(ninja) for ninja in cards.ninjas],
        targets=[sets.targets(ninja) for ninja in cards.ninjas],
    )


class Sets:
    """Sets of cards as integers, by what is printed on them."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.bits = {name: 2**card for card, name in enumerate(cards.ids)}

    def named(self, *ids: str) -> int:
        return sum(self.bits[name] for name in ids)

    def symbol(self, symbol: str) -> int:
        return self.named(*(n.id for n in self.cards.ninjas if n.symbol == symbol))

    def team(self, ninja: Ninja) -> int:
        return self.named(*(n.id for n in self.cards.ninjas if n.team == ninja.team))

    def others(self, cards: int, ninja: Ninja) -> int:
        """KONOHA-A12: a card does not count itself."""
        return cards & ~self.named(ninja.id)

    def doublers(self, ninja: Ninja) -> int:
        doubling = vocabulary.Doubles(ninja.id)
        return self.named(*(n.id for n in self.cards.ninjas if doubling in n.synergy))

    def targets(self, ninja: Ninja) -> int:
        aims = [effect.symbol for effect in ninja.synergy if isinstance(effect, vocabulary.Cancels)]
        return self.others(self.symbol(aims[0]), ninja) if aims else NOTHING


def rows(sets: Sets, ninja: Ninja) -> list[Row]:
    """The rows of a ninja, in the order of its synergy. Doubling and cancelling have none: they
    change other cards."""
    found = [row(sets, ninja, effect) for effect in ninja.synergy]
    return [one for one in found if one is not None]


def row(sets: Sets, ninja: Ninja, effect: vocabulary.AnyEffect) -> Row | None:
    match effect:
        case vocabulary.With(ninjas, amount):
            return (strength.ADD_ONCE, sets.named(*ninjas), amount, NOTHING)
        case vocabulary.PerSymbol(symbol, amount):
            return (strength.ADD_EACH, sets.others(sets.symbol(symbol), ninja), amount, NOTHING)
        case vocabulary.AnySymbol(symbol, amount):
            return (strength.ADD_ONCE, sets.others(sets.symbol(symbol), ninja), amount, NOTHING)
        case vocabulary.PerTeammate(amount):
            return (strength.ADD_EACH, sets.others(sets.team(ninja), ninja), amount, NOTHING)
        case vocabulary.PerDifferentSymbol(amount):
            return (strength.ADD_SYMBOLS, NOTHING, amount, NOTHING)
        case vocabulary.TeamTogether(two, three):
            return (strength.ADD_GROUP, sets.team(ninja), two, three)
        case vocabulary.WorthBySymbols(three, more):
            return (strength.WORTH_SYMBOLS, NOTHING, three, more)
        case vocabulary.WorthWithSymbol(symbol, worth):
            return (strength.WORTH_ANY, sets.others(sets.symbol(symbol), ninja), worth, NOTHING)
        case vocabulary.Doubles() | vocabulary.Cancels():
            return None
