"""the rules of a game, each with its number"""

from argparse import Namespace
from typing import Final

from quartett import games
from quartett.cli.arguments import Parser
from quartett.core.problem import Problem

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument("game", help=", ".join(games.NAMES))
    parser.add_argument("numbers", nargs="*", help="only these, such as PUSH-13 or A7")


def run(settings: Namespace) -> int:
    from quartett.words import Words

    game = games.load(settings.game)
    words = Words(settings.language, game.name)
    known = {rule.number: rule for rule in game.rulebook}
    for number in settings.numbers or known:
        rule = known.get(number.upper()) or known.get(f"{game.stem}-{number.upper()}")
        if rule is None:
            first, *_, last = known
            raise Problem("unknown-rule", rule=number, numbers=f"{first} … {last}")
        print(f"{rule.number:9}{words.rule(rule.number)}")
        print(f"{'':9}{rule.source}, {rule.place}")
    return 0
