"""learn a game in two short lessons"""

from argparse import Namespace
from typing import Final

from quartett.cli.arguments import Parser, add_game, load_game, natural, program

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("part", nargs="?", type=natural, default=1, help="lesson 1 or 2 (1)")
    parser.add_argument("--plain", action="store_true", default=None, help="lines of text only")


def run(settings: Namespace) -> int:
    from quartett.terminal.learn import learn
    from quartett.terminal.play import Settings

    repeat = ("--language", settings.language)
    manner = Settings(
        language=settings.language, plain=settings.plain, program=program(), repeat=repeat
    )
    return learn(load_game(settings), settings.part, manner)
