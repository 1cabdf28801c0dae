"""serve tables to browsers and other clients"""

import sys
from argparse import Namespace
from typing import Final

from quartett.cli.arguments import Parser

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help="the port to listen on (8000, or a free one)")
    parser.add_argument(
        "--database",
        default="",
        metavar="ADDRESS",
        help="sqlite:///FILE or postgresql://HOST/NAME (a file beside your saved games)",
    )
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


def run(settings: Namespace) -> int:
    from quartett.web.limits import parse_limits
    from quartett.web.pages import CLIENT
    from quartett.web.server import Settings, serve
    from quartett.words import Words

    def tell(address: str) -> None:
        words = Words(settings.language)
        print(words.say("serving", address=address), flush=True)
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
        ),
        tell,
    )
