"""the rules of a game, each with its number"""

from argparse import Namespace
from typing import Final

from quartett import games
from quartett.cli.arguments import Parser

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument("game", help=", ".join(games.NAMES))
    parser.add_argument("numbers", nargs="*", default=[], help="only these, such as PUSH-13 or A7")
    parser.add_argument("--sources", action="store_true", help="with the place in the rulebook")


def run(settings: Namespace) -> int:
    from quartett.words import Words

    game = games.load(settings.game)
    words = Words(settings.language, game.name)
    for rule in [game.rule(number) for number in settings.numbers] or game.rulebook:
        print(f"{rule.number:9}{words.rule(rule.number)}")
        if settings.sources:
            print(f"{'':9}{rule.source}, {rule.place}")
    return 0
