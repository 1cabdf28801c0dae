"""Konoha: the case for a move, as a good player would put it."""

from math import sqrt

from quartett.core.story import Line
from quartett.games.konoha.players.expectations import (
    GROWTH,
    PASS_SPREAD,
    chance_now,
    expected,
    likely,
    needed_now,
    spread,
)
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import AGREE, GIVE, KEEP, POINTS, SIGNAL, TAKE, WAIT
from quartett.games.konoha.rules.state import PASSING, SIGNALLING, TAKING, TILES
from quartett.games.konoha.rules.strength import BIT


def because(seen: Konoha, seat: int, move: int) -> tuple[Line, ...]:
    hand = seen.hands[seat]
    if seen.phase == PASSING and move < SIGNAL:
        return (_hand(seen, hand & ~BIT[move]),)
    if seen.phase == SIGNALLING:
        return (_hand(seen, hand, "because-signal"),)
    if GIVE <= move < TAKE:
        return (_hand(seen, hand & ~BIT[move - GIVE]),)
    if seen.phase == TAKING and move == TAKE:
        return (_hand(seen, hand | BIT[seen.gift]),)
    if move == WAIT:
        return _later(seen, seat)
    if move in (TAKE, AGREE, KEEP) or move > SIGNAL:
        return (_mission(seen, seat),)
    return ()


def _hand(seen: Konoha, cards: int, name: str = "because-hand") -> Line:
    return Line(name, {"strength": int(seen.strength.of(cards))})


def _mission(seen: Konoha, seat: int) -> Line:
    """The power that adds strength counts, if the team has it."""
    needed = int(seen.needed())
    total = round(expected(seen, seat) + needed - needed_now(seen))
    percent = round(100 * chance_now(seen, seat))
    return Line("because-mission", {"total": total, "needed": needed, "percent": percent})


def _later(seen: Konoha, seat: int) -> tuple[Line, ...]:
    """The later mission that is likeliest to succeed, if it is likelier than this one."""
    now = round(100 * chance_now(seen, seat))
    lead, doubt = expected(seen, seat) - needed_now(seen), spread(seen, seat)
    best, points = now, 0
    for tile in range(seen.token + 1, TILES):
        if seen.line & BIT[tile]:
            lead += float(GROWTH[tile] * seen.seats) / 100
            doubt += PASS_SPREAD * float(seen.seats)
            sure = round(100 * likely(lead, sqrt(doubt)))
            if sure > best:
                best, points = sure, int(POINTS[tile])
    if not points:
        return ()
    return (Line("because-wait", {"now": now, "points": points, "later": best}),)
