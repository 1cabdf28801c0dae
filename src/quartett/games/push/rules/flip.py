"""Push: flipping a card, and the column it goes to. Comments name the rules that the code
implements."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.push.rules import takers, turn
from quartett.games.push.rules.columns import NEED, open_to
from quartett.games.push.rules.moves import BIT, FLIPPED, PLACE, PLACED
from quartett.games.push.rules.pile import NUMBERS, ROLL_CARD, UNIT
from quartett.games.push.rules.state import DRAWING, NO_CARD, PLACING, Position


def flip(table: Position) -> None:
    table.ask(DRAWING, CHANCE)
    table.mask = 0


def draw(table: Position, card: i64) -> None:
    table.pile -= 1
    if table.story is not None:
        table.note(FLIPPED, table.turn, card)
    if card < ROLL_CARD:
        table.unseen -= UNIT[card]
    elif card == ROLL_CARD:
        table.rolls -= 1
    else:
        table.switches -= 1
        table.aside += 1  # PUSH-17
        turn.decide(table)
        return
    columns: i64 = open_to(card, table.held, table.laid)
    if columns:
        table.flipped = card
        table.ask(PLACING, table.turn)
        table.mask = columns << PLACE
    else:
        takers.bust(table, card)


def place(table: Position, column: i64) -> None:
    card: i64 = table.flipped
    if table.story is not None:
        table.note(PLACED, table.turn, column, card)
    if column == table.laid:
        table.laid += 1
        table.lying |= BIT[column]
    table.held |= NEED[card] << 12 * column
    if card < NUMBERS:
        table.columns[column] += UNIT[card]
    table.flipped = NO_CARD
    turn.decide(table)
