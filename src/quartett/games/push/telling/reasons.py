"""Push: why a move is not allowed now, with the rule that says so."""

from quartett.core.chance import CHANCE
from quartett.core.story import Reason, Value
from quartett.games.push.cards import Cards
from quartett.games.push.rules.columns import COLOUR_BITS, NEED, ROLL_BIT, SWITCH_CARD
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, DRAW, FLIP, PLACE, ROLL, STOP, TAKE
from quartett.games.push.rules.sets import VALUES
from quartett.games.push.rules.state import COLUMNS, DECIDING, DRAWING, OPENING, PLACING, TAKING
from quartett.games.push.telling.names import card_name


class Reasons:
    """Answers for every move of the table. The order of the questions is the order in which a
    player would ask them: is it over, is it mine to answer, is it the moment, is it possible."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def why_not(self, state: Push, seat: int, move: int) -> Reason | None:
        if state.over:
            return _reason("PUSH-43", "why-game-over")
        if (seat == CHANCE) != (move >= DRAW):
            return self._whose(move)
        if seat != state.actor:
            return self._not_asked(state, move)
        if seat == CHANCE:
            return self._chance(state, move)
        return self._seat(state, move)

    def _whose(self, move: int) -> Reason:
        """A player wants to choose the card or the face, or chance to play."""
        if move < DRAW:
            return _reason("PUSH-11", "why-players-decide")
        if move < ROLL:
            return _reason("PUSH-08", "why-pile-decides")
        return _reason("PUSH-21", "why-die-decides")

    def _not_asked(self, state: Push, move: int) -> Reason:
        if state.actor == CHANCE:
            return _reason("PUSH-10", "why-wait-for-chance")
        if move >= ROLL:
            return _reason("PUSH-21", "why-no-roll-due")
        if move >= DRAW:
            return _reason("PUSH-08", "why-no-card-due")
        if state.phase == TAKING:
            return _reason("PUSH-29", "why-other-takes", seat=int(state.actor))
        return _reason("PUSH-05", "why-other-turn", seat=int(state.actor))

    def _chance(self, state: Push, move: int) -> Reason | None:
        if state.phase == DRAWING and move >= ROLL:
            return _reason("PUSH-08", "why-card-first")
        if state.phase != DRAWING and move < ROLL:
            return _reason("PUSH-21", "why-roll-first")
        card = move - DRAW
        if move >= ROLL or state.left(card):
            return None
        if card == SWITCH_CARD and state.seats == 2:
            return _reason("PUSH-04", "why-no-switch-cards")
        return _reason("PUSH-03", "why-no-such-card-left", card=card_name(self.cards, card))

    def _seat(self, state: Push, move: int) -> Reason | None:
        if state.phase == OPENING:
            return self._opening(state, move)
        if state.phase == PLACING:
            return self._placing(state, move)
        if state.phase == DECIDING:
            return self._deciding(state, move)
        return self._taking(state, move)

    def _opening(self, state: Push, move: int) -> Reason | None:
        if move == FLIP:
            return None
        if move == STOP:
            return _reason("PUSH-A8", "why-nothing-flipped-to-stop")
        if move >= BANK:
            if state.has_open(state.turn, move - BANK):
                return None
            return _reason("PUSH-A6", "why-nothing-to-bank", colour=self.cards.colours[move - BANK])
        if move >= TAKE:
            return _reason("PUSH-19", "why-no-column-yet")
        return _reason("PUSH-08", "why-nothing-flipped")

    def _placing(self, state: Push, move: int) -> Reason | None:
        card = card_name(self.cards, int(state.flipped))
        if move >= BANK:
            return _reason("PUSH-07", "why-bank-is-a-whole-turn")
        if not PLACE <= move < PLACE + COLUMNS:
            return _reason("PUSH-10", "why-place-first", card=card)
        column = move - PLACE
        if column > state.laid:
            return _reason("PUSH-12", "why-columns-in-order", column=int(state.laid) + 1)
        return self._obstacle(state, column, int(state.flipped))

    def _obstacle(self, state: Push, column: int, card: int) -> Reason | None:
        """What in the column is in the way of the card."""
        if state.fits(column, card):
            return None
        clash = state.holds[column] & NEED[card]
        if clash & ROLL_BIT:
            return _reason("PUSH-15", "why-roll-card-in-column", column=column + 1)
        if clash & COLOUR_BITS:
            colour = self.cards.colours[card // VALUES]
            return _reason("PUSH-13", "why-colour-in-column", column=column + 1, colour=colour)
        number = card % VALUES + 1
        return _reason("PUSH-14", "why-number-in-column", column=column + 1, number=number)

    def _deciding(self, state: Push, move: int) -> Reason | None:
        if move == FLIP:
            return None if state.pile else _reason("PUSH-A1", "why-pile-empty")
        if move == STOP:
            return None if state.laid else _reason("PUSH-A7", "why-no-column-to-stop")
        if move >= BANK:
            return _reason("PUSH-07", "why-bank-is-a-whole-turn")
        if move >= TAKE:
            return _reason("PUSH-19", "why-stop-first")
        return _reason("PUSH-08", "why-nothing-flipped")

    def _taking(self, state: Push, move: int) -> Reason | None:
        if move == STOP:
            return _reason("PUSH-A9", "why-must-take")
        if move >= BANK:
            return _reason("PUSH-07", "why-bank-is-a-whole-turn")
        if move < TAKE:
            return _reason("PUSH-19", "why-drawing-is-over")
        column = move - TAKE
        if state.is_lying(column):
            return None
        name = "why-column-taken" if column < state.laid else "why-no-such-column"
        return _reason("PUSH-29", name, column=column + 1)


def _reason(rule: str, name: str, **arguments: Value) -> Reason:
    return Reason(rule, name, arguments)
