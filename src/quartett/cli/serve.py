"""serve tables to browsers and other clients"""

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from quartett.cli.arguments import Parser, add_database

if TYPE_CHECKING:
    from quartett.notices.messenger import Means

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help="the port to listen on (8000, or a free one)")
    add_database(parser, "a file beside your saved games")
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="another limit, such as tables=50 or messages=40",
    )
    parser.add_argument(
        "--limits", default="", metavar="FILE", help="a file of limits (docs/limits.toml is one)"
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name that the server may be called by (any, or localhost if it listens there)",
    )
    parser.add_argument(
        "--processes",
        type=int,
        choices=range(1, 65),
        default=1,
        metavar="NUMBER",
        help="how many processes serve behind the one port (1; more need PostgreSQL)",
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="a proxy here tells the addresses of clients"
    )
    parser.add_argument(
        "--smtp",
        default="",
        metavar="ADDRESS",
        help="smtp://USER@HOST, for turn notices by mail; the password in QUARTETT_SMTP_PASSWORD",
    )
    parser.add_argument(
        "--mail-from", default="", metavar="ADDRESS", help="the sender of these mails"
    )
    parser.add_argument(
        "--allow-private-receivers",
        action="store_true",
        help="turn notices may also go to addresses in the server's own network",
    )
    parser.add_argument(
        "--compile-with",
        default="",
        metavar="COMMAND",
        help="run this when the first page is served; bots use the rules that it compiles",
    )


def means_of(settings: Namespace) -> "Means":
    """The password is not on the command line, where everybody on the machine could read it."""
    from quartett.notices import mail
    from quartett.notices.messenger import USUAL, Means

    server, sender = None, settings.mail_from
    if settings.smtp:
        password = os.environ.get("QUARTETT_SMTP_PASSWORD", "")
        server = mail.parse(settings.smtp, sender, password)
    contact = f"mailto:{sender}" if sender else USUAL.contact
    return Means(settings.allow_private_receivers, server, contact)


def run(settings: Namespace) -> int:
    from quartett.terminal.qr_code import lines
    from quartett.web.limits import parse_limits
    from quartett.web.pages import CLIENT
    from quartett.web.server import Settings, near_address, serve
    from quartett.words import Words

    def tell(address: str) -> None:
        words = Words(settings.language)
        print(words.say("serving", address=address), flush=True)
        if near := near_address(address):
            print(words.say("serving-near", address=near), *lines(near), sep="\n", flush=True)
        if not (CLIENT / "index.html").is_file():
            print(words.say("no-client"), file=sys.stderr, flush=True)

    return serve(
        Settings(
            host=settings.host,
            port=settings.port,
            database=settings.database,
            limits=parse_limits(settings.limit, settings.limits),
            behind_proxy=settings.behind_proxy,
            processes=settings.processes,
            hosts=tuple(settings.allow_host),
            means=means_of(settings),
            compile_with=settings.compile_with,
        ),
        tell,
    )
