"""what would you do? positions with one move that is clearly the best"""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quartett import games
from quartett.cli.arguments import Parser
from quartett.core.problem import Problem

if TYPE_CHECKING:
    from quartett.core.game import Game

TAKES_OPTIONS: Final = False
MOST: Final = 1_000
MOST_WORLDS: Final = 1_000


def describe(parser: Parser) -> None:
    parser.add_argument("game", help=", ".join(games.NAMES))
    parser.add_argument("--number", type=int, default=1, help="where to begin (1, the easiest)")
    parser.add_argument("--plain", action="store_true", help="sentences instead of a drawn table")
    parser.add_argument(
        "--find", type=int, metavar="COUNT", help="find new ones (minutes to hours)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the games in which to look (1)")
    parser.add_argument(
        "--glance", type=int, default=0, metavar="WORLDS", help="pass over dull positions early (0)"
    )
    parser.add_argument("--out", metavar="FILE", help="where the new ones go (puzzles.jsonl)")


def run(settings: Namespace) -> int:
    game = games.load(settings.game)
    if settings.find is not None:
        return find(game, settings)
    from quartett.bots.puzzles import puzzles
    from quartett.terminal.puzzle import Solver
    from quartett.terminal.scene import stage_of
    from quartett.terminal.screen import open_screen
    from quartett.words import Words

    known = puzzles(game)
    if not 1 <= settings.number <= len(known):
        raise Problem("unknown-puzzle", number=settings.number, most=len(known))
    words = Words(settings.language, game.name, game.card_list())
    screen = open_screen(stage_of(game), settings.plain or None)
    with screen.open():
        Solver(game, screen, words).solve(known, settings.number)
    return 0


def find(game: "Game[Any]", settings: Namespace) -> int:
    from quartett.bots.puzzles import FILE, found_puzzles, origin_of, written
    from quartett.lab.progress import progress_bar
    from quartett.lab.whole_files import keep

    if not 1 <= settings.find <= MOST:
        raise Problem("wrong-puzzle-count", count=settings.find, most=MOST)
    if not 0 <= settings.glance <= MOST_WORLDS:
        raise Problem("wrong-glance", worlds=settings.glance, most=MOST_WORLDS)
    place = Path(settings.out or FILE)
    if place.exists():
        raise Problem("file-exists", file=str(place))
    command = f"quartett puzzle {game.name} --find {settings.find} --seed {settings.seed}"
    command += f" --glance {settings.glance}" if settings.glance else ""
    found = []
    with progress_bar(settings.find) as progress:
        for one in found_puzzles(game, settings.seed, settings.glance):
            if one is not None:
                found.append(one)
                progress(1)
            if len(found) == settings.find:
                break
    keep(place, written(origin_of(game, command), found).decode())
    return 0
