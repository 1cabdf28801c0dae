"""Players on the owner's machine: a bot by name, optionally with other parameters than it was tuned
with, or the module and class of a custom bot."""

from typing import Any

from quartett.bots.levels import bot
from quartett.bots.own import is_own, own_bot
from quartett.core.game import Game
from quartett.core.play import Bot
from quartett.core.problem import Problem


def player(game: Game[Any], text: str) -> Bot:
    """
    >>> from quartett import games
    >>> player(games.load("push"), "greedy:rich=14").rich
    14
    """
    parts = text.split(":")
    name = ":".join(part for part in parts if "=" not in part)
    found = own_bot(name) if is_own(name) else bot(game, name)
    for setting in parts:
        number, equals, value = setting.partition("=")
        if equals:
            tune(found, name, number, value)
    return found


def tune(found: Bot, name: str, number: str, value: str) -> None:
    """Sets a parameter of a bot. Only existing ones can be set."""
    known = getattr(found, number, None) if number.isidentifier() else None
    if isinstance(known, bool) or not isinstance(known, int | float):
        numbers = ", ".join(tunable(found)) or "-"
        raise Problem("unknown-bot-number", bot=name, number=number, numbers=numbers)
    try:
        setattr(found, number, type(known)(value))
    except ValueError:
        raise Problem("wrong-bot-number", bot=name, number=number, value=value) from None


def tunable(found: Bot) -> list[str]:
    names = [name for name in dir(found) if not name.startswith("_")]
    return [name for name in names if type(getattr(found, name)) in (int, float)]
