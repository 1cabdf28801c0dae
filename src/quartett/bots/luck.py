"""The luck of the cards in a finished game, by which results are corrected.

Its mean is zero whoever plays, because every answer of chance is compared with all possible answers
by the same value function, which was fixed before any game was seen. So a result minus its luck has
the same mean as the result, and less variance.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from quartett.bots.evaluator import EFFORTS, Effort, Evaluator
from quartett.bots.review import known_effort
from quartett.core.chance import CHANCE
from quartett.core.game import Game
from quartett.core.record import Record
from quartett.core.replay import replay, start
from quartett.core.state import State

GLANCE: Final = Effort(rollouts=0, outcomes=16, worlds=0, batch=0, tries=0)
"""No rollouts: costs about as much as a game between simple bots."""
LUCK_EFFORTS: Final = {"glance": GLANCE, **EFFORTS}


def luck_of_the_cards(
    game: Game[Any], record: Record, effort: str | Effort = "quick", seed: int = 1
) -> list[float]:
    """For each seat, the same number as `cards` in its review. To adjust many games, give each its
    own seed: a large deal is valued from a sample, and a shared sample would bias all of them
    alike.

    >>> from quartett import games
    >>> from quartett.lab.run import plan
    >>> force = games.load("force")
    >>> record = plan(force, ["steady", "random"], 1, 1, {}).record(0)
    >>> one, two = luck_of_the_cards(force, record)
    >>> abs(one + two) < 0.1
    True
    """
    state = start(game, record)
    actors = (move.seat for move in replay(game, record, state))
    return luck_along(Evaluator(game, known_effort(effort, LUCK_EFFORTS), seed), state, actors)


def applied(state: State, moves: Iterable[tuple[int, int]]) -> Iterator[int]:
    """Makes the moves one by one and yields after each whose it was."""
    for actor, move in moves:
        state.apply(actor, move)
        yield actor


def luck_along(evaluator: Evaluator, state: State, actors: Iterator[int]) -> list[float]:
    """`actors` advances the state move by move and yields whose it was."""
    total, anchor = [0.0] * int(state.seats), state.copy()
    was = evaluator.values(state, anchor) if state.actor == CHANCE else []
    for actor in actors:
        if actor != CHANCE:
            anchor = state.copy()
        if actor == CHANCE and state.actor == CHANCE:
            continue  # a deal of several cards counts as one piece of luck
        if actor == CHANCE:
            now = evaluator.values(state, anchor)
            total = [sum(parts) for parts in zip(total, now, [-one for one in was], strict=True)]
        if state.actor == CHANCE:
            was = evaluator.values(state, anchor)
    return total
