"""list, close or delete the tables of a server, without showing secrets"""

import sys
import time
from argparse import Namespace
from typing import Final

from quartett.cli.arguments import SQLITE, Parser, add_database

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    add_database(parser, "that of `quartett serve`", SQLITE)
    parser.add_argument("--close", metavar="TABLE", help="let a table rest until somebody comes")
    parser.add_argument("--delete", metavar="TABLE", help="delete a table and all about it")


def run(settings: Namespace) -> int:
    from quartett.table import upkeep
    from quartett.web.server import usual_database
    from quartett.words import Words

    file = upkeep.file_of(settings.database or usual_database())
    if settings.close:
        upkeep.close(file, settings.close)
    if settings.delete:
        upkeep.delete(file, settings.delete)
    kept = upkeep.tables(file)
    if not kept:
        print(Words(settings.language).say("no-tables-kept"), file=sys.stderr)
    for table in kept:
        touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.touched))
        row = (f"{table.alias:10}", f"{table.game:10}", f"{table.seats}", f"{table.entries:6}")
        print(*row, f"{table.state:7}", touched)
    return 0
