"""The state of a table, stored with every move, so that a game can continue if its rules change."""

from collections.abc import Sequence
from typing import Any

import msgspec

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.snapshot import restore, write
from quartett.table.log import Entry


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """The last state in which nothing is sealed."""

    number: int
    """The number of entries in the log, including sealed answers."""
    moves: int
    """The number of moves of the record that led to the state."""
    layout: str
    """The layout of the numbers."""
    state: list[int]


def continued(
    game: Game[Any], header: dict[str, str], snapshot: Snapshot | None, log: Sequence[Entry]
) -> dict[str, str]:
    """The header of a game that continues under changed rules: from which move, and from what
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
