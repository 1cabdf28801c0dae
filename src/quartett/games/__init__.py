"""The games, by name."""

from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.games.facts import CardFile

NAMES: Final = ("push", "force", "konoha", "deckbattle")
ADDED: Final[dict[str, Game[Any]]] = {}
"""Games from outside of the package, by name: see `add`."""


def add(game: Game[Any]) -> None:
    """From now on `load` finds a game of your own in this process: see `examples/highcard`."""
    ADDED[game.name] = game


def load(name: str, cards: CardFile | None = None) -> Game[Any]:
    """A game with its own cards, or with those of another card file.

    >>> load("push").most
    6
    """
    if name in ADDED:
        return ADDED[name]
    if name not in NAMES:
        raise Problem("unknown-game", game=name, games=", ".join(NAMES))
    module = import_module(f"quartett.games.{name}")
    if cards is None:
        own: Game[Any] = module.GAME
        return own
    game: Game[Any] = module.build(cards)
    game.own_cards = (cards.text, cards.file)
    return game


@lru_cache(maxsize=64)
def loaded(name: str, cards: tuple[str, str] | None) -> Game[Any]:
    """The same from the text and the name of a card file. Each process reads a file once; a server
    meets many and remembers the last ones."""
    return load(name, CardFile(*cards) if cards else None)
