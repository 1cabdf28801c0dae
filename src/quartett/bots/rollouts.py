"""Rollouts: games continued by a judge's policy, as far as the judge wants to see.

Every rollout has a number that determines its luck. Positions that are compared get the same
numbers, so they differ in the position and not in the dice.
"""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.core.judge import Judge
from quartett.core.state import State

WORLDS: Final = 3
"""Each rollout has a stream for its world, one for chance and one for the players."""


def play_on(judge: Judge, state: State, root: State, chance: Stream, own: Stream) -> None:
    """Plays on in place, to the end or until enough is known about the root."""
    if judge.play_out(state, chance):
        return
    while not state.over and not judge.is_enough(state, root):
        actor: i64 = state.actor
        if actor == CHANCE:
            state.apply(actor, state.chance(chance))
        else:
            state.apply(actor, judge.answer(state, actor, own))


def rollout(judge: Judge, state: State, root: State, seed: int, number: i64) -> list[float]:
    """The worth of a position to each seat in one rollout; the position is left unchanged."""
    played: State = state.copy()
    index: i64 = WORLDS * number
    play_on(judge, played, root, Stream(seed, int(index + 1)), Stream(seed, int(index + 2)))
    return judge.values(played)


def mean_values(judge: Judge, state: State, root: State, seed: int, count: i64) -> list[float]:
    """The mean worth of a position to each seat over the first `count` rollouts."""
    totals: list[float] = [0.0] * int(state.seats)
    for number in range(count):
        values = rollout(judge, state, root, seed, number)
        for seat in range(len(totals)):
            totals[seat] += values[seat]
    return [total / float(count) for total in totals]


def move_values(
    judge: Judge, seen: State, seat: i64, moves: list[int], seed: int, first: i64, count: i64
) -> list[list[float]]:
    """The worth of each move to the seat in each of `count` imagined worlds. All moves share the
    same worlds and the same luck, and nothing is used that the seat cannot see."""
    found: list[list[float]] = [[] for _ in moves]
    for number in range(first, first + count):
        world: State = judge.imagine(seen, Stream(seed, int(WORLDS * number)))
        world.unseal()
        for place, move in enumerate(moves):
            after: State = world.copy()
            after.apply(seat, move)
            found[place].append(rollout(judge, after, seen, seed, number)[seat])
    return found
