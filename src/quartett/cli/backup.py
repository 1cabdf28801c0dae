"""copy all tables into a file, also while they are served"""

from argparse import Namespace
from pathlib import Path
from typing import Final

from quartett.cli.arguments import Parser

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    parser.add_argument(
        "--database",
        default="",
        metavar="ADDRESS",
        help="sqlite:///FILE or postgresql://HOST/NAME (that of `quartett serve`)",
    )
    parser.add_argument("file", help="the copy, which must not exist yet")


def run(settings: Namespace) -> int:
    from quartett.web.server import upkeep_of, usual_database
    from quartett.words import Words

    copy, _, source = upkeep_of(settings.database or usual_database())
    count = copy(source, Path(settings.file))
    print(Words(settings.language).say("backed-up", count=count, file=settings.file))
    return 0
