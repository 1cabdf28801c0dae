"""Push: the case for a move, as a good player would put it."""

from quartett.core.story import Line
from quartett.games.push.players.expectations import NO_TAIL, TurnOutlook
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, FLIP, PLACE, STOP, TAKE
from quartett.games.push.rules.pile import COLOUR_SET, points
from quartett.games.push.rules.state import OPENING, PLACING


def because(seen: Push, seat: int, move: int) -> tuple[Line, ...]:
    if move >= BANK:
        return (_bank(seen, seat, move - BANK),)
    if move >= TAKE:
        return (_take(seen, move - TAKE),)
    if PLACE <= move < STOP and seen.phase == PLACING:
        return _place(seen, seat, move - PLACE)
    if move in (FLIP, STOP) and seen.phase != OPENING and seen.laid:
        return _decide(seen, seat, move)
    return (Line("because-open", {"count": int(seen.pile)}),)


def _outlook(seen: Push, seat: int) -> TurnOutlook:
    return TurnOutlook(seen, seat, 0.0, 0.0, 1.0, NO_TAIL)


def _bank(seen: Push, seat: int, colour: int) -> Line:
    safe, rolls = int(points(seen.open[seat] & COLOUR_SET[colour])), int(seen.rolls)
    return Line("because-bank", {"points": safe, "count": rolls})


def _take(seen: Push, column: int) -> Line:
    name = "because-take-roll" if seen.has_roll(column) else "because-take"
    return Line(name, {"points": int(points(seen.columns[column]))})


def _place(seen: Push, seat: int, column: int) -> tuple[Line, ...]:
    outlook = _outlook(seen, seat)
    outlook.lay(column, seen.flipped)
    return (Line("because-place", {"points": round(outlook.worth[column])}), *_next(seen, outlook))


def _decide(seen: Push, seat: int, move: int) -> tuple[Line, ...]:
    """That the next card fits is no reason to stop."""
    outlook = _outlook(seen, seat)
    best = max(round(outlook.worth[column]) for column in range(seen.laid))
    risk = _next(seen, outlook)
    if move == STOP and risk and not risk[0].arguments["percent"]:
        risk = ()
    return (*risk, Line("because-best", {"points": best}))


def _next(seen: Push, outlook: TurnOutlook) -> tuple[Line, ...]:
    """How likely it is that the next card fits nowhere, if there is one. 0 is said of what cannot
    happen, not of what is rare."""
    if not seen.pile:
        return ()
    share = outlook.dead_share()
    return (Line("because-fits", {"percent": max(round(100 * share), 1) if share else 0}),)
