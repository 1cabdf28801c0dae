"""Verifies chance: the seed matches the commitment, and every answer follows from the seed."""

from collections import Counter
from typing import Any, Final

import msgspec

from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.keyed import (
    DRAWN,
    LOTS,
    SEED_BYTES,
    chance_key,
    commitment,
    drawn_seed,
    drawn_stream,
    keyed_stream,
    parse_nonces,
)
from quartett.core.problem import Problem
from quartett.core.record import Move, Record, short
from quartett.core.replay import replay, start
from quartett.core.state import State


class Promise(msgspec.Struct, frozen=True):
    """What a player noted down: the commitment that was shown before the deal, and their own nonces
    as confirmed by the server."""

    commitment: str = ""
    nonces: tuple[str, ...] = ()


NOTHING_KEPT: Final = Promise()


def verify(game: Game[Any], record: Record, promise: Promise = NOTHING_KEPT) -> int:
    """Replays a record with its seed. Returns how many answers of chance were verified; those under
    earlier rules, or of the game that this one continues, cannot be."""
    check_promise(record, promise)
    seed, nonces = seed_of(record), parse_nonces(record.header.get("nonces", ""))
    check_lots(game, record, seed)
    if record.header.get("luck") == DRAWN:
        seed = drawn_seed(seed, record.earlier)
    derived, checked, drawn = start(game, record), 0, Counter[int]()
    for number, move in enumerate(replay(game, record, start(game, record)), record.earlier):
        if move.seat == CHANCE:
            stream = stream_of(record, derived, chance_key(seed, nonces, number), number, drawn)
            if number >= record.underived:
                check_chance(game, derived, stream, move)
                checked += 1
        derived.apply(move.seat, game.moves.parse(move.text))
    return checked


def check_chance(game: Game[Any], state: State, stream: Stream, move: Move) -> None:
    right = game.moves.text(int(state.chance(stream)))
    if right != " ".join(move.text.lower().split()):
        raise Problem("chance-differs", line=move.line, told=short(move.text), right=right)


def stream_of(record: Record, state: State, key: bytes, number: int, drawn: Counter[int]) -> Stream:
    """Keyed as the header says: by the number of moves, or by the number of draws of this kind."""
    if record.header.get("luck") != DRAWN:
        return keyed_stream(key, number)
    phase = int(state.phase)
    drawn[phase] += 1
    return drawn_stream(key, phase, drawn[phase] - 1)


def check_promise(record: Record, promise: Promise) -> None:
    """A record is only checked against itself, and a cheating server writes all of it. Only the
    players' own notes show whether it has the seed and the nonces of this game."""
    told = record.header.get("commitment", "")
    if promise.commitment and promise.commitment != told:
        raise Problem("other-promise", told=told, right=promise.commitment)
    nonces = record.header.get("nonces", "").split()
    for nonce in promise.nonces:
        if nonce not in nonces:
            raise Problem("nonce-missing", nonce=nonce)


def check_lots(game: Game[Any], record: Record, seed: bytes) -> None:
    """Checks that options drawn by lot are those that the seed draws."""
    asked = dict(pair.partition("=")[::2] for pair in record.header.get("lots", "").split())
    drawn = game.draw_lots(record.seats, asked, keyed_stream(seed, LOTS))
    for name, right in drawn.items():
        if record.options.get(name) != right:
            told = short(record.options.get(name, ""))
            raise Problem("lot-differs", option=short(name), told=told, right=short(right))


def seed_of(record: Record) -> bytes:
    """The seed, if it matches the commitment."""
    for key in ("commitment", "seed"):
        if key not in record.header:
            raise Problem("nothing-to-verify", key=key)
    seed = _bytes(record.header["seed"])
    if commitment(seed) != record.header["commitment"]:
        raise Problem("other-commitment", told=record.header["commitment"], right=commitment(seed))
    return seed


def _bytes(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Problem("bad-seed", seed=short(text), digits=2 * SEED_BYTES)
    return seed
