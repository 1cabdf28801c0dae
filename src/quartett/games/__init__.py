"""The games, by name."""

from importlib import import_module
from typing import Any, Final

from quartett.core.game import Game
from quartett.core.problem import Problem

NAMES: Final = ("push",)


def load(name: str) -> Game[Any]:
    """
    >>> load("push").most
    6
    """
    if name not in NAMES:
        raise Problem("unknown-game", game=name, games=", ".join(NAMES))
    game: Game[Any] = import_module(f"quartett.games.{name}").GAME
    return game
