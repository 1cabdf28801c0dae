"""Battle of the Force: whether a move is legal, and if not why. Only this module decides; `mask`
answers for all moves of a seat at once."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.core.state import FINE, NO_MOVE
from quartett.games.force.rules import moves, state
from quartett.games.force.rules.pile import VADERS
from quartett.games.force.rules.state import Position

# Why a move is refused; the rules and words are in `telling/reasons`.
OVER: Final = 1  # plus the outcome, 1 to 3
PLAYERS_DECIDE: Final = 4
NO_CARD_DUE: Final = 5
NO_SUCH_CARD_LEFT: Final = 6
PILE_DECIDES: Final = 7
ONLY_PLAYERS: Final = 8
CARD_FIRST: Final = 9
NOT_THE_END: Final = 10
NO_ERRAND: Final = 11
LAID_ALREADY: Final = 12
NO_CARDS: Final = 13
NO_R2D2_AGAINST_VADER: Final = 14
ONLY_R2D2_LEFT: Final = 15
CARD_LOST: Final = 16
NOT_FOUGHT_FOR: Final = 17
OTHER_DECIDES: Final = 18
NOT_TO_YOURSELF: Final = 19
NO_SUCH_PLAYER: Final = 20
DUELS_ARE_OVER: Final = 21
OTHER_DRAWS: Final = 22


def objection(table: Position, seat: i64, move: i64) -> i64:
    """Checks in the order in which a player would ask: is it over, is it the moment, is it mine to
    answer, is it possible."""
    if move < 0 or move >= moves.MOVES:
        return NO_MOVE
    if table.phase == state.ENDED:
        return OVER + table.outcome
    if seat == CHANCE:
        return of_chance(table, move)
    if move >= moves.REVEAL:
        return PILE_DECIDES
    if seat < 0 or seat >= table.seats:
        return ONLY_PLAYERS
    if table.phase == state.DUELLING:
        return in_duel(table, seat, move)
    if table.phase == state.REVEALING:
        return CARD_FIRST
    if table.phase == state.SCOUTING:
        return on_errand(table, seat, move)
    return in_last_draws(table, seat, move)


def of_chance(table: Position, move: i64) -> i64:
    if move < moves.REVEAL:
        return PLAYERS_DECIDE
    if table.phase != state.REVEALING:
        return NO_CARD_DUE
    return FINE if table.left(move - moves.REVEAL) else NO_SUCH_CARD_LEFT


def in_duel(table: Position, seat: i64, move: i64) -> i64:
    """FORCE-08, 24, A4, A14: one card of the own hand, which may be played."""
    if move >= moves.KEEP:
        return NOT_THE_END if move >= moves.DRAW else NO_ERRAND
    if table.has_laid(seat):
        return LAID_ALREADY
    hand: i64 = table.hand(seat)
    if hand & table.playable & moves.BIT[move]:
        return FINE
    if hand == 0:
        return NO_CARDS
    if move == state.R2D2 and table.card < VADERS:
        return NO_R2D2_AGAINST_VADER
    return CARD_LOST if hand & table.playable else ONLY_R2D2_LEFT


def on_errand(table: Position, seat: i64, move: i64) -> i64:
    """FORCE-16, A11, A13: the owner of R2-D2 keeps the card or gives it to somebody else."""
    if move < moves.KEEP:
        return NOT_FOUGHT_FOR
    if move >= moves.DRAW:
        return NOT_THE_END
    if seat != table.scout:
        return OTHER_DECIDES
    if move == moves.GIVE + seat:
        return NOT_TO_YOURSELF
    return FINE if move < moves.GIVE + table.seats else NO_SUCH_PLAYER


def in_last_draws(table: Position, seat: i64, move: i64) -> i64:
    """FORCE-28, 29: the only seat with cards left draws or is done."""
    if move < moves.KEEP:
        return DUELS_ARE_OVER
    if move < moves.DRAW:
        return NO_ERRAND
    return FINE if seat == table.drawer else OTHER_DRAWS


def mask(table: Position, seat: i64) -> i64:
    """The legal moves of a seat, as bits."""
    if seat < 0 or seat >= table.seats:
        return 0
    if table.phase == state.DUELLING:
        if table.owed >> seat & 1:
            return table.hands >> state.HAND * seat & table.playable
        return 0
    if seat != table.actor:
        return 0
    if table.phase == state.LAST_DRAWS:
        return moves.LAST_DRAW_MASK
    return (
        moves.BIT[moves.GIVE + table.seats] - moves.BIT[moves.KEEP] - moves.BIT[moves.GIVE + seat]
    )  # FORCE-A13
