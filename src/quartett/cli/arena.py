"""let programs of your own and levels of bots play each other, and rate them"""

import shlex
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quartett.cli.arguments import INTERRUPTED, Parser, add_game, game_options, load_game
from quartett.core.problem import Problem
from quartett.core.record import short

if TYPE_CHECKING:
    from quartett.programs.arena import Entrant

TAKES_OPTIONS: Final = True
LEVELS: Final = "novice,steady"


def describe(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--levels", default=LEVELS, help=f"bots that take part ({LEVELS})")
    for option, sent in (("--program", "lines of JSON"), ("--text-program", "plain text")):
        parser.add_argument(
            option,
            action="append",
            default=[],
            metavar="NAME=COMMAND",
            help=f"a program that is sent {sent}",
        )
    parser.add_argument("--games", type=int, default=20, help="for each pair or team (20)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for one answer (10)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same deals (1)")
    parser.add_argument("--keep", metavar="FILE", help="what was played (arena-GAME.jsonl)")


def run(settings: Namespace) -> int:
    from quartett.lab.progress import progress_bar
    from quartett.programs.arena import Plan, Standing, check, fight
    from quartett.programs.arena_page import text
    from quartett.words import Words

    game = load_game(settings)
    entrants = tuple(entrants_of(settings))
    check(game, entrants, settings.games)
    if not 0 < settings.seconds <= 86_400:
        raise Problem("wrong-seconds", seconds=f"{settings.seconds:g}")
    options = game_options(game, settings.rest, game.fewest, settings.seed)
    plan = Plan(game.name, entrants, options, settings.seed, settings.seconds, game.cards_digest)
    keep = Path(settings.keep or f"arena-{game.name}.jsonl")
    words = Words(settings.language, game.name)
    with progress_bar(Standing(plan, settings.games, (), False).wanted) as progress:
        standing = fight(game, plan, settings.games, keep, progress)
    if standing.played:
        print(text(standing, words))
    if standing.interrupted:
        print(words.say("arena-stopped", file=str(keep)), file=sys.stderr)
        return INTERRUPTED
    return 0


def entrants_of(settings: Namespace) -> "list[Entrant]":
    from quartett.programs.arena import Entrant

    levels = [name.strip() for name in settings.levels.split(",") if name.strip()]
    found = [Entrant(name) for name in levels]
    for given, plain in ((settings.program, False), (settings.text_program, True)):
        for entry in given:
            name, _, command = entry.partition("=")
            words = split(command)
            if not (name.strip() and words):
                raise Problem("arena-no-name", program=short(entry))
            found.append(Entrant(name.strip(), tuple(words), plain))
    return found


def split(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        return []
