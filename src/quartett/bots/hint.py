"""What a master would do, and why: from what the seat knows, without words of any language.

>>> from quartett import games
>>> push = games.load("push")
>>> told = hint(push, push.start(2).masked(0), 0, Stream(1), Budget(tries=10))
>>> told.measure, [advice.move for advice in told.moves]
('chance', ['flip'])
"""

from typing import Any, Final

import msgspec

from quartett.bots.budget import Budget
from quartett.bots.search import Search
from quartett.bots.tree import MixedChoice
from quartett.core.chance import Stream
from quartett.core.game import Game
from quartett.core.judge import Judge
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.core.story import Line

MOST_MOVES: Final = 3
"""How many moves are told of."""
CLOSE: Final = 0.02
"""Moves whose values differ by less are said to be about as good."""
MADE: Final = 0.05
"""A move that a master makes less often than this is not told of."""
SECONDS: Final = 1.0


class Advice(msgspec.Struct, frozen=True):
    """One move: what it leads to, and what speaks for it, as ids of words with arguments."""

    move: str
    value: float
    """The chance to win from 0 to 1, or the points that the team may expect: see `Hint.measure`."""
    share: float
    """How often a master would make this move here; the shares of all moves add up to 1."""
    reasons: tuple[Line, ...]


class Hint(msgspec.Struct, frozen=True):
    """`moves`, the best first. `measure` tells what their values are: `chance` or `score`."""

    measure: str
    moves: tuple[Advice, ...]


def hint(
    game: Game[Any], seen: State, seat: int, stream: Stream, budget: Budget | None = None
) -> Hint:
    """`seen` is the state as masked for `seat`, which owes an answer. Thinks for a second unless
    the budget says otherwise; the server calls it in a worker."""
    if seen.viewer != seat or seat not in seen.owing:
        raise Problem("no-hint-now")
    judge = game.judge()
    allowed = (budget or Budget(seconds=SECONDS)).begin()
    found = known(judge, seen, seat, allowed) or searched(judge, seen, seat, stream, allowed)
    measure, scale = ("score", judge.scale) if judge.together else ("chance", 1.0)
    moves = [
        Advice(
            game.moves.text(one.move),
            round(scale * one.worth, 4),
            round(one.share, 4),
            (*standing(found, one), *game.because(seen, seat, one.move)),
        )
        for one in worth_telling(found)
    ]
    return Hint(measure, tuple(moves))


class Weighed(msgspec.Struct, frozen=True):
    """A move, from 0 to 1 what it is worth and how often it is made."""

    move: int
    worth: float
    share: float


class Weighing(msgspec.Struct, frozen=True):
    """The best moves first. `only`: there is no other. `mixed`: whoever always made the same
    could be beaten."""

    best: list[Weighed]
    only: bool
    mixed: bool


def known(judge: Judge, seen: State, seat: int, budget: Budget) -> Weighing | None:
    """From what the game tells without a search."""
    moves = seen.legal(seat)
    worths = judge.worths(seen, seat, budget.may_look) if len(moves) > 1 else []
    if not worths:
        return None
    ranked = sorted(zip(moves, worths, strict=True), key=lambda pair: -pair[1])
    return Weighing([Weighed(*pair, float(pair == ranked[0])) for pair in ranked], False, False)


def searched(judge: Judge, seen: State, seat: int, stream: Stream, budget: Budget) -> Weighing:
    """What a search finds. A move that is known to be right comes first, whatever that says."""
    right = judge.known(seen, seat, stream, budget.may_look_first)
    search = Search(judge, seen, seat, stream, budget)
    root = search.root
    if root.size > 1:
        search.run()
    mixed = isinstance(root, MixedChoice)
    found = [
        Weighed(move, root.worth(place), root.share(place))
        for place, move in enumerate(root.moves)
        if root.visits[place] or root.size == 1 or move == right
    ]
    if right >= 0 and not mixed:
        found = [Weighed(one.move, one.worth, float(one.move == right)) for one in found]
    found.sort(key=lambda one: (-one.share, -one.worth))
    return Weighing(found, root.size == 1, mixed)


def worth_telling(found: Weighing) -> list[Weighed]:
    """The best, and others that are clearly less good or, where moves are mixed, made as well:
    what is about as good is said once, and no rank stands against its number."""
    best, *others = found.best
    if found.mixed:
        least, most = MADE, round(100 * best.worth)
        told = [one for one in others if one.share >= least and round(100 * one.worth) <= most]
    else:
        told = [one for one in others if one.worth <= best.worth - CLOSE]
    return [best, *told][:MOST_MOVES]


def standing(found: Weighing, one: Weighed) -> tuple[Line, ...]:
    """How a move compares with the others."""
    if found.only:
        return (Line("hint-only"),)
    if found.mixed:
        return (Line("hint-mixed", {"percent": round(100 * one.share)}),)
    if one is not found.best[0]:
        return ()
    rest = [other.worth for other in found.best[1:]]
    close = bool(rest) and max(rest) > one.worth - CLOSE
    return (Line("hint-close" if close else "hint-clear"),)
