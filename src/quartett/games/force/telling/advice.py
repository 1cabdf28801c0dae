"""Battle of the Force: what speaks for a move, as a good player would say it."""

from quartett.core.story import Line
from quartett.games.force.cards import Cards
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import DRAW, GIVE, KEEP
from quartett.games.force.rules.sets import BITS, BONUS, VADERS, copies


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
        return (Line("because-give", {"points": gain(seen, other), "seat": other}),)
    if move == KEEP:
        return (Line("because-keep", {"points": gain(seen, seat)}),)
    most = max(gain(seen, other) for other in range(seen.seats) if other != seat)
    return (Line("because-play", {"points": gain(seen, seat), "best": most}),)


def gain(seen: Force, seat: int) -> int:
    """What the open villain brings a seat, with the bonus of its set."""
    kind = seen.card - VADERS
    held = copies(seen.captured[seat], kind)
    return int(seen.worth[kind] + BONUS[held + 1] - BONUS[held])
