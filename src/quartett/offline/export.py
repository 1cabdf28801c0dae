"""A table leaves the device: what a server needs to continue it, or a file to save it."""

import msgspec

from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.table.branch import NEW, PlayOn
from quartett.table.finished import KeepGame
from quartett.table.opening import FREE_SEAT, CardsSent
from quartett.table.seats import Seat
from quartett.table.store import BOT, FREE, Chair
from quartett.table.table import Table


def so_far(table: Table) -> Record:
    """The game as far as it was played. It holds everybody's hands, so no page sees it before the
    end. A sealed answer is asked for again, and the seed never leaves the device."""
    if table.match.state.over:
        return table.record()
    match = table.match
    return Record(dict(table.facts.header), list(match.moves[: match.settled]))


def leaving(table: Table, friends: bool) -> PlayOn:
    """The same people and bots at another table, or friends instead of the bots. From here on
    chance belongs to the server, because this device knows the old seed."""
    if table.match.state.over:
        raise Problem("branch-over")
    record, facts = so_far(table), table.facts
    return PlayOn(
        record.text(),
        len(record.moves),
        [sitter(chair, friends) for chair in table.chairs],
        NEW,
        msgspec.structs.replace(facts.manner, listed=False),
        None if facts.cards is None else CardsSent(*facts.cards),
    )


def finished(table: Table) -> KeepGame:
    """The whole game with its seed, for a server that keeps it."""
    cards = table.facts.cards
    seats = [sitter(chair, friends=False) for chair in table.chairs]
    return KeepGame(table.record().text(), seats, None if cards is None else CardsSent(*cards))


def sitter(chair: Chair, friends: bool) -> str:
    bot = chair.kind == BOT and not chair.owned
    if chair.kind == FREE or (bot and friends):
        return FREE_SEAT
    return Seat(chair.name, chair.bot if bot else "").text
