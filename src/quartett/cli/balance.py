"""let one bot play on all seats, and tell what seats and cards have to do with winning"""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from quartett import is_compiled
from quartett.cli.arguments import INTERRUPTED, Parser, add_game, game_options, load_game

TAKES_OPTIONS: Final = True


def describe(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--bot", default="steady", help="who plays on all seats (steady)")
    parser.add_argument("--seats", type=int, help="how many (the most there are)")
    parser.add_argument("--games", type=int, default=10_000, help="how many (10000)")
    parser.add_argument("--seed", type=int, default=0, help="of all chance and all bots (0)")
    parser.add_argument("--processes", type=int, help="how many at once (all cores)")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.add_argument("--plot", metavar="FILE", help="a picture of it: .png or .svg")


def run(settings: Namespace) -> int:
    from quartett.lab.balance import measure
    from quartett.lab.batch import workers
    from quartett.lab.evenness import data, story
    from quartett.lab.evenness_plot import plot
    from quartett.lab.plot import check_place
    from quartett.lab.progress import progress_bar
    from quartett.lab.run import plan
    from quartett.words import Words

    if settings.plot:
        check_place(Path(settings.plot))
    game = load_game(settings)
    seats = game.most if settings.seats is None else settings.seats
    options = game_options(game, settings.rest, seats, settings.seed)
    played = plan(game, [settings.bot] * seats, settings.games, settings.seed, options)
    words = Words(settings.language, settings.game)
    if not is_compiled():
        print(words.say("lab-uncompiled"), file=sys.stderr)
    try:
        with progress_bar(settings.games) as progress:
            counts = measure(played, workers(settings.processes, settings.games), progress)
    except KeyboardInterrupt:
        print(words.say("balance-interrupted"), file=sys.stderr)
        return INTERRUPTED
    if settings.plot:
        plot(played, counts, words, Path(settings.plot))
    told = json.dumps(data(played, counts)) if settings.json else story(played, counts, words)
    print(told)
    return 0
