"""Push: taking columns after a stop or a bust, and the rolls in between. Comments name the rules
that the code implements."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.push.rules import die, turn
from quartett.games.push.rules.moves import BIT, BUSTED, ROLLED, STOPPED, TAKE, TOOK
from quartett.games.push.rules.pile import ROLL_CARD, UNIT
from quartett.games.push.rules.state import ROLLING, TAKING, Position


def stop(table: Position) -> None:
    if table.story is not None:
        table.note(STOPPED, table.turn)
    table.takers = table.seats - 1
    ask_taker(table, table.turn)


def bust(table: Position, card: i64) -> None:
    """PUSH-36 to 39: no column, the card is discarded, the die is rolled."""
    if card == ROLL_CARD:
        table.discard_rolls += 1
    else:
        table.discard += UNIT[card]
    if table.story is not None:
        table.note(BUSTED, table.turn, card)
    table.busts[table.turn] += 1
    table.taker = table.turn
    table.takers = table.seats - 1
    ask_die(table)


def take(table: Position, column: i64) -> None:
    if table.story is not None:
        table.note(TOOK, table.taker, column, table.content(column))
    table.lying -= BIT[column]
    table.open[table.taker] += table.columns[column]
    if table.has_roll(column):
        table.discard_rolls += 1  # PUSH-23
        ask_die(table)
    else:
        hand_on(table)


def roll(table: Position, face: i64) -> None:
    taker: i64 = table.taker
    lost: i64 = die.lost(face, table.open[taker], table.risk != 0)
    if table.story is not None:
        table.note(ROLLED, taker, face, lost)
    table.open[taker] -= lost
    table.discard += lost
    hand_on(table)


def hand_on(table: Position) -> None:
    """PUSH-29: one column each while there are any."""
    if table.lying and table.takers:
        table.takers -= 1
        ask_taker(table, table.neighbour(table.taker))
    else:
        turn.close(table)


def ask_taker(table: Position, seat: i64) -> None:
    table.taker = seat
    table.ask(TAKING, seat)
    table.mask = table.lying << TAKE


def ask_die(table: Position) -> None:
    table.ask(ROLLING, CHANCE)
    table.mask = 0
