"""Seats without passwords: secrets held by people, of which only hashes are stored."""

import secrets
from hashlib import sha256
from string import ascii_letters, digits
from typing import Final

SECRET_BYTES: Final = 24
NAME_BYTES: Final = 9
LONGEST_NAME: Final = 64
SIGNS: Final = frozenset(ascii_letters + digits + "-_")


def new_secret() -> str:
    """A secret for a link or a cookie: 192 random bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_name() -> str:
    """An unguessable name: whoever knows it may watch, if the table allows that."""
    return secrets.token_urlsafe(NAME_BYTES)


def is_table_name(text: str) -> bool:
    """Whether a table could have this name; any other never reaches a database.

    >>> is_table_name("c2VjcmV0Cg-_"), is_table_name("\\0"), is_table_name("")
    (True, False, False)
    """
    return len(text) <= LONGEST_NAME and SIGNS.issuperset(text) and bool(text)


def alias(table: str) -> str:
    """The name of a table in logs and lists, since its real name lets people watch.

    >>> alias("c2VjcmV0Cg-_")
    '0d64dbc90a'
    """
    return digest_of(table).hex()[:10]


def digest_of(secret: str) -> bytes:
    """The stored hash. Secrets are long and random, so one round of hashing is enough."""
    return sha256(secret.encode("utf-8", "replace")).digest()
