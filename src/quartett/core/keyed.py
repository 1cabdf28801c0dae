"""Chance that nobody can predict and everybody can verify: every answer follows from a secret seed.

Before the first deal the server publishes the commitment, then players add nonces of their own, and
after the game it publishes the seed. Each answer of chance has its own stream, keyed with the seed,
the nonces and the number of moves before it, so past answers reveal nothing about the next one.

>>> seed = bytes(32)
>>> keyed_stream(seed, 3).below(6) == keyed_stream(seed, 3).below(6)
True
>>> commitment(seed)[:15]
'sha256:66687aad'
"""

import re
from collections.abc import Iterable
from hashlib import blake2b, sha256
from typing import Final, NamedTuple

from quartett.core.chance import Stream
from quartett.core.problem import Problem

SEED_BYTES: Final = 32
STATE_BYTES: Final = 12
"""The key size of a Stream: 64 bits of seed and 32 of index."""


LOTS: Final = 2**64 - 1
"""The number of the stream from which options are drawn by lot; no game has that many moves."""
DRAWN: Final = "drawn"
"""How a record says that chance is keyed by draws, not by the number of moves."""
NONCE: Final = re.compile(r"[0-9a-f]{32}")
WRITTEN: Final = re.compile(r"([0-9]{1,2})@([0-9]{1,6})=([0-9a-f]{32})")


class Nonce(NamedTuple):
    """A random number that a player added after the commitment was published. It affects every
    answer of chance from move number `place` on."""

    seat: int
    place: int
    digits: str

    @property
    def text(self) -> str:
        return f"{self.seat}@{self.place}={self.digits}"


def parse_nonces(text: str) -> list[Nonce]:
    """
    >>> parse_nonces("0@0=" + "ab" * 16)[0].place
    0
    """
    found = [WRITTEN.fullmatch(part) for part in text.split()]
    if not all(found):
        raise Problem("record-bad-nonces", text=text[:60])
    return [Nonce(int(one[1]), int(one[2]), one[3]) for one in found if one]


def chance_key(seed: bytes, nonces: Iterable[Nonce], number: int) -> bytes:
    """The key of the answer after `number` moves: the committed seed and the nonces added so far.
    Without nonces it is the seed itself."""
    told = [f"{nonce.seat}={nonce.digits}" for nonce in nonces if nonce.place <= number]
    if not told:
        return seed
    text = " ".join(told).encode()
    return blake2b(text, key=seed, digest_size=SEED_BYTES, person=b"quartett-nonces").digest()


def keyed_stream(seed: bytes, number: int) -> Stream:
    """The stream of the answer after `number` moves of a record."""
    place = number.to_bytes(8, "big")
    digest = blake2b(place, key=seed, digest_size=STATE_BYTES, person=b"quartett").digest()
    return Stream(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big"))


def drawn_stream(seed: bytes, kind: int, count: int) -> Stream:
    """The stream of the `count`-th answer of chance in a phase of this kind. The k-th card and the
    k-th roll are the same in every game with this seed, whatever is played in between."""
    place = kind.to_bytes(8, "big") + count.to_bytes(8, "big")
    digest = blake2b(place, key=seed, digest_size=STATE_BYTES, person=b"quartett-drawn").digest()
    return Stream(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big"))


def drawn_seed(seed: bytes, earlier: int) -> bytes:
    """The seed of draws after the first `earlier` moves, if the rules changed there. The count of
    draws starts again then, and must not repeat what everybody has already seen."""
    if not earlier:
        return seed
    place = earlier.to_bytes(8, "big")
    return blake2b(place, key=seed, digest_size=SEED_BYTES, person=b"quartett-rules").digest()


def bot_seed(seed: bytes, seat: int, number: int) -> int:
    """The seed of a bot's thinking after `number` moves, so that anybody can reproduce it later."""
    place = seat.to_bytes(8, "big") + number.to_bytes(8, "big")
    digest = blake2b(place, key=seed, digest_size=8, person=b"quartett-bots").digest()
    return int.from_bytes(digest, "big")


def commitment(seed: bytes) -> str:
    """What can be published of a seed before the game: binding, but revealing nothing."""
    return f"sha256:{sha256(seed).hexdigest()}"
