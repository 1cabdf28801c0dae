"""Chance that nobody can foresee and everybody can check: every answer from a secret seed.

Before the first deal the authority shows the commitment, after the end the seed. Each answer of
chance has a stream of its own, keyed with the seed and the number of moves before it, so that
seeing any number of answers tells nothing about the next one.

>>> seed = bytes(32)
>>> keyed_stream(seed, 3).below(6) == keyed_stream(seed, 3).below(6)
True
>>> commitment(seed)[:15]
'sha256:66687aad'
"""

from hashlib import blake2b, sha256
from typing import Final

from quartett.core.chance import Stream

SEED_BYTES: Final = 32
STATE_BYTES: Final = 12
"""What a Stream takes: 64 bits of seed and 32 of index."""


def keyed_stream(seed: bytes, number: int) -> Stream:
    """The stream of the answer that follows after `number` moves of a record."""
    place = number.to_bytes(8, "big")
    digest = blake2b(place, key=seed, digest_size=STATE_BYTES, person=b"quartett").digest()
    return Stream(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big"))


def commitment(seed: bytes) -> str:
    """What can be shown of a seed before the game: it binds, and tells nothing."""
    return f"sha256:{sha256(seed).hexdigest()}"
