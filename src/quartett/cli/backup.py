"""copy all tables into a file, also while they are served"""

from argparse import Namespace
from pathlib import Path
from typing import Final

from quartett.cli.arguments import Parser, add_database

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    add_database(parser, "that of `quartett serve`")
    parser.add_argument("file", help="the copy, which must not exist yet")


def run(settings: Namespace) -> int:
    from quartett.web.server import upkeep_of, usual_database
    from quartett.words import Words

    copy, _, source = upkeep_of(settings.database or usual_database())
    count = copy(source, Path(settings.file))
    print(Words(settings.language).say("backed-up", count=count, file=settings.file))
    return 0
