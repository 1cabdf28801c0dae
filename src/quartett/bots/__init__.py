"""The bots of a game, by name."""

from typing import Any

from quartett.core.game import Game
from quartett.core.play import Bot
from quartett.core.problem import Problem


def bot(game: Game[Any], name: str) -> Bot:
    """
    >>> from quartett import games
    >>> bot(games.load("push"), "random").looks()
    False
    """
    players = {**game.bots, **game.seers}
    if name not in players:
        raise Problem("unknown-bot", bot=name, bots=", ".join(game.bots))
    return players[name]()
