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
USUAL: Final = 0.95
"""A move that a master makes at least this often is nothing to be unpredictable about."""


CHANCES: Final = ("chance", 1.0, 100)
"""How chances are measured: as they are, told in hundredths. Points are told in tenths."""


class Advice(msgspec.Struct, frozen=True):
    """One move: what it leads to, and what speaks for it, as ids of words with arguments."""

    move: str
    value: float
    """The chance to win from 0 to 1, or the points that the team may expect: see `Hint.measure`.
    Of an only move nothing is looked for, and it is 0."""
    share: float
    """How often a master would make this move here; the shares of all moves add up to 1."""
    reasons: tuple[Line, ...]
    """What speaks for a better move as well is said there."""


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
    measure, scale, grain = ("score", evaluator.judge.scale, 10) if game.together else CHANCES
    found = Weighing(evaluator.weigh(seen, seat), mixed, scale * grain)
    said: list[Line] = []
    moves = []
    for one in found.worth_telling():
        lines = (*found.standing(one), *found.facts(one, game.because(seen, seat, one.move)))
        new = tuple(line for line in lines if line not in said)
        value = round(scale * found.value(one), 4)
        moves.append(Advice(game.moves.text(one.move), value, round(one.share, 4), new))
        said += new
    return Hint(measure, tuple(moves))


class Weighing:
    """All moves of a seat. `mixed`: whoever always made the same could be beaten. `grain`: how many
    steps of the numbers that people read make a win."""

    def __init__(self, weighed: list[Weighed], mixed: bool, grain: float) -> None:
        self.best = best_of(weighed)
        others = [one for one in weighed if one.move != self.best.move]
        self.others = sorted(others, key=lambda one: (-one.share, one.loss))
        self.mixed = mixed
        self.grain = grain

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

    def number(self, one: Weighed) -> int:
        """The value as people read it."""
        return round(self.grain * self.value(one))

    def worth_telling(self) -> list[Weighed]:
        """The best, and others that are clearly less good or, where moves are mixed, made as well:
        what is about as good is said once, and so is what is worse by the same number. Numbers
        never rise from one rank to the next."""
        told = [self.best]
        for one in self.others:
            if self.mixed:
                worth = one.share >= MADE and self.number(one) <= self.number(told[-1])
            else:
                worth = not self.is_close(one) and self.number(one) < self.number(told[-1])
            if worth:
                told.append(one)
        return told[:MOST_MOVES]

    def standing(self, one: Weighed) -> tuple[Line, ...]:
        """How a move compares with the others."""
        if not self.others:
            return (Line("hint-only"),)
        if self.mixed:
            return (self.habit(one),)
        if one is not self.best:
            return ()
        close = any(self.is_close(other) for other in self.others)
        return (Line("hint-close" if close else "hint-clear"),)

    def habit(self, one: Weighed) -> Line:
        """How often a master does this, and once that nobody should foresee it."""
        if one.share >= USUAL:
            return Line("hint-usual")
        name = "hint-mixed" if one is self.best else "hint-made"
        return Line(name, {"percent": round(100 * one.share)})

    def facts(self, one: Weighed, because: tuple[Line, ...]) -> tuple[Line, ...]:
        """A reason without a number is a judgement ("nothing is left that is worth it"), which is
        true of the best move only."""
        return because if one is self.best else tuple(line for line in because if line.arguments)
