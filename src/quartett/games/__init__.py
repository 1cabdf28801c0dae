"""The games, by name."""

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, overload
from weakref import WeakSet

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.state import OUTSIDE, State
from quartett.games.facts import CardFile
from quartett.games.positions import shown

if TYPE_CHECKING:
    from quartett.games.deckbattle import DeckBattleGame
    from quartett.games.force import ForceGame
    from quartett.games.konoha import KonohaGame
    from quartett.games.push import PushGame

NAMES: Final = ("push", "force", "konoha", "deckbattle")
ADDED: Final[dict[str, Game[Any]]] = {}
"""Games from outside the package, by name: see `add`."""
_BUILT: Final[WeakSet[Game[Any]]] = WeakSet()
"""The games in use with other cards."""


def add(game: Game[Any]) -> None:
    """Registers a game of your own, so that `load` finds it in this process: see
    `examples/highcard`."""
    ADDED[game.name] = game


@overload
def load(name: Literal["push"], cards: CardFile | None = None) -> "PushGame": ...
@overload
def load(name: Literal["force"], cards: CardFile | None = None) -> "ForceGame": ...
@overload
def load(name: Literal["konoha"], cards: CardFile | None = None) -> "KonohaGame": ...
@overload
def load(name: Literal["deckbattle"], cards: CardFile | None = None) -> "DeckBattleGame": ...
@overload
def load(name: str, cards: CardFile | None = None) -> Game[Any]: ...
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
    _BUILT.add(game)
    return game


@lru_cache(maxsize=64)
def loaded(name: str, cards: tuple[str, str] | None) -> Game[Any]:
    """The same from the text and name of a card file. Each process parses a file once and keeps the
    most recent ones, since a server sees many."""
    return load(name, CardFile(*cards) if cards else None)


def game_of(state: State) -> Game[Any]:
    """The game that a state belongs to, with its cards."""
    name = type(state).__module__.removeprefix("quartett.games.").split(".")[0]
    known = [load(name)] if name in NAMES else list(ADDED.values())
    for game in (*known, *_BUILT):
        blank = game.blank(int(state.seats))
        if type(blank) is type(state) and blank.tables() is state.tables():
            return game
    raise TypeError(
        f"the game of this {type(state).__name__}, or its cards, are not known any more"
    )


def revive(name: str, cards: tuple[str, str] | None, numbers: list[int]) -> State:
    """Restores a pickled state."""
    state: State = loaded(name, cards).restore(numbers)
    return state


def _reduce(state: State) -> tuple[Any, ...]:
    game = game_of(state)
    return revive, (game.name, game.own_cards, state.numbers())


def _show(state: State) -> str:
    return shown(game_of(state), state)


OUTSIDE["load"] = loaded
OUTSIDE["reduce"] = _reduce
OUTSIDE["show"] = _show
