"""Deck Battle: why a move is not allowed now, with the rule that says so."""

from quartett.core.story import Reason
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.objections import FINE, RULES
from quartett.games.deckbattle.rules import DeckBattle


class Reasons:
    """Gives words to what the rules object; they decide, and nobody else."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def why_not(self, state: DeckBattle, seat: int, move: int) -> Reason | None:
        wrong = int(state.objection(seat, move))
        if wrong == FINE:
            return None
        rule, name = RULES[wrong]
        return Reason(rule, name)
