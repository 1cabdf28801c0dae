"""tell the story of a record and check every line of it"""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from quartett.cli.arguments import Parser, add_cards, load_game
from quartett.cli.trial import check_snapshot

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    add_cards(parser)
    parser.add_argument("file", help="a record; - reads standard input")


def run(settings: Namespace) -> int:
    from quartett.core.record import parse
    from quartett.table.record_files import decode, read_record
    from quartett.terminal.retell import retell

    piped = settings.file == "-"
    record = (
        parse(decode(sys.stdin.buffer.read(), "-")) if piped else read_record(Path(settings.file))
    )
    settings.game = record.game
    game = load_game(settings)
    check_snapshot(game, record)
    for line in retell(game, record, settings.language):
        print(line)
    return 0
