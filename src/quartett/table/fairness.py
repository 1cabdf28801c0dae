"""Whether chance kept its word: the seed fits the commitment, and every answer the seed."""

from typing import Any

from quartett.core.chance import CHANCE
from quartett.core.game import Game
from quartett.core.keyed import SEED_BYTES, commitment, keyed_stream
from quartett.core.problem import Problem
from quartett.core.record import Record, short
from quartett.core.replay import replay, start


def verify(game: Game[Any], record: Record) -> int:
    """Replays a record with its seed. Answers how many answers of chance were derived anew; those
    under earlier rules cannot be."""
    seed = seed_of(record)
    derived, checked = start(game, record), 0
    for number, move in enumerate(replay(game, record, start(game, record)), record.earlier):
        if move.seat == CHANCE:
            right = game.moves.text(int(derived.chance(keyed_stream(seed, number))))
            if right != " ".join(move.text.lower().split()):
                told = short(move.text)
                raise Problem("chance-differs", line=move.line, told=told, right=right)
            checked += 1
        derived.apply(move.seat, game.moves.parse(move.text))
    return checked


def seed_of(record: Record) -> bytes:
    """The seed, if it is the one that was promised."""
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
