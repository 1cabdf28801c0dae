"""Push: how a turn begins, continues and ends. Comments name the rules that the code implements."""

from mypy_extensions import i64

from quartett.core.chance import NOBODY
from quartett.games.push.rules import moves
from quartett.games.push.rules.pile import COLOUR_SET, colours
from quartett.games.push.rules.state import DECIDING, ENDED, OPENING, Position


def begin(table: Position, seat: i64) -> None:
    """PUSH-07: flip or bank; PUSH-A6: only a colour with open cards."""
    table.turns[seat] += 1
    if table.story is not None:
        table.note(moves.TURN_BEGAN, seat)
    table.turn = seat
    table.ask(OPENING, seat)
    table.mask = moves.FLIP_BIT | colours(table.open[seat]) << moves.BANK


def bank(table: Position, colour: i64) -> None:
    turn: i64 = table.turn
    cards: i64 = table.open[turn] & COLOUR_SET[colour]
    if table.story is not None:
        table.note(moves.BANKED, turn, colour, cards)
    table.open[turn] -= cards
    table.banked[turn] += cards
    begin(table, table.left_of(turn))  # PUSH-35


def decide(table: Position) -> None:
    """PUSH-18; PUSH-A1: an empty pile forces the stop; PUSH-A7: no stop without a column."""
    mask: i64 = 0
    if table.pile:
        mask = moves.FLIP_BIT
    if table.laid:
        mask |= moves.STOP_BIT
    if mask:
        table.ask(DECIDING, table.turn)
        table.mask = mask
    else:
        close(table)  # PUSH-A3


def close(table: Position) -> None:
    """PUSH-31, A17: leftovers are discarded; PUSH-A16: so are the switch cards."""
    for column in range(table.laid):
        if table.lying & moves.BIT[column]:
            leave(table, column)
        table.columns[column] = 0
    table.laid = 0
    table.lying = 0
    table.held = 0
    table.discard_switches += table.aside
    table.aside = 0
    if table.pile:
        begin(table, table.left_of(table.turn))  # PUSH-35
    else:
        end(table)


def leave(table: Position, column: i64) -> None:
    if table.story is not None:
        table.note(moves.LEFT_OVER, NOBODY, column, table.content(column))
    table.discard += table.columns[column]
    if table.has_roll(column):
        table.discard_rolls += 1


def end(table: Position) -> None:
    """PUSH-43: the game ends with a turn after which the pile is empty."""
    table.note(moves.GAME_ENDED, NOBODY)
    table.ask(ENDED, NOBODY)
    table.mask = 0
