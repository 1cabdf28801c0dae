"""Mail, if the operator has configured a mail server."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from quartett.core.problem import Problem
from quartett.core.record import short

SECONDS: Final = 15
LETTERS: Final = ThreadPoolExecutor(4, thread_name_prefix="letters")
SUBMISSION, WITH_TLS = 587, 465


class MailServer(msgspec.Struct, frozen=True):
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: str = "later"
    """`first`, `later` (STARTTLS), or `none`."""


def parse(address: str, sender: str, password: str = "") -> MailServer:
    """`smtp://` starts TLS before sending anything, `smtps://` uses TLS from the start, and
    `smtp+plain://` never does, for a server on the same machine.

    >>> parse("smtp://ada@mail.example", "table@example.org").port
    587
    """
    kinds = {"smtp": "later", "smtps": "first", "smtp+plain": "none"}
    try:
        parts = urlsplit(address)
        port = parts.port or (WITH_TLS if parts.scheme == "smtps" else SUBMISSION)
    except ValueError:
        raise Problem("bad-mail-server", text=short(address)) from None
    if parts.scheme not in kinds or not parts.hostname or "@" not in sender or parts.password:
        raise Problem("bad-mail-server", text=short(address.rpartition("@")[2]))
    user = unquote(parts.username or "")
    return MailServer(parts.hostname, port, sender, user, password, kinds[parts.scheme])


async def send(server: MailServer, receiver: str, subject: str, text: str) -> None:
    """Runs in a thread of its own; raises OSError (as all SMTP failures are) or TimeoutError."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = server.sender, receiver, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="quartett.invalid")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(2 * SECONDS):
        await loop.run_in_executor(LETTERS, _send, server, message)


def _send(server: MailServer, message: EmailMessage) -> None:
    # In the browser these modules are missing, and no mail is sent.
    import smtplib
    import ssl

    secured = ssl.create_default_context()
    if server.tls == "first":
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=SECONDS, context=secured
        )
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with line:
        if server.tls == "later":
            line.starttls(context=secured)
        if server.user:
            line.login(server.user, server.password)
        line.send_message(message)
