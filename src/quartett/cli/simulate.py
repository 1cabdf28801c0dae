"""let bots play many games and tell how they did"""

from argparse import Namespace
from typing import Final

from quartett.cli.arguments import Parser, add_run

TAKES_OPTIONS: Final = True


def describe(parser: Parser) -> None:
    add_run(parser)
    parser.add_argument("--games", type=int, default=10_000, help="how many (10000)")
    parser.add_argument("--processes", type=int, help="how many at once (all cores)")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.add_argument("--plot", metavar="FILE", help="a picture of it: .png or .svg")
    parser.add_argument("--records", metavar="DIR", help="write the record of every game there")


def run(settings: Namespace) -> int:
    raise NotImplementedError
