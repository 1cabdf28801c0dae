"""Konoha: the list of ninjas, with the texts on their cards."""

from quartett.core.game import Card
from quartett.core.story import Line
from quartett.games.konoha import vocabulary
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.telling.names import plain, signed


def card_list(cards: Cards) -> list[Card]:
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


def effect_line(effect: vocabulary.AnyEffect) -> Line:
    """The text on a card, from its effects."""
    match effect:
        case vocabulary.With(ninjas, amount):
            name = "effect-with" if len(ninjas) == 1 else "effect-with-any"
            return Line(name, {"amount": signed(amount), "cards": ninjas})
        case vocabulary.PerSymbol(symbol, amount):
            return Line("effect-per-symbol", {"amount": signed(amount), "symbol": symbol})
        case vocabulary.AnySymbol(symbol, amount):
            return Line("effect-any-symbol", {"amount": signed(amount), "symbol": symbol})
        case vocabulary.PerTeammate(amount):
            return Line("effect-per-teammate", {"amount": signed(amount)})
        case vocabulary.PerDifferentSymbol(amount):
            return Line("effect-per-different-symbol", {"amount": signed(amount)})
        case vocabulary.TeamTogether(two, three):
            return Line("effect-team-together", {"two": signed(two), "three": signed(three)})
        case vocabulary.WorthBySymbols(three, more):
            return Line("effect-worth-by-symbols", {"three": plain(three), "more": plain(more)})
        case vocabulary.WorthWithSymbol(symbol, worth):
            return Line("effect-worth-with-symbol", {"symbol": symbol, "worth": plain(worth)})
        case vocabulary.Doubles(ninja):
            return Line("effect-doubles", {"card": ninja})
        case vocabulary.Cancels(symbol):
            return Line("effect-cancels", {"symbol": symbol})
