"""The command line. Each command has a module of its name here."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from quartett import __version__, games, is_compiled
from quartett.cli.arguments import BAD_INPUT, INTERRUPTED, Parser, add_command
from quartett.core.problem import Problem

COMMANDS: Final = (
    *("play", "rules", "cards", "hand", "replay", "record", "review", "verify"),
    *("simulate", "balance", "ladder", "lab", "serve", "completion"),
    *("seat", "mcp", "arena"),
    *("backup", "restore", "tables"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = build_parser()
    settings, rest = parser.parse_known_args(arguments)
    settings.rest = rest
    if rest and not settings.takes_options:
        parser.error(f"unknown argument {rest[0]}")
    try:
        return int(settings.run(settings))
    except Problem as problem:
        return complain(problem, settings)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our pipe has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def build_parser() -> Parser:
    build = "compiled" if is_compiled() else "uncompiled"
    parser = Parser(prog="quartett", description="Four card games at one table.")
    parser.add_argument("--version", action="version", version=f"quartett {__version__} ({build})")
    commands = parser.add_subparsers(metavar="command", required=True, parser_class=Parser)
    for name in COMMANDS:
        module = import_module(f"quartett.cli.{name}")
        module.describe(add_command(commands, name, module))
    return parser


def complain(problem: Problem, settings: Namespace) -> int:
    """One sentence about what was wrong, in the person's language if we speak it."""
    from quartett.words import LANGUAGES, Words

    language = settings.language if settings.language in LANGUAGES else "en"
    game = getattr(settings, "game", None)
    words = Words(language, game if game in games.NAMES else None)
    print(words.problem(problem), file=sys.stderr)
    return BAD_INPUT
