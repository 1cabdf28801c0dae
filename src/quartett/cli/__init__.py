"""The command line. Each command has a module of the same name here."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from quartett import __version__, games, is_compiled
from quartett.cli.arguments import BAD_INPUT, INTERRUPTED, Parser, add_command, asked_language
from quartett.cli.misuse import Misuse
from quartett.core.problem import Problem

COMMANDS: Final = (
    *("play", "learn", "rules", "cards", "hand", "replay", "record", "review"),
    *("puzzle", "verify"),
    *("simulate", "balance", "ladder", "lab", "serve", "completion"),
    *("seat", "mcp", "arena"),
    *("backup", "restore", "tables"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    take_any_output()
    words = in_order(sys.argv[1:] if arguments is None else arguments)
    settings = Namespace(language=asked_language(words))
    try:
        settings = understood(words)
        code = int(settings.run(settings))
        sys.stdout.flush()
        return code
    except Problem as problem:
        return complain(problem, settings)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader closed our pipe.
        stop_output()
        return 0
    except OSError as error:
        if error.filename is not None:
            raise
        # An error without a file name is the output itself: a full disk, a closed terminal.
        stop_output()
        return complain(Problem("output-failed", cause=error.strerror or str(error)), settings)


def understood(words: Sequence[str]) -> Namespace:
    """The settings of a command. Without a command there is the help."""
    parser = build_parser()
    settings, rest = parser.parse_known_args(words)
    settings.rest = rest
    if rest and not getattr(settings, "takes_options", False):
        parser.error(f"unknown argument {rest[0]}")
    if "run" not in settings:
        parser.print_help()
        settings.run = lambda _: 0
    return settings


def take_any_output() -> None:
    """A character that the output cannot encode becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def stop_output() -> None:
    """Discards pending output, so that nothing else fails on the way out."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def in_order(arguments: Sequence[str]) -> list[str]:
    """Puts the command first: `help play` asks for its help, and a language may precede it.

    >>> in_order(["help", "play"]), in_order(["--language", "de", "rules", "push"])
    (['play', '--help'], ['rules', '--language', 'de', 'push'])
    """
    words = list(arguments)
    if words[:1] == ["help"]:
        return [*words[1:2], "--help"]
    if words[:1] == ["--language"] and len(words) > 2:
        return [words[2], *words[:2], *words[3:]]
    if words and words[0].startswith("--language=") and len(words) > 1:
        return [words[1], words[0], *words[2:]]
    return words


def build_parser() -> Parser:
    build = "compiled" if is_compiled() else "uncompiled"
    parser = Parser(prog="quartett", description="Four card games at one table.")
    version = f"quartett {__version__} ({build})"
    parser.add_argument("-V", "--version", action="version", version=version)
    commands = parser.add_subparsers(metavar="command", parser_class=Parser)
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
    told = [words.problem(problem)]
    if isinstance(problem, Misuse):
        told.append(words.say("argument-help", program=problem.program))
    print(*told, file=sys.stderr)
    return BAD_INPUT
