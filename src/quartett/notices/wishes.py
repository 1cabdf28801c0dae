"""How somebody wants to be notified, checked before it is stored."""

import re
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec

from quartett.core.problem import Problem
from quartett.core.record import short

PUSH, WEBHOOK, MAIL = "push", "webhook", "mail"
Way = Literal["push", "webhook", "mail"]
Shape = Literal["json", "discord", "slack", "ntfy"]
LONGEST: Final = 1000
PORTS_BELOW: Final = (80, 443)
"""Other well-known ports are not contacted."""
WELL_KNOWN: Final = 1024
MAIL_ADDRESS: Final = re.compile(r"[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`target` is the address of a receiver: a push service, a webhook or a mailbox."""

    way: Way
    target: str
    shape: Shape = "json"
    """The format of what a webhook receives."""
    key: str = ""
    """For push: the browser's public key, and a secret that it shares with us."""
    auth: str = ""
    link: str = ""
    """The address of the table, only if the person wants it in the notice."""
    language: str = "en"


def check(wish: Wish, private: bool) -> None:
    """`private`: whether receivers may be in the operator's own network."""
    if wish.way == MAIL:
        if not MAIL_ADDRESS.fullmatch(wish.target) or len(wish.target) > 254:
            raise Problem("bad-mail-address", text=short(wish.target))
        return
    try:
        parts = urlsplit(wish.target)
        port = parts.port or 443
    except ValueError:
        raise Problem("bad-receiver", text=short(wish.target)) from None
    plain = wish.target.isascii() and wish.target.isprintable() and " " not in wish.target
    if not plain or len(wish.target) > LONGEST or not parts.hostname or "@" in parts.netloc:
        raise Problem("bad-receiver", text=short(wish.target))
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Problem("bad-receiver", text=short(wish.target))
    if port < WELL_KNOWN and port not in PORTS_BELOW and not private:
        raise Problem("bad-receiver", text=short(wish.target))


def whereto(wish: Wish) -> str:
    """Just enough of the target for its owner to recognise it: the path of a webhook is a secret.

    >>> whereto(Wish("webhook", "https://hooks.example/secret"))
    'hooks.example'
    >>> whereto(Wish("mail", "ada@post.example"))
    'a…@post.example'
    """
    if wish.way == MAIL:
        return f"{wish.target[0]}…@{wish.target.rpartition('@')[2]}"
    return urlsplit(wish.target).hostname or ""
