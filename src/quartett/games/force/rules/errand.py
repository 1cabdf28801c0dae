"""Battle of the Force: R2-D2 on its errand. Comments name the rules that the code implements."""

from mypy_extensions import i64

from quartett.games.force.rules.ending import go_on
from quartett.games.force.rules.moves import GAVE, KEPT, R2D2_BACK, R2D2_SENT, RECEIVED, SCOUTED
from quartett.games.force.rules.pile import VADERS
from quartett.games.force.rules.state import LAID, NONE, ONES, R2D2, SCOUTING, Position


def send(table: Position) -> None:
    """FORCE-16: a single R2-D2 goes on its errand; FORCE-21: several come back."""
    sent: i64 = table.laid >> 3 & table.laid & ONES  # only R2-D2 is laid as 1001
    if sent == 0:
        return
    if (sent & (sent - 1)) == 0:
        table.scout = 0
        while sent > 1:
            sent >>= LAID
            table.scout += 1
        table.note(R2D2_SENT, table.scout)
    elif table.story is not None:
        for seat in range(table.seats):
            if table.laid_card(seat) == R2D2:
                table.note(R2D2_BACK, seat)


def scout(table: Position, card: i64) -> None:
    """FORCE-16: its owner decides what happens to the next card."""
    table.note(SCOUTED, table.scout, card)
    table.ask(SCOUTING, table.scout)


def keep(table: Position) -> None:
    """FORCE-17, 19: a villain costs R2-D2, a Vader does not."""
    table.note(KEPT, table.scout, table.card)
    table.capture(table.scout, table.card)
    come_back(table, table.card >= VADERS)


def give(table: Position, seat: i64) -> None:
    """FORCE-18, 20: a Vader costs R2-D2, a villain does not."""
    table.note(GAVE, table.scout, table.card)
    table.note(RECEIVED, seat, table.card)
    table.capture(seat, table.card)
    come_back(table, table.card < VADERS)


def come_back(table: Position, lost: bool) -> None:
    if lost:
        table.lose(table.scout, R2D2)
    else:
        table.note(R2D2_BACK, table.scout)
    table.scout = NONE
    go_on(table)
