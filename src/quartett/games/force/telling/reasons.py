"""Battle of the Force: why a move is not allowed now, with the rule that says so."""

from typing import Final

from quartett.core.chance import CHANCE
from quartett.core.story import Reason, Value
from quartett.games.force.cards import Cards
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import DRAW, GIVE, KEEP, REVEAL
from quartett.games.force.rules.sets import VADERS
from quartett.games.force.rules.state import DUELLING, R2D2, REVEALING, SCOUTING
from quartett.games.force.telling.names import hand_card, pile_card

OVER: Final = ("FORCE-28", "FORCE-30", "FORCE-31")
"""By outcome."""


class Reasons:
    """Answers for every move of the table. The order of the questions is the order in which a
    player would ask them: is it over, is it the moment, is it mine to answer, is it possible."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def why_not(self, state: Force, seat: int, move: int) -> Reason | None:
        if state.over:
            return _reason(OVER[state.outcome], "why-game-over")
        if seat == CHANCE:
            return self._chance(state, move)
        if move >= REVEAL:
            return _reason("FORCE-A26", "why-pile-decides")
        if not 0 <= seat < state.seats:
            return _reason("FORCE-01", "why-only-players")
        if state.phase == REVEALING:
            return _reason("FORCE-07", "why-card-first")
        if state.phase == DUELLING:
            return self._duelling(state, seat, move)
        if state.phase == SCOUTING:
            return self._scouting(state, seat, move)
        return self._drawing(state, seat, move)

    def _chance(self, state: Force, move: int) -> Reason | None:
        if move < REVEAL:
            return _reason("FORCE-08", "why-players-decide")
        if state.phase != REVEALING:
            return _reason("FORCE-07", "why-no-card-due")
        if state.left(move - REVEAL):
            return None
        card = pile_card(self.cards, move - REVEAL)
        return _reason("FORCE-06", "why-no-such-card-left", card=card)

    def _duelling(self, state: Force, seat: int, move: int) -> Reason | None:
        if move >= DRAW:
            return _reason("FORCE-29", "why-not-the-end")
        if move >= KEEP:
            return _reason("FORCE-16", "why-no-errand")
        if state.has_laid(seat):
            return _reason("FORCE-08", "why-laid-already")
        if not state.hand(seat):
            return _reason("FORCE-A14", "why-no-cards")
        return self._playing(state, seat, move)

    def _playing(self, state: Force, seat: int, card: int) -> Reason | None:
        if state.mask(seat) >> card & 1:
            return None
        if card == R2D2 and state.card < VADERS:
            return _reason("FORCE-24", "why-no-r2d2-against-vader")
        if not state.mask(seat):
            return _reason("FORCE-A4", "why-only-r2d2")
        name = hand_card(self.cards, int(state.rebels[seat]), card)
        return _reason("FORCE-08", "why-card-lost", card=name)

    def _scouting(self, state: Force, seat: int, move: int) -> Reason | None:
        if move < KEEP:
            return _reason("FORCE-A11", "why-not-fought-for")
        if move >= DRAW:
            return _reason("FORCE-29", "why-not-the-end")
        if seat != state.scout:
            return _reason("FORCE-16", "why-other-decides", seat=int(state.scout))
        if state.mask(seat) >> move & 1:
            return None
        if move - GIVE == seat:
            return _reason("FORCE-A13", "why-not-to-yourself")
        return _reason("FORCE-A13", "why-no-such-player", last=int(state.seats) - 1)

    def _drawing(self, state: Force, seat: int, move: int) -> Reason | None:
        if move < KEEP:
            return _reason("FORCE-28", "why-duels-are-over")
        if move < DRAW:
            return _reason("FORCE-16", "why-no-errand")
        if seat != state.drawer:
            return _reason("FORCE-29", "why-other-draws", seat=int(state.drawer))
        return None


def _reason(rule: str, name: str, **arguments: Value) -> Reason:
    return Reason(rule, name, arguments)
