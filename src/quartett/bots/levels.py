"""The players of every game, by name: the levels `novice`, `steady`, `expert` and `master`, and
`random` and `greedy` for the lab."""

from collections.abc import Callable
from typing import Any, Final

from quartett.bots.budget import Budget
from quartett.bots.novice import Novice
from quartett.bots.reliable import Reliable
from quartett.bots.search import SearchBot
from quartett.core.game import Game
from quartett.core.play import Bot
from quartett.core.problem import Problem
from quartett.core.record import short

LEVELS: Final = ("novice", "steady", "expert", "master")
NAMES: Final = ("random", "novice", "greedy", "steady", "expert", "master")
"""All who can sit at a table."""

USUAL: Final = "steady"
"""Who sits there if nobody says otherwise: good, and quick on every machine."""

SECONDS: Final = {"expert": 0.2, "master": 1.0}
TRIES: Final = ":"
"""Between a level and its tries: `master:500` thinks so long on every machine, for the lab."""


def novice(game: Game[Any]) -> Bot:
    texts, beginner = game.moves.texts, game.beginner
    verbs = [text.split()[0] for text in texts]
    tempting = [
        move
        for temptation in beginner.tempting
        for move in range(len(texts))
        if temptation in (texts[move], verbs[move])
    ]
    plain = game.bots[beginner.plays]()
    return Novice(plain, tuple(tempting), beginner.tempted, beginner.absent)


def thinker(game: Game[Any], level: str, budget: Budget) -> Bot:
    """A player who searches."""
    return SearchBot(game.judge(level), budget)


def bot(game: Game[Any], name: str) -> Bot:
    """
    >>> from quartett import games
    >>> bot(games.load("push"), "random").looks()
    False
    """
    level, separator, tries = name.partition(TRIES)
    if separator:
        return reliable(game, level, lambda: thinker(game, level, counted(game, level, tries)))
    if name in SECONDS:
        return reliable(game, name, lambda: thinker(game, name, Budget(seconds=SECONDS[name])))
    if name == "novice":
        return reliable(game, name, lambda: novice(game))
    players = {**game.bots, **game.seers}
    if name not in players:
        raise unknown(name)
    return players[name]()


def reliable(game: Game[Any], name: str, make: Callable[[], Bot]) -> Bot:
    return Reliable(make(), game.bots[USUAL](), name)


def counted(game: Game[Any], level: str, tries: str) -> Budget:
    """A budget in tries, as it is written behind a level."""
    if level not in SECONDS:
        raise unknown(level + TRIES + tries)
    if not tries.isdecimal() or len(tries) > 9:
        raise Problem("wrong-budget", budget=short(tries))
    return Budget(tries=int(tries))


def unknown(name: str) -> Problem:
    return Problem("unknown-bot", bot=short(name), bots=", ".join(NAMES))
