"""Delivers notices. A receiver that hangs or fails delays nobody else."""

import asyncio
import logging
import time
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from quartett.core.problem import Problem
from quartett.notices import mail, push, reach
from quartett.notices.letters import Letter, packed, plain
from quartett.notices.mail import MailServer
from quartett.notices.wishes import MAIL, PUSH, Wish, whereto

LOG: Final = logging.getLogger("quartett.notices")
TRIES: Final = 3
PAUSE: Final = 2.0
"""Seconds before the second attempt; later ones wait longer."""
AT_ONCE: Final = 4
"""The most notices in flight to one host, so that others need not wait for it."""
DAY: Final = 86_400
MOST_LETTERS: Final = 40
"""The most mails to one mailbox per day, over all tables."""
MOST_RECEIVERS: Final = 10_000
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
        self._letters: dict[str, list[float]] = {}

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
        if wish.way == MAIL:
            if self.means.mail is None:
                raise Problem("no-mail-here")
            self._count(wish.target)
            whole = f"{letter.text}\n\n{letter.link}\n" if letter.link else f"{letter.text}\n"
            await mail.send(self.means.mail, wish.target, letter.title, whole)
            return 200
        if wish.way == PUSH:
            body = push.encrypt(msgspec.json.encode(plain(letter)), wish.key, wish.auth)
            headers = push.headers(wish.target, self.key, self.means.contact)
        else:
            headers, body = packed(wish, letter)
        return await reach.post(wish.target, headers, body, self.means.private)

    def _count(self, receiver: str) -> None:
        """Anybody can enter any mailbox, so each gets only a few mails."""
        since = time.monotonic() - DAY
        recent = [at for at in self._letters.pop(receiver, []) if at > since]
        if len(recent) >= MOST_LETTERS:
            raise Problem("too-many-letters")
        self._letters[receiver] = [*recent, time.monotonic()]
        while len(self._letters) > MOST_RECEIVERS:
            del self._letters[next(iter(self._letters))]
