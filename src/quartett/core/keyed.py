"""Chance that nobody can foresee and everybody can check: every answer from a secret seed.

Before the first deal the authority shows the commitment, then players add nonces of their own, and
after the end it shows the seed. Each answer of chance has a stream of its own, keyed with the seed,
the nonces and the number of moves before it, so that seeing any number of answers tells nothing
about the next one.

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
"""What a Stream takes: 64 bits of seed and 32 of index."""


LOTS: Final = 2**64 - 1
"""The number of the stream with which options are drawn by lot; no game has that many moves."""
DRAWN: Final = "drawn"
"""How a record says that chance is keyed by what is drawn, not by the number of moves."""
NONCE: Final = re.compile(r"[0-9a-f]{32}")
WRITTEN: Final = re.compile(r"([0-9]{1,2})@([0-9]{1,6})=([0-9a-f]{32})")


class Nonce(NamedTuple):
    """A random number that a player added after the commitment was shown. It is part of every
    answer of chance from the move number `place` on."""

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
    """The key of the answer that follows after `number` moves: the seed that was promised and what
    the players have added until then. Without nonces it is the seed."""
    told = [f"{nonce.seat}={nonce.digits}" for nonce in nonces if nonce.place <= number]
    if not told:
        return seed
    text = " ".join(told).encode()
    return blake2b(text, key=seed, digest_size=SEED_BYTES, person=b"quartett-nonces").digest()


def keyed_stream(seed: bytes, number: int) -> Stream:
    """The stream of the answer that follows after `number` moves of a record."""
    place = number.to_bytes(8, "big")
    digest = blake2b(place, key=seed, digest_size=STATE_BYTES, person=b"quartett").digest()
    return Stream(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big"))


def drawn_stream(seed: bytes, kind: int, count: int) -> Stream:
    """The stream of the answer that chance gives for the `count`-th time in a phase of this kind:
    the k-th card and the k-th roll are the same in every game of a seed, whatever is played in
    between."""
    place = kind.to_bytes(8, "big") + count.to_bytes(8, "big")
    digest = blake2b(place, key=seed, digest_size=STATE_BYTES, person=b"quartett-drawn").digest()
    return Stream(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big"))


def drawn_seed(seed: bytes, earlier: int) -> bytes:
    """The seed of what is drawn after the first `earlier` moves, if the rules changed there: draws
    are counted anew then, and must not be those that everybody has seen."""
    if not earlier:
        return seed
    place = earlier.to_bytes(8, "big")
    return blake2b(place, key=seed, digest_size=SEED_BYTES, person=b"quartett-rules").digest()


def bot_seed(seed: bytes, seat: int, number: int) -> int:
    """What a bot thinks with that answers after `number` moves, so that everybody can think the
    same later."""
    place = seat.to_bytes(8, "big") + number.to_bytes(8, "big")
    digest = blake2b(place, key=seed, digest_size=8, person=b"quartett-bots").digest()
    return int.from_bytes(digest, "big")


def commitment(seed: bytes) -> str:
    """What can be shown of a seed before the game: it binds, and tells nothing."""
    return f"sha256:{sha256(seed).hexdigest()}"
