"""check that chance in a record, and the bots of a daily deal, follow from the promised seed"""

from argparse import Namespace
from pathlib import Path
from typing import Final

from quartett.cli.arguments import Parser, add_cards, load_game
from quartett.cli.trial import check_snapshot

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    add_cards(parser)
    parser.add_argument(
        "--commitment",
        default="",
        metavar="TEXT",
        help="the promise you were shown before the deal",
    )
    parser.add_argument(
        "--nonce",
        action="append",
        default=[],
        metavar="SEAT@PLACE=DIGITS",
        help="what you added to chance, as the server confirmed it",
    )
    parser.add_argument("file", help="a record of a game that was served and is over")


def run(settings: Namespace) -> int:
    from quartett.table.daily import DAILY, verify_bots
    from quartett.table.fairness import Promise, verify
    from quartett.table.record_files import read_record
    from quartett.words import Words

    record = read_record(Path(settings.file))
    settings.game = record.game
    promise = Promise(settings.commitment, tuple(settings.nonce))
    game = load_game(settings)
    check_snapshot(game, record)
    checked = verify(game, record, promise)
    words = Words(settings.language)
    print(words.say("verified", count=checked))
    if DAILY in record.header:
        print(words.say("verified-bots", count=verify_bots(game, record)))
    if record.earlier:
        print(words.say("not-verified", count=record.earlier))
    return 0
