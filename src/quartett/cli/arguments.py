"""What several commands share: their language, the options of the games, files to read."""

import os
import shutil
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NoReturn

from quartett import games
from quartett.cli.misuse import misuse
from quartett.core.chance import Stream
from quartett.core.game import BY_LOT, Game
from quartett.core.languages import LANGUAGES, listed
from quartett.core.problem import Problem
from quartett.games.facts import CardFile
from quartett.table.record_files import read_text

NAME: Final = "quartett"
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
SQLITE: Final = "sqlite:///FILE"
SQLITE_OR_POSTGRESQL: Final = f"{SQLITE} or postgresql://HOST/NAME"
LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Parser(ArgumentParser):
    """Says what was wrong in one sentence of the person's language, without the usage around it."""

    def error(self, message: str) -> NoReturn:
        raise misuse(message, self.prog)


def natural(text: str) -> int:
    """A number from 0 on, for argparse, which names it in what it says."""
    if not text.isdecimal():
        raise ValueError
    return int(text)


def add_command(commands: Any, name: str, module: Any) -> Parser:
    """The parser of a command. Its module's docstring is its help, and `TAKES_OPTIONS` says whether
    options of the games may be among its arguments."""
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


def add_database(parser: Parser, told: str, kinds: str = SQLITE_OR_POSTGRESQL) -> None:
    parser.add_argument("--database", default="", metavar="ADDRESS", help=f"{kinds} ({told})")


def add_luck(parser: Parser, name: str, default: str, told: str) -> None:
    """Adds the option for how much effort goes into removing the luck of the cards."""
    parser.add_argument(
        name,
        nargs="?",
        const="glance",
        default=default,
        type=luck_effort,
        metavar="EFFORT",
        help=f"{told}; effort: glance, quick or deep",
    )


def luck_effort(text: str) -> str:
    """For argparse; `none` means no effort."""
    from quartett.bots.luck import LUCK_EFFORTS

    if text not in (*LUCK_EFFORTS, "none"):
        raise Problem("unknown-effort", effort=text, efforts=", ".join((*LUCK_EFFORTS, "none")))
    return "" if text == "none" else text


def asked_language(arguments: Sequence[str]) -> str:
    """The language of a command that could not be understood as a whole.

    >>> asked_language(["play", "--sheets", "3", "--language", "it"])
    'it'
    """
    words = [part for word in arguments for part in word.split("=", 1)]
    named = [after for word, after in pairwise(words) if word == "--language"]
    return named[0] if named else own_language()


def own_language() -> str:
    """The language of the user's settings, if we speak it."""
    if "QUARTETT_LANGUAGE" in os.environ:
        return os.environ["QUARTETT_LANGUAGE"]
    listed = os.environ.get("LANGUAGE", "").split(":")
    for setting in (*listed, *(os.environ.get(name, "") for name in LOCALES)):
        language = setting[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def add_game(parser: Parser, asks: bool = False) -> None:
    """Adds the game and its cards. `asks`: a missing game is asked for."""
    parser.add_argument("game", nargs="?" if asks else None, help=", ".join(games.NAMES))
    add_cards(parser)


def add_cards(parser: Parser) -> None:
    parser.add_argument("--cards", metavar="FILE", help="your own card file (TOML)")


def load_game(settings: Namespace) -> Game[Any]:
    name: str = settings.game
    if settings.cards is None:
        return games.load(name)
    try:
        text = read_text(Path(settings.cards))
    except Problem as problem:
        if problem.name == "record-not-text":
            raise Problem("cards-not-text", file=settings.cards) from None
        raise
    return games.load(name, CardFile(text, settings.cards))


def add_run(parser: Parser) -> None:
    """Adds the arguments of every run of bot games."""
    add_game(parser)
    bots = "the bots, such as greedy,steady or mymodule:MyBot"
    parser.add_argument("--seats", required=True, help=bots)
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same games (0)")


def bot_names(settings: Namespace) -> list[str]:
    return [name.strip() for name in settings.seats.split(",")]


def program() -> str:
    """What the user types to start us, so that the commands we print can be copied."""
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
    """The game's options from the arguments, all settled. `--risk` alone means yes, and `random` is
    drawn by lot where the game allows it."""
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
