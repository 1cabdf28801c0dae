"""Push: whether a move is legal, and if not why. Only this module decides; the state caches the
answer for all moves of the actor in its `mask`."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.core.state import FINE, NO_MOVE
from quartett.games.push.rules import state
from quartett.games.push.rules.columns import COLOUR_BITS, COLUMNS, NEED, ROLL_BIT
from quartett.games.push.rules.moves import BANK, DRAW, FLIP, MOVES, PLACE, ROLL, STOP, TAKE
from quartett.games.push.rules.pile import SWITCH_CARD
from quartett.games.push.rules.state import Position

# Why a move is refused; the rules and words are in `telling/reasons`.
OVER: Final = 1
PLAYERS_DECIDE: Final = 2
PILE_DECIDES: Final = 3
DIE_DECIDES: Final = 4
WAIT_FOR_CHANCE: Final = 5
NO_CARD_DUE: Final = 6
NO_ROLL_DUE: Final = 7
OTHER_TAKES: Final = 8
OTHER_TURN: Final = 9
CARD_FIRST: Final = 10
ROLL_FIRST: Final = 11
NO_SWITCH_CARDS: Final = 12
NO_SUCH_CARD_LEFT: Final = 13
NOTHING_FLIPPED_TO_STOP: Final = 14
NOTHING_TO_BANK: Final = 15
NO_COLUMN_YET: Final = 16
NOTHING_FLIPPED: Final = 17
BANK_IS_A_WHOLE_TURN: Final = 18
PLACE_FIRST: Final = 19
COLUMNS_IN_ORDER: Final = 20
ROLL_CARD_IN_COLUMN: Final = 21
COLOUR_IN_COLUMN: Final = 22
NUMBER_IN_COLUMN: Final = 23
PILE_EMPTY: Final = 24
NO_COLUMN_TO_STOP: Final = 25
STOP_FIRST: Final = 26
MUST_TAKE: Final = 27
DRAWING_IS_OVER: Final = 28
COLUMN_TAKEN: Final = 29
NO_SUCH_COLUMN: Final = 30


def objection(table: Position, seat: i64, move: i64) -> i64:
    """Checks in the order in which a player would ask: is it over, is it mine to answer, is it the
    moment, is it possible."""
    if move < 0 or move >= MOVES:
        return NO_MOVE
    if table.phase == state.ENDED:
        return OVER
    if (seat == CHANCE) != (move >= DRAW):
        return whose(move)
    if seat != table.actor:
        return not_asked(table, move)
    if seat == CHANCE:
        return of_chance(table, move)
    if table.phase == state.PLACING:
        return in_placing(table, move)
    if table.phase == state.DECIDING:
        return in_deciding(table, move)
    if table.phase == state.OPENING:
        return in_opening(table, move)
    return in_taking(table, move)


def whose(move: i64) -> i64:
    """A player tries to choose the card or the face, or chance to play."""
    if move < DRAW:
        return PLAYERS_DECIDE
    return PILE_DECIDES if move < ROLL else DIE_DECIDES


def not_asked(table: Position, move: i64) -> i64:
    if table.actor == CHANCE:
        return WAIT_FOR_CHANCE
    if move >= DRAW:
        return NO_ROLL_DUE if move >= ROLL else NO_CARD_DUE
    return OTHER_TAKES if table.phase == state.TAKING else OTHER_TURN


def of_chance(table: Position, move: i64) -> i64:
    if table.phase != state.DRAWING:
        return FINE if move >= ROLL else ROLL_FIRST
    if move >= ROLL:
        return CARD_FIRST
    if table.left(move - DRAW):
        return FINE
    if move - DRAW == SWITCH_CARD and table.seats == 2:
        return NO_SWITCH_CARDS
    return NO_SUCH_CARD_LEFT


def in_opening(table: Position, move: i64) -> i64:
    """PUSH-07, A6, A8: flip, or bank a colour with open cards."""
    if move == FLIP:
        return FINE
    if move == STOP:
        return NOTHING_FLIPPED_TO_STOP
    if move >= BANK:
        return FINE if table.has_open(table.turn, move - BANK) else NOTHING_TO_BANK
    return NO_COLUMN_YET if move >= TAKE else NOTHING_FLIPPED


def in_placing(table: Position, move: i64) -> i64:
    """PUSH-10 to 15: a column that takes the card, or the next new one."""
    if move >= BANK:
        return BANK_IS_A_WHOLE_TURN
    column: i64 = move - PLACE
    if column < 0 or column >= COLUMNS:
        return PLACE_FIRST
    if column > table.laid:
        return COLUMNS_IN_ORDER
    clash: i64 = table.held >> 12 * column & NEED[table.flipped]
    if clash == 0:
        return FINE
    if clash & ROLL_BIT:
        return ROLL_CARD_IN_COLUMN
    return COLOUR_IN_COLUMN if clash & COLOUR_BITS else NUMBER_IN_COLUMN


def in_deciding(table: Position, move: i64) -> i64:
    """PUSH-18, A1, A7: flip on while there is a pile, or stop with a column."""
    if move == FLIP:
        return FINE if table.pile else PILE_EMPTY
    if move == STOP:
        return FINE if table.laid else NO_COLUMN_TO_STOP
    if move >= BANK:
        return BANK_IS_A_WHOLE_TURN
    return STOP_FIRST if move >= TAKE else NOTHING_FLIPPED


def in_taking(table: Position, move: i64) -> i64:
    """PUSH-19, 29, A9: one of the columns that are left."""
    if move == STOP:
        return MUST_TAKE
    if move >= BANK:
        return BANK_IS_A_WHOLE_TURN
    if move < TAKE:
        return DRAWING_IS_OVER
    if table.is_lying(move - TAKE):
        return FINE
    return COLUMN_TAKEN if move - TAKE < table.laid else NO_SUCH_COLUMN
