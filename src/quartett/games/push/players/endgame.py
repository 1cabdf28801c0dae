"""Push with two seats: the worth of each move, as a probability of winning."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from quartett.core.judge import squash
from quartett.games.push.players.evaluation import ALL_ROLLS, Standing
from quartett.games.push.players.lookahead import Lookahead
from quartett.games.push.players.playouts import SURELY, Playouts
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, PLACE, STOP, TAKE
from quartett.games.push.rules.pile import COLOUR_SET, points
from quartett.games.push.rules.state import OPENING

FARTHEST: Final = 8
"""With fewer cards than this in the pile, everything that may come is examined if there is time."""
SHORT: Final = 2
"""The look-ahead otherwise: a third card was not worth the time."""
PLAYED_OUT: Final = 30
"""With at most this many cards in the pile, games are played out after a short look-ahead."""


def worths(
    seen: Push, seat: i64, may_look: Callable[[], bool], behind: float = SURELY
) -> tuple[list[float], list[float]]:
    """The worth of every legal move, and its standard error; see `Playouts.run`."""
    found = _looked_ahead(seen, seat, may_look, FARTHEST if seen.pile < FARTHEST else SHORT)
    if FARTHEST <= seen.pile <= PLAYED_OUT:
        best: i64 = found.index(max(found))
        playouts = Playouts(seen, seat, best, may_look)
        if playouts.run(behind):
            return playouts.worths(found[best])
    return found, [0.0] * len(found)


def _looked_ahead(
    seen: Push, seat: i64, may_look: Callable[[], bool], farthest: i64
) -> list[float]:
    """Deepens the look-ahead card by card as long as it may."""
    ahead = Lookahead(seen, seen.turn, may_look)
    found = _looked(ahead, seen, seat)
    while ahead.reach < farthest and ahead.reach <= seen.pile:
        ahead.reach += 1
        found = _looked_again(ahead, seen, seat, found)
        if ahead.tired:
            break
    return found


def _looked(ahead: Lookahead, seen: Push, seat: i64) -> list[float]:
    if seen.phase == OPENING and not ahead.is_solved():
        return _judged(ahead, seen)
    return [_worth(ahead, seen, seat, move) for move in seen.legal(seat)]


def _looked_again(ahead: Lookahead, seen: Push, seat: i64, found: list[float]) -> list[float]:
    """One card deeper. The best move so far comes first: if time runs out before all moves were
    examined, those that were are compared with it, and the others keep their distance to it."""
    if seen.phase == OPENING and not ahead.is_solved():
        return _judged(ahead, seen)
    moves = seen.legal(seat)
    order = sorted(range(len(moves)), key=lambda place: -found[place])
    farther: dict[int, float] = {}
    for place in order:
        value = _worth(ahead, seen, seat, moves[place])
        if ahead.tired:
            break
        farther[place] = value
    if not farther:
        return found
    shift = farther[order[0]] - found[order[0]]
    return [farther.get(place, _chance(old + shift)) for place, old in enumerate(found)]


def _chance(number: float) -> float:
    return min(1.0, max(0.0, number))


def _worth(ahead: Lookahead, seen: Push, seat: i64, move: i64) -> float:
    own: float = _worth_in_turn(ahead, seen, move)
    return own if seat == seen.turn else 1.0 - own


def _worth_in_turn(ahead: Lookahead, seen: Push, move: i64) -> float:
    """The worth to the player whose turn it is."""
    if move >= BANK:
        return ahead.value_of_banking(move - BANK)
    if move >= TAKE:
        own: bool = seen.taker == seen.turn
        return ahead.value_of_taking(move - TAKE, seen.lying, own, seen.takers)
    if move == STOP:
        return ahead.value_of_stopping()
    if move >= PLACE:
        return ahead.value_of_placing(move - PLACE, seen.flipped, min(ahead.reach, seen.pile))
    return ahead.value_of_flipping(min(ahead.reach, seen.pile)) if seen.pile else 0.0


def _judged(ahead: Lookahead, seen: Push) -> list[float]:
    """The static value at the start of a turn."""
    standing: Standing = ahead.standing
    pile: i64 = seen.pile
    fear: float = standing.fear[pile] * float(seen.rolls) / ALL_ROLLS
    after: float = ahead.ground  # if the rival continued with everything as it is
    found = [squash(after + 2.0 * standing.turn[pile])]
    for move in seen.legal(seen.turn)[1:]:
        safe: i64 = points(seen.open[seen.turn] & COLOUR_SET[move - BANK])
        found.append(squash(after + fear * float(safe)))
    return found
