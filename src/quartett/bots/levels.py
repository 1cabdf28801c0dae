"""The players of every game, by name: its levels, and `random` and `greedy` for the lab.

A level's thinking is measured in tries, so it plays the same however fast the machine is; a limit
in seconds only guards against waiting too long.
"""

from collections.abc import Callable
from typing import Any, Final

from quartett.bots.budget import Budget
from quartett.bots.few_seats import FewSeats
from quartett.bots.reliable import Reliable
from quartett.bots.search import SearchBot
from quartett.bots.slips import Erring
from quartett.core.game import Game, Level
from quartett.core.play import Bot
from quartett.core.problem import Problem
from quartett.core.record import short

LEVELS: Final = (
    *("novice", "casual", "steady", "skilled", "adept", "veteran"),
    *("tactician", "expert", "challenger", "champion", "virtuoso", "master"),
)
"""All levels, weakest first; a game has those that differ in it (`Game.levels`)."""
NAMES: Final = ("random", "greedy", *LEVELS)
"""All bots that can sit at a table."""

USUAL: Final = "steady"
"""The default: good, and fast on every machine."""

SEARCHING: Final = ("expert", "champion", "master")
CAP: Final = 4.0
"""The most seconds that any level thinks, whatever its tries."""
TRIES: Final = ":"
"""Separates a level from its tries: `master:500`, for the lab."""


def thinker(game: Game[Any], level: str, budget: Budget) -> Bot:
    """A bot that searches."""
    return SearchBot(game.judge(level), budget)


def bot(game: Game[Any], name: str) -> Bot:
    """
    >>> from quartett import games
    >>> bot(games.load("push"), "random").looks()
    False
    """
    level, separator, tries = name.partition(TRIES)
    if separator:
        return reliable(game, level, lambda: thinker(game, level, counted(level, tries)))
    players = {**game.bots, **game.seers, **game.plans}
    if name in players:
        return players[name]()
    if name not in LEVELS:
        raise unknown(name)
    return reliable(game, name, lambda: seated(game, level_of(game, name)))


def offered(game: Game[Any], seats: int) -> list[str]:
    """The levels that differ with this many seats, weakest first.

    >>> from quartett import games
    >>> offered(games.load("push"), 2)
    ['novice', 'casual', 'steady', 'master']
    """
    return [level.name for level in game.levels if seats <= level.most]


def level_of(game: Game[Any], name: str) -> Level:
    """The game's level of this name, or the next one above, so that a table opened with a level
    that no longer exists can go on."""
    known = {level.name: level for level in game.levels}
    above = LEVELS[LEVELS.index(name) :]
    return next((known[one] for one in above if one in known), game.levels[-1])


def among_people(game: Game[Any], name: str) -> str:
    """The bot that replaces a level in a team with people, which must not rely on conventions they
    do not know.

    >>> from quartett import games
    >>> among_people(games.load("konoha"), "master"), among_people(games.load("push"), "master")
    ('expert:1', 'master')
    """
    if name not in LEVELS:
        return name
    return level_of(game, name).among or name


def advising(game: Game[Any]) -> str:
    """The level by which hints, reviews and puzzles judge: the best that plays with people.

    >>> from quartett import games
    >>> advising(games.load("konoha")), advising(games.load("push"))
    ('expert', 'master')
    """
    return among_people(game, game.levels[-1].name).partition(TRIES)[0]


def seated(game: Game[Any], level: Level) -> Bot:
    """A level as it sits at a table. Where it is no stronger than the one below, `steady` plays
    instead."""
    if level.plays in game.bots:
        plain = game.bots[level.plays]()
    else:
        plain = thinker(game, level.plays, Budget(tries=level.tries, seconds=CAP))
    if level.most < game.most:
        plain = FewSeats(plain, game.bots[USUAL](), level.most)
    if not level.tempted and not level.hasty:
        return plain
    return Erring(plain, game.bots["greedy"](), tempting(game), level.tempted, level.hasty)


def tempting(game: Game[Any]) -> tuple[int, ...]:
    """The moves that people make too readily, the most tempting first."""
    texts = game.moves.texts
    verbs = [text.split()[0] for text in texts]
    return tuple(
        move
        for temptation in game.tempting
        for move in range(len(texts))
        if temptation in (texts[move], verbs[move])
    )


def reliable(game: Game[Any], name: str, make: Callable[[], Bot]) -> Bot:
    return Reliable(make(), game.bots[USUAL](), name)


def counted(level: str, tries: str) -> Budget:
    """A budget in tries, as written after a level."""
    if level not in SEARCHING:
        raise unknown(level + TRIES + tries)
    if not tries.isdecimal() or len(tries) > 9:
        raise Problem("wrong-budget", budget=short(tries))
    return Budget(tries=int(tries))


def unknown(name: str) -> Problem:
    return Problem("unknown-bot", bot=short(name), bots=", ".join(NAMES))
