"""put a backup of all tables in the place of a database that nobody serves"""

from argparse import Namespace
from pathlib import Path
from typing import Final

from quartett.cli.arguments import Parser, add_database

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    add_database(parser, "that of `quartett serve`")
    parser.add_argument("file", help="what `quartett backup` made")


def run(settings: Namespace) -> int:
    from quartett.table.upkeep import public
    from quartett.web.server import upkeep_of, usual_database
    from quartett.words import Words

    address = settings.database or usual_database()
    _, restore, target = upkeep_of(address)
    count = restore(Path(settings.file), target)
    print(Words(settings.language).say("backed-up", count=count, file=public(address)))
    return 0
