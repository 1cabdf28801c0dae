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
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.core.story import Line

MOST_MOVES: Final = 3
"""How many moves are told of."""
CLOSE: Final = 0.02
"""Moves whose values differ by less are said to be about as good."""
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
    search = Search(judge, seen, seat, stream, allowed)
    if search.root.size > 1:
        search.run()
    ranked = rank(search)[:MOST_MOVES]
    measure, scale = ("score", judge.scale) if judge.together else ("chance", 1.0)
    moves = [
        Advice(
            game.moves.text(search.root.moves[place]),
            round(scale * search.root.worth(place), 4),
            round(search.root.share(place), 4),
            (*standing(search, ranked, place), *because(game, search, place)),
        )
        for place in ranked
    ]
    return Hint(measure, tuple(moves))


def rank(search: Search) -> list[int]:
    """The places of the moves that were tried, the best first."""
    root = search.root
    tried = [place for place in range(root.size) if root.visits[place] or root.size == 1]
    return sorted(tried, key=lambda place: (-root.share(place), -root.worth(place), place))


def standing(search: Search, ranked: list[int], place: int) -> tuple[Line, ...]:
    """How a move compares with the others."""
    root = search.root
    if root.size == 1:
        return (Line("hint-only"),)
    if isinstance(root, MixedChoice):
        return (Line("hint-mixed", {"percent": round(100 * root.share(place))}),)
    if place != ranked[0]:
        return ()
    rest = [root.worth(other) for other in ranked[1:]]
    close = bool(rest) and max(rest) > root.worth(place) - CLOSE
    return (Line("hint-close" if close else "hint-clear"),)


def because(game: Game[Any], search: Search, place: int) -> tuple[Line, ...]:
    """What the table itself says for a move or against it."""
    return game.because(search.seen, int(search.seat), search.root.moves[place])
