"""Konoha: how the strength of a hand comes about, card by card.

The numbers are those of `strength`; this only says where each of them comes from.
"""

from quartett.core.game import Card
from quartett.core.story import Line, Worth
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules.strength import ADD_SYMBOLS, BIT, SETS, Strength, cards_in
from quartett.games.konoha.telling.names import card_names
from quartett.games.konoha.vocabulary import (
    AnyEffect,
    AnySymbol,
    Cancels,
    Doubles,
    PerDifferentSymbol,
    PerSymbol,
    PerTeammate,
    TeamTogether,
    With,
    WorthBySymbols,
    WorthWithSymbol,
)


class Working:
    """Explains hands of one set of cards."""

    def __init__(self, cards: Cards, strength: Strength) -> None:
        self.cards = cards
        self.strength = strength

    def explain(self, hand: int) -> tuple[Worth, ...]:
        gone = int(self.strength.cancelled(hand))
        return tuple(self._card(card, hand, gone) for card in cards_in(hand))

    def _card(self, card: int, hand: int, gone: int) -> Worth:
        strength = self.strength
        name, printed = self.cards.ids[card], int(strength.printed[card])
        if gone & BIT[card]:
            by = card_names(self.cards, self._cancellers(card, hand))
            return Worth(name, printed, (Line("change-cancelled", {"cards": by}),), 0)
        changes = [*self._added(card, hand), *self._doubled(card, hand), *self._set(card, hand)]
        return Worth(name, printed, tuple(changes), int(strength.alone(card, hand)))

    def _cancellers(self, card: int, hand: int) -> int:
        aiming = (c for c in cards_in(hand) if self.strength.targets[c] & BIT[card])
        return sum(2**canceller for canceller in aiming)

    def _rows(self, card: int) -> range:
        start = int(self.strength.ends[card - 1]) if card else 0
        return range(start, int(self.strength.ends[card]))

    def _added(self, card: int, hand: int) -> list[Line]:
        strength, lines = self.strength, list[Line]()
        for row in self._rows(card):
            amount = int(strength.adds(row, card, hand)) if strength.does[row] < SETS else 0
            if amount:
                others = hand & ~int(BIT[card])
                seen = others if strength.does[row] == ADD_SYMBOLS else others & strength.looks[row]
                cards = card_names(self.cards, seen)
                lines.append(Line("change-added", {"amount": signed(amount), "cards": cards}))
        return lines

    def _doubled(self, card: int, hand: int) -> list[Line]:
        by = card_names(self.cards, int(self.strength.doublers[card]) & hand)
        return [Line("change-doubled", {"cards": by})] if by else []

    def _set(self, card: int, hand: int) -> list[Line]:
        strength = self.strength
        rows = [row for row in self._rows(card) if strength.does[row] >= SETS]
        set_to = [strength.worth(r, card, hand) for r in rows if strength.is_worth(r, card, hand)]
        return [Line("change-set", {"worth": plain(int(worth))}) for worth in set_to]


def signed(amount: int) -> str:
    """
    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{amount}" if amount > 0 else plain(amount)


def plain(amount: int) -> str:
    """
    >>> plain(-1)
    '−1'
    """
    return f"−{-amount}" if amount < 0 else str(amount)


def card_list(cards: Cards) -> list[Card]:
    """Every ninja as it is listed."""
    return [
        Card(
            name=ninja.id,
            copies=1,
            values={"strength": ninja.strength, "symbol": ninja.symbol, "team": ninja.team},
            reconstructed=ninja.reconstructed,
            text=tuple(effect_line(effect) for effect in ninja.synergy),
        )
        for ninja in cards.ninjas
    ]


def effect_line(effect: AnyEffect) -> Line:
    """The sentence on a card, from what the card does."""
    match effect:
        case With(ninjas, amount):
            name = "effect-with" if len(ninjas) == 1 else "effect-with-any"
            return Line(name, {"amount": signed(amount), "cards": ninjas})
        case PerSymbol(symbol, amount):
            return Line("effect-per-symbol", {"amount": signed(amount), "symbol": symbol})
        case AnySymbol(symbol, amount):
            return Line("effect-any-symbol", {"amount": signed(amount), "symbol": symbol})
        case PerTeammate(amount):
            return Line("effect-per-teammate", {"amount": signed(amount)})
        case PerDifferentSymbol(amount):
            return Line("effect-per-different-symbol", {"amount": signed(amount)})
        case TeamTogether(two, three):
            return Line("effect-team-together", {"two": signed(two), "three": signed(three)})
        case WorthBySymbols(three, more):
            return Line("effect-worth-by-symbols", {"three": plain(three), "more": plain(more)})
        case WorthWithSymbol(symbol, worth):
            return Line("effect-worth-with-symbol", {"symbol": symbol, "worth": plain(worth)})
        case Doubles(ninja):
            return Line("effect-doubles", {"card": ninja})
        case Cancels(symbol):
            return Line("effect-cancels", {"symbol": symbol})
