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
    add_run,
    bot_names,
    game_options,
    load_game,
)

if TYPE_CHECKING:
    from quartett.lab.result import Result

TAKES_OPTIONS: Final = True


def describe(parser: Parser) -> None:
    add_run(parser)
    parser.add_argument("--games", type=int, default=10_000, help="how many (10000)")
    parser.add_argument("--processes", type=int, help="how many at once (all cores)")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.add_argument("--plot", metavar="FILE", help="a picture of it: .png or .svg")
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
    if settings.records:
        write_records(Path(settings.records), *plan)
    if not is_compiled():
        print(Words(settings.language).say("lab-uncompiled"), file=sys.stderr)
    with progress_bar(settings.games) as progress:
        result = simulate(*plan, settings.processes, progress)
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


def write_records(folder: Path, *plan: Any) -> None:
    """One file a game; files that are there already are refused, not overwritten."""
    from quartett.lab.run import plan as checked
    from quartett.table.shelf import claim, keep

    run = checked(*plan)
    for index in range(run.games):
        place = folder / f"{run.game}-{run.seed}-{index:06}.quartett"
        claim(place)
        keep(place, run.record(index))
