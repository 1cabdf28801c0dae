"""Battle of the Force: the case for a move, as a good player would put it."""

from quartett.core.story import Line
from quartett.games.force.cards import Cards
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import DRAW, GIVE, KEEP
from quartett.games.force.rules.pile import BITS, VADERS, gain


def because(cards: Cards, seen: Force, seat: int, move: int) -> tuple[Line, ...]:
    if move >= DRAW:
        best = max(score for other, score in enumerate(seen.scores()) if other != seat)
        return (Line("because-draw", {"points": int(seen.score(seat)), "best": best}),)
    if seen.card < VADERS:
        penalty = int(seen.card) + 1
        name = "because-vader" if move < KEEP else "because-vader-found"
        return (Line(name, {"points": penalty, "count": int(BITS[seen.hand(seat)])}),)
    if move >= GIVE:
        other = move - GIVE
        return (Line("because-give", {"points": brought(seen, other), "seat": other}),)
    if move == KEEP:
        return (Line("because-keep", {"points": brought(seen, seat)}),)
    most = max(brought(seen, other) for other in range(seen.seats) if other != seat)
    return (Line("because-play", {"points": brought(seen, seat), "best": most}),)


def brought(seen: Force, seat: int) -> int:
    """What the open villain brings a seat, including the bonus of its set."""
    return int(gain(seen.captured[seat], seen.card - VADERS, seen.worth))
