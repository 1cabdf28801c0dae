"""What one viewer is sent: whole views, news, question and choices, all from the masked state."""

from typing import Any

import msgspec

from quartett.core.chance import NOBODY
from quartett.core.state import State
from quartett.core.story import Event, Line, View
from quartett.table.table import Table


class Step(msgspec.Struct, frozen=True):
    """What happened at one entry of the log."""

    number: int
    """The number of the table after it."""
    events: list[Event]
    undone: bool = False
    """The last answer of somebody was taken back; the view shows where that leads."""


class Choice(msgspec.Struct, frozen=True):
    """A move that is possible now, and a sentence that says what follows from it."""

    move: str
    line: Line


class SeatSeen(msgspec.Struct, frozen=True):
    """Who sits on a seat. `kind` is person, bot or free."""

    kind: str
    name: str
    bot: str
    here: bool
    """Whether somebody is connected for this seat."""
    owes: bool
    """Whether the table waits for an answer from here."""
    until: float | None
    """When the time for this answer is over (seconds since 1970), if there is a limit."""


class Wished(msgspec.Struct, frozen=True):
    """Somebody would like to take back an answer, and these seats agree."""

    seat: int
    agreed: tuple[int, ...]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The table as this viewer may see it now, and what happened since the last update."""

    number: int
    steps: list[Step]
    view: View
    seats: list[SeatSeen]
    question: Line | None = None
    """Only for a seat that owes an answer."""
    choices: list[Choice] = []
    undo: str = ""
    """`now`, `ask` (the others must agree) or nothing."""
    wish: Wished | None = None
    rematch: str = ""
    """After the end: the name of the table where the same people play again, if there is one."""


def update_for(table: Table, viewer: int, since: int) -> Update:
    """What a viewer (NOBODY: who only watches) gets who has seen the first `since` entries."""
    seen = table.course.state.masked(viewer)
    asked = viewer != NOBODY and viewer in seen.owing
    game = table.course.game
    return Update(
        number=table.number,
        steps=steps(table, viewer, since),
        view=game.view(seen),
        seats=seats_seen(table, seen),
        question=game.question(seen, viewer) if asked else None,
        choices=choices(game, seen, viewer) if asked else [],
        undo=undo_way(table, viewer),
        wish=wished(table),
        rematch=table.rematch,
    )


def steps(table: Table, viewer: int, since: int) -> list[Step]:
    told, game = table.course.told, table.course.game
    return [
        Step(number + 1, [], undone=True)
        if (notes := told[number]) is None
        else Step(number + 1, game.events(notes, viewer))
        for number in range(since, len(told))
    ]


def choices(game: Any, seen: State, seat: int) -> list[Choice]:
    return [
        Choice(game.moves.text(move), game.choice(seen, seat, move)) for move in seen.legal(seat)
    ]


def seats_seen(table: Table, seen: State) -> list[SeatSeen]:
    return [
        SeatSeen(
            chair.kind,
            chair.name,
            chair.bot,
            seat in table.here,
            seat in seen.owing,
            table.duties.due(seat),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def undo_way(table: Table, viewer: int) -> str:
    if viewer == NOBODY or not table.course.can_take_back(viewer):
        return ""
    return "now" if table.course.nothing_learned(viewer) else "ask"


def wished(table: Table) -> Wished | None:
    wish = table.wish
    return None if wish is None else Wished(wish.seat, wish.agreed)
