"""seat a language model at a served table, by the Model Context Protocol on stdin and stdout"""

from argparse import Namespace
from typing import Final

from quartett.cli.arguments import Parser

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument("link", help="the link of the seat, with what stands after the #")


def run(settings: Namespace) -> int:
    from quartett.programs.link import parse
    from quartett.programs.model import Model, check_installed, serve
    from quartett.programs.seat_client import Sitting

    check_installed()
    with Sitting(parse(settings.link), settings.language) as sitting:
        serve(Model(sitting))
    return 0
