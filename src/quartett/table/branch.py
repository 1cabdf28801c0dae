"""A game that goes on from the middle of another one: its first moves, and whose luck it has."""

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
from quartett.table.point import Point
from quartett.table.retelling import check_length
from quartett.table.store import Facts, Manner

SAME, NEW = "same", "new"
"""Whose luck."""
CARRIED: Final[tuple[str, ...]] = ("commitment", "nonces", "lots", "luck")
"""What the header of a game with the same luck takes over."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table on which the first moves of a record stand already."""

    record: str
    after: int
    """How many of its moves stand. Answers that were given at the same time stand all or none."""
    seats: list[str]
    """As for a new table."""
    luck: str = NEW
    """`same`: the answers of chance follow from the seed of the record, as far as the same number
    of moves comes before them. `new`: from a new one."""
    manner: Manner = Manner()
    cards: CardsSent | None = None


class Branch(msgspec.Struct, frozen=True):
    """What a table takes over from a record."""

    game: str
    options: dict[str, str]
    moves: list[Move]
    header: dict[str, str]
    """Lines that the header of the new record has besides those of every record."""
    seed: bytes = b""
    """Of the record, if its luck goes on."""


def branch_of(asked: PlayOn) -> Branch:
    """Checks the record against the rules as far as it is taken over. Runs in a worker."""
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
    seed = seed_of(record) if same else b""
    header = {key: record.header[key] for key in CARRIED if same and key in record.header}
    parse_nonces(header.get("nonces", ""))
    checked = record.underived if same else len(moves)
    origin = sha256(asked.record.encode()).hexdigest()
    header["branch"] = f"sha256:{origin} after={len(moves)} chance={checked}"
    plain = [Move(move.seat, move.text) for move in moves]
    return Branch(record.game, game.settle(record.seats, record.options), plain, header, seed)


def walked(game: Game[Any], record: Record, after: int) -> int:
    """How many of the moves stand: all up to there, but no answer that is still sealed."""
    point, stand = Point(start(game, record), 0, [0] * record.seats), 0
    for move in record.moves[:after]:
        point = point.after(move.seat, find_move(game, point.state, move), 0)
        if not point.sealed:
            stand = point.length
    if point.state.over:
        raise Problem("branch-over")
    return stand


def branched(facts: Facts, branch: Branch) -> Facts:
    """The facts of a table that plays on."""
    header = {**facts.header, **branch.header}
    seed = branch.seed or facts.seed
    repeats = bool(branch.seed)
    return msgspec.structs.replace(
        facts, header=header, seed=seed, before=branch.moves, repeats=repeats
    )
