"""Konoha: the strength of a hand, explained card by card.

The numbers come from `strength`; this only explains them.
"""

from quartett.core.story import Line, Worth
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules.strength import ADD_SYMBOLS, BIT, CARDS, SETS, Strength
from quartett.games.konoha.telling.names import card_names, plain, signed


class HandBreakdown:
    """Explains hands of one set of cards."""

    def __init__(self, cards: Cards, strength: Strength) -> None:
        self.cards = cards
        self.strength = strength

    def explain(self, hand: int) -> tuple[Worth, ...]:
        gone = int(self.strength.cancelled(hand))
        return tuple(self._card(card, hand, gone) for card in CARDS.kinds(hand))

    def _card(self, card: int, hand: int, gone: int) -> Worth:
        strength = self.strength
        name, printed = self.cards.ids[card], int(strength.printed[card])
        if gone & BIT[card]:
            by = card_names(self.cards, self._cancellers(card, hand))
            return Worth(name, printed, (Line("change-cancelled", {"cards": by}),), 0)
        changes = [*self._added(card, hand), *self._doubled(card, hand), *self._set(card, hand)]
        return Worth(name, printed, tuple(changes), int(strength.alone(card, hand)))

    def _cancellers(self, card: int, hand: int) -> int:
        aiming = (c for c in CARDS.kinds(hand) if self.strength.targets[c] & BIT[card])
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
