"""how strong a hand is, with the working card by card"""

from argparse import Namespace
from typing import Final

from quartett import games
from quartett.cli.arguments import Parser

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument("game", help=", ".join(games.NAMES))
    parser.add_argument("cards", nargs="+", help="the ids of the cards, such as lee hinata")


def run(settings: Namespace) -> int:
    from quartett.words import Words

    game = games.load(settings.game)
    words = Words(settings.language, game.name)
    for line in game.count_hand(settings.cards):
        print(words.line(line))
    return 0
