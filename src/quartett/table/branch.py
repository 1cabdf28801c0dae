"""A game that continues from the middle of another one: its first moves, and whose chance it
uses."""

from hashlib import sha256
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.keyed import parse_nonces
from quartett.core.problem import Problem
from quartett.core.record import Move, Record, parse, short
from quartett.core.replay import find_move, start
from quartett.games import loaded
from quartett.table.fairness import seed_of
from quartett.table.opening import CardsSent
from quartett.table.position import Position
from quartett.table.replays import check_length
from quartett.table.store import Facts, Manner

SAME, NEW = "same", "new"
"""Whose chance is used."""
CARRIED: Final[tuple[str, ...]] = ("commitment", "nonces", "lots", "luck")
"""Header lines kept by a game with the same chance."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that continues the first moves of a record."""

    record: str
    after: int
    """How many of its moves are kept. Simultaneous answers are kept all together or not at all."""
    seats: list[str]
    """As for a new table."""
    luck: str = NEW
    """`same`: chance follows from the record's seed, as long as the same number of moves precedes
    it. `new`: from a new seed."""
    manner: Manner = Manner()
    cards: CardsSent | None = None


class Branch(msgspec.Struct, frozen=True):
    """What a table takes from a record."""

    game: str
    options: dict[str, str]
    moves: list[Move]
    header: dict[str, str]
    """Additional header lines of the new record."""
    seed: bytes = b""
    """The seed of the record, if its chance continues."""


def branch_of(asked: PlayOn) -> Branch:
    """Checks the part of the record that is kept against the rules. Runs in a worker."""
    record = parse(asked.record)
    check_length(record)
    if "snapshot" in record.header:
        raise Problem("record-with-snapshot")
    if asked.luck not in (SAME, NEW):
        raise Problem("unknown-luck", luck=short(asked.luck), lucks=f"{SAME}, {NEW}")
    if not 0 <= asked.after <= len(record.moves):
        raise Problem("branch-beyond", after=asked.after, moves=len(record.moves))
    if len(asked.seats) != record.seats:
        raise Problem("branch-seats", seats=len(asked.seats), right=record.seats)
    own = asked.cards
    game = loaded(record.game, None if own is None else (own.text, short(own.file)))
    moves = record.moves[: walked(game, record, asked.after)]
    same = asked.luck == SAME
    if same and not {"commitment", "seed"} <= record.header.keys():
        raise Problem("no-same-luck")
    seed = seed_of(record) if same else b""
    header = {key: record.header[key] for key in CARRIED if same and key in record.header}
    parse_nonces(header.get("nonces", ""))
    checked = record.underived if same else len(moves)
    origin = sha256(asked.record.encode()).hexdigest()
    header["branch"] = f"sha256:{origin} after={len(moves)} chance={checked}"
    plain = [Move(move.seat, move.text) for move in moves]
    return Branch(record.game, game.settle(record.seats, record.options), plain, header, seed)


def walked(game: Game[Any], record: Record, after: int) -> int:
    """How many of the moves are kept: all up to there, except answers that are still sealed."""
    position, stand = Position(start(game, record), 0, [0] * record.seats), 0
    for move in record.moves[:after]:
        position = position.after(move.seat, find_move(game, position.state, move), 0)
        if not position.sealed:
            stand = position.length
    if position.state.over:
        raise Problem("branch-over")
    return stand


def branched(facts: Facts, branch: Branch) -> Facts:
    """The facts of a table that continues a record."""
    header = {**facts.header, **branch.header}
    seed = branch.seed or facts.seed
    repeats = bool(branch.seed)
    return msgspec.structs.replace(
        facts, header=header, seed=seed, before=branch.moves, repeats=repeats
    )
