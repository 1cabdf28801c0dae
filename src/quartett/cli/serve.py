"""serve tables over HTTP and WebSocket, kept in a database file"""

from argparse import Namespace
from typing import Final

from quartett.cli.arguments import Parser

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (8000)")
    parser.add_argument(
        "--database",
        default="sqlite:///quartett.db",
        metavar="ADDRESS",
        help="sqlite:///FILE (sqlite:///quartett.db)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="another limit, such as tables=50 or messages=40",
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="a proxy here tells the addresses of clients"
    )


def run(settings: Namespace) -> int:
    from quartett.web.limits import parse_limits
    from quartett.web.server import Settings, serve

    return serve(
        Settings(
            host=settings.host,
            port=settings.port,
            database=settings.database,
            limits=parse_limits(settings.limit),
            behind_proxy=settings.behind_proxy,
        )
    )
