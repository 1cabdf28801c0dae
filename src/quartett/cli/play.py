"""play in the terminal, against bots or with others at one keyboard"""

import secrets
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quartett import games
from quartett.cli.arguments import Parser, add_game, game_options, load_game, program
from quartett.core.game import Game
from quartett.core.problem import Problem

if TYPE_CHECKING:
    from quartett.terminal.play import Settings

TAKES_OPTIONS: Final = True


def describe(parser: Parser) -> None:
    add_game(parser, asks=True)
    parser.add_argument("--seats", help="who sits where: you, Name=you, steady, module:MyBot")
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards")
    parser.add_argument(
        "--pace", type=float, default=None, help="seconds to read what a bot did (0.7; 0 is none)"
    )
    parser.add_argument("--plain", action="store_true", default=None, help="lines of text only")
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with a game")
    parser.add_argument("--save", metavar="FILE", help="where the game is kept")


def run(settings: Namespace) -> int:
    from quartett.terminal.play import Settings
    from quartett.terminal.screen import PACE

    manner = Settings(
        language=settings.language,
        seed=settings.seed,
        plain=settings.plain,
        pace=PACE if settings.pace is None else settings.pace,
        save=Path(settings.save) if settings.save else None,
        program=program(),
        repeat=("--cards", settings.cards) if settings.cards else (),
    )
    return new(settings, manner) if settings.resume is None else resume(settings, manner)


def new(settings: Namespace, manner: "Settings") -> int:
    from quartett.bots import NAMES
    from quartett.table.seats import parse_seats
    from quartett.terminal.play import play

    settings.game = settings.game or chosen_game(settings.language)
    game = load_game(settings)
    seats = parse_seats(settings.seats or usual_seats(game), NAMES, own=True)
    lot = secrets.randbits(64) if settings.seed is None else settings.seed
    return play(game, seats, game_options(game, settings.rest, len(seats), lot), manner)


def resume(settings: Namespace, manner: "Settings") -> int:
    from quartett.table.record_files import last_unfinished, read_record
    from quartett.terminal import play

    if settings.rest:
        raise Problem("options-are-settled", argument=settings.rest[0])
    path = Path(settings.resume) if settings.resume else last_unfinished()
    record = read_record(path)
    settings.game = record.game
    return play.resume(record, load_game(settings), path, manner, settings.seats or "")


def chosen_game(language: str) -> str:
    """Asks for a game until one is named; in a pipe, where nobody can be asked, takes the first."""
    from quartett.words import Words

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return games.NAMES[0]
    words = Words(language)
    print(words.say("which-game"))
    for number, name in enumerate(games.NAMES, 1):
        print(f"{number:>3}  {Words(language, name).say(f'game-{name}')} ({name})")
    while True:
        try:
            return named_game(input("> ").strip().lower())
        except EOFError:
            return games.NAMES[0]
        except Problem as problem:
            print(words.problem(problem))


def named_game(typed: str) -> str:
    """By its number in the list or by its name; nothing is the first."""
    by_number = {str(number): name for number, name in enumerate(games.NAMES, 1)}
    name = by_number.get(typed, typed) or games.NAMES[0]
    return games.load(name).name


def usual_seats(game: Game[Any]) -> str:
    """One person and fast bots, three seats if the game allows it."""
    from quartett.bots import USUAL

    return ",".join(["you"] + [USUAL] * (max(game.fewest, min(3, game.most)) - 1))
