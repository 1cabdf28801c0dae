"""Delivers notices. A receiver that hangs or fails delays nobody else."""

import asyncio
import logging
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from quartett.core.problem import Problem
from quartett.notices import mail, push, reach
from quartett.notices.letters import Letter, packed, plain
from quartett.notices.mail import MailServer
from quartett.notices.quota import Quota
from quartett.notices.wishes import MAIL, PUSH, WEBHOOK, Wish, whereto

LOG: Final = logging.getLogger("quartett.notices")
TRIES: Final = 3
PAUSE: Final = 2.0
"""Seconds before the second attempt; later ones wait longer."""
AT_ONCE: Final = 4
"""The most notices in flight to one host, so that others need not wait for it."""
MOST_LETTERS: Final = {MAIL: 40, WEBHOOK: 200, PUSH: 200}
"""The most notices to one mailbox, webhook or browser per day, over all tables."""
MOST_OF_HOST: Final = 20_000
"""The most to all webhooks of one host, of which anybody can make up any number."""
GONE: Final = (404, 410)
WORTH_TRYING: Final = (429, 500, 502, 503, 504)
"""The receiver did not accept it, but may later."""


class Means(msgspec.Struct, frozen=True):
    """What the operator allows and provides."""

    private: bool = False
    """Whether receivers may be in the operator's own network."""
    mail: MailServer | None = None
    contact: str = "mailto:nobody@quartett.invalid"
    """The contact address for push services."""


USUAL: Final = Means()
"""Push and webhooks, to public addresses."""


class Messenger:
    def __init__(self, means: Means, key: bytes) -> None:
        self.means = means
        self.key = key
        """Our private key for push; empty if the library is missing."""
        self._doors: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._letters = {way: Quota(most) for way, most in MOST_LETTERS.items()}
        self._hosts = Quota(MOST_OF_HOST)

    async def bring(self, wish: Wish, letter: Letter) -> bool:
        """Returns whether the receiver may still exist. A notice that may have arrived is not sent
        again: missing one is better than sending it twice."""
        host = whereto(wish) if wish.way != MAIL else MAIL
        door = self._doors.setdefault(host, asyncio.Semaphore(AT_ONCE))
        for attempt in range(TRIES):
            await asyncio.sleep(PAUSE * attempt)
            async with door:
                status = await self._try(wish, letter)
            if status in GONE and wish.way == PUSH:
                return False
            if status not in WORTH_TRYING:
                return True
        return True

    async def _try(self, wish: Wish, letter: Letter) -> int:
        """The receiver's status; 503 if it was unreachable, 0 if unknown."""
        try:
            status = await self._send(wish, letter)
        except ConnectionRefusedError:
            status = 503
        except Problem as problem:
            LOG.warning("not told", extra={"way": wish.way, "cause": problem.name})
            return 0
        except (OSError, TimeoutError, ValueError) as error:
            LOG.warning("not told", extra={"way": wish.way, "cause": type(error).__name__})
            return 0
        if not 200 <= status < 300:
            LOG.warning("not told", extra={"way": wish.way, "status": status})
        return status

    async def _send(self, wish: Wish, letter: Letter) -> int:
        self._count(wish)
        if wish.way == MAIL:
            if self.means.mail is None:
                raise Problem("no-mail-here")
            whole = f"{letter.text}\n\n{letter.link}\n" if letter.link else f"{letter.text}\n"
            await mail.send(self.means.mail, wish.target, letter.title, whole)
            return 200
        if wish.way == PUSH:
            body = push.encrypt(msgspec.json.encode(plain(letter)), wish.key, wish.auth)
            headers = push.headers(wish.target, self.key, self.means.contact)
        else:
            headers, body = packed(wish, letter)
        return await reach.post(wish.target, headers, body, self.means.private)

    def _count(self, wish: Wish) -> None:
        """Anybody can enter any address, so each gets only a few."""
        if not self._letters[wish.way].take(wish.target):
            raise Problem("too-many-letters")
        if wish.way == WEBHOOK and not self._hosts.take(whereto(wish)):
            raise Problem("too-many-letters")
