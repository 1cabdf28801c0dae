"""What one viewer is sent: views, news, question and choices, all from masked states."""

from typing import Any, Final

import msgspec

from quartett.bots.levels import TRIES
from quartett.core.chance import NOBODY
from quartett.core.game import Game
from quartett.core.state import State
from quartett.core.story import Ending, Line, Reason, View
from quartett.table.match import Match
from quartett.table.scenes import Step, sees_as_everybody, steps, view_at
from quartett.table.store import PERSON
from quartett.table.table import Table
from quartett.table.viewer import HERE
from quartett.table.votes import can_be_replaced

NOTHING_SEEN: Final = -1


class Choice(msgspec.Struct, frozen=True):
    """A legal move, and a sentence that says what it leads to."""

    move: str
    line: Line


class Refused(msgspec.Struct, frozen=True):
    """A move within reach that is not legal now, and why."""

    move: str
    reason: Reason


class SeatSeen(msgspec.Struct, frozen=True):
    """Who sits on a seat. `kind` is person, bot or free."""

    kind: str
    name: str
    bot: str
    here: bool
    """Whether somebody is connected for this seat."""
    owes: bool
    """Whether the table is waiting for an answer from this seat."""
    until: float | None
    """The deadline for this answer (seconds since 1970), if there is one."""
    devices: int = 0
    """How many devices are connected for this seat. Revoke the links if one is a stranger's."""
    presence: str = HERE
    """For a person: `here`, `away` (page hidden, or recently disconnected) or `gone`."""
    since: float | None = None
    """Since when nobody has been connected for it (seconds since 1970)."""
    asked: float | None = None
    """Since when the table has waited for the answer that is owed."""
    stands_in: bool = False
    """Whether a bot only stands in for a person, who may take the seat back at any time."""
    votes: tuple[int, ...] | None = None
    """Who votes for a bot to take over; None if there is nothing to vote on."""


class RoomSeen(msgspec.Struct, frozen=True):
    """A table before its game: what will be played, and how to join."""

    code: str
    host: int
    """The host's seat."""
    options: dict[str, str]
    """As requested; lots are drawn at the start."""
    seconds: int
    listed: bool


class Wished(msgspec.Struct, frozen=True):
    """A request to take back an answer, and the seats that agree."""

    seat: int
    agreed: tuple[int, ...]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The table as this viewer may see it now, and what happened since the last update."""

    number: int
    steps: list[Step]
    view: View | None
    """The base of the first change, or the current table if nothing changes. None: the view of the
    previous update."""
    seats: list[SeatSeen]
    question: Line | None = None
    """Only for a seat that owes an answer, like choices and refusals."""
    choices: list[Choice] = []
    refused: list[Refused] = []
    undo: str = ""
    """`now`, `ask` (the others must agree) or nothing."""
    wish: Wished | None = None
    rematch: str = ""
    """After the end: the name of the table where the same people play again, if there is one."""
    ending: Ending | None = None
    """After the end: the rank of each seat, and where its points come from."""
    room: RoomSeen | None = None
    """Set before the game, when nothing is asked."""
    watching: int = 0
    """The number of spectators."""
    silence: Reason | None = None
    """Why nobody may make remarks now, if the rules forbid it."""


def update_key(table: Table, viewer: int, since: int, first: bool) -> tuple[str | int, int, bool]:
    """What an update depends on, at one time: two viewers with the same key are told the same. A
    seat that is asked nothing, and knows no more than before of what not everybody knows, differs
    from those who watch only by what it could take back."""
    match = table.match
    runs = match.oldest <= since and not (first or table.facts.room or match.state.over)
    if runs and viewer not in match.state.owing and sees_as_everybody(match, viewer, since):
        return undo_way(table, viewer), since, first
    return viewer, since, first


def update_for(
    table: Table, viewer: int, since: int, first: bool = False, undo: str | None = None
) -> Update:
    """The update for a viewer (NOBODY: a spectator) who has seen the first `since` entries, or
    nothing yet (NOTHING_SEEN). The `first` update of a connection begins with a complete view."""
    told = table.told
    seats = told.seats = told.seats or seats_seen(table, table.match.state)
    update = update_of(
        *(table.match, viewer, since, first, seats),
        undo=undo_way(table, viewer) if undo is None else undo,
        wish=wished(table),
        rematch=table.rematch,
        watching=table.watching,
    )
    if table.facts.room:
        room = room_seen(table)
        nothing: dict[str, Any] = {"question": None, "choices": [], "refused": [], "silence": None}
        return msgspec.structs.replace(update, room=room, **nothing)
    return update


def room_seen(table: Table) -> RoomSeen | None:
    facts = table.facts
    if not facts.room:
        return None
    manner = facts.manner
    return RoomSeen(facts.code, facts.host, facts.asked, manner.seconds, manner.listed)


def update_of(
    match: Match, viewer: int, since: int, first: bool, seats: list[SeatSeen], **more: Any
) -> Update:
    """The part of an update that follows from the match of the game, plus the given fields."""
    game, seen = match.game, match.masked_at(match.number, viewer)
    asked = viewer != NOBODY and viewer in seen.owing
    start = match.number if since == NOTHING_SEEN else max(since, match.oldest)
    whole = first or start > since
    return Update(
        number=match.number,
        steps=steps(match, viewer, since, start),
        view=view_at(match, viewer, start) if whole else None,
        seats=seats,
        question=game.question(seen, viewer) if asked else None,
        choices=choices(game, seen, viewer) if asked else [],
        refused=refusals(game, seen, viewer) if asked else [],
        ending=game.ending(seen) if seen.over else None,
        silence=game.silence(seen),
        **more,
    )


def choices(game: Game[State], seen: State, seat: int) -> list[Choice]:
    return [
        Choice(game.moves.text(move), game.choice(seen, seat, move)) for move in seen.legal(seat)
    ]


def refusals(game: Game[State], seen: State, seat: int) -> list[Refused]:
    return [
        Refused(game.moves.text(move), reason)
        for move in game.within_reach(seen, seat)
        if (reason := game.why_not(seen, seat, move)) is not None
    ]


def seats_seen(table: Table, seen: State) -> list[SeatSeen]:
    owing = () if table.facts.room else seen.owing
    return [
        seat_seen(table, seat) if seat in owing else idle_seat(table, seat)
        for seat in range(len(table.chairs))
    ]


def idle_seat(table: Table, seat: int) -> SeatSeen:
    """A seat that owes nothing. Somebody who is there looks the same until people come or go."""
    chair, crowd = table.chairs[seat], table.crowd
    if not crowd.devices[seat]:
        return seat_seen(table, seat, owes=False)
    known = crowd.seen.get(seat)
    if known is None or known[0] is not chair:
        known = crowd.seen[seat] = (chair, seat_seen(table, seat, owes=False))
    seen: SeatSeen = known[1]
    return seen


def seat_seen(table: Table, seat: int, owes: bool = True) -> SeatSeen:
    chair, devices = table.chairs[seat], table.devices(seat)
    return SeatSeen(
        chair.kind,
        chair.name,
        chair.bot.partition(TRIES)[0] if chair.bot else "",
        devices > 0,
        owes,
        table.autoplay.due(seat) if owes else None,
        devices,
        table.presence(seat) if chair.kind == PERSON else HERE,
        None if devices or chair.kind != PERSON else table.absent_since(seat),
        table.autoplay.asked_at(seat) if owes else None,
        chair.owned,
        table.affairs.votes_for(seat) if can_be_replaced(table, seat) else None,
    )


def undo_way(table: Table, viewer: int) -> str:
    match = table.match
    last = None if viewer == NOBODY else match.last_of(viewer)
    if last is None or not match.can_take_back_any():
        return ""
    return "now" if match.learned_nothing_since(last, viewer) else "ask"


def wished(table: Table) -> Wished | None:
    wish = table.wish
    return None if wish is None else Wished(wish.seat, wish.agreed)
