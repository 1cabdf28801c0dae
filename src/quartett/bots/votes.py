"""Whether a vote changed a decision: with all other votes as they were, would the opposite one have
led elsewhere? Only then can it be a mistake."""

from collections.abc import Sequence
from typing import Any

from quartett.core.chance import NOBODY
from quartett.core.game import Game
from quartett.core.record import Move
from quartett.core.state import State
from quartett.core.story import View


def vote_of(game: Game[Any], seen: State, seat: int) -> tuple[str, ...]:
    """The verbs between which a seat votes now, or nothing."""
    if not game.votes:
        return ()
    verbs = tuple(game.moves.text(int(move)).split()[0] for move in seen.legal(seat))
    return verbs if verbs in game.votes else ()


def turned(game: Game[Any], before: State, moves: Sequence[Move]) -> bool:
    """Whether the first of the moves, a vote, changed the resulting decision."""
    first, *later = moves
    ends = [
        decided(game, before, first.seat, int(move), later) for move in before.legal(first.seat)
    ]
    return any(end != ends[0] for end in ends)


def decided(game: Game[Any], before: State, seat: int, move: int, later: Sequence[Move]) -> View:
    """What everybody sees after the vote if one seat votes this way and the others as they did."""
    state, vote = before.copy(), vote_of(game, before, seat)
    state.apply(seat, move)
    for one in later:
        if one.seat not in state.owing or vote_of(game, state, one.seat) != vote:
            break
        state.apply(one.seat, game.moves.parse(one.text))
    return game.view(state.masked(NOBODY))
