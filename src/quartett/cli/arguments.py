"""What several commands share: their language, the options of the games, files to read."""

import os
import shutil
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from pathlib import Path
from typing import Any, Final, NoReturn

from quartett import games
from quartett.core.chance import Stream
from quartett.core.game import BY_LOT, Game
from quartett.core.languages import LANGUAGES, listed
from quartett.core.problem import Problem
from quartett.games.facts import CardFile
from quartett.table.shelf import read_text

NAME: Final = "quartett"
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Parser(ArgumentParser):
    """Says what was wrong in one sentence, without the usage around it."""

    def error(self, message: str) -> NoReturn:
        sentence = message[0].upper() + message[1:].rstrip(".")
        self.exit(BAD_INPUT, f"{sentence}. `{self.prog} --help` shows what is possible.\n")


def add_command(commands: Any, name: str, module: Any) -> Parser:
    """The parser of a command. Its module's docstring is its help, and `TAKES_OPTIONS` says
    whether the options of the games may stand among its arguments."""
    parser: Parser = commands.add_parser(
        name,
        help=module.__doc__,
        description=module.__doc__,
        epilog=option_help() if module.TAKES_OPTIONS else None,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=module.run, takes_options=module.TAKES_OPTIONS)
    parser.add_argument("--language", default=own_language(), help=listed())
    return parser


def own_language() -> str:
    """What the person's own settings ask for, as far as we speak it."""
    if "QUARTETT_LANGUAGE" in os.environ:
        return os.environ["QUARTETT_LANGUAGE"]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def add_game(parser: Parser, default: str | None = None) -> None:
    """Which game, and with which cards."""
    parser.add_argument(
        "game", nargs="?" if default else None, default=default, help=", ".join(games.NAMES)
    )
    add_cards(parser)


def add_cards(parser: Parser) -> None:
    parser.add_argument("--cards", metavar="FILE", help="your own card file (TOML)")


def load_game(settings: Namespace) -> Game[Any]:
    name: str = settings.game
    if settings.cards is None:
        return games.load(name)
    return games.load(name, CardFile(read_text(Path(settings.cards)), settings.cards))


def add_run(parser: Parser) -> None:
    """What every run of games by bots is given."""
    add_game(parser)
    bots = "the bots, such as greedy,steady or mymodule:MyBot"
    parser.add_argument("--seats", required=True, help=bots)
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same games (0)")


def bot_names(settings: Namespace) -> list[str]:
    return [name.strip() for name in settings.seats.split(",")]


def program() -> str:
    """What the person types to start us, so that a command we tell can be copied as it stands."""
    called = Path(sys.argv[0])
    if called.name != NAME or not called.exists():
        return NAME
    found = shutil.which(NAME)
    return NAME if found and called.samefile(found) else str(called)


def option_help() -> str:
    lines = ["options of the games:"]
    for name in games.NAMES:
        for option in games.load(name).options:
            choices = [*option.listing(3), *([BY_LOT] if option.by_lot else [])]
            lines.append(
                f"  {name}: --{option.name} {' | '.join(choices)}  (default {option.default(3)})"
            )
    return "\n".join(lines)


def game_options(game: Game[Any], rest: list[str], seats: int, seed: int) -> dict[str, str]:
    """The options of the game that stand among the arguments, all settled. `--risk` alone means
    yes, and `random` is drawn by lot where the game allows it."""
    given: dict[str, str] = {}
    words = list(rest)
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            raise Problem("unknown-argument", argument=word)
        name, equals, value = word[2:].partition("=")
        if not equals:
            value = words.pop(0) if words and not words[0].startswith("--") else "yes"
        given[name] = value
    game.check_seats(seats)
    return game.settle(seats, game.draw_lots(seats, given, Stream(seed, -1)))
