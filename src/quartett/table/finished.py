"""Keeps a game that was finished elsewhere, so that it can be replayed, reviewed and shared as if
it had been played on this server."""

import time
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import Record, parse, short
from quartett.core.replay import find_move, start
from quartett.core.snapshot import layout_of
from quartett.games import loaded
from quartett.table.fairness import seed_of, verify
from quartett.table.log import Entry
from quartett.table.match import Plan
from quartett.table.opening import CardsSent
from quartett.table.position import Position
from quartett.table.replays import check_length
from quartett.table.snapshot import Snapshot
from quartett.table.store import Facts

CARRIED: Final[tuple[str, ...]] = ("branch", "commitment", "lots", "luck", "nonces")
"""Header lines that are kept, so that promises can still be checked."""


class KeepGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game for a server to keep."""

    record: str
    """Including the seed of chance."""
    seats: list[str]
    """As for a new table; no seat can be free."""
    cards: CardsSent | None = None


class Finished(msgspec.Struct, frozen=True):
    """What a table takes from the record of a whole game."""

    game: str
    options: dict[str, str]
    header: dict[str, str]
    seed: bytes
    plan: Plan
    """All its moves."""


def finished(asked: KeepGame) -> Finished:
    """Checks every move against the rules, chance against its seed, and the outcome. Runs in a
    worker."""
    record = parse(asked.record)
    check_length(record)
    if "snapshot" in record.header:
        raise Problem("record-with-snapshot")
    if len(asked.seats) != record.seats:
        raise Problem("branch-seats", seats=len(asked.seats), right=record.seats)
    own = asked.cards
    game = loaded(record.game, None if own is None else (own.text, short(own.file)))
    verify(game, record)
    header = {key: record.header[key] for key in CARRIED if key in record.header}
    options = game.settle(record.seats, record.options)
    return Finished(record.game, options, header, seed_of(record), played(game, record))


def played(game: Game[Any], record: Record) -> Plan:
    position, entries = Position(start(game, record), 0, [0] * record.seats), list[Entry]()
    at = time.time()
    for number, move in enumerate(record.moves):
        found = find_move(game, position.state, move)
        position = position.after(move.seat, found, number + 1)
        entries.append(
            Entry(number, move.seat, game.moves.text(found), at=at, back=position.opened)
        )
    if not position.state.over:
        raise Problem("keep-unfinished")
    size, state = len(entries), position.state
    return Plan(entries, True, Snapshot(size, size, layout_of(state), state.numbers()))


def kept_facts(facts: Facts, game: Finished) -> Facts:
    """The facts of a table at which nothing more happens."""
    header = {**facts.header, **game.header}
    return msgspec.structs.replace(facts, header=header, seed=game.seed, repeats=True)
