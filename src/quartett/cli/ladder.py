"""let all levels of bots play each other and rate them"""

import shlex
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from quartett.cli.arguments import INTERRUPTED, Parser, add_game, load_game

TAKES_OPTIONS: Final = False
LEVELS: Final = "novice,steady,expert:100,master:400"
"""Tries instead of seconds, so that the result does not depend on the machine."""


def describe(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--levels", default=LEVELS, help=f"who takes part ({LEVELS})")
    parser.add_argument("--games", type=int, default=200, help="for each pair or team (200)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same deals (1)")
    parser.add_argument("--processes", type=int, help="how many at once (all cores)")
    parser.add_argument("--write", metavar="FILE", help="keep the table in this Markdown page")


def run(settings: Namespace) -> int:
    from quartett.lab.ladder import Interrupted, check, climb, length
    from quartett.lab.ladder_page import check_page, section, text, write
    from quartett.lab.progress import progress_bar
    from quartett.words import Words

    game = load_game(settings)
    players = [name.strip() for name in settings.levels.split(",")]
    check(game, players, settings.games)
    if settings.write:
        check_page(Path(settings.write))
    plan = (players, settings.games, settings.seed, settings.processes)
    try:
        with progress_bar(length(game, players, settings.games)) as progress:
            ladder = climb(game, *plan, progress)
    except Interrupted:
        print(Words(settings.language).say("ladder-interrupted"), file=sys.stderr)
        return INTERRUPTED
    print(text(ladder, Words(settings.language, game.name)))
    if settings.write:
        write(Path(settings.write), section(ladder, Words("en", game.name), command(settings)))
    return 0


def command(settings: Namespace) -> str:
    """What was typed, as it can be typed again."""
    parts = ["quartett", "ladder", settings.game, "--levels", settings.levels]
    parts += ["--games", str(settings.games), "--seed", str(settings.seed)]
    return shlex.join([*parts, "--write", settings.write])
