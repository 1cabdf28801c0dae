"""let bots play many games and tell how they did"""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quartett import is_compiled
from quartett.cli.arguments import (
    INTERRUPTED,
    Parser,
    add_luck,
    add_run,
    bot_names,
    game_options,
    load_game,
)

if TYPE_CHECKING:
    from quartett.core.record import Record
    from quartett.lab.result import Result

TAKES_OPTIONS: Final = True


def describe(parser: Parser) -> None:
    add_run(parser)
    parser.add_argument("--games", type=int, default=10_000, help="how many (10000)")
    parser.add_argument("--processes", type=int, help="how many at once (all cores)")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.add_argument("--plot", metavar="FILE", help="a picture of it: .png or .svg")
    add_luck(
        parser, "--rate", "none", "also tell how they did with the luck of the cards taken out"
    )
    parser.add_argument("--records", metavar="DIR", help="write the record of every game there")


def run(settings: Namespace) -> int:
    from quartett.lab.batch import simulate
    from quartett.lab.plot import check_place
    from quartett.lab.progress import progress_bar
    from quartett.words import Words

    if settings.plot:
        check_place(Path(settings.plot))
    game = load_game(settings)
    names = bot_names(settings)
    options = game_options(game, settings.rest, len(names), settings.seed)
    plan = (game, names, settings.games, settings.seed, options)
    if not is_compiled():
        print(Words(settings.language).say("lab-uncompiled"), file=sys.stderr)
    if settings.records and not write_records(settings, *plan):
        return INTERRUPTED
    with progress_bar(settings.games) as progress:
        result = simulate(*plan, settings.processes, progress, luck=settings.rate)
    tell(result, settings)
    return INTERRUPTED if result.interrupted else 0


def tell(result: "Result", settings: Namespace) -> None:
    from quartett.lab.plot import plot
    from quartett.lab.report import table
    from quartett.words import Words

    words = Words(settings.language, settings.game)
    print(json.dumps(result.json()) if settings.json else table(result, words))
    if settings.plot and result.games:
        plot(result, words, Path(settings.plot))


def write_records(settings: Namespace, *plan: Any) -> bool:
    """Writes one file per game; files of other games are refused, not overwritten. Returns whether
    all are there: after Ctrl-C the same command writes the missing ones."""
    from quartett.lab.progress import progress_bar
    from quartett.lab.run import plan as checked
    from quartett.words import Words

    run, folder, done = checked(*plan), Path(settings.records), 0
    try:
        with progress_bar(run.games) as progress:
            for index in range(run.games):
                write_once(folder / f"{run.game}-{run.seed}-{index:06}.quartett", run.record(index))
                done += 1
                progress(1)
    except KeyboardInterrupt:
        words = Words(settings.language)
        told = words.say("records-interrupted", done=done, games=run.games, folder=str(folder))
        print(told, file=sys.stderr)
        return False
    return True


def write_once(place: Path, record: "Record") -> None:
    from quartett.table.record_files import claim, keep

    if not (place.is_file() and place.read_bytes() == record.text().encode()):
        claim(place)
        keep(place, record)
