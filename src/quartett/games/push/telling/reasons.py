"""Push: why a move is not allowed now, and the rule that forbids it."""

from quartett.core.telling import Refusal, RefusalTable
from quartett.games.push.cards import Cards
from quartett.games.push.rules import legality as no
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, DRAW, PLACE, TAKE
from quartett.games.push.rules.pile import VALUES
from quartett.games.push.telling.names import card_name

REFUSALS = {
    no.OVER: Refusal("PUSH-43", "why-game-over"),
    no.PLAYERS_DECIDE: Refusal("PUSH-11", "why-players-decide"),
    no.PILE_DECIDES: Refusal("PUSH-08", "why-pile-decides"),
    no.DIE_DECIDES: Refusal("PUSH-21", "why-die-decides"),
    no.WAIT_FOR_CHANCE: Refusal("PUSH-10", "why-wait-for-chance"),
    no.NO_CARD_DUE: Refusal("PUSH-08", "why-no-card-due"),
    no.NO_ROLL_DUE: Refusal("PUSH-21", "why-no-roll-due"),
    no.OTHER_TAKES: Refusal("PUSH-29", "why-other-takes", ("seat",)),
    no.OTHER_TURN: Refusal("PUSH-05", "why-other-turn", ("seat",)),
    no.CARD_FIRST: Refusal("PUSH-08", "why-card-first"),
    no.ROLL_FIRST: Refusal("PUSH-21", "why-roll-first"),
    no.NO_SWITCH_CARDS: Refusal("PUSH-04", "why-no-switch-cards"),
    no.NO_SUCH_CARD_LEFT: Refusal("PUSH-03", "why-no-such-card-left", ("card",)),
    no.NOTHING_FLIPPED_TO_STOP: Refusal("PUSH-A8", "why-nothing-flipped-to-stop"),
    no.NOTHING_TO_BANK: Refusal("PUSH-A6", "why-nothing-to-bank", ("colour",)),
    no.NO_COLUMN_YET: Refusal("PUSH-19", "why-no-column-yet"),
    no.NOTHING_FLIPPED: Refusal("PUSH-08", "why-nothing-flipped"),
    no.BANK_IS_A_WHOLE_TURN: Refusal("PUSH-07", "why-bank-is-a-whole-turn"),
    no.PLACE_FIRST: Refusal("PUSH-10", "why-place-first", ("card",)),
    no.COLUMNS_IN_ORDER: Refusal("PUSH-12", "why-columns-in-order", ("column",)),
    no.ROLL_CARD_IN_COLUMN: Refusal("PUSH-15", "why-roll-card-in-column", ("column",)),
    no.COLOUR_IN_COLUMN: Refusal("PUSH-13", "why-colour-in-column", ("column", "colour")),
    no.NUMBER_IN_COLUMN: Refusal("PUSH-14", "why-number-in-column", ("column", "number")),
    no.PILE_EMPTY: Refusal("PUSH-A1", "why-pile-empty"),
    no.NO_COLUMN_TO_STOP: Refusal("PUSH-A7", "why-no-column-to-stop"),
    no.STOP_FIRST: Refusal("PUSH-19", "why-stop-first"),
    no.MUST_TAKE: Refusal("PUSH-A9", "why-must-take"),
    no.DRAWING_IS_OVER: Refusal("PUSH-19", "why-drawing-is-over"),
    no.COLUMN_TAKEN: Refusal("PUSH-29", "why-column-taken", ("column",)),
    no.NO_SUCH_COLUMN: Refusal("PUSH-29", "why-no-such-column", ("column",)),
}


def refusal_table(cards: Cards) -> RefusalTable[Push]:
    def card(state: Push, seat: int, move: int) -> str:
        return card_name(cards, move - DRAW if move >= DRAW else int(state.flipped))

    def colour(state: Push, seat: int, move: int) -> str:
        return cards.colours[move - BANK if move >= BANK else int(state.flipped) // VALUES]

    def column(state: Push, seat: int, move: int) -> int:
        """The requested column; where columns are begun in order, the next one."""
        asked = move - (TAKE if move >= TAKE else PLACE)
        return min(asked, int(state.laid)) + 1 if move < TAKE else asked + 1

    return RefusalTable(
        REFUSALS,
        {
            "card": card,
            "colour": colour,
            "column": column,
            "number": lambda state, seat, move: int(state.flipped) % VALUES + 1,
        },
    )
