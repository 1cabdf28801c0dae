"""tell what was luck and what was a mistake in a finished game"""

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quartett.cli.arguments import Parser, add_cards, load_game
from quartett.cli.trial import check_snapshot
from quartett.core.problem import Problem

if TYPE_CHECKING:
    from quartett.bots.review import Review
    from quartett.core.game import Game
    from quartett.core.record import Record

TAKES_OPTIONS: Final = False
OF_A_HUNDRED: Final = 100.0


def describe(parser: Parser) -> None:
    add_cards(parser)
    parser.add_argument("file", help="the record of a finished game")
    parser.add_argument("--seat", type=int, default=0, help="whose game, from 0 (0)")
    parser.add_argument("--effort", default="quick", help="quick or deep (quick)")
    parser.add_argument("--json", action="store_true", help="the sums and every row as JSON")
    parser.add_argument("--html", metavar="FILE", help="a page that stands alone, to send around")


def run(settings: Namespace) -> int:
    from quartett.lab.progress import progress_bar
    from quartett.table.record_files import read_record

    page = Path(settings.html) if settings.html else None
    if page is not None and page.exists():
        raise Problem("review-page-exists", file=str(page))
    record = read_record(Path(settings.file))
    settings.game = record.game
    game = load_game(settings)
    check_snapshot(game, record)
    with progress_bar(len(record.moves)) as progress:
        found = reviewed(game, record, settings, progress)
    tell(game, record, found, settings, page)
    return 0


def reviewed(game: "Game[Any]", record: "Record", settings: Namespace, progress: Any) -> "Review":
    from quartett.bots.review import Reviewer

    reviewer = Reviewer(game, record, settings.seat, settings.effort)
    rows = []
    for row in reviewer.rows():
        rows.append(row)
        progress(1)
    return reviewer.summary(rows)


def tell(
    game: "Game[Any]", record: "Record", found: "Review", settings: Namespace, page: Path | None
) -> None:
    import msgspec

    from quartett.bots import NAMES
    from quartett.lab.whole_files import keep
    from quartett.table.review_page import review_page
    from quartett.table.review_telling import Telling
    from quartett.table.seats import seats_of
    from quartett.terminal.scene import call
    from quartett.words import Words

    scale = game.judge().scale if game.together else OF_A_HUNDRED
    words = Words(settings.language, game.name, game.card_list())
    names = call(seats_of(record, NAMES), words, you=False)
    telling = Telling(found, names, words, scale)
    if page is not None:
        keep(page, review_page(telling))
    if settings.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    elif page is None:
        print("\n".join(telling.lines()))
