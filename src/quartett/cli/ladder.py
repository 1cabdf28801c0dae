"""let all levels of bots play each other and rate them"""

import shlex
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quartett.cli.arguments import INTERRUPTED, Parser, add_game, add_luck, load_game

if TYPE_CHECKING:
    from quartett.words import Words

TAKES_OPTIONS: Final = False
WRONG: Final = 1
"""The exit code of a ladder on which two levels have changed places."""


def describe(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--levels", help="who takes part, the weakest first (all of the game)")
    parser.add_argument(
        "--seats", type=int, default=2, help="one of each level among those of the one below (2)"
    )
    parser.add_argument("--games", type=int, default=200, help="for each pair or team (200)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same deals (1)")
    parser.add_argument("--processes", type=int, help="how many at once (all cores)")
    add_luck(parser, "--luck", "glance", "how the luck of the cards is taken out (glance), or none")
    parser.add_argument(
        "--check", action="store_true", help="fail if a level is surely worse than the one below"
    )
    parser.add_argument("--write", metavar="FILE", help="keep the table in this Markdown page")


def run(settings: Namespace) -> int:
    from quartett.bots.levels import offered
    from quartett.lab.ladder import Interrupted, check, climb, length
    from quartett.lab.ladder_page import check_page, section, text, write
    from quartett.lab.progress import progress_bar
    from quartett.words import Words

    game = load_game(settings)
    settings.levels = settings.levels or ",".join(offered(game, settings.seats))
    players = [name.strip() for name in settings.levels.split(",")]
    check(game, players, settings.games, settings.seats)
    if settings.write:
        check_page(Path(settings.write))
    plan = (players, settings.games, settings.seed, settings.processes)
    try:
        games = length(game, players, settings.games, settings.seats, settings.check)
        with progress_bar(games) as progress:
            ladder = climb(game, *plan, progress, settings.luck, settings.seats, settings.check)
    except Interrupted:
        print(Words(settings.language).say("ladder-interrupted"), file=sys.stderr)
        return INTERRUPTED
    print(text(ladder, Words(settings.language, game.name)))
    if settings.write:
        write(Path(settings.write), section(ladder, Words("en", game.name), command(settings)))
    if settings.check:
        return checked(ladder.swapped(), Words(settings.language))
    return 0


def checked(swapped: list[tuple[str, str]], words: "Words") -> int:
    """Reports who has changed places. Returns whether anybody has."""
    for low, high in swapped:
        print(words.say("ladder-swapped", low=low, high=high), file=sys.stderr)
    return WRONG if swapped else 0


def command(settings: Namespace) -> str:
    """The command to type to run this again."""
    parts = ["quartett", "ladder", settings.game, "--levels", settings.levels]
    parts += ["--seats", str(settings.seats)] if settings.seats > 2 else []
    parts += ["--games", str(settings.games), "--seed", str(settings.seed)]
    parts += ["--luck", settings.luck or "none"]
    return shlex.join([*parts, "--write", settings.write])
