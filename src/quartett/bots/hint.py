"""What a master would do, and why: from what the seat knows, without words of any language. The
numbers are those of the evaluator, so a hint, a review and a puzzle say the same of a position.

>>> from quartett import games
>>> push = games.load("push")
>>> told = hint(push, push.start(2).masked(0), 0)
>>> told.measure, [advice.move for advice in told.moves]
('chance', ['flip'])
"""

from typing import Any, Final

import msgspec

from quartett.bots.evaluator import Effort, Evaluator, Weighed, best_of
from quartett.bots.review import known_effort
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.core.story import Line

MOST_MOVES: Final = 3
"""How many moves are told of."""
CLOSE: Final = 0.02
"""Moves whose values differ by less are said to be about as good."""
MADE: Final = 0.05
"""A move that a master makes less often than this is not told of."""


class Advice(msgspec.Struct, frozen=True):
    """One move: what it leads to, and what speaks for it, as ids of words with arguments."""

    move: str
    value: float
    """The chance to win from 0 to 1, or the points that the team may expect: see `Hint.measure`.
    Of an only move nothing is looked for, and it is 0."""
    share: float
    """How often a master would make this move here; the shares of all moves add up to 1."""
    reasons: tuple[Line, ...]


class Hint(msgspec.Struct, frozen=True):
    """`moves`, the best first. `measure` tells what their values are: `chance` or `score`."""

    measure: str
    moves: tuple[Advice, ...]


def hint(game: Game[Any], seen: State, seat: int, effort: str | Effort = "quick") -> Hint:
    """`seen` is the state as masked for `seat`, which owes an answer. The same position has the
    same hint, whoever asks and however fast the machine is; the server calls it in a worker."""
    if seen.viewer != seat or seat not in seen.owing:
        raise Problem("no-hint-now")
    evaluator = Evaluator(game, known_effort(effort))
    mixed = len(seen.owing) > 1 and not game.together
    found = Weighing(evaluator.weigh(seen, seat), mixed)
    measure, scale = ("score", evaluator.judge.scale) if game.together else ("chance", 1.0)
    moves = [
        Advice(
            game.moves.text(one.move),
            round(scale * found.value(one), 4),
            round(one.share, 4),
            (*found.standing(one), *game.because(seen, seat, one.move)),
        )
        for one in found.worth_telling()
    ]
    return Hint(measure, tuple(moves))


class Weighing:
    """All moves of a seat. `mixed`: whoever always made the same could be beaten."""

    def __init__(self, weighed: list[Weighed], mixed: bool) -> None:
        self.best = best_of(weighed)
        others = [one for one in weighed if one.move != self.best.move]
        self.others = sorted(others, key=lambda one: (-one.share, one.loss))
        self.mixed = mixed

    def value(self, one: Weighed) -> float:
        """By what it loses against the best in the worlds that both have met: a rank and its
        number cannot contradict each other."""
        if self.mixed:
            return one.worth
        return max(0.0, self.best.worth - self.behind(one))

    def behind(self, one: Weighed) -> float:
        return one.loss - self.best.loss

    def is_close(self, one: Weighed) -> bool:
        """Whether it is about as good as the best, as far as can be told."""
        return self.behind(one) < CLOSE or not one.is_worse

    def worth_telling(self) -> list[Weighed]:
        """The best, and others that are clearly less good or, where moves are mixed, made as well:
        what is about as good is said once."""
        if self.mixed:
            most = round(100 * self.best.worth)
            likely = [one for one in self.others if one.share >= MADE]
            told = [one for one in likely if round(100 * one.worth) <= most]
        else:
            told = [one for one in self.others if not self.is_close(one)]
        return [self.best, *told][:MOST_MOVES]

    def standing(self, one: Weighed) -> tuple[Line, ...]:
        """How a move compares with the others."""
        if not self.others:
            return (Line("hint-only"),)
        if self.mixed:
            return (Line("hint-mixed", {"percent": round(100 * one.share)}),)
        if one is not self.best:
            return ()
        close = any(self.is_close(other) for other in self.others)
        return (Line("hint-close" if close else "hint-clear"),)
