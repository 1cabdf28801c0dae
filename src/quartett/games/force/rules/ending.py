"""Battle of the Force: what comes after a duel or an errand, the last draws, and the end. Comments
name the rules that the code implements."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY
from quartett.games.force.rules import moves, state
from quartett.games.force.rules.pile import BITS, LOWEST
from quartett.games.force.rules.state import Position


def go_on(table: Position) -> None:
    """FORCE-28, 30, 31, A7, A17: before every reveal; FORCE-A10: the open card is resolved."""
    table.card = state.NONE
    left: i64 = state.holders(table.hands)
    if (left & (left - 1)) == 0:
        offer_draws(table, left)
    elif table.hands & state.ALL_REBEL_CARDS == 0:
        end(table, moves.ONLY_R2D2)  # FORCE-A15
    elif table.pile == 0:
        end(table, moves.PILE_EMPTY)
    else:
        table.ask(state.REVEALING, CHANCE)


def offer_draws(table: Position, left: i64) -> None:
    """FORCE-29, A18: one draw for each card left, R2-D2 too; FORCE-A19: while the pile lasts. All
    hands can be empty only if a custom card file allows ties (FORCE-A1)."""
    if left == 0:
        end(table, moves.LAST_HAND)
        return
    table.scout = state.NONE
    table.drawer = LOWEST[left]
    table.draws = min(BITS[table.hand(table.drawer)], table.pile)
    if table.draws:
        table.note(moves.LAST_HAND_LEFT, table.drawer, table.draws)
    ask_drawer(table)


def ask_drawer(table: Position) -> None:
    if table.draws:
        table.ask(state.LAST_DRAWS, table.drawer)
    else:
        end(table, moves.LAST_HAND)


def draw(table: Position, card: i64) -> None:
    table.note(moves.DREW, table.drawer, card)
    table.capture(table.drawer, card)
    table.draws -= 1
    ask_drawer(table)


def decline(table: Position) -> None:
    table.note(moves.DECLINED, table.drawer)
    end(table, moves.LAST_HAND)


def end(table: Position, outcome: i64) -> None:
    table.note(moves.GAME_ENDED, NOBODY, outcome)
    table.outcome = outcome
    table.scout = state.NONE  # FORCE-A9
    table.ask(state.ENDED, NOBODY)
