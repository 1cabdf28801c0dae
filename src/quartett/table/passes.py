"""Seats without passwords: secrets that people carry, of which only hashes are kept."""

import secrets
from hashlib import sha256
from typing import Final

SECRET_BYTES: Final = 24
NAME_BYTES: Final = 9


def new_secret() -> str:
    """A secret for a link or a cookie: 192 random bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_name() -> str:
    """A name that nobody guesses: who knows it may watch, if the table allows that."""
    return secrets.token_urlsafe(NAME_BYTES)


def digest_of(secret: str) -> bytes:
    """What is stored. The secrets are random and long, so one round of hashing is enough."""
    return sha256(secret.encode("utf-8", "replace")).digest()
