"""Where a table stands, stored with every move: with it a game goes on if its rules change."""

from collections.abc import Sequence
from typing import Any

import msgspec

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.snapshot import layout_of, restore, write
from quartett.core.state import State
from quartett.table.log import Entry


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """The last state in which nothing is sealed."""

    number: int
    """How many entries the log has, sealed answers included."""
    moves: int
    """How many moves of the record led to the state."""
    layout: str
    """Which fields the numbers tell of."""
    state: list[int]


def take_snapshot(number: int, moves: int, state: State) -> Snapshot:
    return Snapshot(number, moves, layout_of(state), state.numbers())


def continued(
    game: Game[Any], header: dict[str, str], snapshot: Snapshot | None, log: Sequence[Entry]
) -> dict[str, str]:
    """The header of a game that goes on under other rules than it had: from where, and from what
    state. Raises a Problem if it cannot."""
    if int(header["rules"]) > game.rules_version:
        known = game.rules_version
        raise Problem("table-newer-rules", rules=int(header["rules"]), known=known)
    if snapshot is None or snapshot.number != len(log):
        raise Problem("table-without-snapshot", rules=int(header["rules"]))
    restore(game, int(header["seats"]), snapshot.layout, snapshot.state)
    earlier = f"{header['rules']}={snapshot.moves}"
    return {
        **header,
        "rules": str(game.rules_version),
        "earlier": " ".join([*header.get("earlier", "").split(), earlier]),
        "snapshot": write(snapshot.layout, snapshot.state),
    }
