"""tell the story of a record and check every line of it"""

from argparse import Namespace
from typing import Final

from quartett import games
from quartett.cli.arguments import Parser, read_record

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument("file", help="a record; - reads standard input")


def run(settings: Namespace) -> int:
    from quartett.terminal.retell import retell

    record = read_record(settings.file)
    settings.game = record.game
    for line in retell(games.load(record.game), record, settings.language):
        print(line)
    return 0
