"""let bots play one game and write its record"""

from argparse import Namespace
from pathlib import Path
from typing import Final

from quartett.cli.arguments import Parser, add_run, bot_names, game_options, load_game, natural

TAKES_OPTIONS: Final = True


def describe(parser: Parser) -> None:
    add_run(parser)
    parser.add_argument("--number", type=natural, default=0, help="which game of the run (0)")
    parser.add_argument("--out", metavar="FILE", help="a new file (else it is printed)")


def run(settings: Namespace) -> int:
    from quartett.lab.run import plan
    from quartett.table.record_files import claim, keep

    game = load_game(settings)
    names = bot_names(settings)
    options = game_options(game, settings.rest, len(names), settings.seed)
    record = plan(game, names, settings.number + 1, settings.seed, options).record(settings.number)
    if settings.out is None:
        print(record.text(), end="")
        return 0
    claim(Path(settings.out))
    keep(Path(settings.out), record)
    return 0
